// Long, because all questions of the game are worded beside each other, and share their small parts.
import {
  type Chance,
  type Decision,
  type DecisionKind,
  type OptionView,
  type Refusal,
  type Seat,
  type Text,
  text,
} from '@questhall/kernel';
import { POWER_CARDS, type PowerCard, STEP_CARDS, STRIP_LENGTHS, type StepCard } from './components.ts';
import { forecastCard, forecastStrip, turnedKinds } from './forecast.ts';
import { kindAt, laidLength, libraryAt, monsterAt, pawnOn, spaceId } from './rules/board.ts';
import { DECLINE, fightOptions } from './rules/fight.ts';
import { stripAt } from './rules/path.ts';
import { HAND_LIMIT } from './rules/powers.ts';
import { PASS } from './rules/table.ts';
import type { State } from './state.ts';

/**
 * How every question of the game is worded (NW-21.1), what it refuses and why, and what a timeout plays (NW-14.3).
 * Everything here is made from what the table or the asked seat knows.
 */
export const decisions: Record<string, DecisionKind<State>> = {
  fight: {
    rule: 'NW-12.3',
    secret: true,
    could: (s, seat) => s.phase === 'fight' && s.players[seat]!.blocked,
    prompt: (s, d) => text('ask.fight', { monster: monsterText(s, squareOf(s, d.seat)), square: squareOf(s, d.seat) }),
    option: (_s, _d, id) =>
      id === DECLINE
        ? { label: text('pick.fight.decline'), note: text('note.fight.decline') }
        : { label: text('pick.fight.spend', { card: powerText(id) }), note: text('note.fight.spend'), target: powerTarget(id) },
    refused: (s, d) =>
      POWER_CARDS.filter((card) => s.players[d.seat]!.power.includes(card) && !d.options.includes(card)).map((card) => ({
        id: card,
        label: text('pick.fight.spend', { card: powerText(card) }),
        target: powerTarget(card),
        reason: text('no.match', { card: powerText(card), monster: monsterText(s, squareOf(s, d.seat)) }),
        rule: 'NW-12.4',
      })),
    byDefault: (_s, d) => d.options[0]!,
  },

  commit: {
    rule: 'NW-5.4',
    secret: true,
    // Spent cards lie open: everybody sees who has one left.
    soleIsPublic: true,
    askedIsPublic: true,
    prompt(s, d) {
      const { blocked, aside } = s.players[d.seat]!;
      if (!blocked) return text('ask.commit');
      const has = (card: StepCard) => (aside.includes(card) ? 'no' : 'yes');
      // What rules/round.ts says of the blocked draw (NW-12.9, NW-16.13).
      const draws = s.options.search === 'missing' && fightOptions(s, d.seat).length > 1 ? 'no' : 'yes';
      return text('ask.commit.blocked', { vega: has('vega'), skull: has('skull'), draws });
    },
    option: (s, d, id) => ({ label: stepText(id), note: forecastCard(s, d.seat, id as StepCard), target: { card: `step:${id}` } }),
    refused: (s, d) =>
      STEP_CARDS.filter((card) => s.players[d.seat]!.aside.includes(card)).map((card) => ({
        id: card,
        label: stepText(card),
        target: { card: `step:${card}` },
        reason: text('no.alreadyPlayed', { card: stepText(card) }),
        rule: 'NW-5.5',
      })),
    byDefault: anyOption,
    random: true,
  },

  length: {
    rule: 'NW-3.4',
    prompt: () => text('ask.length'),
    // From behind strips of one length are alike, and which of them is turned up is drawn: the place changes nothing.
    besides: (_s, d, id) => d.options.slice(0, d.options.indexOf(id)).some((other) => stripAt(other).length === stripAt(id).length),
    option(s, _d, id) {
      const { length, place } = stripAt(id);
      return { label: text('pick.length.place', { n: length, place }), note: text('note.length', { n: s.strips[length].length }) };
    },
    refused: (s) =>
      STRIP_LENGTHS.filter((length) => s.strips[length].length === 0).map((length) => ({
        id: `${length}.0`,
        label: text('pick.length', { n: length }),
        reason: text('no.stripsLeft', { n: length }),
        rule: 'NW-3.4',
      })),
    byDefault: (s, d) => mostStrips(s, d),
  },

  direction: {
    rule: 'NW-3.5',
    prompt: () => text('ask.direction'),
    option(s, d, id) {
      const kinds = turnedKinds(s, id === 'reversed');
      return {
        label: text(`pick.direction.${id}`, { squares: kinds.map((kind) => text(`kind.${kind}`)) }),
        note: forecastStrip(s, d.seat, kinds),
        target: { space: spaceId(laidLength(s)) },
      };
    },
    byDefault: () => 'printed',
  },

  placeMonster: {
    rule: 'NW-9.4',
    prompt: (s) =>
      s.turnedMonster
        ? text('ask.placeMonster.seen', { monster: text(`monster.${s.turnedMonster.power}`) })
        : text('ask.placeMonster.unseen'),
    option: (s, _d, id) =>
      id === PASS
        ? { label: text('pick.placeMonster.pass'), note: text(s.turnedMonster ? 'note.placeMonster.pass' : 'note.nothing') }
        : squareOption('pick.placeMonster.square', s, id),
    refused: (s) => [...closedSquares(s, ''), ...endTiles(s)],
    byDefault: () => PASS,
  },

  moveMonster: {
    rule: 'NW-9.5',
    prompt: () => text('ask.moveMonster'),
    option(s, _d, id) {
      if (id === PASS) return { label: text('pick.moveMonster.pass'), note: text('note.nothing') };
      const [from = '', to = ''] = id.split('>');
      return {
        label: text('pick.moveMonster.move', { monster: monsterText(s, Number(from)), from: Number(from), to: Number(to) }),
        note: squareNote(s, Number(to)),
        target: { from, space: to },
      };
    },
    refused: (s) => [...heldMonsters(s, 'NW-9.5', '>'), ...closedSquares(s, '>')],
    byDefault: () => PASS,
  },

  fetchMonster: {
    rule: 'NW-9.7',
    prompt: (s, d) => text('ask.fetchMonster', { square: squareOf(s, d.seat) }),
    option(s, d, id) {
      const hand = s.players[d.seat]!.power;
      const power = monsterAt(s, Number(id))!;
      const beatable = hand.includes(power) || hand.includes('joker');
      return {
        label: text('pick.fetchMonster.square', { monster: text(`monster.${power}`), square: Number(id) }),
        note: text(beatable ? 'note.monster.match' : 'note.monster.noMatch'),
        target: { space: id },
      };
    },
    refused: (s) => heldMonsters(s, 'NW-9.7', ''),
    byDefault: (_s, d) => d.options[0]!,
  },

  steal: {
    rule: 'NW-10.1',
    prompt: () => text('ask.steal'),
    option: (s, _d, id) =>
      id === PASS
        ? { label: text('pick.steal.pass'), note: text('note.nothing') }
        : {
            label: text('pick.steal.seat', { seat: { seat: Number(id) } }),
            note: text('note.holds', { n: s.players[Number(id)]!.power.length }),
            target: { seat: Number(id) },
          },
    refused: (s, d) =>
      seatsWithout(s, d).map((seat) => ({
        id: String(seat),
        label: text('pick.steal.seat', { seat: { seat } }),
        target: { seat },
        reason: text('no.powerCards', { seat: { seat } }),
        rule: 'NW-15.24',
      })),
    byDefault: (_s, d, chance) => d.options[chance.below(d.options.length - 1, 'default')]!,
    random: true,
  },

  stealCard: {
    rule: 'NW-16.6',
    prompt: (s) => text('ask.stealCard', { seat: { seat: victimOf(s) } }),
    option: (_s, _d, id) => ({ label: text('pick.stealCard', { card: powerText(id) }), target: powerTarget(id) }),
    byDefault: anyOption,
    random: true,
  },

  draw: {
    rule: 'NW-16.12',
    prompt: () => text('ask.draw'),
    option: (s, d, id) => ({ label: text(`pick.draw.${id}`), note: drawNote(s, d.seat, id) }),
    byDefault: () => 'draw',
  },

  discard: {
    dear: () => true,
    rule: 'NW-11.3',
    prompt: () => text('ask.discard'),
    option: (s, d, id) => ({
      label: text('pick.discard', { card: powerText(id) }),
      note: text('note.held', { n: s.players[d.seat]!.power.filter((card) => card === id).length }),
      target: powerTarget(id),
    }),
    byDefault: discardByDefault,
    random: true,
  },
};

/** What drawing or declining would do: the fourth card costs one, and an open deck shows which would come. */
function drawNote(s: State, seat: Seat, id: string): Text {
  if (id !== 'draw') return text('note.nothing');
  if (s.top) return text('note.draw.open', { card: powerText(s.top) });
  return text(s.players[seat]!.power.length >= HAND_LIMIT ? 'note.draw.full' : 'note.draw');
}

/** A uniformly random legal answer. */
function anyOption(_s: State, d: Decision, chance: Chance): string {
  return d.options[chance.below(d.options.length, 'default')]!;
}

/** The length with most strips left, the shortest on a tie (NW-14.3). */
function mostStrips(s: State, d: Decision): string {
  const left = (id: string) => s.strips[stripAt(id).length].length;
  return d.options.reduce((best, id) => (left(id) > left(best) ? id : best));
}

/** A card of a duplicated power if there is one, else one that is no joker, each equally likely (NW-14.3). */
function discardByDefault(s: State, d: Decision, chance: Chance): string {
  const hand = s.players[d.seat]!.power.filter((card) => card !== 'joker');
  const twice = hand.filter((card, i) => hand.indexOf(card) < i || hand.lastIndexOf(card) > i);
  const from = twice.length > 0 ? twice : hand.length > 0 ? hand : s.players[d.seat]!.power;
  return from[chance.below(from.length, 'default')]!;
}

function squareOption(key: string, s: State, id: string): Omit<OptionView, 'id'> {
  return { label: text(key, { square: Number(id) }), note: squareNote(s, Number(id)), target: { space: id } };
}

function squareNote(s: State, square: number): Text {
  return text(`note.square.${kindAt(s, square)}`);
}

/** Squares of the path where no monster can be put, each with its reason (NW-9.1). */
function closedSquares(s: State, before: string): Refusal[] {
  const refused: Refusal[] = [];
  for (let square = 1; square <= laidLength(s); square++) {
    const pawn = pawnOn(s, square);
    if (pawn < 0 && !monsterAt(s, square)) continue;
    const reason =
      pawn >= 0 ? text('no.pawnThere', { seat: { seat: pawn } }) : text('no.monsterThere', { monster: monsterText(s, square) });
    refused.push(refusedSquare(square, reason, 'NW-9.1', before + spaceId(square)));
  }
  return refused;
}

/** The underworld and the library never take a monster (NW-9.2). */
function endTiles(s: State): Refusal[] {
  const library = libraryAt(s);
  const refused = [refusedSquare(0, text('no.underworld'), 'NW-9.2')];
  if (library !== null) refused.push(refusedSquare(library, text('no.library'), 'NW-9.2'));
  return refused;
}

/** Monsters that stay where they are because a pawn stands there (NW-15.32). */
function heldMonsters(s: State, rule: string, after: string): Refusal[] {
  const refused: Refusal[] = [];
  s.players.forEach(({ square }, seat) => {
    if (!monsterAt(s, square)) return;
    refused.push(refusedSquare(square, text('no.monsterUnderPawn', { seat: { seat } }), rule, spaceId(square) + after));
  });
  return refused;
}

function refusedSquare(square: number, reason: Text, rule: string, id = spaceId(square)): Refusal {
  return { id, label: text('pick.placeMonster.square', { square }), target: { space: spaceId(square) }, reason, rule };
}

/** Opponents whose hand of power cards is empty. */
function seatsWithout(s: State, d: Decision): Seat[] {
  return s.players.flatMap(({ power }, seat) => (seat !== d.seat && power.length === 0 ? [seat] : []));
}

function victimOf(s: State): Seat {
  const top = s.stack.at(-1);
  return top?.proc === 'vega' ? Number(top.victim) : 0;
}

function squareOf(s: State, seat: Seat): number {
  return s.players[seat]!.square;
}

function monsterText(s: State, square: number): Text {
  return text(`monster.${monsterAt(s, square)}`);
}

function powerText(card: string): Text {
  return text(`power.${card}`);
}

function powerTarget(card: string) {
  return { card: `power:${card as PowerCard}` };
}

function stepText(card: string): Text {
  return text(`step.${card}`);
}
