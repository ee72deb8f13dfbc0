import type { Ruled } from '../../expansion-rules.ts';
import { printed } from './cards.ts';
import { copySouls } from './copies.gen.ts';
import { LABELS, soulDecisions } from './decisions.ts';
import { HINTS } from './heuristic.ts';
import { dealSouls, soulsGlance, soulsOfView, soulsView } from './hidden.ts';
import { soulCards, soulsAreSound } from './invariants.ts';
import { MIGRATIONS } from './migrations.ts';
import { keepInHeart } from './rules/at-will.ts';
import { GEAR } from './rules/gear.ts';
import { SOUL_PROCEDURES } from './rules/index.ts';
import { veilToDraw } from './rules/meeting.ts';
import { LISTENERS } from './rules/moments.ts';
import { veilGone } from './rules/piles.ts';
import { RECKONINGS } from './rules/reckonings.ts';
import { boundCards, mistFits } from './rules/spells.ts';
import { layVeil } from './rules/veil.ts';
import { SOUL_VERBS } from './rules/verbs.ts';
import { soulsOf } from './rules/who.ts';
import { SCENARIOS } from './scenario.ts';
import { freshSouls } from './setup.ts';
import { TELLING } from './telling.ts';

/** The Realm of Souls, for the Digital Edition (chapter 11 and part G of its rules). */
export const realmOfSouls: Ruled = {
  printed,
  ...LISTENERS,
  reckonings: RECKONINGS,

  state: {
    fresh: (seats, options) => ({ souls: freshSouls(seats, options) }),
    kept: { souls: { copy: copySouls, glance: soulsGlance } },
    ofView: (view) => (view.souls ? { souls: soulsOfView(view.souls) } : {}),
    determinize: dealSouls,
    cards: (s) => soulCards(soulsOf(s)),
    invariants: soulsAreSound,
  },

  view({ souls }, seat, everybody) {
    if (!souls) return { souls: null };
    const drew = seat === undefined || souls.facedown.some(({ by }) => by === seat);
    return { souls: drew || !everybody ? soulsView(souls, seat) : everybody.souls };
  },

  procedures: SOUL_PROCEDURES,
  verbs: SOUL_VERBS,
  decks: { veil: { lay: layVeil, toDraw: veilToDraw } },
  piles: { 'veil.': veilGone },

  encounters: {
    king: (_, seat, rest) => ({ call: 'king', with: { seat, stat: rest === 'strength' ? 'strength' : 'craft' } }),
    throne: (_, seat) => ({ call: 'throne', with: { seat } }),
    moveGrave: (_, seat, rest) => ({ call: 'soulChoice', with: { seat, what: 'moveGrave', card: null, of: Number(rest) } }),
  },
  atWill: { store: keepInHeart },
  gear: GEAR,
  targets: { soulboundCard: boundCards },
  aims: { soulboundCard: '.card' },
  fits: { layTerrain: mistFits },

  deaths: ['becameGhost'],
  telling: TELLING,
  decisions: soulDecisions,
  labels: LABELS,
  migrations: MIGRATIONS,
  bots: HINTS,
  scenario: SCENARIOS,
};
