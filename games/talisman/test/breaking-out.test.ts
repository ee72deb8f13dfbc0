import { fast, play } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { heuristic, type State, talisman } from '../src/index.ts';
import { Game, type Position } from './table.ts';

const REALM = { edition: 'digital', expansion: 'realm-of-souls' };
const DIGITAL = { edition: 'digital' };

/**
 * Bots play on from a position, on eight courses of chance.
 * @returns how many turns the slowest needed until this held, or the match was over; infinite where one took longer than `limit`
 */
function slowest(position: Position, options: Record<string, unknown>, limit: number, done: (s: State) => boolean): number {
  const start = new Game(position, { options }).s;
  const turns = Array.from({ length: 8 }, (_, course) => {
    const s = structuredClone(start);
    const [chance, bots] = [fast(course, 1), fast(course, 2)];
    while (!s.outcome && !done(s)) {
      if (s.turn.n - start.turn.n > limit) return Number.POSITIVE_INFINITY;
      const d = s.pending[0]!;
      play(talisman, s, { decision: d.id, seat: d.seat, choice: heuristic.playout(s, d, bots) }, chance);
    }
    return s.turn.n - start.turn.n;
  });
  return Math.max(...turns);
}

/** What the bot of a seat would do now. */
function wanted(g: Game, name: string): string {
  const d = g.s.pending.find((one) => one.seat === g.seat(name))!;
  const weights = heuristic.weigh(g.view(name), d);
  return d.options[weights.indexOf(Math.max(...weights))]!;
}

/** The seat has left the Outer Region, or lost its character. */
const overTheRiver = (seat: number) => (s: State) => !s.characters[seat]!.space.startsWith('O');

describe('positions in which bots once went to and fro for ever', () => {
  test('TDE-6.24a two on the Crown who roll nothing but ones, because of the trophies that one bears, are done: it puts them away', () => {
    const figure = { at: 'crown', strength: 8, lives: 1, objects: ['talisman'] };
    const position: Position = {
      figures: {
        Ann: {
          ...figure,
          character: 'sorceress',
          followers: ['veil.rebellious-spirit'],
          trophies: ['ogre', 'bandit', 'wolf', 'bear', 'hobgoblin', 'giant'],
        },
        Bob: { ...figure, character: 'monk', objects: ['talisman.2'] },
      },
      crownReached: true,
    };
    const g = new Game(position, { options: REALM });
    expect(wanted(g, 'Ann')).toBe('shed');
    expect(slowest(position, REALM, 60, (s) => s.characters.some(({ out }) => out))).toBeLessThan(60);
  });

  test('a slowed Priest does not stay beside a heap that he cannot carry', () => {
    const position: Position = {
      figures: {
        Ann: {
          character: 'priest',
          at: 'O17',
          alignment: 'evil',
          strength: 8,
          craft: 7,
          lives: 7,
          objects: ['wand', 'runesword', 'ring', 'armour', 'talisman', 'helmet', 'solomons-crown', 'magic-belt'],
          followers: ['poltergeist', 'maiden', 'gnome', 'pur.mule'],
        },
        Bob: { character: 'monk', at: 'M9', lives: 4 },
      },
      lying: { O16: ['healer'], O17: ['sword', 'sword', 'pur.shield', 'pur.sword', 'pur.shield'] },
    };
    expect(slowest(position, DIGITAL, 60, overTheRiver(0))).toBeLessThanOrEqual(60);
  });

  test('an Elf who owes the Warlock a life does not fly between Woods: he hunts', () => {
    const position: Position = {
      figures: {
        Ann: { character: 'elf', at: 'O4', strength: 26, craft: 14, quest: 1, objects: ['pur.sword', 'axe'], followers: ['hag'] },
        Bob: { character: 'priest', at: 'O18', lives: 7, followers: ['poltergeist'] },
      },
      lying: { O4: ['pur.mule', 'maiden'], O11: ['guide'], O17: ['sword', 'sword', 'pur.shield', 'pur.sword'] },
    };
    expect(slowest(position, DIGITAL, 200, (s) => s.characters[0]!.quest === 0 || s.crownReached)).toBeLessThanOrEqual(200);
  });

  test('TDE-8.25 a Warrior with a Talisman goes for what his task asks for, not to the Portal that it keeps shut', () => {
    const warrior = { character: 'warrior', at: 'M6', fate: 0, strength: 13, lives: 5, objects: ['talisman'] };
    const way = (quest: number) => {
      const figures = { Ann: { ...warrior, quest }, Bob: { character: 'thief', at: 'O3' } };
      const g = new Game({ figures, lying: { M11: ['maiden'] } }, { options: DIGITAL }).rolls(2).ann('roll');
      return wanted(g, 'Ann');
    };
    expect([way(0), way(3)]).toEqual(['ccw', 'cw']);
  });

  test('two on the Crown who take lives from each other in turn try something else in the end', () => {
    const position: Position = {
      figures: {
        Ann: { character: 'troll', at: 'crown', strength: 10, craft: 1, lives: 4, objects: ['runesword', 'ring'] },
        Bob: { character: 'ghoul', at: 'crown', strength: 3, craft: 8, lives: 1, alignment: 'good', objects: ['sword'] },
      },
      crownReached: true,
      turn: 'Bob',
      round: 300,
    };
    expect(slowest(position, DIGITAL, 1000, () => false)).toBeLessThanOrEqual(1000);
  });

  test('with one life, no gold and a Poltergeist nobody waits between two dangers', () => {
    const position: Position = {
      figures: {
        Ann: {
          character: 'ghoul',
          at: 'M16',
          strength: 6,
          craft: 5,
          lives: 1,
          alignment: 'evil',
          objects: ['ring', 'sword'],
          followers: ['poltergeist'],
        },
        Bob: { character: 'thief', ghost: 'weeping-shade', grave: 'O3', at: 'M16', followers: ['veil.poltergeist'] },
      },
      lying: { M1: ['sorcerer', 'veil.revenant'], M15: ['veil.mawbeast'] },
    };
    const goesOn = (s: State) => !s.characters[0]!.space.startsWith('M') || s.souls!.ghosts[0] !== null;
    expect(slowest(position, REALM, 80, goesOn)).toBeLessThanOrEqual(80);
  });

  test('T86-6.11.1 one who goes a space a turn takes the way round, or the loss, where a bad space bars the short way', () => {
    const position: Position = {
      figures: {
        Ann: {
          character: 'sorceress',
          at: 'O8',
          alignment: 'evil',
          strength: 8,
          craft: 7,
          lives: 2,
          objects: ['talisman', 'sword'],
          followers: ['poltergeist', 'alchemist'],
        },
        Bob: { character: 'warrior', at: 'M9' },
      },
    };
    const atBridge = (s: State) => s.characters[0]!.space === 'O5' || overTheRiver(0)(s);
    expect(slowest(position, {}, 60, atBridge)).toBeLessThanOrEqual(60);
  });
});

test('TDE-10.22 on the Crown a life is worth more than any Object, a Talisman as well', () => {
  const g = new Game(
    {
      figures: {
        Ann: { character: 'troll', at: 'crown', strength: 17, fate: 0 },
        Bob: { character: 'thief', at: 'crown', fate: 0, lives: 3, objects: ['talisman', 'solomons-crown'] },
      },
      crownReached: true,
    },
    { options: DIGITAL },
  );
  g.rolls(6, 1).ann('act');
  while (g.asked('Ann') === 'prepare' || g.asked('Ann') === 'fate') g.ann(g.options('Ann')[0]!);
  while (g.asked('Bob') === 'prepare') g.bob('roll');
  while (g.asked('Ann') === 'fate') g.ann('keep');
  expect(g.asked('Ann')).toBe('spoils');
  expect(wanted(g, 'Ann')).toBe('life');
});

test('TDE-8.25 whoever has a Talisman takes no task of the Warlock, which would keep the Portal shut', () => {
  const accepts = (objects: string[]) => {
    const g = new Game({ Ann: { character: 'warrior', at: 'M9', fate: 0, objects }, Bob: { at: 'O12' } }, { options: DIGITAL });
    const weights = heuristic.weigh(g.view('Ann'), { kind: 'quest', seat: 0, options: ['accept', 'no'] });
    return weights[0]! > weights[1]!;
  };
  expect([accepts([]), accepts(['talisman'])]).toEqual([true, false]);
});
