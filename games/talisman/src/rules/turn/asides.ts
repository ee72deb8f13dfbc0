import type { Seat } from '@questhall/kernel';
import { rulesOf } from '../../editions/index.ts';
import { figureOf } from '../../figure.ts';
import { askAgain, isUnderWay, onTop } from '../../frames.ts';
import type { State } from '../../state.ts';
import { droppable } from '../goods/goods.ts';
import { settling } from '../goods/limits.ts';
import { spareTrophies } from '../goods/trophies.ts';
import { loseCard, putDown } from '../kit/cards.ts';
import type { Table } from '../kit/table.ts';
import { sparesTrophies } from '../variants.ts';

/**
 * What a seat may do unasked. `leave:<card>` (1986 also `leave:gold`) puts something down on the space, at any point of the
 * own turn that is no fight (T86-6.5.4, T86-6.6.4, TDE-8.16); a trophy that need not be kept is discarded (TDE-6.24a). `stop:on` and `stop:off`, at any time, say whether the seat
 * is asked on arrival, when it has taken something, and before its turn ends, so that there is a point to do it.
 */
export const asides = {
  options(s: State, seat: Seat): string[] {
    const c = s.characters[seat];
    if (!c || c.out || s.turn.phase === 'setup') return [];
    return [...leavable(s, seat).map((what) => `leave:${what}`), s.halts.includes(seat) ? 'stop:off' : 'stop:on'];
  },

  act(g: Table, seat: Seat, id: string): void {
    const what = id.slice(id.indexOf(':') + 1);
    if (id.startsWith('stop:')) {
      g.s.halts = g.s.halts.filter((one) => one !== seat);
      if (what === 'on') g.s.halts.push(seat);
      return;
    }
    if (g.of(seat).trophies.includes(what)) {
      spareTrophies(g, seat, [what]);
      askAnew(g, 'trophy');
      return;
    }
    if (what === 'gold') g.of(seat).gold -= 1;
    else loseCard(g, seat, what);
    putDown(g, seat, what === 'gold' ? [] : [what], 'T86-6.5.4', what === 'gold' ? { gold: 1 } : {});
    askAnew(g, what);
  },
};

/** What the seat may put down now: cards, and 'gold' where gold may be left. */
export function leavable(s: State, seat: Seat): string[] {
  if (!atRest(s, seat)) return [];
  const { gold, toad, trophies } = figureOf(s, seat);
  return [
    ...droppable(s, seat),
    ...(sparesTrophies(s, seat) ? trophies : []),
    ...(rulesOf(s).goldIsLeft && gold > 0 && toad === 0 ? ['gold'] : []),
  ];
}

/** Questions of the own turn that can be put anew, each with the step that does: it changes nothing but asks. */
const ASKING: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  turn: { turn: 'ask', endTurn: 'finish' },
  move: { direction: 'direct' },
  encounter: { encounter: 'ask' },
  taking: { take: 'ask' },
  choosing: { may: 'ask', choose: 'ask', visit: 'ask' },
  buying: { buy: 'ask' },
  selling: { sell: 'ask' },
  healing: { heal: 'ask' },
  quest: { quest: 'ask' },
};

/** Fights, Spells and whatever is being done to another: in the midst of these nothing is put down. */
const IN_THE_MIDST: ReadonlySet<string> = new Set([
  'attempt',
  'cast',
  'facing',
  'fight',
  'duel',
  'approach',
  'ability',
  'hurt',
  'loseLives',
  'death',
  'eachOf',
]);

/** The step that asks what the active seat is being asked, where it can be put anew; undefined where nothing is put down. */
function askingStep(s: State, seat: Seat): string | undefined {
  const [asked, another] = s.pending;
  if (seat !== s.turn.seat || asked?.seat !== seat || another) return undefined;
  if (isUnderWay(s, IN_THE_MIDST)) return undefined;
  return ASKING[onTop(s)!.proc]?.[asked.kind];
}

const atRest = (s: State, seat: Seat): boolean => askingStep(s, seat) !== undefined;

/** What is asked is asked once more, after what the limits want now that this is gone (section H7). */
function askAnew(g: Table, what: string): void {
  const { s } = g;
  const step = askingStep(s, s.turn.seat)!;
  const f = onTop(s)!;
  // What was put down while taking lies among what may be taken (T86-6.12.1c).
  if (f.proc === 'taking' && what !== 'gold' && what !== 'trophy') f.dropped = [...(f.dropped ?? []), what];
  askAgain(s, step, settling(g) && { proc: 'limits', step: 'look' });
}
