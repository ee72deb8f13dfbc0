import { type Seat, text } from '@questhall/kernel';
import {
  asideText,
  type CharacterView,
  nameOf as cardName,
  eventText,
  loadCatalogue,
  SPACES,
  spaceName,
  type TalismanEvent,
  type TalismanView,
} from '@questhall/talisman/client';
import type { Locale, Speaker } from '@questhall/text';
import type { Words } from '../games.ts';

/** Talisman in a terminal. */
export async function talismanWords(locale: Locale): Promise<Words> {
  return {
    catalogue: await loadCatalogue(locale),
    eventText: (event) => eventText(event as TalismanEvent),
    draw: (view, { speak, nameOf, width }) => draw(view as TalismanView, speak, nameOf, width),
    aside: (id, _view, speak) => speak.say(asideText(id)),
  };
}

/** Each character with its place, values and goods, and below what lies on the board, ring by ring. */
function draw(view: TalismanView, speak: Speaker, nameOf: (seat: Seat) => string, width: number): string[] {
  const cards = (list: readonly string[]) => list.map((card) => speak.say(cardName(card))).join(', ');
  const lines = view.characters.flatMap((c) => characterLines(view, c, speak, nameOf, cards));
  const lying = SPACES.flatMap(({ id }) => {
    const found = view.lying.find((one) => one.space === id);
    if (!found) return [];
    const gold = found.gold > 0 ? [`● ${found.gold}`] : [];
    return [`  ${id} ${speak.say(spaceName(id))}: ${[...(found.cards.length > 0 ? [cards(found.cards)] : []), ...gold].join(', ')}`];
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
  const where = `${c.space} ${speak.say(spaceName(c.space))}`;
  const goods = [...c.objects, ...c.followers, ...(c.spells ?? [])];
  return [
    `${mark} ${nameOf(c.seat)}, ${speak.say(cardName(c.card))} (${speak.say(text(`alignment.${c.alignment}`))})  ${where}  ${values}`,
    ...(goods.length > 0 ? [`    ${cards(goods)}`] : []),
  ];
}

const cut = (l: string, width: number): string => (l.length > width ? `${l.slice(0, width - 1)}…` : l);
