import type { Text } from '@questhall/kernel';
import {
  MONSTER_COUNTS,
  POWER_CARDS,
  POWERS,
  type Power,
  type PowerCard,
  powerCardCounts,
  STEP_CARDS,
  type StepCard,
} from '@questhall/nachtwacht/client';
import type { Speaker } from '@questhall/text';
import type { GalleryEntry, GameGallery } from '../../gallery/contract.ts';
import { MonsterFace, PowerFace, StepFace } from './cards/faces.tsx';
import './styles/cards.css';
import './styles/gallery.css';
import { loadCatalogue } from './text/index.ts';

const KINDS = ['step', 'power', 'monster'] as const;

/** A card as it looks on the table, with its name and what it does below: a face says it in pictures alone. */
function Face({ entry, speak }: { entry: GalleryEntry; speak: Speaker }) {
  const [kind, card] = entry.id.split('.');
  return (
    <div className="nw-gallery">
      {kind === 'step' ? <StepFace card={card as StepCard} speak={speak} /> : null}
      {kind === 'power' ? <PowerFace card={card as PowerCard} speak={speak} /> : null}
      {kind === 'monster' ? <MonsterFace power={card as Power} speak={speak} /> : null}
      <h4>{speak.say(entry.name)}</h4>
      {entry.lines.map((line) => (
        <p key={line.key}>{speak.say(line)}</p>
      ))}
    </div>
  );
}

/** What a step card does (NW-5.1 to NW-5.3). */
const stepLines = (card: StepCard): Text[] =>
  card === 'skull'
    ? [{ key: 'note.skull.place' }]
    : card === 'vega'
      ? [{ key: 'note.vega.take' }]
      : [{ key: 'ui.nw.card.number', args: { n: Number(card) } }];

const powers = powerCardCounts(false);

/** All cards of Nachtwacht. Everybody has the same step cards. */
export const gallery: GameGallery = {
  kinds: KINDS.map((id) => ({ id, name: { key: `ui.nw.kind.${id}` } })),
  entries: [
    ...STEP_CARDS.map((card) => entryOf('step', card, stepLines(card), 1)),
    ...POWER_CARDS.map((card) => entryOf('power', card, [{ key: `ui.nw.beats.${card}` }], powers[card])),
    ...POWERS.map((power) =>
      entryOf(
        'monster',
        power,
        [{ key: 'ui.nw.card.beaten', args: { card: { key: `power.${power}` }, joker: { key: 'power.joker' } } }],
        MONSTER_COUNTS[power],
      ),
    ),
  ],
  Face,
  loadCatalogue,
};

function entryOf(kind: (typeof KINDS)[number], card: string, lines: Text[], copies: number): GalleryEntry {
  const id = `${kind}.${card}`;
  return { id, kind, name: { key: id }, lines, byHand: false, copies };
}
