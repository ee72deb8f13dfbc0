import type { Seat, Text, TextArg } from '@questhall/kernel';
import { type Side, spellOf } from '@questhall/talisman/client';
import type { AnyEvent } from '../contract.ts';
import { COMMAND, cardName, foeName, placeName, spaceName } from './names.ts';
import type { Of, TsEvent } from './playback.ts';

/* What did something to a character: cards, Spells, fights, spaces, and the dice of the Inner Region. */

/** What did it: how it is called, and the event that shows it. */
export interface Cause {
  by: TextArg;
  event: AnyEvent;
}

/** Answers to something else, which itself goes on or not. */
function isAnswer(spell: string): boolean {
  try {
    return spell !== COMMAND && spellOf(spell).target === 'theirs';
  } catch {
    return false; // a newer server's, which this page does not know
  }
}

/** What from here on is done to anybody comes of this; null where the event is no cause, undefined where a cause is over. */
export function causeOf(e: TsEvent, event: AnyEvent, me: Seat): Cause | null | undefined {
  switch (e.type) {
    case 'turnBegan':
    case 'countered':
      return undefined;
    case 'cast':
      if (isAnswer(e.spell) || (e.target !== undefined && e.target !== me)) return null;
      return { by: cardName(e.spell), event };
    case 'commanded':
      return e.worked ? { by: cardName(COMMAND), event } : undefined;
    case 'drew':
    case 'met':
      return { by: cardName(e.card), event };
    case 'fought':
      return e.seat === me && e.foes[0] ? { by: withSums(foeName(e.foes[0]), sumsOf(e.hero, e.foe)), event } : null;
    case 'duelled':
      if (e.seat !== me && e.target !== me) return null;
      return { by: withSums({ seat: e.seat === me ? e.target : e.seat }, duelSums(e, me)), event };
    case 'rolled': {
      // A page that was told long ago does not say where.
      if (e.card?.includes('.')) return { by: cardName(e.card), event };
      return e.space && (e.for === 'space' || e.for === 'card' || e.for === 'pray') ? { by: placeName(e, e.space), event } : null;
    }
    case 'questDone':
      return e.seat === me ? { by: { key: 'ui.ts.befell.quest' }, event } : null;
    case 'hexStruck':
      return e.seat === me ? { by: placeName(e, e.space), event } : null;
    case 'struck':
      return { by: cardName(e.card), event };
    default:
      return null;
  }
}

/** What both sides came to, one's own first; null where a page was told long ago and does not know. */
export interface Sums {
  mine: number;
  theirs: number;
}

/** What two sides of a fight came to. */
export const sumsOf = (mine: Partial<Side>, theirs: Partial<Side>): Sums | null =>
  mine.score === undefined || theirs.score === undefined ? null : { mine: mine.score, theirs: theirs.score };

/** The same of a fight between characters, from whoever's side it is told. */
export const duelSums = (e: Of<'duelled'>, me: Seat): Sums | null =>
  e.seat === me ? sumsOf(e.attack, e.defence) : sumsOf(e.defence, e.attack);

/** What is told of a fight, with what both sides came to. */
export const withSums = <T extends TextArg>(what: T, sums: Sums | null): T | Text =>
  sums === null ? what : { key: 'ui.ts.befell.sums', args: { what, ...sums } };

/** The roll that is told, as it fell or as fate has changed it. */
export const rolled = (e: TsEvent | undefined) => (e?.type === 'rolled' || e?.type === 'rerolled' ? e : undefined);

/** The spaces of the Inner Region whose dice decide alone what comes, and the Portal that leads there. */
const INNER: Readonly<Record<string, string>> = {
  portal: 'M1',
  mines: 'I2',
  vampire: 'I3',
  pits: 'I4',
  fiends: 'I4',
  werewolf: 'I6',
  crypt: 'I8',
};

/** What was thrown in the Inner Region, and against what where Death throws too: his dice come right after those of whoever plays with him. */
export function thrown(e: TsEvent, last: TsEvent | undefined, game: Text | null, me: Seat): Text | null {
  const roll = rolled(e);
  if (!roll) return null;
  if (roll.for !== 'death') {
    const space = INNER[roll.for];
    return space && roll.seat === me ? { key: 'ui.ts.befell.rolled', args: { place: spaceName(space), n: roll.total } } : null;
  }
  const against = (mine: number, theirs: TextArg): Text => ({
    key: 'ui.ts.befell.against',
    args: { place: spaceName('I7'), mine, theirs },
  });
  if (e.type === 'rerolled') return game && e.seat === me ? against(e.total, game.args?.['theirs'] ?? 0) : null;
  const mine = rolled(last);
  return mine?.type === 'rolled' && mine.for === 'death' && mine.seat === me && roll.seat !== me ? against(mine.total, roll.total) : null;
}
