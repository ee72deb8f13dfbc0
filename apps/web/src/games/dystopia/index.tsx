import '../../styles/square.css';
import '../../styles/square-small.css';
import '../../styles/square-upright.css';
import { type DystopiaView, OPTIONS } from '@questhall/dystopia/client';
import { lazy } from 'react';
import type { GameModule } from '../contract.ts';
import { Board } from './Board.tsx';
import { barText, hinted, sawNews, walkStands } from './bar.ts';
import { befell } from './befell.ts';
import { concerns } from './concerns.ts';
import { eventText, tale } from './event-text.ts';
import { Glimpse } from './Glimpse.tsx';
import { Hand } from './Hand.tsx';
import { Panel } from './Panel.tsx';
import { Pawn } from './Pawn.tsx';
import { asEvent, playback } from './playback.ts';
import { Result } from './Result.tsx';
import { SeatNote } from './SeatNote.tsx';
import { SeatSheet } from './SeatSheet.tsx';
import { statusText } from './status.ts';
import './styles/board.css';
import './styles/rest.css';
import './styles/hand.css';
import './styles/hand-small.css';
import './styles/stage.css';
import './styles/over.css';
import './styles/lying.css';
import './styles/read.css';
import { loadCatalogue } from './text/index.ts';

/** Events that are shown on the map and need no line in the chronicle. */
const HUSHED: ReadonlySet<string> = new Set(['placed', 'turnBegan']);
/** Questions whose answers lie on the map, or beside it on plates of their own. */
const OWN_PLATES: ReadonlySet<string> = new Set(['chooseHero', 'hero', 'monster', 'between']);

/** What the tab of fights tells: blows, tests of wits, wounds, and who fell. */
const FIGHTS: ReadonlySet<string> = new Set(['attacked', 'wits', 'hurt', 'died', 'saved', 'cast', 'trapSprung']);

/** Fetched when somebody asks for them. */
const Orders = lazy(async () => ({ default: (await import('./OrdersPanel.tsx')).OrdersPanel }));

/** The table of Dystopia. */
export const module: GameModule<DystopiaView> = {
  id: 'dystopia',
  layout: 'square',
  options: OPTIONS,
  Board,
  Hand,
  Panel,
  inHand: (decision) => OWN_PLATES.has(decision.kind),
  barText,
  hinted,
  onward: ({ view, decision, log }, choice, give) =>
    decision !== undefined && walkStands(view, decision, choice, give) && !sawNews(log, view),
  Orders,
  Result,
  after: async () => (await import('./after.tsx')).after,
  SeatNote,
  SeatSheet,
  figures: (view, seat) =>
    view.heroes
      .flatMap((hero) => (hero.seat === seat && hero.at !== null && !hero.dead ? [`[data-figure="${hero.id}"]`] : []))
      .join(', ') || null,
  Pawn,
  // A level of one's own and a Wizor that is no computer have been measured by nobody.
  rounds: {
    done: ({ story, wizorSeat, phase, round }) => {
      // At a stop the rounds are still those of the level that is over.
      const over = phase === 'between' && round > 0;
      return story || wizorSeat !== null || over ? null : Math.max(0, round - 1);
    },
    limit: 'roundLimit',
    level: ({ options, level, attempt }) => (options.campaign ? { level, attempt } : null),
    begins: ({ type }) => type === 'levelBegan',
  },
  status: statusText,
  eventText,
  befell,
  // A hero's steps come one by one and are seen on the map; a monster's whole way is told in one line.
  hushed: (event) => HUSHED.has(event.type) || (event.type === 'moved' && String(event['figure']).startsWith('h') && !event['jump']),
  opens: ({ type }) => (type === 'roundBegan' ? 'part' : type === 'turnBegan' || type === 'wizorBegan'),
  fight: ({ type }) => FIGHTS.has(type),
  concerns: (event, me, view) => concerns(asEvent(event), me, view),
  Glimpse,
  tale,
  loadCatalogue,
  playback,
};
