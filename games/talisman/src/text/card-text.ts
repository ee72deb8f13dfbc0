import type { Text } from '@questhall/kernel';
import { type Called, MINES_DICE, type Space } from '../board/index.ts';
import { WORDS } from '../expansions/words/index.ts';
import type { Card, CharacterCard, Spell } from '../vocabulary.ts';
import { abilityText } from './ability-text.ts';
import { effectLines, isAnswer, pattern, phrases, whomOf } from './effect-text.ts';
import { either, inRow } from './lists.ts';
import { spaceName } from './names.ts';
import { placesNamed } from './place-name.ts';

const when = (holds: unknown, ...lines: (() => Text)[]): Text[] => (holds === undefined ? [] : lines.map((line) => line()));

/** What stands on an Adventure, purchase or Talisman card, line by line, made from its data. */
export function cardText(card: Card): Text[] {
  const { strength, craft, gold, placedBy, holds, toll, fee, owners } = card;
  return [
    ...when(strength, () => pattern('card.strength', { n: strength! })),
    ...when(craft, () => pattern('card.craft', { n: craft! })),
    ...when(gold, () => pattern('card.gold', { n: gold! })),
    ...when(placedBy, () =>
      pattern('card.placed', { spaces: inRow(placedBy!.map((id, i) => pattern('list.numbered', { n: i + 1, space: spaceName(id) }))) }),
    ),
    ...when(holds, () => pattern('card.holds', { what: pattern(`amount.${holds!.what}`, { n: holds!.n }) })),
    ...effectLines(card.meet ?? [], { card }),
    ...when(toll, () => pattern('card.toll', { what: pattern('amount.gold', { n: toll! }) })),
    ...when(fee, () => pattern('card.fee', { what: pattern('amount.gold', { n: fee! }) })),
    ...(card.abilities ?? []).map(abilityText),
    ...WORDS.flatMap((words) => words.lines?.(card, phrases) ?? []),
    ...when(owners, () => pattern('card.owners', { whom: pattern(`for.${whomOf(owners!)}`) })),
  ];
}

/** What stands on a Spell: when it may be cast, and what it does. */
export function spellText(spell: Spell): Text[] {
  const occasions = occasionsOf(spell);
  return [...(occasions.length > 0 ? [pattern('spell.when', { when: either(occasions) })] : []), ...effectLines(spell.effects, { spell })];
}

/** When it may be cast, save where its effects say it. */
function occasionsOf({ when: occasions }: Spell): Text[] {
  if (occasions.includes('turnStart') && occasions.includes('moved')) return [pattern('when.aroundMove')];
  return occasions.filter((occasion) => !isAnswer(occasion)).map((occasion) => pattern(`when.${occasion}`));
}

/** The abilities of a character, one by one, in the order of the card. */
export function characterText(card: CharacterCard): Text[] {
  return card.abilities.map(abilityText);
}

/** The numbers of a character, its alignment and where it starts, in one line. */
export function characterFacts(card: CharacterCard): Text {
  const { strength, craft, fate, lives = 0, alignment, start } = card;
  const facts = { strength, craft, alignment: pattern(`alignment.${alignment}`), space: spaceName(start) };
  return fate === undefined ? pattern('chr.facts', facts) : pattern('chr.facts.fate', { ...facts, fate, lives });
}

/** What a match may change of the board. */
interface House {
  /** The Sentinel's Strength. */
  readonly sentinel: number;
  /** From which roll the Command Spell works. */
  readonly commandFrom: number;
  /** How the match is won on the Crown; where nothing is said, nothing is told of it. */
  readonly ending?: 'last' | 'hold' | 'reach';
  /** What is done on the Crown in place of the Command Spell (part G). */
  readonly crown?: readonly Text[] | undefined;
  /** What spaces are called where a match is played (TDE-11.15). */
  readonly called?: Called | undefined;
}
const PRINTED: House = { sentinel: 9, commandFrom: 4 };

/**
 * What is to be done on a space, and what it is good for.
 * @param house the options of a match, where they differ from what is printed
 */
export function spaceText(space: Space, house: House = PRINTED): Text[] {
  return [
    ...(space.inner === 'crown' ? crownText(house) : []),
    ...(space.inner === undefined || space.inner === 'crown'
      ? []
      : [pattern(`inner.${innerOf(space)}`, space.inner === 'mines' ? { n: MINES_DICE } : undefined)]),
    ...effectLines(space.instruction, {}),
    ...(space.draw > 0 ? [pattern('space.draw', { n: space.draw })] : []),
    ...when(space.runesBonus, () => pattern('space.runes', { n: space.runesBonus! })),
    ...when(space.cursed, () => pattern('space.cursed')),
    ...(hasCrossing(space.id) ? [pattern(`space.at.${space.id}`, space.id === 'O5' ? { n: house.sentinel } : undefined)] : []),
    ...when(space.timber, () => pattern('space.timber')),
    ...(space.across.length > 0 ? [pattern('space.across', { spaces: inRow(placesNamed(space.across, house.called)) })] : []),
  ];
}

/** What is done on the Crown, and how the match is won there. Who wins by coming there does nothing else. */
function crownText({ commandFrom, ending, crown }: House): Text[] {
  if (ending === 'reach') return [pattern('inner.crown.reach')];
  const done = crown ?? [pattern('inner.crown', { n: commandFrom }), ...(ending === 'last' ? [pattern('inner.crown.last')] : [])];
  return [...done, ...(ending === 'hold' ? [pattern('inner.crown.hold')] : [])];
}

/** What is told of an Inner space: other creatures wait in the Pits of the Digital Edition (TDE-10.18). */
const innerOf = ({ inner, creature }: Space) => (creature === 'pitFiend' ? 'fiends' : inner!);

const hasCrossing = (id: string): id is 'O5' | 'M1' | 'M4' => id === 'O5' || id === 'M1' || id === 'M4';
