import { text } from '@questhall/kernel';
import { abilitiesOf, cardOf, givers } from '../../../editions/index.ts';
import { figureOf, printedLives } from '../../../figure.ts';
import { reckon } from '../../../reckon.ts';
import type { Reckonings } from '../../../reckonings.ts';
import { cardsThat, has, isRaft, lawful, lawgivers, ownAbility, works } from '../../../rules/character/numbers.ts';
import { stealable } from '../../../rules/fight/ability.ts';
import { gainful } from '../../../rules/goods/trophies.ts';
import { nameOf } from '../../../text/names.ts';
import { crownTexts } from '../text/card.ts';
import { burden, mindParts, rollMalus, spiritArmour } from './fights.ts';
import { foeDice, foeParts, mirrored, preparedFor, silent } from './foes.ts';
import { evadesAs, livesLost, soulGear } from './gear.ts';
import { fallenBonus, guarded, heartBroken, heartRoom, onMule, silenced } from './limits.ts';
import { adventuresAmong, deckHere, mayTake, meets, replacers } from './meeting.ts';
import { bends, diceToMove } from './moves.ts';
import { gravesAt } from './questions.ts';
import { calledUnder, spaceUnder } from './terrain.ts';
import { fallenBeside, ghostOf, isGhost, isLiving, soulsOf } from './who.ts';

const ATTACK = givers('attackRolls');
const COLLARS = givers('noFate');
const NOBODY: readonly never[] = [];

/** What the Realm of Souls bends in the reckonings of the base game. */
export const RECKONINGS: Partial<Reckonings> = {
  space: spaceUnder,
  covered: (s, space) => soulsOf(s).terrain[space] !== undefined,
  called: (s) => calledUnder(soulsOf(s).terrain),

  // Its own gravestone is where a ghost lives again (TDE-11.7); another’s does nothing, but it stands there.
  standsAt: (s, seat, space) =>
    soulsOf(s).ghosts.flatMap((ghost, owner) => {
      if (ghost?.grave !== space) return [];
      if (owner !== seat) return [text('note.waits.grave', { seat: { seat: owner } })];
      return [text(figureOf(s, seat).lives > 0 ? 'note.waits.grave.rise' : 'note.waits.grave.dead')];
    }),

  drawsBesides: (s) => lawgivers(s, ['fog']).map((card) => text('note.waits.draw.fog', { card: nameOf(card) })),

  bendsMove: (s, seat, steps) => bends(s, seat, steps).length > 1,

  leastLives: (s, seat) => (ghostOf(s, seat)?.away === 0 ? 0 : 1),
  // The dead heal nothing; who was spirited away is as before (TDE-11.12a).
  healsUpTo(s, seat) {
    const ghost = ghostOf(s, seat);
    if (!ghost) return undefined;
    return ghost.away === 0 ? 0 : printedLives(ghost.character, s.options.lives);
  },
  held: (s, seat) => isLiving(s, seat) && lawful(s, 'chill'),
  heldBy: (s, seat) => (isLiving(s, seat) ? ['chill'] : []),
  mayHave(s, seat, what) {
    if (what === 'gold') return !has(s, seat, 'noGold');
    const c = figureOf(s, seat);
    return what !== 'fate' || !c.objects.some((card) => COLLARS.has(card) && works(s, c, card));
  },
  mayBeToad: (s, seat) => !isGhost(s, seat),
  mayHaveQuest: (s, seat) => !isGhost(s, seat),
  // Who dies as a ghost is gone, unless the table plays otherwise (TDE-11.4, TDE-11.6d).
  mayComeBack: (s, seat) => ghostOf(s, seat)?.away !== 0 || s.options.ghostRestart,
  crownEndsReturn: (s) => soulsOf(s).finale === 'crown',

  works: (c, card) => !silenced(c, card),
  addedByCard: fallenBonus,
  weightless: onMule,
  room: heartRoom,
  guarded,
  takes: (s, seat, card) => (cardOf(card).type !== 'follower' && s.tame[card] === undefined) || !has(s, seat, 'shunFollowers'),
  forfeits(s, seat) {
    const card = heartBroken(s, seat);
    return card === undefined ? NOBODY : [{ card, rule: 'TDE-G.3' }];
  },
  trophiesHarm: (s, seat) => burden(s, seat) > 0,
  worthLives: (s, card) => soulsOf(s).lifeTrophies.includes(card),

  diceToMove,
  passesSentinel: isGhost,
  keptOut: isGhost,

  deck: deckHere,
  counted: adventuresAmong,
  meets,
  replacers,
  mayTake,
  takesWhatItMeets: () => true,
  meetings: (g, seat) => (ownAbility(g.s, seat, 'moveGraves') ? gravesAt(g, g.of(seat).space).map((of) => `moveGrave:${of}`) : NOBODY),
  // Where a ghost takes part every attack is psychic, save that one of them chooses (TDE-11.12d, TDE-G.3).
  meetingWith(g, seat, other) {
    if (!isGhost(g.s, seat) && !isGhost(g.s, other)) return undefined;
    const options = [`psychic:${other}`];
    if (ownAbility(g.s, seat, 'chooseBattle')) options.push(`attack:${other}`);
    if (reckon(g.s).steals(g.s, seat) && stealable(g, seat, other).length > 0) options.push(`steal:${other}`);
    return options;
  },
  ending(s) {
    const { finale } = soulsOf(s);
    if (finale === 'court') return { always: ['king:strength', 'king:craft'], alone: [] };
    return finale === 'throne' ? { always: [], alone: ['throne'] } : undefined;
  },
  crownSays(s) {
    const { revealed, finale } = soulsOf(s);
    return crownTexts(revealed ? finale : null);
  },
  atWill(g, seat) {
    const souls = soulsOf(g.s);
    const options: string[] = [];
    if (g.s.turn.phase === 'end' && gainful(g.s, seat, true)) options.push('lifeTrophies');
    const [heart] = cardsThat(g.s, seat, 'store');
    if (heart !== undefined)
      for (const card of g.of(seat).objects) if (card !== heart && card !== souls.heart && !isRaft(card)) options.push(`store:${card}`);
    return options;
  },

  foeValue: mirrored,
  foeParts,
  foeDice(dice, s, seat, foes) {
    dice.n = Math.max(dice.n, foeDice(foes));
    dice.less += burden(s, seat);
    return dice;
  },
  heroDice(dice, s, seat, _stat, side, against) {
    dice.added = side.dance === true;
    if (!side.noDie && (side.dance || side.drink)) dice.n = 2;
    dice.plus += rollMalus(s, seat);
    dice.less += burden(s, seat) + (against === undefined ? 0 : burden(s, against));
    for (const card of figureOf(s, seat).followers)
      if (ATTACK.has(card)) for (const a of abilitiesOf(card, 'attackRolls')) dice.less -= a.n;
    return dice;
  },
  prepared: preparedFor,
  fightParts(s, seat, stat, side) {
    if (stat === 'strength') return side.blood ? [{ from: 'potion', n: side.blood }] : NOBODY;
    const parts = mindParts(s, seat, side.spirits === true, side.bare === true);
    return side.blood ? [{ from: 'potion', n: side.blood }, ...parts] : parts;
  },
  gear: soulGear,
  addedToRolls: rollMalus,
  livesLost,
  savers: (s, seat, stat) => spiritArmour(s, seat, stat === 'craft'),
  savesFrom(s, seat, card) {
    const piece = abilitiesOf(card, 'spiritArmour')[0];
    return piece && (piece.perFallen ? piece.from - fallenBeside(figureOf(s, seat), card) : piece.from);
  },
  evades: evadesAs,
  evadesCharacter: (s, seat, from) => isGhost(s, from) && has(s, seat, 'evadeGhosts'),
  clings: (s, card) => !soulsOf(s).evaded.includes(card) || cardOf(card).foe!.unslain!.every((effect) => effect.do === 'crawl'),
  soleSpoil: (f) => (f.trial && f.winner === f.seat ? 'life' : undefined),

  silence: silent,
};
