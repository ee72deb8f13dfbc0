import type { NachtwachtView } from '@questhall/nachtwacht/client';
import { OPTIONS, statusText } from '@questhall/nachtwacht/client';
import type { GameModule } from '../contract.ts';
import { Board } from './Board.tsx';
import { befell } from './befell.ts';
import { Standee } from './cards/Standee.tsx';
import { eventText } from './event-text.ts';
import { Glimpse } from './Glimpse.tsx';
import { Hand } from './Hand.tsx';
import { pickedText } from './hand/picked.ts';
import { Panel } from './Panel.tsx';
import { playback } from './playback.ts';
import { Result } from './Result.tsx';
import { SeatNote } from './SeatNote.tsx';
import './styles/board.css';
import './styles/things.css';
import './styles/piles.css';
import './styles/cards.css';
import './styles/stage.css';
import './styles/reveal.css';
import './styles/hand.css';
import './styles/panel.css';
import './styles/result.css';
import { loadCatalogue } from './text/index.ts';

/** Decisions whose options lie on the table or in the hand: the bar shows the question alone. */
const IN_HAND: readonly string[] = ['length', 'commit', 'fight', 'discard', 'stealCard', 'placeMonster', 'moveMonster'];

/** Those whose options are squares of the path. */
const ON_PATH: readonly string[] = ['placeMonster', 'moveMonster'];

/** The table of Nachtwacht: Ad Inferos. */
export const module: GameModule<NachtwachtView> = {
  id: 'nachtwacht',
  layout: 'wide',
  Board,
  Hand,
  Panel,
  unhinted: ['fight'],
  inHand: (decision) => IN_HAND.includes(decision.kind),
  // A place on the board would lie on the path.
  inBar: (decision) => (ON_PATH.includes(decision.kind) ? decision.options.filter(({ target }) => !target).map(({ id }) => id) : []),
  barText: pickedText,
  Result,
  after: async () => (await import('./after.tsx')).after,
  SeatNote,
  figures: (_view, seat) => `.nw-pawn[data-seat="${seat}"] .nw-standee`,
  Pawn: Standee,
  options: OPTIONS,
  rounds: { done: (view) => view.round - 1, limit: 'roundLimit' },
  status: statusText,
  eventText,
  befell,
  hushed: (event) => event.type === 'committed',
  opens: ({ type }) => type === 'roundBegan',
  Glimpse,
  loadCatalogue,
  playback,
};
