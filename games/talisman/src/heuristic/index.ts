import type { Chance, Choice, Decision } from '@questhall/kernel';
import { PASS } from '@questhall/kernel';
import { CROWN } from '../board/index.ts';
import { armourOdds, duelOdds, fightOdds } from '../decisions/odds.ts';
import { cardOf } from '../editions/index.ts';
import { figureOf } from '../figure.ts';
import type { TalismanView } from '../observation.ts';
import { reckon } from '../reckon.ts';
import { counts, isRaft, livesQuota, mayOwn } from '../rules/character/numbers.ts';
import { foeValue } from '../rules/fight/creatures.ts';
import type { Change, State } from '../state.ts';
import { bribeWorth, choiceWorth, tradeWorth } from './choices.ts';
import { fateWorth } from './fate.ts';
import { hopeless } from './goals.ts';
import { hint } from './hints.ts';
import { type Outlook, outlookOfState } from './outlook.ts';
import { outlookOfView } from './outlook-of-view.ts';
import { isOvertime, sharpness } from './patience.ts';
import { lifeTaken, lifeWorth, placeWorth, SWAP } from './places.ts';
import { burdened, earnsTalisman, huntWorth, savesGold, taskWorth } from './quest.ts';
import { reasons } from './reasons.ts';
import { reactionWorth, spellWorth, targetWorth } from './spells.ts';
import { TASTES, THINKER } from './taste.ts';
import { trophyWorth } from './trophies.ts';
import { directionWorth, encounterWorth, turnWorth } from './turn.ts';
import { value } from './value.ts';
import { FATE, spoilsOfWar, worthOf } from './worth.ts';

export type Manner = keyof typeof TASTES;

/** What a question asks, as far as a bot needs it. */
interface Question {
  kind: string;
  seat: number;
  options: readonly string[];
  choose?: { readonly min: number; readonly max: number };
  about?: Readonly<Record<string, unknown>>;
}

/**
 * What is good for a bot in Talisman. The bots call `weigh` with the view of their seat and the rest with states that
 * they have sampled themselves; nothing here ever sees the true state of a match.
 */
export const heuristic = {
  weigh,
  weighGlance,
  consider,
  playout,
  value,
  reasons,
  age: (s: State) => s.turn.n,
  search: { horizonAlone: 2, caution: 0.5 },
  // Where to go, whom to meet and how to fight; windows for Spells and what is carried are left to the weights.
  slips: { novice: 0.6, easy: 0.16, in: ['turn', 'direction', 'encounter', 'face', 'destination', 'visit', 'choose', 'evade', 'buy'] },
};

/** One weight for each option of a question, from the view alone. In a choice of several: 0 leaves an option out. */
function weigh(view: TalismanView, question: Question, manner: Manner = 'normal'): number[] {
  const taste = TASTES[manner];
  return weights(outlookOfView(view, question.seat, taste), question);
}

/** The same from a glance, which is a state already. */
function weighGlance(s: State, question: Question, manner: Manner = 'normal'): number[] {
  return weights(outlookOfState(s, question.seat, TASTES[manner]), question);
}

/**
 * The weights by which a search goes, and whose best option it leaves only for one that does better in playouts. Who grows for longer
 * must not grow for ever: in overtime it goes by what all others go by.
 */
function consider(s: State, question: Question): number[] {
  return weights(outlookOfState(s, question.seat, isOvertime(s) ? TASTES.normal : THINKER), question);
}

/** The fast policy of playouts. */
function playout(s: State, d: Decision, chance: Chance): Choice {
  if (d.options.length === 1 && !d.choose) return d.options[0]!;
  const outlook = outlookOfState(s, d.seat, TASTES.normal);
  if (d.choose) return several(outlook, d);
  return d.options[drawn(weights(outlook, d), chance)]!;
}

function weights(outlook: Outlook, q: Question): number[] {
  if (q.choose) return q.options.map((id) => Math.max(0, keepWorth(outlook, q, id)));
  const all: number[] = [];
  let best = Number.NEGATIVE_INFINITY;
  for (const id of q.options) {
    const w = worth(outlook, q, id);
    if (w > best) best = w;
    all.push(w);
  }
  const { sharp, spread } = sharpness(outlook.taste, outlook.s, q.kind, PLAIN.has(q.kind) ? 0.25 : 0.8);
  // What is clearly worse is not worth a thought, which also spares the search.
  for (let i = 0; i < all.length; i++) all[i] = all[i]! < best - spread ? 0 : all[i] === best ? 1 : Math.exp(sharp * (all[i]! - best));
  return all;
}

/** Questions in which weighing is as good as thinking. */
const PLAIN = new Set(['take', 'prepare', 'heal', 'buy', 'armour', 'checkpoint', 'endTurn', 'skipRoll', 'quest', 'market', 'trophies']);

/** What one option is worth, in lives. */
function worth(outlook: Outlook, q: Question, id: string): number {
  const { s, me, taste } = outlook;
  const c = figureOf(s, me);
  switch (q.kind) {
    case 'turn':
    case 'endTurn':
      return turnWorth(outlook, id);
    case 'direction':
      return directionWorth(outlook, id, Number(q.about?.['steps'] ?? 1), q.about?.['crossed'] === true);
    case 'encounter':
      return encounterWorth(outlook, id);
    case 'face':
      return faceWorth(outlook, id);
    case 'prepare':
      if (id === 'roll') return 0;
      if (id === 'assassinate') return 1;
      if (id.startsWith('cast:')) return spellWorth(outlook, behind(id));
      return id.startsWith('weapon:') ? -0.5 : helpWorth(outlook, id);
    case 'react':
    case 'checkpoint':
      // Changing sides in another's turn (Druid) is for people who see a reason.
      if (id.startsWith('align:')) return -1;
      return id === PASS ? 0 : reactionWorth(outlook, id, q.about?.['change'] as Change | undefined);
    case 'take':
      return takeWorth(outlook, id);
    case 'target':
      return targetWorth(outlook, String(q.about?.['spell']), id);
    case 'destination':
      return placeWorth(outlook, id as never);
    case 'spoils':
    case 'loot':
      return spoilsWorth(outlook, q, id);
    case 'visit':
    case 'choose':
      return hopeless(outlook) ? (id === 'no' ? 1 : 0) : choiceWorth(outlook, id);
    case 'may':
      return id === 'no' ? 0 : hopeless(outlook) ? -2 : 0.3;
    case 'quest':
      return id === 'accept' ? (earnsTalisman(s, me) ? 1 : -1) : 0;
    case 'heal':
      return Number(id) * (hopeless(outlook) ? -1 : 0.6 * lifeWorth(c.lives));
    case 'replenish':
      return Number(id) * (FATE - 0.2 * Number(q.about?.['price'] ?? 0));
    case 'fate':
      return fateWorth(outlook, q, id);
    case 'trophies':
      return trophyWorth(outlook, q, id);
    case 'deliver':
      return -worthOf(s, me, id);
    case 'buy':
      return id === 'done' ? 0 : savesGold(s, me) ? -1 : (worthOf(s, me, behind(id)) - 0.5) * taste.greed;
    case 'armour':
      return id === 'no' ? 0 : 4 * armourOdds(s, me, id);
    case 'replace':
      return id === 'keep' ? 0 : replaceWorth(outlook, id);
    case 'skipRoll':
      return id === 'skip' ? 0.5 : 0;
    case 'regenerate':
      return id === 'rest' ? (c.lives < livesQuota(s, me) ? 0.6 * lifeWorth(c.lives) : -1) : 0;
    case 'evade':
      return id === 'evade' ? 0.3 : duelWorthBack(outlook, q);
    case 'evadeCard':
      return id === 'evade' ? (cardOf(String(q.about?.['card'])).type === 'event' ? 0.3 : -0.3) : 0;
    case 'raise':
      return id === 'trophy' ? 0.2 : (cardOf(id).strength ?? 0) >= 3 ? 0.4 : 0;
    case 'loseFollower':
      return -worthOf(s, me, id);
    case 'market':
      return id === 'done' ? 1 : -1;
    case 'answerTrade':
      return tradeWorth(outlook, q, id);
    case 'answerBribe':
      return id === PASS ? 0.7 * lifeWorth(s.characters[Number(q.about?.['target'])]!.lives) : bribeWorth(outlook, q);
    default:
      return hint(s, (bots) => bots.answer?.(outlook, q.kind, q.about, id)) ?? 0;
  }
}

/** What an option names behind its first word. */
const behind = (id: string): string => id.slice(id.indexOf(':') + 1);

/** Evade, pay or fight: a fight is worth its odds. */
function faceWorth(outlook: Outlook, id: string): number {
  const { s, me, taste, fight } = outlook;
  const life = lifeWorth(figureOf(s, me).lives);
  const foes = fight?.foes ?? [];
  const sum = foes.reduce((total, foe) => total + foe.value, 0);
  const gain = fight && foes.every((foe) => 'card' in foe) ? Math.max(0.2, spoilsOfWar(s, me, fight.stat, sum)) + huntWorth(s, me) : 0.2;
  const worthOfFight = (odds: number) => (odds + taste.nerve) * gain - (1 - odds) * 0.9 * life;
  if (id === 'fight') return fight ? worthOfFight(fightOdds(s, me, fight.stat, foes)) : 0;
  if (id === 'assassinate') return fight ? worthOfFight(fightOdds(s, me, fight.stat, foes, true)) + 0.1 : 0;
  if (id === 'destroy' || id.startsWith('destroy:')) return 0.3;
  if (id === 'done') return 0;
  if (id.startsWith('cast:')) return spellWorth(outlook, id.slice(5));
  if (id.startsWith('pay:')) return -0.25;
  if (id.startsWith('charm:')) return 0.6;
  if (id.startsWith('attack:')) return oddsAgainst(outlook, id.slice(7)) * 0.6 - (1 - oddsAgainst(outlook, id.slice(7))) * life;
  return 0; // evading
}

function oddsAgainst({ s, me }: Outlook, card: string): number {
  return fightOdds(s, me, 'strength', [{ card, value: foeValue(s, me, card, 'strength') }]);
}

/** Hiring, drinking, calling a raised Enemy: worth it where the fight is in doubt. */
function helpWorth({ s, me, fight }: Outlook, id: string): number {
  if (!fight) return -0.3;
  const other = fight.target === null ? -1 : fight.seat === me ? fight.target : fight.seat;
  const odds = other < 0 ? fightOdds(s, me, fight.stat, fight.foes) : duelOdds(s, me, other, 'strength');
  return (odds < 0.75 && odds > 0.02 ? 0.5 : -0.5) - (id.startsWith('drink:') ? 0.2 : 0);
}

function takeWorth(outlook: Outlook, id: string): number {
  const { s, me, taste } = outlook;
  if (id === 'gold') return 2;
  if (id === 'done') return 0;
  const card = id.slice(5);
  if (silences(s, me, card)) return -2;
  if (id.startsWith('take:')) return 0.3 + taste.greed * worthOf(s, me, card) + taskWorth(s, me, card) - (cardOf(card).fee ?? 0) * 0.35;
  // Putting down the worst for something better that lies here: once. What was hoped for may not be in this question at all
  // (T86-6.12.1c lets one take again what was put down, and that alone), and then nobody puts down and takes for ever.
  const c = figureOf(s, me);
  const lying = s.lying[c.space] ?? [];
  if (lying.some((one) => s.turn.put.includes(one)) || s.turn.put.some((one) => c.objects.includes(one))) return -1;
  if (outlook.lacking === undefined) {
    outlook.lacking = 0;
    for (const one of lying)
      if (counts(s, one) && mayOwn(c, one)) outlook.lacking = Math.max(outlook.lacking, worthOf(s, me, one) + taskWorth(s, me, one));
  }
  return outlook.lacking - worthOf(s, me, card) - SWAP;
}

function spoilsWorth({ s, me, taste }: Outlook, q: Question, id: string): number {
  // On the Crown only one is left in the end.
  if (id === 'life' && s.crownReached) return figureOf(s, me).space === CROWN ? 10 : 4;
  if (id === 'life') return lifeTaken(s, me, Number(q.about?.['target'])) * Math.max(1, taste.malice);
  if (id === 'gold') return 0.3 * taste.greed;
  return id === 'nothing' ? -1 : taste.greed * worthOf(s, me, id);
}

/** A drawn card that had better not be met. */
function replaceWorth(outlook: Outlook, card: string): number {
  const { strength, craft, type } = cardOf(card);
  if (strength !== undefined) return 0.5 - oddsAgainst(outlook, card);
  if (craft !== undefined) return craft > 4 ? 0.6 : -0.2;
  return type === 'event' ? 0.1 : -0.8;
}

/** Standing one's ground when attacked. */
function duelWorthBack({ s, me }: Outlook, q: Question): number {
  const odds = duelOdds(s, me, Number(q.about?.['from']), 'strength');
  return odds - (1 - odds) * 0.5 * lifeWorth(figureOf(s, me).lives);
}

/** In a choice of several: how much one wants to name this option; 0 or less leaves it out. */
function keepWorth({ s, me }: Outlook, q: Question, id: string): number {
  switch (q.kind) {
    case 'dropObjects':
      // A Raft that has just been built is for the next turn.
      return isRaft(id) ? 0.01 : Math.max(0.02, 5 - worthOf(s, me, id));
    case 'vampire':
      return Math.max(0.01, 5 - worthOf(s, me, id));
    case 'dropSpells':
      return 1;
    case 'handOver':
      return 1;
    case 'leave':
      return silences(s, me, id) ? 1 : 0;
    case 'shed':
      return burdened(s, me) ? 1 : 0;
    default:
      return 0; // leaving, selling, bribing, trading: only where the rules want it
  }
}

/** On the Crown one has to be able to cast. */
const silences = (s: State, me: number, card: string): boolean =>
  figureOf(s, me).space === CROWN && !card.startsWith('coin.') && reckon(s).silencing(card);

/** The best of several, as many as are worth it. */
function several(outlook: Outlook, d: Question): string[] {
  const { min, max } = d.choose!;
  const wanted = d.options.map((id) => ({ id, w: keepWorth(outlook, d, id) })).sort((a, b) => b.w - a.w);
  return wanted.filter(({ w }, i) => i < min || (w > 0 && i < max)).map(({ id }) => id);
}

function drawn(all: readonly number[], chance: Chance): number {
  let total = 0;
  for (const w of all) total += w;
  let at = (chance.below(2 ** 30) / 2 ** 30) * total;
  for (let i = 0; i < all.length; i++) {
    at -= all[i]!;
    if (at < 0) return i;
  }
  return all.length - 1;
}
