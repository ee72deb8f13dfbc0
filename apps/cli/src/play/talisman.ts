import { type Seat, type Text, text } from '@questhall/kernel';
import {
  asideText,
  breachText,
  type Card,
  type CharacterCard,
  type CharacterView,
  nameOf as cardName,
  cardText,
  characterFacts,
  characterText,
  EDITION_1986,
  EDITION_DIGITAL,
  endingText,
  eventText,
  loadCatalogue,
  PRINTED,
  placeName,
  REALM_OF_SOULS,
  SPACES,
  spaceName,
  spaceText,
  spellText,
  type TalismanEvent,
  type TalismanView,
  tideBellText,
  togetherText,
} from '@questhall/talisman/client';
import type { Locale, Speaker } from '@questhall/text';
import { CliError } from '../errors.ts';
import type { PrintedCard, Words } from './words.ts';

/** Talisman in a terminal. */
export async function talismanWords(locale: Locale): Promise<Words> {
  return {
    catalogue: await loadCatalogue(locale),
    eventText: (event) => eventText(event as TalismanEvent),
    together: (events) => togetherText(events as unknown as TalismanEvent[]),
    draw: (view, { speak, nameOf, width }) => draw(view as TalismanView, speak, nameOf, width),
    aside: (id, _view, speak) => speak.say(asideText(id)),
    cards: ({ edition }) => cardsOf(edition),
  };
}

/** What stands on a card of a deck; Terrain and Alternative Endings are worded by their rules. */
function linesOf(card: Card): Text[] {
  const ending = REALM_OF_SOULS.endings.find(({ id }) => id === card.id);
  if (ending) return endingText(ending);
  if (card.id === 'ending.tide-bell') return tideBellText();
  const terrain = REALM_OF_SOULS.terrain.map(([one]) => one).find(({ id }) => id === card.id);
  return terrain ? breachText(terrain) : cardText(card);
}

/** All cards, characters and spaces of an edition or an expansion, or of all of them, each once. */
function cardsOf(edition: string | undefined): PrintedCard[] {
  const figure = (card: CharacterCard) => [characterFacts(card), ...characterText(card)];
  const plain = [EDITION_1986, EDITION_DIGITAL].map(({ id, adventure, purchase, talismans, spells, characters, board }) => ({
    id: id as string,
    cards: [...adventure, ...purchase, talismans].map(([card]) => card),
    spells: spells.map(([spell]) => spell),
    characters,
    figures: [] as readonly CharacterCard[],
    spaces: SPACES.map((space) => board.get(space.id) ?? space),
  }));
  const added = PRINTED.map(({ id, adventure, others, spells, characters, figures, spaces = [] }) => ({
    id,
    cards: [...adventure, ...others].map(([card]) => card),
    spells: spells.map(([spell]) => spell),
    characters,
    figures,
    spaces,
  }));
  const known = [...plain, ...added];
  const boxes = known.filter(({ id }) => edition === undefined || id === edition);
  if (boxes.length === 0) throw new CliError(`--edition ${edition}: there are ${known.map(({ id }) => id).join(', ')}.`);
  const once = new Set<unknown>();
  const first = <T>(of: T) => !once.has(of) && once.add(of);
  return boxes.flatMap(({ cards, spells, characters, figures, spaces }) => [
    ...cards.filter(first).map((card) => ({ name: cardName(card.id), lines: linesOf(card) })),
    ...spells.filter(first).map((spell) => ({ name: cardName(spell.id), lines: spellText(spell) })),
    ...characters.filter(first).map((card) => ({ name: cardName(card.id), lines: figure(card) })),
    ...figures.filter(first).map((card) => ({ name: cardName(card.id), lines: characterText(card) })),
    ...spaces.filter(first).map((space) => ({ name: spaceName(space.id), lines: spaceText(space) })),
  ]);
}

/** Each character with its place, values and goods, and below what lies on the board, ring by ring. */
function draw(view: TalismanView, speak: Speaker, nameOf: (seat: Seat) => string, width: number): string[] {
  const cards = (list: readonly string[]) => list.map((card) => speak.say(cardName(card))).join(', ');
  const lines = view.characters.flatMap((c) => characterLines(view, c, speak, nameOf, cards));
  const lying = SPACES.flatMap(({ id }) => {
    const found = view.lying.find((one) => one.space === id);
    if (!found) return [];
    const gold = found.gold > 0 ? [`● ${found.gold}`] : [];
    return [
      `  ${id} ${speak.say(placeName(id, view.called))}: ${[...(found.cards.length > 0 ? [cards(found.cards)] : []), ...gold].join(', ')}`,
    ];
  });
  return [...lines, ...(lying.length > 0 ? ['', ...lying] : [])].map((l) => cut(l, width));
}

function characterLines(
  view: TalismanView,
  c: CharacterView,
  speak: Speaker,
  nameOf: (seat: Seat) => string,
  cards: (list: readonly string[]) => string,
): string[] {
  const mark = c.seat === view.turn.seat ? '>' : ' ';
  if (c.card === null) return [`${mark} ${nameOf(c.seat)}: –`];
  const value = (stat: 'strength' | 'craft') =>
    `${speak.say(text(`stat.${stat}`))} ${c[stat].own}${c[stat].total === c[stat].own ? '' : ` (${c[stat].total})`}`;
  const values = [value('strength'), value('craft'), `♥ ${c.lives}`, `● ${c.gold}`, `✦ ${c.spellCount}`].join('  ');
  const where = `${c.space} ${speak.say(placeName(c.space, view.called))}`;
  const goods = [...c.objects, ...c.followers, ...(c.spells ?? [])];
  return [
    `${mark} ${nameOf(c.seat)}, ${speak.say(cardName(c.card))} (${speak.say(text(`alignment.${c.alignment}`))})  ${where}  ${values}`,
    ...(goods.length > 0 ? [`    ${cards(goods)}`] : []),
  ];
}

const cut = (l: string, width: number): string => (l.length > width ? `${l.slice(0, width - 1)}…` : l);
