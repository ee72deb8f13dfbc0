import { type Decision, type Refusal, type Seat, type Text, text } from '@questhall/kernel';
import { CROWN, regionOf } from '../board/index.ts';
import { cardOf, rulesOf, spellOf } from '../editions/index.ts';
import { figureOf } from '../figure.ts';
import { within } from '../frames.ts';
import { reckon } from '../reckon.ts';
import { has, healableOf, isRaft, movesOne, ownAbility, spellsReach } from '../rules/character/numbers.ts';
import { isCurse } from '../rules/goods/goods.ts';
import { pointsFor, sums, turnable } from '../rules/goods/trophies.ts';
import { worthOn } from '../rules/magic/spells.ts';
import { placeOf } from '../rules/space/places.ts';
import type { State } from '../state.ts';
import type { Choice, Effect } from '../vocabulary.ts';
import { asked, cardText, goodText, onSeat, onSpace, refusal, seatText, spaceText } from './words.ts';

/** What a player would naturally try and cannot, by kind of question: each with the reason and its rule. Made from what the asked seat knows. */
type Refuses = (s: State, d: Decision) => Refusal[];

/** Another character that cannot be met: it stands elsewhere, or nobody meets anybody here. */
function unmeetable(s: State, d: Decision): Refusal[] {
  const { space } = asked(s, d);
  return s.characters.flatMap((c, seat) => {
    if (seat === d.seat || c.card === null || d.options.some((option) => option.endsWith(`:${seat}`))) return [];
    const no = (reason: string, rule: string) => [
      refusal(
        `attack:${seat}`,
        text('pick.encounter.attack', { seat: seatText(seat) }),
        text(reason, { seat: seatText(seat) }),
        rule,
        onSeat(seat),
      ),
    ];
    // Where anybody is met at all, whoever stands here is among the answers.
    return c.space === space ? no('no.meetingHere', 'T86-6.14.1') : no('no.elsewhere', 'T86-6.13.3');
  });
}

/** Abilities on a character of this space that would take nothing from it. */
function emptyHanded(s: State, d: Decision): Refusal[] {
  const { space } = asked(s, d);
  const refused: Refusal[] = [];
  s.characters.forEach((c, seat) => {
    if (seat === d.seat || c.card === null || c.space !== space || !d.options.includes(`attack:${seat}`)) return;
    const mays = {
      steal: reckon(s).steals(s, d.seat),
      beguile: reckon(s).beguilesFrom(s, d.seat, seat) !== undefined,
      takeFollowers: ownAbility(s, d.seat, 'takeFollowers') !== undefined,
    };
    for (const [can, may] of Object.entries(mays)) {
      if (!may || d.options.includes(`${can}:${seat}`)) continue;
      const label = text(`pick.encounter.${can}`, { seat: seatText(seat) });
      refused.push(refusal(`${can}:${seat}`, label, text('no.nothingToTake', { seat: seatText(seat) }), 'T86-6.13.3', onSeat(seat)));
    }
  });
  return refused;
}

const encounter: Refuses = (s, d) => {
  const refused = [...unmeetable(s, d), ...emptyHanded(s, d)];
  if (asked(s, d).space === CROWN && d.options.some((option) => /^(attack|psychic):/.test(option)))
    refused.push(refusal('command', text('pick.encounter.command'), text('no.commandAmongOthers'), 'T86-6.14.9a', onSpace(CROWN)));
  return refused;
};

/** Trophies that bring nothing yet, or not now. */
function noTrade(s: State, d: Decision): Refusal[] {
  const cards = turnable(s, d.seat, false);
  if (cards.length === 0 || d.options.includes('trade')) return [];
  const no = (reason: Text, rule: string) => [refusal('trade', text('pick.trade'), reason, rule)];
  const all = sums(s, cards, false);
  if (all.every(({ n }) => n === 0)) {
    const best = all.reduce((a, b) => (b.points > a.points ? b : a));
    return no(text('no.trophyPoints', { n: pointsFor(s, best.gain) - best.points }), 'T86-6.1.4b');
  }
  return rulesOf(s).trophiesLast ? no(text('no.trophiesNow'), 'T86-6.1.4a') : [];
}

const turn: Refuses = (s, d) => {
  const c = asked(s, d);
  const refused = noTrade(s, d);
  const no = (id: string, label: Text, reason: string, rule: string, space?: string) =>
    refused.push(refusal(id, label, text(reason), rule, ...(space === undefined ? [] : [onSpace(space)])));
  if (regionOf(c.space) !== 'inner') {
    if (d.options.includes('step') && movesOne(s, d.seat))
      no('roll', text('pick.turn.roll'), c.toad > 0 ? 'no.roll.toad' : 'no.roll.held', c.toad > 0 ? 'T86-6.19.4' : 'T86-6.11.1b');
    const noRaft = c.toad === 0 && c.raft !== 'ready' && !has(s, d.seat, 'raft');
    for (const to of placeOf(s, c.space).across) {
      if (noRaft) no(`raft:${to}`, text('pick.turn.raft', { space: spaceText(s, to) }), 'no.raft', 'T86-6.11.16', to);
    }
  }
  if (!d.options.includes('leave') && (c.objects.length > 0 || c.followers.length > 0))
    no('leave', text('pick.leave'), 'no.leave', 'T86-6.6');
  return refused;
};

const face: Refuses = (s, d) => {
  const inner = regionOf(asked(s, d).space) === 'inner';
  return within(s, 'facing').foes.flatMap((foe) => {
    const id = 'card' in foe ? foe.card : foe.creature;
    if (d.options.includes(`evade:${id}`)) return [];
    const name = 'card' in foe ? cardText(foe.card) : text(`creature.${foe.creature}`);
    const [reason, rule] = inner ? ['no.evadeInner', 'T86-6.14.4'] : ['no.evade', 'T86-6.18.1a'];
    return [refusal(`evade:${id}`, text('pick.face.evade', { name, n: 0 }), text(reason), rule, 'card' in foe ? { card: foe.card } : {})];
  });
};

const prepare: Refuses = (s, d) => {
  const c = asked(s, d);
  return reckon(s)
    .hirelings(s, d.seat)
    .flatMap(({ card, price }) => {
      if (d.options.includes(`hire:${card}`)) return [];
      const poor = c.gold < price;
      const label = text('pick.prepare.hire', { card: cardText(card), n: 0 });
      if (poor) return [refusal(`hire:${card}`, label, text('no.gold'), 'T86-6.3.3', { card })];
      return c.hired === s.turn.n ? [refusal(`hire:${card}`, label, text('no.hiredTwice'), 'T86-6.8', { card })] : [];
    });
};

/** One more than can be healed, or replenished: there is no more gold, or nothing more to get back. */
function oneMore(what: 'heal' | 'replenish', d: Decision, reason: string, rule: string): Refusal[] {
  const n = Math.max(...d.options.map(Number)) + 1;
  return [refusal(String(n), text(`pick.${what}`, { n, gold: n * Number(d.about?.['price']) }), text(reason), rule)];
}

const heal: Refuses = (s, d) => {
  const most = Math.max(...d.options.map(Number));
  if (most >= healableOf(s, d.seat)) return oneMore('heal', d, 'no.healMore', 'T86-6.4.6');
  return (most + 1) * Number(d.about?.['price']) > asked(s, d).gold
    ? oneMore('heal', d, 'no.gold', 'T86-6.3.3')
    : oneMore('heal', d, 'no.healSpace', 'T86-6.13.5b');
};

const replenish: Refuses = (s, d) => {
  const most = Math.max(...d.options.map(Number));
  const poor = (most + 1) * Number(d.about?.['price']) > asked(s, d).gold;
  return poor ? oneMore('replenish', d, 'no.gold', 'T86-6.3.3') : oneMore('replenish', d, 'no.fateFull', 'TDE-2.17');
};

/** Why a choice of a space or card does nothing for the character. */
function whyNot(s: State, seat: Seat, effect: Effect): [reason: string, rule: string] | undefined {
  const c = figureOf(s, seat);
  switch (effect.do) {
    case 'pay':
      return c.gold < effect.gold ? ['no.gold', 'T86-6.3.3'] : undefined;
    case 'heal':
      return healableOf(s, seat) === 0 ? ['no.healMore', 'T86-6.4.6'] : ['no.gold', 'T86-6.3.3'];
    case 'replenish':
      return c.gold < effect.price ? ['no.gold', 'T86-6.3.3'] : ['no.fateFull', 'TDE-2.17'];
    case 'loseFollower':
      return c.followers.length === 0 ? ['no.follower', 'T86-6.6.3'] : undefined;
    case 'buy':
      return c.toad > 0 ? ['no.toadBuys', 'T86-6.19.2'] : ['no.goldOrStock', 'T86-6.3.3'];
    case 'sellObjects':
      return ['no.objects', 'T86-6.3.4'];
    case 'sellFollowers':
      return ['no.escort', 'T86-6.3.4'];
    case 'gain':
      return effect.what === 'spell' ? ['no.spellRoom', 'T86-6.9.4'] : undefined;
    default:
      return undefined;
  }
}

const choosing: Refuses = (s, d) => {
  return within(s, 'choosing').of.flatMap((choice: Choice) => {
    if (d.options.includes(choice.id)) return [];
    const why = choice.then.map((effect) => whyNot(s, d.seat, effect)).find((one) => one !== undefined);
    return why ? [refusal(choice.id, text(`choice.${choice.id}`), text(why[0]), why[1])] : [];
  });
};

/** Characters on whom the Spell cannot be cast. */
const target: Refuses = (s, d) => {
  const spell = spellOf(String(d.about?.['spell']));
  if (spell.target !== 'character') return [];
  return s.characters.flatMap((c, seat) => {
    if (c.card === null) return [];
    const [reason, rule] = !spellsReach(s, seat)
      ? ['no.target.immune', 'T86-6.9']
      : worthOn(s, seat, spell)
        ? ['no.target.evaded', 'T86-6.18.1b']
        : ['no.target.inVain', 'T86-6.9.6a'];
    return [
      refusal(String(seat), text('pick.target.seat', { seat: seatText(seat) }), text(reason, { seat: seatText(seat) }), rule, onSeat(seat)),
    ];
  });
};

/** Why what somebody owns cannot be put down, sold or given away; what can is an option, and struck from the refusals. */
function bound(s: State, owner: Seat): Refusal[] {
  const c = figureOf(s, owner);
  return [...c.objects, ...c.followers].map((card) => {
    const [reason, rule] = isCurse(s, card)
      ? ['no.curse', 'T86-6.6']
      : cardOf(card).cursed
        ? ['no.cursed', 'TDE-11.24']
        : isRaft(card)
          ? ['no.raftGoods', 'T86-6.11.19b']
          : ['no.notThis', 'T86-6.3.4'];
    return refusal(card, goodText(card), text(reason, { card: cardText(card) }), rule, { card });
  });
}

const own: Refuses = (s, d) => bound(s, d.seat);
const objectsOnly: Refuses = (s, d) => own(s, d).filter(({ id }) => asked(s, d).objects.includes(id));
const followersOnly: Refuses = (s, d) => own(s, d).filter(({ id }) => asked(s, d).followers.includes(id));
const theirs: Refuses = (s, d) => bound(s, Number(d.about?.['partner']));

const market: Refuses = (s, d) =>
  s.characters.flatMap((c, seat) =>
    c.toad === 0 || seat === d.seat || d.options.includes(`with:${seat}`)
      ? []
      : [
          refusal(
            `with:${seat}`,
            text('pick.market.with', { seat: seatText(seat) }),
            text('no.toadTrades', { seat: seatText(seat) }),
            'T86-6.19.2',
            onSeat(seat),
          ),
        ],
  );

/** By kind of question. Questions of yes and no, and those that offer everything there is, refuse nothing. */
export const REFUSES: Readonly<Record<string, Refuses>> = {
  turn,
  encounter,
  endTurn: noTrade,
  face,
  prepare,
  heal,
  replenish,
  visit: choosing,
  choose: choosing,
  target,
  leave: own,
  sell: objectsOnly,
  handOver: followersOnly,
  dropObjects: objectsOnly,
  give: own,
  bribe: own,
  want: theirs,
  market,
};

/** The refusals of a question, each id once, and none that is an option. */
export const distinct = (d: Decision, refused: readonly Refusal[]): Refusal[] =>
  refused.filter((one, i) => !d.options.includes(one.id) && refused.findIndex((other) => other.id === one.id) === i);
