import { type Text, type TextArg, text } from '@questhall/kernel';
import type { Holder, PhraseOf } from '../expansion-words.ts';
import { WORDS } from '../expansions/words/index.ts';
import { OWN_PHRASES } from '../own/words.ts';
import type { Alignment, Asset, Choice, Condition, Effect, Occasion, PlainVerb, Row, Stat, Verb } from '../vocabulary.ts';
import { either, inRow } from './lists.ts';
import { creatureName, nameOf, spaceName } from './names.ts';
import type { Answered, PatternKey, Whom } from './patterns.ts';

/** A text of the card patterns: a key that has none in the languages does not compile. */
export function pattern(key: PatternKey, args?: Readonly<Record<string, TextArg>>): Text {
  return text(key, args);
}

type Of<V extends Verb> = Extract<Effect, { do: V }>;

/** The phrase of each verb of the base game. Null: the lines that belong to it say it all. */
const PHRASES: { [V in PlainVerb]: PhraseOf<Of<V>> } = {
  gain: (e) => pattern('verb.gain', { what: amount(e.what, e.n) }),
  lose: (e) => pattern(e.safeAt ? `verb.lose.${e.safeAt}` : 'verb.lose', { what: amount(e.what, e.n) }),
  heal: (e) =>
    e.n === 'quota'
      ? pattern(e.price > 0 ? 'verb.heal.allPaid' : 'verb.heal.all', { price: e.price })
      : pattern(e.price > 0 ? 'verb.heal.paid' : 'verb.heal', { n: e.n, price: e.price }),
  loseFollower: () => pattern('verb.loseFollower'),
  missTurn: (e) => pattern(e.next ? 'verb.missTurn.next' : 'verb.missTurn'),
  toad: () => pattern('verb.toad'),
  become: (e) => pattern('verb.become', { alignment: pattern(`alignment.${e.alignment}`) }),
  awardTalisman: () => pattern('verb.awardTalisman'),
  roll: (e) => pattern(leadsAway(e.rows) ? 'verb.roll.teleport' : 'verb.roll', { n: e.dice }),
  may: (e, holder) => pattern('verb.may', { effects: phrases(e.then, holder) }),
  choose: (e, holder) => oneOf(e.of, holder),
  visit: (e) => pattern(e.one.length > 1 ? 'verb.visit' : 'verb.visit.one'),
  if: (e, holder) => pattern(`verb.if.${e.when.is}`, { ...condition(e.when), effects: phrases(e.then, holder) }),
  byAlignment: () => null,
  firstOnly: (e, holder) =>
    e.when
      ? pattern(`verb.firstOnly.${e.when.is}`, { ...condition(e.when), effects: phrases(e.then, holder) })
      : pattern('verb.firstOnly', { effects: phrases(e.then, holder) }),
  teleport: (e) => (e.to === 'region' ? pattern('verb.teleport.region') : pattern('verb.teleport', { space: spaceName(e.to) })),
  pay: (e) => pattern('verb.pay', { what: amount('gold', e.gold) }),
  buy: () => pattern('verb.buy'),
  takeOne: (_e, { card }) => pattern('verb.takeOne', { what: amount(card?.holds?.what ?? 'life', 1) }),
  fight: (e) => pattern('verb.fight', { creature: creatureName(e.creature), stat: stat(e.stat), n: e.n }),
  everyone: (e, holder) =>
    e.clockwise
      ? pattern('verb.everyone.clockwise', { effects: phrases(e.then, holder) })
      : e.except
        ? pattern(`verb.everyone.${e.where}Except`, { whom: pattern(`alignment.${e.except}`), effects: phrases(e.then, holder) })
        : pattern(`verb.everyone.${e.where}`, { effects: phrases(e.then, holder) }),
  curse: () => pattern('verb.curse'),
  stop: (_e, { spell }) => pattern(spell?.when.includes('cast') ? 'verb.stop.cast' : 'verb.stop.loss'),
  bind: () => null,
  forTarget: (e, holder) => pattern('verb.forTarget', { effects: phrases(e.then, holder) }),
};

const ALL_PHRASES: Readonly<Record<string, PhraseOf<never>>> = Object.assign(
  {},
  PHRASES,
  OWN_PHRASES,
  ...WORDS.map(({ phrases: added }) => added),
);

function phrase(effect: Effect, holder: Holder): Text | null {
  return ALL_PHRASES[effect.do]!(effect as never, holder, phrases);
}

/** Effects in a row, inside a sentence. */
export function phrases(effects: readonly Effect[], holder: Holder): TextArg {
  const said = effects.map((effect) => phrase(effect, holder)).filter((words) => words !== null);
  return said.length === 1 ? said[0]! : said;
}

/** Effects as sentences, a line each; what dice, goods or alignments decide stands below, a line a case. */
export function effectLines(effects: readonly Effect[], holder: Holder): Text[] {
  let above: Text | null = null;
  return effects.flatMap((effect) => {
    const head = phrase(effect, holder);
    const cases = casesOf(effect, holder, false);
    // One head over two lists, where it would stand twice ("if you wish").
    const told = cases.length > 0 && same(head, above);
    above = head;
    return head && !told ? [pattern(cases.length > 0 ? 'line.list' : 'line', { effect: head }), ...cases] : cases;
  });
}

type Cases<V extends Verb> = (effect: Of<V>, holder: Holder, they: boolean) => Text[];

const inside = (effects: readonly Effect[], holder: Holder, they: boolean): Text[] =>
  effects.flatMap((inner) => casesOf(inner, holder, they));

/** The verbs that have lines below them: what dice, goods, alignments or moments decide. The others say all in their phrase. */
const CASES: { readonly [V in Verb]?: Cases<V> } = {
  roll: (e, holder, they) => merged(e.rows).flatMap((row) => rowLines(row, holder, they)),
  may: (e, holder, they) => inside(e.then, holder, they),
  if: (e, holder, they) => inside(e.then, holder, they),
  everyone: (e, holder) => inside(e.then, holder, true),
  firstOnly: (e, holder) => inside(e.then, holder, true),
  forTarget: (e, holder) => inside(e.then, holder, true),
  visit: (e, holder, they) =>
    e.one.flatMap((choice) => [
      pattern('line.choice', { choice: text(`choice.${choice.id}`), effects: phrases(choice.then, holder) }),
      ...inside(choice.then, holder, they),
    ]),
  buy: (e) =>
    [...new Set(e.goods.map((good) => good.price))].map((price) => {
      const cards = e.goods.filter((good) => good.price === price).map((good) => nameOf(good.kind));
      return pattern('line.goods', { what: amount('gold', price), cards: inRow(cards) });
    }),
  byAlignment: (e, holder, they) =>
    groupsOf(e).flatMap(([whom, then]) => [
      pattern('line.for', { whom: pattern(`for.${whom}`), effects: phrases(then, holder) }),
      ...inside(then, holder, they),
    ]),
  bind: (_e, { spell }) => (spell?.when ?? []).filter(isAnswer).map((when) => pattern('line', { effect: pattern(`verb.bind.${when}`) })),
};

/** The lines below an effect. `they`: it happens to somebody else than the reader. */
function casesOf(effect: Effect, holder: Holder, they: boolean): Text[] {
  return (CASES[effect.do] as Cases<Verb> | undefined)?.(effect as never, holder, they) ?? [];
}

function rowLines(row: Row, holder: Holder, they: boolean): Text[] {
  const only = row.then[0];
  const effects = phrases(row.then, holder);
  const result = { range: range(row.from, row.to) };
  if (only?.do === 'teleport' && only.to !== 'region') return [pattern('line.row', { ...result, effects: spaceName(only.to) })];
  return [
    pattern('line.row', { ...result, effects: they ? pattern('told.they', { effects }) : effects }),
    ...inside(row.then, holder, they),
  ];
}

/** Equal neighbours are one row. */
function merged(rows: readonly Row[]): Row[] {
  const found: Row[] = [];
  for (const row of rows) {
    const last = found.at(-1);
    if (last && last.to + 1 === row.from && same(last.then, row.then)) found[found.length - 1] = { ...last, to: row.to };
    else found.push(row);
  }
  return found;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** All rows bring one to a space: the names of the spaces say it. */
function leadsAway(rows: readonly Row[]): boolean {
  return rows.every(({ then }) => then.length === 1 && then[0]?.do === 'teleport' && then[0].to !== 'region');
}

/** Alignments to which the same happens, together; those to which nothing happens are left out. */
function groupsOf(effect: Of<'byAlignment'>): [Whom, readonly Effect[]][] {
  const { good = [], neutral = [], evil = [] } = effect;
  if (good.length > 0 && same(good, neutral)) return [['goodNeutral', good], ...only('evil', evil)];
  if (good.length > 0 && same(good, evil)) return [['goodEvil', good], ...only('neutral', neutral)];
  if (evil.length > 0 && same(neutral, evil)) return [...only('good', good), ['neutralEvil', evil]];
  return [...only('good', good), ...only('neutral', neutral), ...only('evil', evil)];
}

const only = (whom: Whom, then: readonly Effect[]): [Whom, readonly Effect[]][] => (then.length > 0 ? [[whom, then]] : []);

/** The alignments of a list, as one word for the set. @throws Error for none or all three, which need no words */
export function whomOf(alignments: readonly Alignment[]): Whom {
  const has = (alignment: Alignment) => alignments.includes(alignment);
  if (alignments.length === 1) return alignments[0]!;
  if (alignments.length !== 2) throw new Error(`no words for ${alignments.join(', ')}`);
  return has('good') ? (has('neutral') ? 'goodNeutral' : 'goodEvil') : 'neutralEvil';
}

function condition(when: Condition): Record<string, TextArg> {
  return when.is === 'alignment' ? { whom: pattern(`for.${whomOf(when.of)}`) } : { stat: stat(when.stat), n: when.n };
}

/** "a, b or c". Several gains share their verb: "gain 1 gold or 1 Craft, or teleport". */
function oneOf(choices: readonly Choice[], holder: Holder): Text {
  const gains: Text[] = [];
  const others: Text[] = [];
  for (const { then } of choices) {
    const first = then[0];
    if (then.length === 1 && first?.do === 'gain') gains.push(amount(first.what, first.n));
    else others.push(...then.map((effect) => phrase(effect, holder)).filter((words) => words !== null));
  }
  if (gains.length === 0) return either(others);
  const gain = pattern('verb.gain', { what: either(gains) });
  return others.length > 0 ? pattern('list.either', { a: gain, b: either(others) }) : gain;
}

export function amount(what: Asset, n: number): Text {
  return pattern(`amount.${what}`, { n });
}

export function stat(name: Stat): Text {
  return pattern(`stat.${name}`);
}

function range(from: number, to: number): Text {
  return from === to ? pattern('range.one', { from }) : pattern('range', { from, to });
}

/** Moments at which something is answered; the sentence of the effect says when. */
export function isAnswer(when: Occasion): when is Answered {
  return when === 'othersTurn' || when === 'faced' || when === 'attacked' || when === 'evaded';
}
