import type { Text } from '@questhall/kernel';
import {
  breachText,
  type Card,
  type CharacterCard,
  cardOf,
  cardText,
  characterFacts,
  characterOf,
  characterText,
  EDITION_1986,
  EDITION_DIGITAL,
  type Edition,
  endingText,
  nameOf,
  PRINTED,
  REALM_OF_SOULS,
  SPACES,
  type SpaceId,
  shaftText,
  spaceName,
  spaceText,
  spellText,
  terrainName,
  tideBellText,
} from '@questhall/talisman/client';
import type { Speaker } from '@questhall/text';
import type { GalleryEntry, GameGallery } from '../../gallery/contract.ts';
import { spacePicture } from './art/pictures.ts';
import { CardFace } from './cards/CardFace.tsx';
import { CharacterSheet } from './cards/CharacterSheet.tsx';
import type { CardKind, SealKind, StatName } from './cards/kinds.ts';
import { loadCatalogue } from './text/index.ts';

const KINDS = [
  'event',
  'enemy',
  'spirit',
  'stranger',
  'follower',
  'magicObject',
  'object',
  'gold',
  'place',
  'equipment',
  'spell',
  'character',
  'ghost',
  'terrain',
  'ending',
  'space',
] as const;
type Kind = (typeof KINDS)[number];

const ENEMIES: ReadonlySet<CardKind> = new Set(['animal', 'monster', 'dragon']);
const kindOf = ({ type }: Card): Kind => (ENEMIES.has(type) ? 'enemy' : (type as Kind));

/** Rules of the Inner Region and of the crossings are told for their space alone. */
const byHand = (line: Text): boolean => /^(inner|space\.at)\.|\.text$/.test(line.key);

/** How a thing of this edition is entered. */
const entering =
  (edition: string) =>
  (id: string, kind: Kind, name: Text, lines: readonly Text[], copies = 1): GalleryEntry => ({
    id,
    kind,
    name,
    lines,
    byHand: lines.some(byHand),
    copies,
    edition,
  });

const figure = (card: CharacterCard) => [characterFacts(card), ...characterText(card)] as const;

function entriesOf({ id, adventure, purchase, talismans, spells, characters, board }: Edition): GalleryEntry[] {
  const entry = entering(id);
  return [
    ...adventure.map(([card, n]) => entry(card.id, kindOf(card), nameOf(card.id), cardText(card), n)),
    ...[...purchase, talismans].map(([card, n]) => entry(card.id, 'equipment', nameOf(card.id), cardText(card), n)),
    ...spells.map(([spell, n]) => entry(spell.id, 'spell', nameOf(spell.id), spellText(spell), n)),
    ...characters.map((card) => entry(card.id, 'character', nameOf(card.id), figure(card))),
    ...SPACES.map((space) => entry(space.id, 'space', spaceName(space.id), spaceText(board.get(space.id) ?? space))),
  ];
}

const SOULS = 'realm-of-souls';

function entriesOfSouls(): GalleryEntry[] {
  const entry = entering(SOULS);
  const { adventure, spells, characters, veil, ghosts, terrain, endings } = REALM_OF_SOULS;
  return [
    ...veil.map((card) => entry(card.id, kindOf(card), nameOf(card.id), cardText(card))),
    ...adventure.map(([card, n]) => entry(card.id, kindOf(card), nameOf(card.id), cardText(card), n)),
    ...spells.map(([spell, n]) => entry(spell.id, 'spell', nameOf(spell.id), spellText(spell), n)),
    ...characters.map((card) => entry(card.id, 'character', nameOf(card.id), figure(card))),
    ...ghosts.map((card) => entry(card.id, 'ghost', nameOf(card.id), [{ key: 'type.ghost' }, ...characterText(card)])),
    ...terrain.map(([card, n]) => {
      const space = card.like && EDITION_DIGITAL.board.get(card.like);
      return entry(card.id, 'terrain', terrainName(card.id), space ? spaceText(space) : breachText(card), Math.max(1, n));
    }),
    ...endings.map((card) => entry(card.id, 'ending', nameOf(card.id), endingText(card))),
  ];
}

const CRYPTS = 'drowned-crypts';

function entriesOfCrypts(): GalleryEntry[] {
  const entry = entering(CRYPTS);
  return PRINTED.filter(({ id }) => id === CRYPTS).flatMap(({ adventure, characters, spaces = [] }) => [
    ...adventure.map(([card, n]) => entry(card.id, kindOf(card), nameOf(card.id), cardText(card), n)),
    ...characters.map((card) => entry(card.id, 'character', nameOf(card.id), figure(card))),
    entry('ending.tide-bell', 'ending', nameOf('ending.tide-bell'), tideBellText()),
    ...spaces.map((space) =>
      entry(space.id, 'space', spaceName(space.id), [...spaceText(space), ...shaftText(space.id, { tideBell: false })]),
    ),
  ]);
}

function Face({ entry: { id, kind, name, lines }, speak }: { entry: GalleryEntry; speak: Speaker }) {
  const said = lines.map(speak.say);
  const title = speak.say(name);
  if (kind === 'space') {
    return (
      <article className="gallery-space">
        <div className="picture" style={spacePicture(id as SpaceId)} />
        <h4>{title}</h4>
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </article>
    );
  }
  if (kind === 'character' || kind === 'ghost') {
    const { strength, craft, fate, lives } = characterOf(id);
    const [facts = '', ...abilities] = said;
    const figures = Object.entries({ strength, craft, life: lives, fate }).flatMap(([what, value]) =>
      value === undefined ? [] : [{ what: what as StatName, name: speak.say({ key: `ui.ts.stat.${what}` }), value }],
    );
    return <CharacterSheet card={id} title={title} facts={facts} figures={figures} abilities={abilities} />;
  }
  const { number, seal, look } = printed(id, kind);
  return <CardFace card={id} kind={look} title={title} type={speak.say({ key: `type.${look}` })} text={said} number={number} seal={seal} />;
}

/** The number on the seal of a card, and the colour of its edge. */
function printed(id: string, kind: string): { number: number | string | null; seal: SealKind; look: CardKind } {
  if (kind === 'spell') return { number: null, seal: 'craft', look: 'spell' };
  if (kind === 'terrain' || kind === 'ending') return { number: null, seal: 'craft', look: kind };
  const { type: look, strength, craft, gold, abilities } = cardOf(id);
  if (strength !== undefined) return { number: strength, seal: 'strength', look };
  if (craft !== undefined) return { number: craft, seal: 'craft', look };
  if (gold !== undefined) return { number: gold, seal: 'gold', look };
  const bonus = abilities?.find((ability) => ability.can === 'add');
  return bonus?.can === 'add' ? { number: `+${bonus.n}`, seal: bonus.stat, look } : { number: null, seal: 'strength', look };
}

/** All cards and spaces of Talisman. */
export const gallery: GameGallery = {
  editions: ['1986', 'digital', SOULS, CRYPTS].map((id) => ({ id, name: { key: `ui.ts.edition.${id}` } })),
  kinds: KINDS.map((id) => ({ id, name: { key: `type.${id}` } })),
  entries: [...entriesOf(EDITION_1986), ...entriesOf(EDITION_DIGITAL), ...entriesOfSouls(), ...entriesOfCrypts()],
  Face,
  loadCatalogue,
};
