import { core } from '@questhall/kernel';
import { compare, sameSet } from '../scenario/compare.ts';
import type { Words } from '../scenario/words.ts';
import type { ScenarioGame, ScenarioTable } from '../scenario.ts';
import { CARDS, type CardId, COUNTS } from './deck.ts';
import { duel } from './index.ts';
import { vocabulary } from './scenario-words.ts';
import type { DuelState, Wizard } from './state.ts';

const IDS = Object.keys(CARDS) as CardId[];
const cards = (words: Words | undefined): CardId[] => words?.list().map((w) => w.oneOf(IDS)) ?? [];

/** `given` of the duel: `{ turn: Ann, round: 3, wizards: { Ann: { lives: 4, hand: [counter], charms: [thorns] } } }`. */
function given(words: Words, table: ScenarioTable): DuelState {
  const f = words.fields(['round', 'turn', 'wizards']);
  const s = duel.setup(core(duel.version, table.seats.length), table.options);
  s.round = f.round?.whole(1, 12) ?? 1;
  const described = new Map(f.wizards?.entries() ?? []);
  for (const [name, wizard] of described) if (!table.seats.includes(name)) wizard.fail(`nobody is called "${name}"`);
  s.wizards = table.seats.map((name, seat) => wizardOf(described.get(name), s, seat));
  const held = s.wizards.flatMap((w) => [...w.hand, ...w.charms]);
  s.deck = IDS.flatMap((id) => {
    const left = COUNTS[id] - held.filter((c) => c === id).length;
    return left < 0 ? words.fail(`there are only ${COUNTS[id]} of ${id}`) : new Array<CardId>(left).fill(id);
  });
  const turn = f.turn ? table.seatOf(f.turn) : 0;
  s.strikers = [turn];
  s.stack = [
    { id: 1, proc: 'match', step: 'endOfRound' },
    { id: 2, proc: 'round', step: 'nextWizard', at: turn },
  ];
  s.lastId = 2;
  return s;
}

function wizardOf(words: Words | undefined, s: DuelState, seat: number): Wizard {
  const f = words?.fields(['lives', 'hand', 'charms']) ?? {};
  const lives = f.lives?.whole(0, 99) ?? s.startingLives;
  if (lives === 0) s.out.push(seat);
  return { lives, hand: cards(f.hand), charms: cards(f.charms) };
}

/** The duel's own words for scenarios. */
export const duelScenarios: ScenarioGame<DuelState> = {
  id: 'duel',
  game: duel,
  given,
  vocabulary,
  facts: {
    lives: (s, expected, { seats }) => {
      const found = Object.fromEntries(seats.map((name, i) => [name, s.wizards[i]?.lives]));
      return {
        found,
        holds: expected
          .entries()
          .every(([name, w]) => (name in found ? compare(w.value, found[name]) : w.fail(`nobody is called "${name}"`))),
      };
    },
    hand: (s, expected, { seats }) => {
      const found = Object.fromEntries(expected.entries().map(([name]) => [name, s.wizards[seats.indexOf(name)]?.hand ?? []]));
      return { found, holds: expected.entries().every(([name, w]) => sameSet(cards(w), found[name] ?? [])) };
    },
  },
};
