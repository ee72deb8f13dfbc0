import { type Decision, type DecisionKind, type Refusal, type Seat, text } from '@questhall/kernel';
import { isSpace, spaceOf } from '../board/index.ts';
import { cardOf, spellOf } from '../editions/index.ts';
import { innermost } from '../frames.ts';
import { inPlay } from '../installed.ts';
import { reckon } from '../reckon.ts';
import { hasRoomFor, mayOwn } from '../rules/character/numbers.ts';
import { worthOn } from '../rules/magic/spells.ts';
import type { State, Ware } from '../state.ts';
import type { Spell } from '../vocabulary.ts';
import { type Brings, ofCard, ofEffects, waitsAt } from './brings.ts';
import { briefly, diceBring, table } from './dice-brings.ts';
import { waitingFor } from './no-room.ts';
import { ofThing } from './useless.ts';
import { buyPrompt, ofWare, priceOf } from './wares.ts';
import { asked, cardText, cut, listOf, onSeat, onSpace, refusal, seatText, spaceText, spotText } from './words.ts';

const first = (_s: State, d: Decision): string => d.options[0]!;
const least = (_s: State, d: Decision): string[] => d.options.slice(0, d.choose?.min ?? 0);
const plainCard = (_s: State, _d: Decision, id: string) => ({ label: cardText(id), ...ofCard(id), target: { card: id } });

/** What choosing this of a card or a space brings; the frame that asks holds it. */
function chosen(s: State, d: Decision, id: string): Brings {
  const f = innermost(s, 'choosing');
  const choice = f?.of.find((one) => one.id === id);
  if (!choice) return {};
  const card = d.about?.['card'];
  return ofEffects(s, d.seat, choice.then, typeof card === 'string' && !card.startsWith('sp.') ? { card: cardOf(card) } : {});
}

/** Choices whose name says all that they do, “1 gold”, “Lose 1 life”: a note would say it twice. */
const SAYS_ALL = /^(wish|pay|lose)/;

/** What a total of the roll under way brings. */
function rolledBrings(s: State, total: number): Brings {
  const then = innermost(s, 'rolling')?.rows.find((row) => total >= row.from && total <= row.to)?.then ?? [];
  return { note: text('line', { effect: briefly(then, {}) }) };
}

/** Whether two results read the same. */
const isSame = (a: Brings, b: Brings): boolean => JSON.stringify(a) === JSON.stringify(b);

const about = (d: Decision, key: string): number => Number(d.about?.[key]);

/** Things on the space that the character may not take, and why (T86-6.5.2, T86-6.5.3). */
function untakeable(s: State, d: Decision): Refusal[] {
  const c = asked(s, d);
  const refused: Refusal[] = [];
  for (const card of s.lying[c.space] ?? []) {
    const id = `take:${card}`;
    const { type, fee = 0 } = cardOf(card);
    if (d.options.includes(id) || !['object', 'magicObject', 'follower'].includes(type)) continue;
    const label = text('pick.take', { card: cardText(card) });
    const no = (reason: string, rule: string) => refused.push(refusal(id, label, text(reason, { card: cardText(card) }), rule, { card }));
    // What was put down this turn stays; otherwise the question is only about what has just been dropped.
    const stays = s.turn.put.includes(card) ? 'no.takeBack' : 'no.takeOnly';
    if (type === 'follower')
      no(
        reckon(s).shunned(s, d.seat) ? 'no.followers' : fee > c.gold ? 'no.gold' : stays,
        reckon(s).shunned(s, d.seat) ? 'T86-6.6' : fee > c.gold ? 'T86-6.3.3' : 'T86-6.12.1c',
      );
    else if (!mayOwn(c, card)) no('no.own', 'T86-6.5.2');
    else if (hasRoomFor(s, d.seat, card)) no(stays, 'T86-6.12.1c');
    else no('no.room', 'T86-6.5.3');
  }
  return refused;
}

/** How it is asked at what a Spell is aimed, by the kind of its target, also of an expansion; otherwise on whom or what. */
const AIMS: Readonly<Record<string, `.${'whom' | 'whereTo' | 'where' | 'card'}`>> = {
  character: '.whom',
  acrossTheRiver: '.whereTo',
  spaceOfRegion: '.whereTo',
  freeSpace: '.where',
  outsideInner: '.where',
  faceUpCard: '.card',
  cardAndSpace: '.card',
};

export const cardDecisions: Record<string, DecisionKind<State>> = {
  nextCard: { rule: 'T86-6.15.2', prompt: () => text('ask.nextCard'), option: plainCard, byDefault: first },
  evadeCard: {
    rule: 'T86-6.18.2',
    prompt: (_s, d) => text('ask.evadeCard', { card: cardText(String(d.about?.['card'])) }),
    option: (_s, d, id) => ({
      label: text(`pick.evadeCard.${id}`, { card: cardText(String(d.about?.['card'])) }),
      ...(id === 'meet' ? ofCard(String(d.about?.['card'])) : {}),
      target: { card: String(d.about?.['card']) },
    }),
    byDefault: first,
  },
  replace: {
    rule: 'T86-6.8',
    prompt: (_s, d) => text('ask.replace', { card: cardText(String(d.about?.['by'])) }),
    option: (_s, _d, id) =>
      id === 'keep'
        ? { label: text('pick.replace.keep') }
        : { label: text('pick.replace', { card: cardText(id) }), ...ofCard(id), target: { card: id } },
    byDefault: () => 'keep',
  },
  take: {
    rule: 'T86-6.12.1b',
    prompt(s, d) {
      // Where something has to be put down first, the question says for what.
      const waiting = waitingFor(s, d);
      return waiting.length > 0 ? text('ask.take.full', { things: waiting.map(cardText) }) : text('ask.take');
    },
    option(s, d, id) {
      const [what, rest] = cut(id);
      if (what === 'done' && innermost(s, 'taking')?.took) return { label: text('pick.take.done') };
      if (what === 'done') return { label: text('pick.take.none'), note: text('note.take.none') };
      if (what === 'gold') return { label: text('pick.take.gold', { n: s.loose[asked(s, d).space]! }), target: onSpace(asked(s, d).space) };
      if (what === 'drop') return { label: text('pick.take.drop', { card: cardText(rest) }), ...ofCard(rest), target: { card: rest } };
      const { fee = 0 } = cardOf(rest);
      return {
        label: text(fee > 0 ? 'pick.take.fee' : 'pick.take', { card: cardText(rest), n: fee }),
        ...ofThing(s, d.seat, rest),
        target: { card: rest },
      };
    },
    refused: untakeable,
    byDefault: () => 'done',
  },
  dropObjects: {
    rule: 'T86-6.5.5',
    prompt: (_s, d) => text('ask.dropObjects', { n: d.choose!.min }),
    option: plainCard,
    byDefault: least,
  },
  deliver: {
    rule: 'TDE-8.24',
    prompt: () => text('ask.deliver'),
    option: plainCard,
    byDefault: first,
  },
  dropSpells: {
    rule: 'T86-6.2.8',
    prompt: (_s, d) => text('ask.dropSpells', { n: d.choose!.min }),
    option: plainCard,
    byDefault: least,
  },
  loseFollower: { rule: 'T86-6.6.3', prompt: () => text('ask.loseFollower'), option: plainCard, byDefault: first },
  vampire: { rule: 'T86-6.14.3', prompt: (_s, d) => text('ask.vampire', { n: about(d, 'n') }), option: plainCard, byDefault: least },
  handOver: { rule: 'T86-6.13.5b', prompt: () => text('ask.handOver'), option: plainCard, byDefault: least },
  sell: {
    rule: 'T86-6.3.4',
    prompt: (_s, d) => text('ask.sell', { n: Number(d.about?.['price'] ?? 1) }),
    option: plainCard,
    byDefault: least,
  },

  may: {
    rule: 'T86-6.13.5b',
    prompt: (s, d) => mayPrompt(s, d),
    option: (s, d, id) => (id === 'no' ? { label: text('pick.may.no') } : { label: text('pick.may.yes'), ...chosen(s, d, id) }),
    byDefault: () => 'no',
  },
  choose: {
    rule: 'T86-6.13.5b',
    prompt: (s, d) => choosePrompt(s, d, 'ask.choose'),
    option(s, d, id) {
      const { note, ...brings } = chosen(s, d, id);
      return { label: text(`choice.${id}`), ...brings, ...(note && !SAYS_ALL.test(id) ? { note } : {}) };
    },
    byDefault: first,
  },
  visit: {
    rule: 'T86-6.13.5b',
    prompt: (s, d) => choosePrompt(s, d, 'ask.visit'),
    option: (s, d, id) => (id === 'no' ? { label: text('pick.visit.no') } : { label: text(`choice.${id}`), ...chosen(s, d, id) }),
    byDefault: () => 'no',
  },
  heal: {
    rule: 'T86-6.4.6',
    prompt: () => text('ask.heal'),
    option(s, d, id) {
      const { lives } = asked(s, d);
      return {
        label: text('pick.heal', { n: Number(id), gold: Number(id) * about(d, 'price') }),
        ...(id === '0' ? {} : { note: text('note.heal', { from: lives, to: lives + Number(id) }) }),
      };
    },
    byDefault: () => '0',
  },
  replenish: {
    rule: 'TDE-2.17',
    prompt: () => text('ask.replenish'),
    option(s, d, id) {
      const { fate } = asked(s, d);
      return {
        label: text('pick.replenish', { n: Number(id), gold: Number(id) * about(d, 'price') }),
        ...(id === '0' ? {} : { note: text('note.replenish', { from: fate, to: fate + Number(id) }) }),
      };
    },
    byDefault: () => '0',
  },
  buy: {
    rule: 'T86-6.3.3',
    prompt: buyPrompt,
    option(s, d, id) {
      const [what, kind] = cut(id);
      if (what === 'done') return { label: text('pick.done') };
      return { label: text(`pick.${what}`, { card: cardText(kind), n: priceOf(d, kind) }), ...ofWare(s, d, id), target: { card: kind } };
    },
    refused(s, d) {
      const c = asked(s, d);
      return listOf<Ware>(d, 'goods')
        .filter(({ kind }) => !d.options.includes(`buy:${kind}`))
        .map(({ kind, price }) => {
          const left = s.stock.some((card) => card === kind || card.startsWith(`${kind}.`));
          return refusal(
            `buy:${kind}`,
            text('pick.buy', { card: cardText(kind), n: price }),
            text(left && price > c.gold ? 'no.gold' : 'no.stock'),
            left ? 'T86-6.3.3' : 'T86-6.20.2c',
            { card: kind },
          );
        });
    },
    byDefault: () => 'done',
  },
  skipRoll: {
    rule: 'T86-6.8',
    prompt: (_s, d) => text('ask.skipRoll', { place: text(`place.${String(d.about?.['place'])}`) }),
    option(s, d, id) {
      const f = innermost(s, 'rolling');
      return { label: text(`pick.skipRoll.${id}`), ...(id === 'roll' && f ? diceBring(s, d.seat, f) : {}) };
    },
    byDefault: () => 'skip',
  },
  addToRoll: {
    rule: 'T86-6.8',
    prompt: (_s, d) => text('ask.addToRoll', { roll: about(d, 'rolled'), n: about(d, 'n') }),
    option(s, d, id) {
      const n = about(d, 'rolled') + (id === 'yes' ? about(d, 'n') : 0);
      return { label: text(`pick.addToRoll.${id}`, { n }), ...rolledBrings(s, n) };
    },
    // What would bring the same is no reason to ask.
    besides: (s, d, id) => id === 'yes' && isSame(rolledBrings(s, about(d, 'rolled') + about(d, 'n')), rolledBrings(s, about(d, 'rolled'))),
    byDefault: () => 'no',
  },
  destination: {
    rule: 'T86-6.11.1b',
    prompt: () => text('ask.destination'),
    option: (s, d, id) => ({ label: spotText(s, id), ...waitsAt(s, d.seat, spaceOf(id).id), target: onSpace(id) }),
    byDefault: first,
  },
  quest: {
    rule: 'T86-6.13.5b',
    prompt: () => text('ask.quest'),
    option: (_s, _d, id) => ({
      label: text(`pick.quest.${id}`),
      ...(id === 'accept' ? { results: table(1, 6, (n) => ({ brings: text(`quest.${n}`) })) } : {}),
    }),
    byDefault: () => 'no',
  },

  target: {
    rule: 'T86-6.9.6b',
    prompt(s, d) {
      const spell = String(d.about?.['spell']);
      const { target } = spellOf(spell);
      const aim = AIMS[target] ?? inPlay(s).find(({ aims }) => aims?.[target])?.aims?.[target];
      return text(`ask.target${aim ?? ''}`, { spell: cardText(spell) });
    },
    option(s, d, id) {
      if (id === 'back') return { label: text('pick.target.back') };
      if (id.startsWith('gold:'))
        return { label: text('pick.target.gold', { seat: seatText(Number(id.slice(5))) }), target: onSeat(Number(id.slice(5))) };
      const { target } = spellOf(String(d.about?.['spell']));
      if (target === 'character') return onCharacter(s, spellOf(String(d.about?.['spell'])), Number(id));
      if (!id.includes('.')) return isSpace(id) ? { label: spotText(s, id), target: onSpace(id) } : { label: text(`creature.${id}`) };
      const owner = s.characters.findIndex((c) => c.objects.includes(id) || c.followers.includes(id));
      if (owner >= 0) return { label: text('pick.target.owned', { card: cardText(id), seat: seatText(owner) }), target: { card: id } };
      return { label: cardText(id), target: { card: id } };
    },
    byDefault: (_s, d) => d.options.at(-1)!,
  },
};

/** A character as the target of a Spell; where the Spell would do nothing, the option says so (TDE-2.33). */
function onCharacter(s: State, spell: Spell, seat: Seat) {
  const note = worthOn(s, seat, spell) ? {} : { note: text('note.target.inVain') };
  return { label: text('pick.target.seat', { seat: seatText(seat) }), ...note, target: onSeat(seat) };
}

/** What may be done: by the card that is met, or by the printed space. */
function mayPrompt(s: State, d: Decision) {
  const card = d.about?.['card'];
  return typeof card === 'string'
    ? text('ask.may.card', { card: cardText(card) })
    : text('ask.may.space', { space: spaceText(s, asked(s, d).space) });
}

function choosePrompt(s: State, d: Decision, key: string) {
  const card = d.about?.['card'];
  return typeof card === 'string'
    ? text(`${key}.card`, { card: cardText(card) })
    : text(`${key}.space`, { space: spaceText(s, asked(s, d).space) });
}
