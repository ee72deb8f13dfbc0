import '../../styles/square.css';
import '../../styles/square-small.css';
import '../../styles/square-upright.css';
import '../../styles/tables.css';
import { OPTIONS, type TalismanView } from '@questhall/talisman/client';
import type { GameModule } from '../contract.ts';
import { Board } from './Board.tsx';
import { befell, dealt } from './befell.ts';
import { eventText, together } from './event-text.ts';
import { Glimpse } from './Glimpse.tsx';
import { Hand } from './Hand.tsx';
import { Asker } from './hand/Asker.tsx';
import { askerName } from './hand/asker-name.ts';
import { NotNow } from './hand/NotNow.tsx';
import { thumbOf } from './hand/Thumb.tsx';
import { Panel } from './Panel.tsx';
import { OrdersPanel } from './panel/OrdersPanel.tsx';
import { playback } from './playback.ts';
import { quiet } from './quiet.ts';
import { Result } from './Result.tsx';
import { SeatNote } from './SeatNote.tsx';
import { SeatSheet } from './SeatSheet.tsx';
import { roundAt, statusText } from './status.ts';
import './styles/board.css';
import './styles/crypts.css';
import './styles/pieces.css';
import './styles/over.css';
import './styles/stage.css';
import './styles/fight.css';
import './styles/cards.css';
import './styles/hand.css';
import './styles/tray.css';
import './styles/result.css';
import './styles/lying.css';
import './styles/editions.css';
import { Pawn } from './cards/Pawn.tsx';
import { loadCatalogue } from './text/index.ts';

/** Events that are shown on the board and need no line in the chronicle. */
const HUSHED: ReadonlySet<string> = new Set(['pause', 'met']);

/** What the tab of fights tells: who fought whom, what came of it, and who died. */
const FIGHTS: ReadonlySet<string> = new Set([
  'fought',
  'duelled',
  'commanded',
  'kingHurt',
  'spoils',
  'trophy',
  'charmed',
  'evaded',
  'died',
]);

/** The table of Talisman. */
export const module: GameModule<TalismanView> = {
  id: 'talisman',
  layout: 'square',
  options: OPTIONS,
  Board,
  Hand,
  Panel,
  Orders: OrdersPanel,
  Result,
  after: async () => (await import('./after.tsx')).after,
  Asker,
  askerName,
  thumb: thumbOf,
  // The sheets lie on the board.
  inHand: ({ kind }) => kind === 'character',
  quiet,
  goesOn: ({ prompt }) => prompt.key.startsWith('ask.trophies.laid'),
  unhinted: ['face', 'prepare', 'endTurn', 'react', 'checkpoint'],
  Beside: NotNow,
  SeatNote,
  SeatSheet,
  figures: (view, seat) =>
    view.characters[seat]?.card && !view.characters[seat]?.out ? `.ts-pawn[data-seat="${seat}"] .ts-standee` : null,
  Pawn: ({ seat, size, view }) => <Pawn seat={seat} size={size} character={view?.characters[seat]?.card ?? null} />,
  // Its length is measured in turns.
  rounds: { done: (view) => Math.max(0, view.turn.n - 1), limit: 'roundLimit', turns: true, at: roundAt },
  status: statusText,
  eventText,
  befell,
  dealt,
  together,
  hushed: (event) => HUSHED.has(event.type),
  opens: ({ type }) => type === 'turnBegan',
  fight: ({ type }) => FIGHTS.has(type),
  Glimpse,
  loadCatalogue,
  playback,
};
