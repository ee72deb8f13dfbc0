import { type Decision, type DecisionKind, PASS, type Seat, type Text, text } from '@questhall/kernel';
import { cardOf } from '../editions/index.ts';
import { figureOf } from '../figure.ts';
import { frameIf, innermost, type Under, within } from '../frames.ts';
import { inPlay } from '../installed.ts';
import { reckon } from '../reckon.ts';
import { NO } from '../rules/kit/table.ts';
import { couldAnswer } from '../rules/magic/attempt.ts';
import type { Change, State } from '../state.ts';
import { leadsToSpace } from '../text/event-text.ts';
import { ofCard } from './brings.ts';
import { destroyBrings, hireBrings, rollBrings, sumText, withMore } from './fight-brings.ts';
import { holdsSpells, idleSpells, leftOut } from './idle-spells.ts';
import { armourOdds, atLeast, fightOdds } from './odds.ts';
import {
  asked,
  cardText,
  castOption,
  cut,
  foesText,
  goodsText,
  goodTarget,
  goodText,
  listOf,
  onSeat,
  refusal,
  seatText,
  spaceText,
} from './words.ts';

const about = (d: { about?: Readonly<Record<string, unknown>> }, key: string): number => Number(d.about?.[key]);

/** Against whom one makes ready. */
function preparePrompt(s: State, d: Decision): Text {
  const frame = frameIf(s, Number(d.about?.['frame']), ['fight', 'duel']);
  if (frame?.proc === 'fight') {
    const n = frame.foes.reduce((total, foe) => total + foe.value, 0);
    return text('ask.prepare.foes', { foes: foesText(frame.foes), stat: text(`stat.${frame.stat}`), n });
  }
  if (frame?.proc === 'duel') {
    const other = frame.seat === d.seat ? frame.target : frame.seat;
    return text('ask.prepare.seat', { seat: seatText(other), stat: text(`stat.${frame.stat}`) });
  }
  return text('ask.prepare');
}

/** Cards and creatures share one pattern: the name, and the thing on the table where it is a card. */
function named(id: string) {
  return id.includes('.') ? { name: cardText(id), target: { card: id } } : { name: text(`creature.${id}`), target: {} };
}

/** A window in which a Spell may answer what is about to happen. Who is asked is nobody else's affair (section H2). */
const react: DecisionKind<State> = {
  rule: 'T86-6.9.6a',
  secret: true,
  could: couldAnswer,
  prompt: (s, d) => reactPrompt(s, d.about?.['change'] as Change, d),
  option(_s, _d, id) {
    if (id === PASS) return { label: text('pick.pass') };
    const [what, rest] = cut(id);
    return what === 'align' ? { label: text('pick.align', { alignment: text(`alignment.${rest}`) }) } : castOption(id);
  },
  refused: (s, d) => idleSpells(s, d, ''),
  byDefault: () => PASS,
};

export const fightDecisions: Record<string, DecisionKind<State>> = {
  face: {
    rule: 'T86-6.16.2',
    // Often asked for a Spell's sake alone: neither whether it is nor how long it takes must tell.
    secret: 'brief',
    could: holdsSpells,
    prompt(s) {
      const { foes, quiet = [], stat } = within(s, 'facing');
      if (foes.length === 0) return text('ask.face.quiet', { foes: foesText(quiet), count: quiet.length });
      const sum = foes.reduce((total, foe) => total + foe.value, 0);
      return text('ask.face', { foes: foesText(foes), count: foes.length, stat: text(`stat.${stat}`), n: sum });
    },
    option(s, d, id) {
      const f = within(s, 'facing');
      const [what, rest] = cut(id);
      if (what === 'fight') {
        const label = text('pick.face.fight', { foes: foesText(f.foes) });
        const [note, odds] = [sumText(s, d.seat, f.stat, f.foes), fightOdds(s, d.seat, f.stat, f.foes)];
        return { label, ...leftOut(s, d.seat, f.stat, { note, odds }) };
      }
      if (what === 'assassinate') {
        const odds = fightOdds(s, d.seat, f.stat, f.foes, true);
        return { label: text('pick.face.assassinate'), ...leftOut(s, d.seat, f.stat, { odds }) };
      }
      if (what === 'done') return { label: text('pick.face.done') };
      if (what === 'destroy' && rest !== '')
        return { label: text('pick.face.destroy.one', { name: cardText(rest) }), ...destroyBrings(s, d.seat), target: { card: rest } };
      if (what === 'destroy') return { label: text('pick.face.destroy'), ...destroyBrings(s, d.seat) };
      if (what === 'cast') return castOption(rest);
      const { name, target } = named(rest);
      // Who leaves me alone joins those who do not.
      const roused = what === 'attack' ? f.quiet?.find((foe) => ('card' in foe ? foe.card : foe.creature) === rest) : undefined;
      if (roused) {
        const foes = [...f.foes, roused];
        const note = sumText(s, d.seat, f.stat, foes);
        const shown = leftOut(s, d.seat, f.stat, { note, odds: fightOdds(s, d.seat, f.stat, foes) });
        return { label: text('pick.face.attack', { name }), target, ...shown };
      }
      const label = text(`pick.face.${what}`, { name, n: rest.includes('.') ? (cardOf(rest).toll ?? 0) : 0 });
      return { label, target, ...(what === 'charm' ? { odds: atLeast(s, d.seat, (cardOf(rest).strength ?? 6) + 1) } : {}) };
    },
    refused(s, d) {
      const c = asked(s, d);
      const poor = within(s, 'facing').foes.flatMap((foe) => ('card' in foe && (cardOf(foe.card).toll ?? 0) > c.gold ? [foe.card] : []));
      return [
        ...idleSpells(s, d),
        ...poor.map((card) =>
          refusal(`pay:${card}`, text('pick.face.pay', { name: cardText(card), n: cardOf(card).toll! }), text('no.gold'), 'T86-6.3.3', {
            card,
          }),
        ),
      ];
    },
    byDefault: (_s, d) => d.options[0]!,
  },

  prepare: {
    rule: 'T86-6.16.3',
    secret: 'brief',
    could: holdsSpells,
    prompt: (s, d) => preparePrompt(s, d),
    option(s, d, id) {
      const [what, rest] = cut(id);
      if (what === 'roll') return { label: text('pick.prepare.roll'), ...rollBrings(s, d) };
      if (what === 'cast') return castOption(rest);
      if (what === 'assassinate') return { label: text('pick.face.assassinate'), ...rollBrings(s, d, true) };
      for (const { labels } of inPlay(s)) if (labels?.[what]) return labels[what](s, d.seat, rest);
      const shown = { label: text(`pick.prepare.${what}`, { card: cardText(rest), n: 0 }), target: { card: rest } };
      // None of both is offered in psychic combat.
      if (what === 'hire') return { ...shown, ...hireBrings(s, d, rest) };
      return { ...shown, ...ofCard(rest), ...(what === 'drink' ? withMore(s, d, reckon(s).potionStrength(rest)) : {}) };
    },
    refused: (s, d) => idleSpells(s, d),
    byDefault: () => 'roll',
  },

  armour: {
    rule: 'T86-6.16.4e',
    prompt: () => text('ask.armour'),
    option: (s, d, id) =>
      id === NO
        ? { label: text('pick.armour.no') }
        : { label: cardText(id), ...ofCard(id), target: { card: id }, odds: armourOdds(s, d.seat, id) },
    byDefault: (_s, d) => d.options[0]!,
  },

  raise: {
    rule: 'T86-6.8',
    prompt: () => text('ask.raise'),
    option: (_s, _d, id) =>
      id === 'trophy'
        ? { label: text('pick.raise.trophy') }
        : { label: text('pick.raise', { card: cardText(id) }), ...ofCard(id), target: { card: id } },
    byDefault: () => 'trophy',
  },

  evade: {
    rule: 'T86-6.18.1a',
    prompt: (_s, d) => text('ask.evade', { seat: seatText(about(d, 'from')) }),
    option: (_s, _d, id) => ({ label: text(`pick.evade.${id}`) }),
    byDefault: () => 'evade',
  },

  spoils: {
    rule: 'T86-6.16.9a',
    prompt: (_s, d) => text('ask.spoils', { seat: seatText(about(d, 'target')) }),
    option(s, d, id) {
      if (id === 'life') {
        const seat = about(d, 'target');
        const note = text('note.spoils.life', { seat: seatText(seat), n: figureOf(s, seat).lives - 1 });
        return { label: text('pick.spoils.life'), note, target: onSeat(seat) };
      }
      if (id === 'gold') return { label: text('pick.spoils.gold'), note: text('note.spoils.gold', { n: asked(s, d).gold + 1 }) };
      if (id === 'nothing') return { label: text('pick.spoils.nothing') };
      return { label: text('pick.spoils.object', { card: cardText(id) }), ...ofCard(id), target: { card: id } };
    },
    refused: (s, d) =>
      figureOf(s, about(d, 'target'))
        .objects.filter((card) => !d.options.includes(card))
        .map((card) =>
          refusal(card, text('pick.spoils.object', { card: cardText(card) }), text('no.own', { card: cardText(card) }), 'T86-6.5.2', {
            card,
          }),
        ),
    byDefault: (_s, d) => (d.options.includes('nothing') ? 'nothing' : d.options[0]!),
  },

  bribe: {
    rule: 'T86-6.16.9b',
    prompt: (_s, d) => text('ask.bribe', { seat: seatText(about(d, 'target')) }),
    option: (_s, _d, id) => ({ label: goodText(id), target: goodTarget(id) }),
    byDefault: () => [],
  },

  answerBribe: {
    rule: 'T86-6.16.9b',
    prompt(_s, d) {
      const things = goodsText([...listOf<string>(d, 'cards'), ...Array<string>(about(d, 'gold')).fill('coin.')], about(d, 'spells'));
      const seat = seatText(about(d, 'target'));
      return things.length > 0 ? text('ask.answerBribe', { seat, things }) : text('ask.answerBribe.nothing', { seat });
    },
    option: (_s, _d, id) => ({ label: text(id === PASS ? 'pick.answerBribe.no' : 'pick.answerBribe.accept') }),
    byDefault: () => PASS,
  },

  loot: {
    rule: 'T86-6.13.3',
    prompt: (_s, d) => text('ask.loot', { seat: seatText(about(d, 'target')) }),
    option: (_s, _d, id) =>
      id === 'gold' ? { label: text('pick.spoils.gold') } : { label: cardText(id), ...ofCard(id), target: { card: id } },
    byDefault: (_s, d) => d.options[0]!,
  },

  react,
  checkpoint: { ...react, secret: 'brief' },
};

/** What is about to happen, for whoever may answer it: one's own affairs in the second person. */
function reactPrompt(s: State, change: Change, { seat: asked, options }: Pick<Decision, 'seat' | 'options'>) {
  const own = change.seat === asked ? '.own' : '';
  switch (change.type) {
    case 'cast': {
      const spell = change.spell === 'command' ? text('spell.command') : cardText(change.spell);
      if (change.target !== undefined)
        return text('ask.react.cast.seat', { seat: seatText(change.seat), spell, target: seatText(change.target) });
      if (change.card?.includes('.'))
        return text('ask.react.cast.card', { seat: seatText(change.seat), spell, card: cardText(change.card) });
      if (change.space !== undefined)
        return text(`ask.react.cast.${leadsToSpace(change.spell) ? 'to' : 'space'}`, {
          seat: seatText(change.seat),
          spell,
          space: spaceText(s, change.space),
        });
      return text('ask.react.cast', { seat: seatText(change.seat), spell });
    }
    case 'killFollower':
      return text(`ask.react.killFollower${own}`, { seat: seatText(change.seat), card: cardText(change.card) });
    case 'attack': {
      const f = innermost(s, ['duel', 'ability']);
      return f?.proc === 'duel' ? duelPrompt('attack', f, asked) : text('ask.react.attack', { seat: seatText(change.seat) });
    }
    case 'checkpoint': {
      // Who may only change sides is not asked about Spells.
      const spells = options.filter((id) => id !== PASS && !id.startsWith('align:')).length;
      const f = spells > 0 && change.occasion === 'fight' ? innermost(s, ['fight', 'duel']) : undefined;
      if (f?.proc === 'duel') return duelPrompt('duel', f, asked, spells);
      if (f?.proc === 'fight') return text('ask.react.fight', { seat: seatText(f.seat), foes: foesText(f.foes), spells });
      const what = spells === 0 ? `align${own}` : change.occasion === 'othersTurn' ? 'othersTurn' : `checkpoint${own}`;
      return text(`ask.react.${what}`, { seat: seatText(change.seat), spells });
    }
    default:
      return text(`ask.react.${change.type}${own}`, { seat: seatText(change.seat) });
  }
}

/** Who is attacked by whom, and with what, for whoever may still do something before it is fought out; the attacked in the second person. */
function duelPrompt(what: 'attack' | 'duel', { assassin, stat, seat, target }: Under<'duel'>, asked: Seat, spells = 1): Text {
  const how = assassin ? 'assassin' : stat === 'craft' ? 'psychic' : 'strength';
  return text(`ask.react.${what}.${how}`, { seat: seatText(seat), target: seatText(target), own: target === asked ? 'yes' : 'no', spells });
}
