import { commitment } from '@questhall/fair';
import { type AnyGame, begin, fast, matchOptions, play } from '@questhall/kernel';
import { nachtwacht } from '@questhall/nachtwacht';
import { duel } from '../../testkit/src/duel/index.ts';
import { type ExportedMatch, recordByReplay } from '../src/index.ts';
import { chanceOf } from '../src/replay.ts';

export const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

export const GAMES: readonly AnyGame[] = [nachtwacht, duel];
export const gameOf = (id: string) => GAMES.find((g) => g.id === id);

/** The record of a match between seats that choose at random. */
export function playedMatch(game: AnyGame, seats: number, seed: number, sealedBy: string | null = SECRET): ExportedMatch {
  const people = ['Anna', 'Bo', 'Cäcilie', 'Dørthe'];
  const table = {
    match: `match${seed}`.padEnd(16, '0'),
    game: game.id,
    rules: game.version,
    options: matchOptions(game.options),
    chance: sealedBy === null ? { kind: 'fast' as const, seed, stream: 3 } : { kind: 'sealed' as const, commitment: commitment(sealedBy) },
  };
  const seated = Array.from({ length: seats }, (_, seat) => ({
    seat,
    kind: seat === 1 ? ('bot' as const) : ('person' as const),
    name: seat === 1 ? null : people[seat]!,
    level: seat === 1 ? 'normal' : null,
    contribution: seat === 1 || sealedBy === null ? '' : `${seat}${seed} 🎲`,
  }));
  const empty = { table: { ...table, link: '' }, seats: seated.map((s) => ({ ...s, link: '' })), secret: sealedBy };
  const chance = chanceOf(empty);
  const choosing = fast(seed, 99);
  const s = begin(game, { seats, options: table.options }, chance);
  const when = (n: number) => (sealedBy === null ? {} : { at: 1_700_000_000_000 + n * 1000 });
  const actions: Parameters<typeof recordByReplay>[1]['actions'][number][] = [];
  while (!s.outcome) {
    const d = s.pending[choosing.below(s.pending.length)]!;
    const many = d.choose ? d.options.slice(0, d.choose.min) : undefined;
    const choice = many ? [...many] : d.options[choosing.below(d.options.length)]!;
    actions.push({ seat: d.seat, choice, by: d.seat === 1 ? ('bot' as const) : ('person' as const), ...when(actions.length + 1) });
    play(game, s, { decision: d.id, seat: d.seat, choice }, chance);
  }
  return recordByReplay(game, { table, seats: seated, secret: sealedBy, ...when(0), actions });
}
