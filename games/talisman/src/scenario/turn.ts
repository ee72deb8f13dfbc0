import { bySeat, type FrameOf, type ScenarioTable, type ScenarioWords } from '@questhall/kernel';
import { figureOf } from '../figure.ts';
import { standAt } from '../frames.ts';
import type { Locals, State } from '../state.ts';
import { isNamed, spaceIn } from './names.ts';

/** What a position may say of a turn that has begun. */
export const TURN = ['of', 'at', 'start', 'extra', 'put', 'evaded', 'casts'] as const;

/** The step with which the turn of a position goes on. */
const STEPS = { start: 'ask', arrival: 'arrive', end: 'finish' } as const;

/** A turn that has begun: on the question at its start, on arriving where the figure stands, or at its end. */
export function inTheMiddle(s: State, f: { readonly [N in (typeof TURN)[number]]?: ScenarioWords }, table: ScenarioTable): void {
  const { turn } = s;
  const c = figureOf(s, turn.seat);
  const at = f.at?.oneOf(Object.keys(STEPS) as (keyof typeof STEPS)[]) ?? 'start';
  Object.assign(turn, {
    n: turn.n + 1,
    phase: at === 'start' ? 'start' : 'move',
    start: f.start ? spaceIn(f.start) : c.space,
    held: c.spells.length,
  });
  if (f.extra) turn.extra = f.extra.whole(0);
  if (f.put) turn.put = f.put.list().map((card) => lyingCard(s, card));
  if (f.evaded) turn.evaded = bySeat(f.evaded, table).map(([seat, from]) => ({ seat, from: table.seatOf(from) }));
  if (f.casts) for (const [seat, n] of bySeat(f.casts, table)) turn.casts[seat] = n.whole(0);
  for (let seat = 0; seat < turn.casts.length; seat++) turn.casts[seat] ??= 0;
  standAt(s, [
    { id: 1, proc: 'match', step: 'next', at: s.seats } as FrameOf<Locals, 'match'>,
    { id: 2, proc: 'turn', step: STEPS[at], missed: false, went: '' } as FrameOf<Locals, 'turn'>,
  ]);
}

/** A card that lies on some space. */
function lyingCard(s: State, words: ScenarioWords): string {
  const lying = Object.values(s.lying).flat();
  return (
    lying.find((card) => isNamed(card, words.text(), 'adv')) ??
    words.fail(`no "${words.text()}" lies anywhere; ${words.likely(words.text(), lying)}`)
  );
}
