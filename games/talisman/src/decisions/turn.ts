import { type Decision, type DecisionKind, type Text, text } from '@questhall/kernel';
import { BACK, CROWN, ONWARD, PLAIN, PORTAL, regionOf, SENTINEL, spaceOf, VALLEY } from '../board/index.ts';
import { cardOf, rulesOf } from '../editions/index.ts';
import { inPlay } from '../installed.ts';
import { craftOf, has, holders, strengthOf } from '../rules/character/numbers.ts';
import { KEEP_ALL, pointsFor, sums, TURN_IN, turnable } from '../rules/goods/trophies.ts';
import { isCovered } from '../rules/space/places.ts';
import { barredFromPortal as bars, routes, sentinelBars, sentinelOf } from '../rules/turn/movement.ts';
import type { State } from '../state.ts';
import { counted } from '../text/names.ts';
import { noteOf, ofCard, spaceBrings, waitsAt } from './brings.ts';
import { holdsSpells, idleSpells, leftOut } from './idle-spells.ts';
import { atLeast, atMost, bestOddsAt } from './odds.ts';
import { personOption } from './people.ts';
import { asked, cardText, castOption, cut, listOf, onSpace, refusal, spaceText, spotText } from './words.ts';

/** The points printed on a trophy, each by what it counts for. */
const pointsOf = (card: string): Text[] => {
  const { strength = 0, craft = 0 } = cardOf(card);
  return [...(strength > 0 ? [text('amount.strength', { n: strength })] : []), ...(craft > 0 ? [text('amount.craft', { n: craft })] : [])];
};

type Sum = ReturnType<typeof sums>[number];

const gainText = ({ gain, n }: Sum): Text => text(`amount.${gain}`, { n });

/** What the trophies laid down so far are worth: what they bring and waste, or how much is missing. */
function sumText(s: State, { gain, points, n }: Sum): Text {
  const each = pointsFor(s, gain);
  const [life, stat] = gain === 'life' ? ['.life', {}] : ['', { stat: text(`stat.${gain}`) }];
  if (n === 0) return text(`trophies.short${life}`, { points, ...stat, n: each - points });
  return text(`trophies.enough${life}`, { points, ...stat, n: points % each, what: text(`amount.${gain}`, { n }) });
}

type Option = ReturnType<DecisionKind<State>['option']>;

/** Options that stand in several questions of a turn. */
function commonOption(s: State, d: Decision, id: string): Option | undefined {
  const [what, rest] = cut(id);
  switch (what) {
    case 'cast':
      return castOption(rest);
    case 'align':
      return { label: text('pick.align', { alignment: text(`alignment.${rest}`) }) };
    case 'trade':
      return {
        label: text('pick.trade'),
        note: text('note.trophies.gain', { gains: gainsBy(s, turnable(s, d.seat, false), false).map(gainText) }),
      };
    case 'deliver':
      return rest === 'gold'
        ? { label: text('pick.deliver.gold', { n: asked(s, d).quest === 5 ? 3 : 2 }), note: text('note.deliver') }
        : { label: text('pick.deliver', { card: cardText(rest) }), note: text('note.deliver'), target: { card: rest } };
    case 'sell':
      return { label: text('pick.sell') };
    case 'store':
      return { label: text('pick.store', { card: cardText(rest) }), ...ofCard(rest), target: { card: rest } };
    case 'lifeTrophies':
      return { label: text('pick.lifeTrophies') };
    case 'drink':
      return { label: text('pick.drink', { card: cardText(rest) }), ...ofCard(rest), target: { card: rest } };
    case 'leave':
      return { label: text('pick.leave') };
    case 'shed':
      return { label: text('pick.shed') };
    case 'done':
      return { label: text('pick.done') };
    default:
      return undefined;
  }
}

/** What these trophies would bring, turned in now. */
const gainsBy = (s: State, cards: readonly string[], life: boolean) => sums(s, cards, life).filter(({ n }) => n > 0);

/** What the trophies that are laid down would bring. */
const gainsOf = (s: State, d: Decision) => gainsBy(s, listOf<string>(d, 'laid'), d.about?.['life'] === true);

/** Whether this answer turns trophies in for nothing. */
export const wastesTrophies = (s: State, d: Decision, id: string): boolean => id === TURN_IN && gainsOf(s, d).length === 0;

export const turnDecisions: Record<string, DecisionKind<State>> = {
  turn: {
    rule: 'T86-6.10.1a',
    prompt: (s, d) =>
      text(asked(s, d).toad > 0 ? 'ask.turn.toad' : regionOf(asked(s, d).space) === 'inner' ? 'ask.turn.inner' : 'ask.turn'),
    option(s, d, id) {
      const common = commonOption(s, d, id);
      if (common) return common;
      const [what, rest] = cut(id);
      if (what === 'act')
        return { label: text(asked(s, d).space === 'I9' ? 'pick.turn.act.crown' : 'pick.turn.act'), target: onSpace(asked(s, d).space) };
      if (rest === '') {
        // Who is held sees what holds it.
        const cards = what === 'step' ? holders(s, d.seat) : [];
        const held = cards.length > 0 ? [text('note.turn.held', { cards: counted(cards.map(cardText)) })] : [];
        return { label: text(`pick.turn.${what}`), ...noteOf([text(`note.turn.${what}`), ...held]) };
      }
      const to = spaceOf(rest).id;
      const label = text(`pick.turn.${what}`, { space: what === 'raft' ? spaceText(s, to) : spotText(s, to) });
      // A way off the rings stands beside a roll, or in its place.
      const note = what === 'to' && regionOf(asked(s, d).space) !== 'inner' ? { note: text('note.turn.step') } : {};
      return { label, ...note, ...waitsAt(s, d.seat, to), target: onSpace(to) };
    },
    refused(s, d) {
      const { space } = asked(s, d);
      const refused = idleSpells(s, d);
      if ((ONWARD[space] ?? []).includes(VALLEY) && !has(s, d.seat, 'enterValley')) {
        refused.push(
          refusal(
            `to:${VALLEY}`,
            text('pick.turn.to', { space: spaceText(s, VALLEY) }),
            text('no.talisman'),
            'T86-6.11.6b',
            onSpace(VALLEY),
          ),
        );
      }
      const held = rulesOf(s).crownHolds;
      if (space === CROWN) {
        for (const to of BACK[space] ?? []) {
          refused.push(
            refusal(
              `back:${to}`,
              text('pick.turn.back', { space: spaceText(s, to) }),
              text(held ? 'no.crownHolds' : 'no.talisman'),
              held ? 'TDE-10.21' : 'T86-6.11.6b',
              onSpace(to),
            ),
          );
        }
      }
      return refused;
    },
    byDefault: (_s, d) => d.options[0]!,
  },

  direction: {
    rule: 'T86-6.11.1c',
    prompt: (_s, d) => text('ask.direction', { n: Number(d.about?.['steps']) }),
    option(s, d, id) {
      const way = routes(asked(s, d).space, Number(d.about?.['steps']), d.about?.['crossed'] === true).find((one) => one.id === id);
      const to = way?.path.at(-1) ?? asked(s, d).space;
      if (id === 'bridge') {
        const outer = regionOf(to) === 'outer';
        const barred = outer && sentinelBars(s, d.seat);
        // The bridge itself takes a step.
        const note = text(barred ? 'note.direction.sentinel' : 'note.direction.bridge', { n: way!.left - 1 });
        const fought = () =>
          leftOut(s, d.seat, 'strength', { note, odds: bestOddsAt(s, d.seat, SENTINEL, 'strength', [sentinelOf(s)], false) });
        const far = outer ? 'M4' : SENTINEL;
        return {
          label: text('pick.direction.bridge'),
          note,
          target: onSpace(far),
          ...(barred ? fought() : {}),
        };
      }
      if (id.startsWith('portal:')) {
        const stat = id.slice(7);
        const total = stat === 'craft' ? craftOf(s, d.seat) : strengthOf(s, d.seat);
        const dice = stat === 'craft' && has(s, d.seat, 'portalDice') ? 1 : 2;
        // Under a Terrain card it is no gate: nothing is rolled, and nothing is called so (TDE-11.22a).
        if (isCovered(s, PORTAL)) return { label: text('pick.turn.to', { space: spaceText(s, PLAIN) }), target: onSpace(PLAIN) };
        return {
          label: text(`pick.direction.portal.${stat}`),
          note: text('note.direction.portal', { n: dice, total }),
          target: onSpace('I1'),
          odds: atMost(s, d.seat, total, dice),
        };
      }
      if (id === 'here')
        return { label: text('pick.direction.here', { space: spaceText(s, to) }), ...waitsAt(s, d.seat, to), target: onSpace(to) };
      const { note, ...waits } = waitsAt(s, d.seat, to);
      return {
        label: spaceText(s, to),
        ...waits,
        ...noteOf([text(`note.direction.${id}`), ...(note ? [note] : [])]),
        target: onSpace(to),
      };
    },
    refused(s, d) {
      const here = asked(s, d).space;
      const steps = Number(d.about?.['steps']);
      const crossed = d.about?.['crossed'] === true;
      const ends = routes(here, steps, true).some((way) => way.path.at(-1) === PORTAL);
      if (d.options.some((option) => option.startsWith('portal:'))) return [];
      if (bars(s, d.seat) && routes(here, steps, crossed).some((way) => way.id === 'portal:craft'))
        return [refusal('portal:craft', text('pick.direction.portal.craft'), text('no.questPortal'), 'TDE-8.25', onSpace('I1'))];
      if (!ends) return [];
      const inwards = refusal('portal:craft', text('pick.direction.portal.craft'), text('no.portalExact'), 'T86-6.11.25', onSpace(PLAIN));
      if (!isCovered(s, PORTAL)) return [inwards];
      return [{ ...inwards, label: text('pick.turn.to', { space: spaceText(s, PLAIN) }), reason: text('no.inwardsExact') }];
    },
    byDefault: (_s, d) => d.options[0]!,
  },

  regenerate: {
    rule: 'T86-6.8',
    prompt: () => text('ask.regenerate'),
    option: (_s, _d, id) => ({ label: text(`pick.regenerate.${id}`) }),
    byDefault: () => 'move',
  },

  encounter: {
    rule: 'T86-6.13.2',
    // Where one thing alone may be met, it is no question whom: one is asked for what may be done first.
    prompt(s, d) {
      const met = d.options.filter((id) => id !== 'leave' && !id.startsWith('cast:'));
      return text(met.length > 1 ? 'ask.encounter' : 'ask.encounter.alone', { space: spaceText(s, asked(s, d).space) });
    },
    option(s, d, id) {
      const [what, rest] = cut(id);
      if (what === 'cast') return castOption(rest);
      if (what === 'leave') return { label: text('pick.leave') };
      if (what === 'space')
        return {
          label: text('pick.encounter.space', { space: spaceText(s, asked(s, d).space) }),
          ...spaceBrings(s, d.seat, asked(s, d).space),
          target: onSpace(asked(s, d).space),
        };
      if (what === 'command')
        return { label: text('pick.encounter.command'), note: text('note.command'), odds: atLeast(s, d.seat, s.options.commandFrom) };
      for (const { labels } of inPlay(s)) if (labels?.[what]) return labels[what](s, d.seat, rest);
      return personOption(s, d.seat, what, Number(rest));
    },
    refused: (s, d) => idleSpells(s, d),
    byDefault: (_s, d) => d.options[0]!,
  },

  endTurn: {
    rule: 'T86-6.10.1a',
    // Often asked for a Spell's sake alone: neither whether it is nor how long it takes must tell.
    secret: 'brief',
    could: holdsSpells,
    prompt: () => text('ask.endTurn'),
    option: (s, d, id) => commonOption(s, d, id) ?? { label: text('pick.done') },
    refused: (s, d) => idleSpells(s, d),
    byDefault: () => 'done',
  },

  trophies: {
    rule: 'T86-6.1.4b',
    prompt(s, d) {
      const life = d.about?.['life'] === true;
      const laid = listOf<string>(d, 'laid');
      if (laid.length === 0) return text(life ? 'ask.trophies.life' : 'ask.trophies', { n: pointsFor(s, life ? 'life' : 'strength') });
      const more = d.options.some((id) => id !== KEEP_ALL && id !== TURN_IN);
      return text(more ? 'ask.trophies.laid' : 'ask.trophies.laid.all', {
        cards: counted(laid.map(cardText)),
        sums: sums(s, laid, life).map((sum) => sumText(s, sum)),
      });
    },
    option(s, d, id) {
      if (id === KEEP_ALL) return { label: text('pick.trophies.back') };
      if (id !== TURN_IN) return { label: cardText(id), ...noteOf(pointsOf(id)), target: { card: id } };
      const gains = gainsOf(s, d);
      const label = text('pick.trophies.turnIn');
      if (gains.length === 0) return { label, note: text('note.trophies.wasted'), wasted: true };
      return { label, note: text('note.trophies.gain', { gains: gains.map(gainText) }) };
    },
    refused(s, d) {
      const life = d.about?.['life'] === true;
      const laid = listOf<string>(d, 'laid');
      const others = asked(s, d).trophies.filter((card) => !d.options.includes(card) && !laid.includes(card));
      const refused = others.map((card) =>
        refusal(card, cardText(card), text(life ? 'no.trophy.notForLife' : 'no.trophy.forLife'), 'TDE-11.28', { card }),
      );
      const short = sums(s, laid, life).find(({ n }) => n === 0);
      const n = pointsFor(s, short?.gain ?? (life ? 'life' : 'strength')) - (short?.points ?? 0);
      return [
        refusal(TURN_IN, text('pick.trophies.turnIn'), text('no.trophyPoints', { n }), life ? 'TDE-11.28' : 'T86-6.1.4b'),
        ...refused,
      ];
    },
    byDefault: () => KEEP_ALL,
  },

  shed: {
    rule: 'TDE-6.24a',
    prompt: () => text('ask.shed'),
    option: (_s, _d, id) => ({ label: cardText(id), target: { card: id } }),
    byDefault: () => [],
  },

  leave: {
    rule: 'T86-6.5.4',
    prompt: (s, d) => text('ask.leave', { space: spaceText(s, asked(s, d).space) }),
    option: (_s, _d, id) => ({ label: id.startsWith('coin.') ? text('good.coin') : cardText(id), target: { card: id } }),
    byDefault: () => [],
  },

  character: {
    rule: 'T86-3b',
    prompt: () => text('ask.character'),
    option: (_s, _d, id) => ({ label: cardText(id), target: { card: id } }),
    byDefault: (_s, d) => d.options[0]!,
  },
};
