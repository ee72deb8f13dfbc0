import { type DiceResult, type OptionView, type Seat, type Text, text } from '@questhall/kernel';
import type { Holder } from '../expansion-words.ts';
import { figureOf } from '../figure.ts';
import { OWN_HELPS } from '../own/words.ts';
import { hasRoomForSpell, healableOf } from '../rules/character/numbers.ts';
import { mayAdd } from '../rules/effects/choices.ts';
import { chanceOf, counted, type Dice, spreadOf } from '../rules/fight/dice.ts';
import { rollOf } from '../rules/fight/sheet.ts';
import { losable } from '../rules/kit/numbers.ts';
import { type Descent, descentOf, exitFor } from '../rules/space/exits.ts';
import { isCovered } from '../rules/space/places.ts';
import type { State } from '../state.ts';
import { amount, phrases } from '../text/effect-text.ts';
import { creatureName, spaceName } from '../text/names.ts';
import type { Effect } from '../vocabulary.ts';
import { ableTo, isIdle, wantsFollowers } from './for-seat.ts';

/*
 * What dice bring, as a table of their results, and how likely each is. Faces of one die are all alike; of several dice the
 * chances are counted from every way in which they can fall, with what lowers this character's rolls.
 */

export type Roll = Extract<Effect, { do: 'roll' }>;

/**
 * Every result of the dice of this character, in order, equal neighbours together: of one die by what it shows, of several by what they
 * come to, with the chances.
 */
export function resultsOf(s: State, seat: Seat, { dice, rows }: Pick<Roll, 'dice' | 'rows'>, holder: Holder = {}): DiceResult[] {
  const what = (total: number): Result => {
    const then = feltBy(s, seat, rowOf(rows, total));
    return { brings: briefly(then, holder), helps: helps(then) };
  };
  const roll = rollOf(s, seat, dice);
  return dice === 1 ? table(1, 6, (face) => what(counted(roll, [face]))) : likely(roll, what);
}

const rowOf = (rows: Roll['rows'], total: number): readonly Effect[] =>
  rows.find((row) => total >= row.from && total <= row.to)?.then ?? [];

/**
 * Effects without what changes nothing for this character: a value stands at its least, no life is missing, the purse is empty, a space is
 * not in play, there is no Follower to lose, no Spell may be held beside those in hand. Of a choice, what the character could choose.
 */
export function feltBy(s: State, seat: Seat, effects: readonly Effect[]): readonly Effect[] {
  return effects.flatMap((effect): readonly Effect[] => {
    if (isIdle(s, effect) || wantsFollowers(s, seat, effect)) return [];
    if (effect.do === 'choose') {
      const able = ableTo(s, seat, effect.of);
      return able.length > 1 ? [{ ...effect, of: able }] : able.flatMap(({ then }) => feltBy(s, seat, then));
    }
    if (effect.do === 'heal') return healableOf(s, seat) > 0 ? [effect] : [];
    if (effect.do === 'gain' && effect.what === 'spell') return hasRoomForSpell(s, seat) ? [effect] : [];
    if (effect.do === 'become') return figureOf(s, seat).alignment === effect.alignment ? [] : [effect];
    if (effect.do !== 'lose' || effect.what === 'life') return [effect];
    const n = losable(figureOf(s, seat), effect.what, effect.n);
    return n > 0 ? [{ ...effect, n }] : [];
  });
}

/** A table of all that these dice can come to, each row with its chance. */
function likely(dice: Dice, what: (total: number) => Result): DiceResult[] {
  const totals = spreadOf(dice).map(([total]) => total);
  return table(totals[0]!, totals.at(-1)!, what).map((row) => ({
    ...row,
    brings: text('note.brief.chance', { what: row.brings, odds: chanceOf(dice, row.from, row.to) }),
  }));
}

/** That the character may add to the roll, where it may. */
export function addedLine(s: State, seat: Seat, { add }: Roll): Text[] {
  const n = mayAdd(s, seat, add ?? null);
  return n > 0 ? [text('note.brief.add', { n })] : [];
}

/**
 * A roll of many results in one sentence: how likely it ends well and how likely badly, with what may be added to it.
 * @param optional whether the sentence says that nobody has to roll
 */
export function goodOrBad(s: State, seat: Seat, roll: Roll, optional = false): Text {
  const { good, bad } = sharesOf(s, seat, roll);
  return text(optional ? 'note.waits.odds.may' : 'note.waits.odds', { n: roll.dice, good, bad });
}

type Prospects = NonNullable<OptionView['prospects']>;

/** What a plate says of a roll: the table of its results, and in two numbers how it ends. */
export function diceBring(s: State, seat: Seat, roll: Rolled, holder: Holder = {}): Pick<OptionView, 'results' | 'prospects'> {
  return { results: resultsOf(s, seat, roll, holder), ...inTwo(sharesOf(s, seat, roll)) };
}

type Rolled = Pick<Roll, 'dice' | 'rows'> & { add?: Roll['add'] | null };

/** How likely a roll ends well and how likely badly for this character, who adds what it may where that is better. */
function sharesOf(s: State, seat: Seat, { dice, rows, add }: Rolled): Prospects {
  const more = mayAdd(s, seat, add ?? null);
  let [good, bad] = [0, 0];
  for (const [total, chance] of spreadOf(rollOf(s, seat, dice))) {
    const reached = more > 0 && total < 6 * dice ? [total, total + more] : [total];
    const verdicts = reached.map((one) => helps(feltBy(s, seat, rowOf(rows, one))));
    if (verdicts.includes(true)) good += chance;
    else if (verdicts.every((verdict) => verdict === false)) bad += chance;
  }
  return { good, bad };
}

/** Two numbers where there is anything to say. */
const inTwo = (prospects: Prospects): { prospects?: Prospects } => (prospects.good + prospects.bad > 0 ? { prospects } : {});

/** Whether one must come through it by dice. */
export const descends = (inner: string | undefined): inner is Descent => inner === 'crypt' || inner === 'mines';

/** Crypt or Mines for a character that stands there: against what the dice are rolled, and where each result lets it out. */
export function descentFrom(s: State, seat: Seat, inner: Descent): { note: Text } & Pick<OptionView, 'results' | 'prospects'> {
  const { dice, stat, value } = descentOf(s, seat, inner);
  const roll = rollOf(s, seat, dice);
  const good = spreadOf(roll).reduce((sum, [total, chance]) => sum + (outBy(s, seat, inner, total).helps ? chance : 0), 0);
  return {
    note: text('note.waits.descent', { n: dice, stat: text(`stat.${stat}`), value }),
    results: likely(roll, (total) => outBy(s, seat, inner, total)),
    prospects: { good, bad: 1 - good },
  };
}

/** What every number of the Vampire's die costs (T86-6.14.3). */
export const thirst = (n: number): Result => ({
  brings: text('note.brief.lose', { what: amount('life', Math.ceil(n / 2)) }),
  helps: false,
});

/** The Vampire for a character that comes there: what each number costs, and that its Followers may go instead. */
export function thirstFor(s: State, seat: Seat): { note?: Text; results: DiceResult[] } {
  const note = figureOf(s, seat).followers.length > 0 ? { note: text('note.waits.vampire') } : {};
  const roll = rollOf(s, seat, 1);
  return { ...note, results: table(1, 6, (face) => thirst(counted(roll, [face]))) };
}

/** Where a total of the dice lets one out; an exit that is not in play lets nobody out (TDE-11.17). */
export function outBy(s: State, seat: Seat, inner: Descent, total: number): Result {
  const exit = exitFor(s, seat, inner, total);
  if (!exit || isCovered(s, exit)) return { brings: text('note.brief.through'), helps: true, spaces: [figureOf(s, seat).space] };
  return { brings: spaceName(exit), helps: false, spaces: [exit] };
}

/** What one number of the dice brings. */
export interface Result {
  brings: Text;
  helps?: boolean | undefined;
  spaces?: readonly string[];
}

/** A table of all numbers from one to another. */
export function table(from: number, to: number, what: (n: number) => Result): DiceResult[] {
  const found: DiceResult[] = [];
  for (let n = from; n <= to; n++) {
    const { brings, helps: good, spaces } = what(n);
    const last = found.at(-1);
    if (last && JSON.stringify(last.brings) === JSON.stringify(brings)) found[found.length - 1] = { ...last, to: n };
    else found.push({ from: n, to: n, brings, ...(good === undefined ? {} : { helps: good }), ...(spaces ? { spaces } : {}) });
  }
  return found;
}

/** What a result does, as briefly as a cell holds it: "+1 Strength", "toad". */
export function briefly(effects: readonly Effect[], holder: Holder): Text {
  const said = effects.flatMap((effect): Text[] => {
    const brief = briefOf(effect);
    if (brief) return [brief];
    const words = phrases([effect], holder);
    return Array.isArray(words) ? [] : [words as Text];
  });
  return said.length > 0 ? said.reduce((a, b) => text('list.comma', { a, b })) : text('note.fate.nothing');
}

function briefOf(effect: Effect): Text | undefined {
  switch (effect.do) {
    case 'gain':
      return text('note.brief.gain', { what: amount(effect.what, effect.n) });
    case 'lose':
      return effect.safeAt ? undefined : text('note.brief.lose', { what: amount(effect.what, effect.n) });
    case 'toad':
      return text('note.brief.toad');
    case 'missTurn':
      return effect.next ? undefined : text('note.brief.missTurn');
    case 'fight':
      return text('note.brief.fight', { creature: creatureName(effect.creature), stat: text(`stat.${effect.stat}`), n: effect.n });
    case 'teleport':
      return effect.to === 'region' ? undefined : spaceName(effect.to);
    default:
      return undefined;
  }
}

const GOOD: ReadonlySet<string> = new Set(['gain', 'heal', 'awardTalisman']);
const BAD: ReadonlySet<string> = new Set(['lose', 'loseFollower', 'missTurn', 'toad', 'fight']);

/** True where all that happens is good, false where all is bad. */
export function helps(effects: readonly Effect[]): boolean | undefined {
  if (effects.length === 0) return undefined;
  const verdicts = effects.map(verdictOf);
  return verdicts.every((verdict) => verdict === verdicts[0]) ? verdicts[0] : undefined;
}

/** Of a choice, what is true of whatever is chosen. */
function verdictOf(effect: Effect): boolean | undefined {
  if (effect.do === 'choose') return helps(effect.of.flatMap(({ then }) => then));
  if (GOOD.has(effect.do)) return true;
  return BAD.has(effect.do) ? false : OWN_HELPS[effect.do];
}
