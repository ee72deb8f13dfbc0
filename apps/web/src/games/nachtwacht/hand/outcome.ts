import type { Seat, Text } from '@questhall/kernel';
import type { NachtwachtView, StepCard } from '@questhall/nachtwacht/client';
import type { IconName } from '../../../art/icons.gen.ts';
import type { AnyEvent } from '../../contract.ts';
import { powerIcon } from '../art/sizes.ts';
import { asEvent } from '../playback.ts';

/** The eight step cards, in the order of the fan. */
export const STEP_ORDER: readonly StepCard[] = ['1', '2', '3', '4', '5', '6', 'skull', 'vega'];

/** What a card's strip says in a word: made from the sentence that the rules give to the option, so that both say the same. */
export interface Outcome {
  /** The square where the pawn would stand; null where it would not walk, or beyond what is laid. */
  square: number | null;
  /** In a word or two: "new strip". Absent where the square says enough. */
  words?: Text;
  icon?: IconName;
}

const WALK = 'note.walk.';
const word = (key: string): Text => ({ key: `ui.nw.chip.${key}` });

/** What waits on a square, as a picture: the monster's own sign where one bars it. */
function iconOf(what: Text | undefined): IconName | undefined {
  const kind = what?.key.replace('note.what.', '');
  if (kind === 'power') return 'flame';
  if (kind === 'monster') return 'death-skull';
  if (kind !== 'card' && kind !== 'cardMatch') return undefined;
  const monster = what?.args?.monster as Text | undefined;
  const power = monster?.key.replace('monster.', '');
  return power === undefined ? 'crossed-chains' : powerIcon(power as Parameters<typeof powerIcon>[0]);
}

/** The strip of a card whose option has this note. Undefined for words that this page does not know. */
export function outcomeOf(note: Text | undefined): Outcome | undefined {
  if (!note) return undefined;
  const { key, args } = note;
  if (key === `${WALK}library`) return { square: null, words: word('library'), icon: 'white-tower' };
  if (key === `${WALK}newStrip`) return { square: null, words: word('strip') };
  if (key === `${WALK}stay`) return { square: null, words: word('stay') };
  if (key === `${WALK}blocked`) return { square: null, words: word('held'), icon: 'crossed-chains' };
  if (key.startsWith(WALK)) {
    const icon = iconOf(args?.what as Text | undefined);
    return { square: Number(args?.square), ...(icon ? { icon } : {}) };
  }
  if (key === 'note.skull.place') return { square: null, words: word('monster'), icon: 'death-skull' };
  if (key === 'note.skull.move') return { square: null, words: word('move'), icon: 'death-skull' };
  if (key === 'note.skull.nowhere' || key === 'note.vega.nobody') return { square: null, words: word('nothing') };
  if (key === 'note.vega.take' || key === 'note.vega.blocked') return { square: null, words: word('steal'), icon: 'grab' };
  return undefined;
}

/** How many squares past the end of the path a walk would go that turns up a new strip; null for any other card. */
export const beyondOf = (note: Text | undefined, view: NachtwachtView, seat: Seat): number | null =>
  note?.key === `${WALK}newStrip` ? (view.players[seat]?.square ?? 0) + Number(note.args?.n) - view.path.length : null;

/** Open to all: the others who still hold this card, and so could cancel it (NW-6.2). */
export const couldCancel = (view: NachtwachtView, me: Seat, card: string): Seat[] =>
  view.players.filter(({ seat, stepHand }) => seat !== me && stepHand.includes(card as StepCard)).map(({ seat }) => seat);

/** What the bar says of a card that is picked up: where it leads as its title, and who could cancel it. */
export function pickedTitle(card: string, note: Text | undefined): Text {
  const name: Text = { key: `step.${card}` };
  const { square = null, words } = outcomeOf(note) ?? {};
  if (square !== null) return { key: 'ui.nw.pick.square', args: { card: name, square } };
  if (note?.key === `${WALK}newStrip`) return { key: 'ui.nw.pick.strip', args: { card: name } };
  if (note?.key === `${WALK}library`) return { key: 'ui.nw.pick.library', args: { card: name } };
  return words ? { key: 'ui.nw.pick.words', args: { card: name, words } } : name;
}

/** Who could cancel it, as a sentence; `seats` are their names. */
export const cancelText = (seats: readonly string[]): Text =>
  seats.length === 0 ? { key: 'ui.nw.cancel.nobody' } : { key: 'ui.nw.cancel', args: { seats, count: seats.length } };

/**
 * In which round each of a seat's spent cards was shown, as far as the lines told so far say.
 * @param now the round that is being played: lines need not begin with the first one (a lesson, a position, a long match)
 */
export function playedIn(log: readonly AnyEvent[], seat: Seat, now: number): ReadonlyMap<string, number> {
  const rounds = new Map<string, number>();
  let round = now - log.filter(({ type }) => type === 'roundBegan').length;
  for (const event of log) {
    const e = asEvent(event);
    if (e.type === 'roundBegan') {
      round = e.round;
      if (e.refilled) rounds.clear();
    } else if (e.type === 'revealed') rounds.set(e.cards[seat]!, round);
  }
  return rounds;
}

/** Squares from here into the library, exactly: the path will have its full length, and the library is the one behind its end. */
export const toLibrary = (view: NachtwachtView, square: number): number => Math.max(0, (view.libraryAt ?? view.fullLength + 1) - square);
