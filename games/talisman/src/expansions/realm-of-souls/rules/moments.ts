import { cardOf } from '../../../editions/index.ts';
import type { Listeners } from '../../../moments.ts';
import { cardsThat, has, ownAbility } from '../../../rules/character/numbers.ts';
import { isSpirit } from '../../../rules/fight/creatures.ts';
import { gain } from '../../../rules/kit/numbers.ts';
import { FINALES } from '../setup.ts';
import { eyeThatTurns } from './asked-at.ts';
import { soulTurnBegins } from './at-will.ts';
import { atGrave, becomeGhost, comeBackInTime, forgetGhost, makesGhost, resurrect } from './death.ts';
import { throneWon } from './endings.ts';
import { rewardless, shakeOff } from './foes.ts';
import { drinkSouls, reaped } from './gear.ts';
import { adventureDrawn, mayDrawVeil, reveal } from './meeting.ts';
import { bends, spendThreeDice } from './moves.ts';
import { breachAtRandom } from './terrain.ts';
import { isGhost, soulsOf } from './who.ts';

/** What the Realm of Souls does at the moments of the base game. */
export const LISTENERS: Listeners = {
  moments: {
    // On its own gravestone a ghost lives again, before it meets anything (TDE-11.9a).
    arrived: [({ seat }, g) => (atGrave(g, seat) ? { call: 'resurrecting', with: { seat } } : undefined)],

    moveRolled: [
      ({ id, seat, steps }, g) =>
        bends(g.s, seat, steps!).length < 2 ? undefined : { call: 'bendRoll', with: { seat, frame: id, n: steps! } },
    ],

    aboutToDraw: [({ id, seat }, g) => (mayDrawVeil(g, seat) ? { call: 'veilInstead', with: { seat, frame: id } } : undefined)],

    replacing: [
      ({ id, seat, choice, by }, g) =>
        cardsThat(g.s, seat, 'secondDraw').includes(by!) ? { call: 'secondDraw', with: { seat, frame: id, card: choice! } } : undefined,
    ],

    turnedUp: [
      (f, g) => {
        const effects = reveal(f, g);
        return effects && g.carryOut(f.seat, effects, { card: f.card, cause: f.card, at: g.of(f.seat).space, event: true });
      },
    ],

    standing: [
      (f, g) => {
        const either = f.number === 1 || (f.number === 3 && has(g.s, f.seat, 'battleSpirits') && f.team.every(isSpirit));
        return either ? { call: 'weaponOfChoice', with: { seat: f.seat, frame: f.id } } : undefined;
      },
    ],

    // Some cards are got rid of, or laid to rest, where one has prayed (TDE-G.3).
    visited: [({ seat }) => ({ call: 'visited', with: { seat, left: null } })],

    fightRolled: [(f, g) => (eyeThatTurns(f, g) === undefined ? undefined : { call: 'spiritEye', with: { seat: f.seat, frame: f.id } })],

    // Beaten, and a life lost: whom the Deathstalker follows is killed (TDE-G.3).
    beaten: [
      (f, g) => {
        if (!f.lost || g.of(f.seat).card !== f.card || !has(g.s, f.seat, 'doomed')) return undefined;
        g.of(f.seat).lives = 0;
        return { call: 'death', with: { seat: f.seat } };
      },
    ],

    won: [({ seat }, g) => shakeOff(g, seat)],

    // A Pale Knight that is attacked may choose too (TDE-G.3).
    challenged: [
      (f, g) => {
        const chooses = f.stat === 'craft' && !f.trial && g.of(f.target).card !== null && ownAbility(g.s, f.target, 'chooseBattle');
        return chooses ? { call: 'weaponOfChoice', with: { seat: f.target, frame: f.id } } : undefined;
      },
    ],

    // A ghost that has made another in the Trial may live again.
    duelPaid: [
      (f, g) => {
        if (!f.trial || f.winner !== f.seat || g.of(f.loser).card === f.loserCard || !isGhost(g.s, f.loser)) return undefined;
        return { call: 'soulChoice', with: { seat: f.seat, what: 'rise', card: null } };
      },
    ],

    duelOver: [(f, g) => shakeOff(g, f.winner)],

    turnEnds: [
      (_, g) => {
        comeBackInTime(g, g.active);
        if (atGrave(g, g.active)) resurrect(g, g.active, false);
        return throneWon(g) ? g.win(g.active, 'TDE-G.2', 'throne') : undefined;
      },
    ],

    // The Gravekeeper says in the Graveyard which line counts (TDE-C.15).
    byAlignment: [
      ({ id, seat, cause, cases }, g) => {
        const any = ownAbility(g.s, seat, 'anyAlignmentAt');
        if (!any || cause !== 'space' || any.space !== g.of(seat).space) return undefined;
        return { call: 'soulChoice', with: { seat, what: 'anyAlignment', card: null, effects: id, cases: cases! } };
      },
    ],
  },

  incidents: {
    matchBegan(_, g) {
      const { options } = g.s;
      if (options.finale === 'hidden') soulsOf(g.s).finale = g.pick(FINALES, 'ending');
      if (options.randomBreach) breachAtRandom(g);
    },

    turnBegan: (_, g) => soulTurnBegins(g, g.active),
    movingByDice: ({ seat }, g) => spendThreeDice(g, seat),

    crownReached(_, g) {
      const souls = soulsOf(g.s);
      if (souls.revealed) return;
      souls.revealed = true;
      g.tell?.({ type: 'finaleRevealed', rule: 'TDE-G.1', finale: souls.finale });
    },

    drawn: adventureDrawn,

    met({ card }, g) {
      const { wells } = cardOf(card!);
      if (wells !== undefined) g.s.held[card!] ??= wells;
    },

    evaded: ({ foe }, g) => void soulsOf(g.s).evaded.push(foe),
    compared: ({ seat, side, dice }, g) => drinkSouls(g, seat, side, dice),
    lifeTaken: ({ seat, before, now }, g) => reaped(g, seat, before, now),

    slain(facts, g) {
      facts.kept = rewardless(g, facts.seat, facts.kept);
    },

    // All the lives of the loser (the Trial).
    duelWon(f, g) {
      if (f.trial && f.winner === f.seat) gain(g, f.seat, 'life', g.of(f.loser).lives, 'TDE-G.3');
    },

    // What lies on a space is in no Heart of Night any more, whoever picks it up.
    putDown({ cards }, g) {
      const souls = soulsOf(g.s);
      if (souls.heart !== null && cards.includes(souls.heart)) souls.heart = null;
    },

    parted({ card }, g) {
      const souls = soulsOf(g.s);
      if (souls.heart === card) souls.heart = null;
    },

    putAway({ card }, g) {
      const souls = soulsOf(g.s);
      souls.lifeTrophies = souls.lifeTrophies.filter((one) => one !== card);
    },

    gone: ({ seat }, g) => forgetGhost(g, seat),
  },

  replacements: {
    dies({ seat }, g) {
      if (!makesGhost(g, seat)) return false;
      becomeGhost(g, seat);
      return true;
    },
  },
};
