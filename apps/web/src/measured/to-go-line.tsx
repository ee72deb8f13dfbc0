import type { TableInfo } from '@questhall/protocol';
import { useToldLog } from '../frame/told-log.ts';
import type { GameModule } from '../games/contract.ts';
import { oneLevelOf } from '../games/editions.ts';
import { usePlayed } from '../settings/settings.ts';
import { useMatchState } from '../table/match-context.tsx';
import { hourOf } from '../text/day.ts';
import { useT, useWords } from '../text/words.tsx';
import { roundsOf, useMeasured } from './measured.ts';
import { minutesToGo, saidOf, secondsPlayed, secondsSince } from './to-go.ts';

/** A clock of an hour and more is for matches over days: minutes say nothing there. */
const OVER_DAYS_S = 3600;

/**
 * "About half an hour to go", while a match runs; nothing where its length was not measured. Of a match that goes over levels that is said
 * of the one that is played: nobody plays all of them at a sitting.
 */
export function ToGo({ module, table, view, className }: { module: GameModule; table: TableInfo; view: unknown; className: string }) {
  const t = useT();
  const { locale } = useWords();
  const measured = useMeasured(module.id);
  const played = usePlayed(module.id);
  const log = useToldLog();
  const playing = useMatchState((m) => m.playing);
  const done = module.rounds?.done(view) ?? null;
  // That the match is over is told by the stage, and not by a sentence that goes away before it.
  const runs = table.status === 'running' || playing;
  if (!measured || !module.rounds || done === null || !runs || (table.clock ?? 0) >= OVER_DAYS_S) return null;
  const { [module.rounds.limit]: limit, ...set } = table.options;
  const one = oneLevelOf(module.id, set);
  const at = one && module.rounds.level?.(view);
  const options = at ? { ...one.options, level: at.level } : set;
  const bots = table.seats.filter(({ kind, standIn }) => kind === 'bot' || standIn !== null).length;
  // What the last round does to the length is reckoned from the rounds that lie ahead, not from what matches with it came to.
  const rounds = roundsOf(measured, options, table.seats.length - bots, bots, played ? 'practised' : 'first');
  if (!rounds) return null;
  const last = (table.doneBy?.last ?? Number(limit)) * (module.rounds.turns ? table.seats.length : 1) || null;
  const begins = module.rounds.begins;
  const paceOf = () => (at && begins ? secondsSince(log, ({ event }) => begins(event)) : secondsPlayed(log));
  const minutes = saidOf(at ? `${table.id} ${at.level} ${at.attempt}` : table.id, done, () => {
    // A table that wants to be done by an hour gets a last round that ends near it.
    const until = table.doneBy ? Math.max(0, (table.doneBy.at - Date.now()) / 60_000) : Number.POSITIVE_INFINITY;
    return Math.min(minutesToGo(rounds, { done, last }, paceOf()), until);
  });
  const toGo = minutes < 120 ? t('ui.toGo', { minutes }) : t('ui.toGo.hours', { hours: minutes / 60 });
  return (
    <span className={className} title={table.doneBy ? t('ui.doneBy.is', { clock: hourOf(table.doneBy.at, locale) }) : t('ui.toGo.how')}>
      {at ? t('ui.toGo.level', { toGo }) : toGo}
    </span>
  );
}
