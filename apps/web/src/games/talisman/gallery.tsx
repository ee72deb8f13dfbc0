import type { Text } from '@questhall/kernel';
import {
  type Card,
  cardOf,
  cardText,
  characterFacts,
  characterOf,
  characterText,
  EDITION_1986,
  loadCatalogue,
  nameOf,
  SPACES,
  type SpaceId,
  spaceName,
  spaceText,
  spellText,
} from '@questhall/talisman/client';
import type { Speaker } from '@questhall/text';
import type { GalleryEntry, GameGallery } from '../../gallery/contract.ts';
import { spacePicture } from './art/pictures.ts';
import { CardFace } from './cards/CardFace.tsx';
import { CharacterSheet } from './cards/CharacterSheet.tsx';
import type { CardKind, SealKind } from './cards/kinds.ts';

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
  'space',
] as const;
type Kind = (typeof KINDS)[number];

const ENEMIES: ReadonlySet<CardKind> = new Set(['animal', 'monster', 'dragon']);
const kindOf = ({ type }: Card): Kind => (ENEMIES.has(type) ? 'enemy' : (type as Kind));

/** Rules of the Inner Region and of the crossings are told for their space alone. */
const byHand = (line: Text): boolean => /^(inner|space\.at)\./.test(line.key);

const entry = (id: string, kind: Kind, name: Text, lines: readonly Text[], copies = 1): GalleryEntry => ({
  id,
  kind,
  name,
  lines,
  byHand: lines.some(byHand),
  copies,
});

const { adventure, purchase, talismans, spells, characters } = EDITION_1986;

const entries: GalleryEntry[] = [
  ...adventure.map(([card, n]) => entry(card.id, kindOf(card), nameOf(card.id), cardText(card), n)),
  ...[...purchase, talismans].map(([card, n]) => entry(card.id, 'equipment', nameOf(card.id), cardText(card), n)),
  ...spells.map(([spell, n]) => entry(spell.id, 'spell', nameOf(spell.id), spellText(spell), n)),
  ...characters.map((card) => entry(card.id, 'character', nameOf(card.id), [characterFacts(card), ...characterText(card)])),
  ...SPACES.map((space) => entry(space.id, 'space', spaceName(space.id), spaceText(space))),
];

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
  if (kind === 'character') {
    const { strength, craft } = characterOf(id);
    const [facts = '', ...abilities] = said;
    const figures = (['strength', 'craft'] as const).map((what) => ({
      what,
      name: speak.say({ key: `stat.${what}` }),
      value: what === 'strength' ? strength : craft,
    }));
    return <CharacterSheet card={id} title={title} facts={facts} figures={figures} abilities={abilities} />;
  }
  const { number, seal, look } = printed(id, kind);
  return <CardFace card={id} kind={look} title={title} type={speak.say({ key: `type.${look}` })} text={said} number={number} seal={seal} />;
}

/** The number on the seal of a card, and the colour of its edge. */
function printed(id: string, kind: string): { number: number | string | null; seal: SealKind; look: CardKind } {
  if (kind === 'spell') return { number: null, seal: 'craft', look: 'spell' };
  const { type: look, strength, craft, gold, abilities } = cardOf(id);
  if (strength !== undefined) return { number: strength, seal: 'strength', look };
  if (craft !== undefined) return { number: craft, seal: 'craft', look };
  if (gold !== undefined) return { number: gold, seal: 'gold', look };
  const bonus = abilities?.find((ability) => ability.can === 'add');
  return bonus?.can === 'add' ? { number: `+${bonus.n}`, seal: bonus.stat, look } : { number: null, seal: 'strength', look };
}

/** All cards and spaces of Talisman. */
export const gallery: GameGallery = {
  kinds: KINDS.map((id) => ({ id, name: { key: `type.${id}` } })),
  entries,
  Face,
  loadCatalogue,
};
