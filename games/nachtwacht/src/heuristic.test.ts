import { answerBy, know, policyOf, random } from '@questhall/bots';
import { begin, type Chance, clone, fast, play, type Seat } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { sized } from '../../../test/sized.ts';
import { Game } from '../test/table.ts';
import { heuristic, type NachtwachtView, nachtwacht, type State, type StepCard } from './index.ts';

type Bot = (s: State, seat: Seat, chance: Chance) => string;
const playable = { game: nachtwacht, heuristic };
const bot =
  (name: 'random' | 'greedy' | 'easy' | 'hard', iterations = 60): Bot =>
  (s, seat, chance) =>
    policyOf(name, playable)(know(nachtwacht, s, seat), chance, { iterations }) as string;

/** Plays one match; `seen` looks at every decision before it is answered. */
function match(bots: readonly Bot[], seed: number, seen?: (s: State) => void): State {
  const chance = fast(seed);
  const s = begin(nachtwacht, { seats: bots.length }, chance);
  const own = bots.map((_, seat) => fast(seed + 1000, seat));
  while (!s.outcome) {
    seen?.(s);
    const answers = s.pending.map((d) => ({ decision: d.id, seat: d.seat, choice: bots[d.seat]!(s, d.seat, own[d.seat]!) }));
    for (const answer of answers) play(nachtwacht, s, answer, chance);
  }
  return s;
}

/** How many of so many matches the bot wins against others, sitting at every seat in turn. */
function wins(one: Bot, others: Bot, seats: number, matches: number): number {
  let won = 0;
  for (let i = 0; i < matches; i++) {
    const me = i % seats;
    const bots = Array.from({ length: seats }, (_, seat) => (seat === me ? one : others));
    if (match(bots, i).outcome?.winners.includes(me)) won++;
  }
  return won;
}

/** A view of two players with everything as at the start of round 1, and what a test wants otherwise. */
function view(change: (v: NachtwachtView) => void): NachtwachtView {
  const v = nachtwacht.observe(begin(nachtwacht, { seats: 2 }, fast(1)), 0);
  v.path = 'oMPooMPMooPo'.split('').map((k) => ({ kind: k === 'o' ? 'plain' : k === 'M' ? 'monster' : 'power', strip: 0, monster: null }));
  v.yourPower = [];
  change(v);
  return v;
}

function weights(v: NachtwachtView, kind: string, options: string[], manner: 'easy' | 'normal' = 'normal'): Record<string, number> {
  const list = heuristic.weigh(v, { kind, options }, manner);
  return Object.fromEntries(options.map((o, i) => [o, list[i]!]));
}

describe('NW-20.7 greedy', () => {
  test('beats random in at least 90 % of two-player matches', () => {
    expect(wins(bot('greedy'), bot('random'), 2, 200)).toBeGreaterThanOrEqual(180);
  });

  test('fights always, with a plain card before a joker', () => {
    const v = view(() => {});
    expect(weights(v, 'fight', ['tooth', 'joker', 'decline'])).toEqual({ tooth: 1, joker: 0, decline: 0 });
    expect(weights(v, 'fight', ['joker', 'decline'])).toEqual({ joker: 1, decline: 0 });
  });

  test('discards a duplicate first and never a joker', () => {
    const v = view((w) => {
      w.yourPower = ['tooth', 'tooth', 'blood', 'joker'];
    });
    const { tooth, blood, joker } = weights(v, 'discard', ['tooth', 'blood', 'joker']);
    expect(joker).toBe(0);
    expect(tooth!).toBeGreaterThan(10 * blood!);
  });

  test('steals from the largest hand rather than not at all', () => {
    const v = view((w) => {
      w.players.push({ ...w.players[1]!, seat: 2, powerCount: 3 });
      w.players[1]!.powerCount = 1;
    });
    const list = weights(v, 'steal', ['1', '2', 'pass']);
    expect(list.pass).toBe(0);
    expect(list['2']!).toBeGreaterThan(5 * list['1']!);
  });

  test('lays a monster where an opponent could step and it could not', () => {
    const v = view((w) => {
      w.players[0]!.square = 9;
      w.players[1]!.square = 3;
      w.players[1]!.stepHand = ['2', 'vega'];
      w.turnedMonster = { seat: 0, power: 'torch' };
    });
    const list = weights(v, 'placeMonster', ['2', '4', '5', '10', 'pass']);
    expect(Object.entries(list).sort((a, b) => b[1] - a[1])[0]![0]).toBe('5');
    expect(list['10']!).toBeLessThan(list.pass!);
  });

  test('NW-20.3 plays skull or Vega rather than a number while a monster holds it', () => {
    const v = view((w) => {
      w.players[0]!.square = 8;
      w.players[0]!.blocked = true;
      w.path[7]!.monster = 'tooth';
    });
    const list = weights(v, 'commit', ['6', 'skull', 'vega']);
    expect(list.skull!).toBeGreaterThan(3 * list['6']!);
    expect(list.vega!).toBeGreaterThan(list['6']!);
  });

  test('NW-20.5 plans its landings: on monsters that it can beat, not on others', () => {
    const v = view((w) => {
      w.path[3]!.monster = 'tooth'; // square 4
      w.path[4]!.monster = 'blood'; // square 5
      w.yourPower = ['blood'];
    });
    const list = weights(v, 'commit', ['4', '5']);
    expect(list['5']!).toBeGreaterThan(5 * list['4']!);
  });

  test('would rather land on a power square than on a monster that it cannot beat', () => {
    const v = view((w) => {
      w.path[3]!.monster = 'tooth'; // square 4
    });
    const list = weights(v, 'commit', ['3', '4']);
    expect(list['3']!).toBeGreaterThan(3 * list['4']!);
  });

  test('turns a strip so that it lands well', () => {
    const v = view((w) => {
      w.path = [];
      w.phase = 'resolve';
      w.reveal = { round: 1, cards: ['1', 'vega'], cancelled: [], order: [1, 0], acted: 1 };
      w.turnedStrip = { seat: 0, kinds: ['monster', 'plain', 'power'] };
    });
    const list = weights(v, 'direction', ['printed', 'reversed']);
    expect(list.reversed!).toBeGreaterThan(100 * list.printed!);
  });
});

describe('NW-20.6 the endgame', () => {
  const distance4 = (hand: StepCard[]) =>
    view((w) => {
      w.libraryAt = 13;
      w.players[1]!.square = 9;
      w.players[1]!.stepHand = ['4', '6'];
      w.players[0]!.stepHand = hand;
    });

  test('greedy plays the number that would keep an opponent from the library', () => {
    const list = weights(distance4(['4', '5']), 'commit', ['4', '5']);
    expect(list['4']!).toBeGreaterThan(list['5']!);
  });

  test('NW-20.10 easy does not see it coming', () => {
    const spoiling = (manner: 'easy' | 'normal') => {
      const list = weights(distance4(['4', '5']), 'commit', ['4', '5'], manner);
      return list['4']! / list['5']!;
    };
    expect(spoiling('easy')).toBeLessThan(spoiling('normal'));
  });

  test('a position with an exact card that nobody can cancel is as good as won', () => {
    const s = begin(nachtwacht, { seats: 2 }, fast(1));
    for (const p of s.players) p.square = 33;
    s.players[0]!.steps = ['4', '1'];
    s.players[1]!.steps = ['3', '1'];
    expect(heuristic.value(s)[0]).toBeGreaterThan(0.9);
  });

  test('values are chances that add up to 1', () => {
    const s = begin(nachtwacht, { seats: 4 }, fast(1));
    expect(heuristic.value(s)).toEqual([0.25, 0.25, 0.25, 0.25]);
  });
});

test('NW-20.2 mixing is necessary: greedy mixes, two copies do not cancel each other for ever', () => {
  const s = begin(nachtwacht, { seats: 2 }, fast(1));
  const chance = fast(2);
  const cards = new Set(Array.from({ length: 200 }, () => bot('greedy')(s, 0, chance)));
  expect(cards.size).toBeGreaterThan(3);
});

test('NW-20.2 cards of random players with full hands are cancelled as often as reckoned', () => {
  for (const [seats, wanted] of [
    [2, 12.5],
    [3, 23.4],
    [4, 33.0],
  ] as const) {
    let cancelled = 0;
    const rounds = 3000;
    for (let i = 0; i < rounds; i++) {
      const chance = fast(i, seats);
      const s = begin(nachtwacht, { seats }, chance);
      for (const d of [...s.pending]) {
        play(
          nachtwacht,
          s,
          {
            decision: d.id,
            seat: d.seat,
            choice: answerBy(
              d,
              d.options.map(() => 1),
              chance,
            ),
          },
          chance,
        );
      }
      cancelled += s.reveal!.cancelled.length;
    }
    expect((100 * cancelled) / (rounds * seats)).toBeCloseTo(wanted, -0.5);
  }
});

describe('NW-20.10 bots decide from the view only', () => {
  test('a choice is the same in two worlds that are equal for the seat', () => {
    let compared = 0;
    for (let seed = 0; seed < sized(2, 6); seed++) {
      match([bot('greedy'), bot('random'), bot('greedy')], seed, (s) => {
        if (s.seq % 3 !== 0) return;
        for (const { seat } of s.pending) {
          const other = nachtwacht.determinize(s, seat, fast(seed, s.seq));
          for (const name of ['easy', 'greedy', 'hard'] as const) {
            const choose = (world: State) => bot(name, 12)(clone(world), seat, fast(7, s.seq));
            expect(choose(other)).toBe(choose(s));
            compared++;
          }
        }
      });
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('NW-20.1 step hands are open, so a search knows what everybody may play', () => {
    const s = match([bot('random'), bot('random')], 1, (state) => {
      for (const d of state.pending) {
        if (d.kind !== 'commit') continue;
        const sample = nachtwacht.determinize(state, d.seat, fast(3));
        expect(sample.players.map((p) => p.steps)).toEqual(state.players.map((p) => p.steps));
      }
    });
    expect(s.outcome).not.toBeNull();
  });
});

describe('NW-20.4 a search believes what the table shows', () => {
  test('that a blocked player who did not fight holds no match', () => {
    let looked = 0;
    for (let seed = 0; seed < 10; seed++) {
      match([bot('greedy'), bot('greedy')], seed, (s) => {
        const held = s.players[1]!;
        if (s.phase !== 'choose' || !held.blocked || !s.pending.some((d) => d.seat === 0)) return;
        const sample = nachtwacht.determinize(s, 0, fast(seed, s.seq));
        heuristic.prepare(sample, 0, fast(1));
        const monster = sample.monsters[held.square - 1]!;
        expect(sample.players[1]!.power).not.toContain(monster);
        expect(sample.players[1]!.power).not.toContain('joker');
        expect(nachtwacht.invariants(sample)).toEqual([]);
        looked++;
      });
    }
    expect(looked).toBeGreaterThan(5);
  });

  test('and thinks for those who have already chosen in secret', () => {
    const chance = fast(1);
    const s = begin(nachtwacht, { seats: 3 }, chance);
    play(nachtwacht, s, { decision: s.pending[1]!.id, seat: 1, choice: '6' }, chance);
    const sample = nachtwacht.determinize(s, 0, fast(2));
    heuristic.prepare(sample, 0, fast(3));
    expect(new Set(sample.pending.map((d) => d.seat))).toEqual(new Set([0, 1, 2]));
    for (const d of [...sample.pending]) play(nachtwacht, sample, { decision: d.id, seat: d.seat, choice: '2' }, fast(4));
    expect(sample.reveal!.cards).toEqual(['2', '2', '2']);
  });
});

describe('NW-20.8 search in the endgame', () => {
  const PATH = 'oMP|Moo|PoM|oMoP|ooMP|MPMo|oMoPM|MooPo|PoMMo'; // the library is square 37

  function endgame(pawns: [number, number], mine: StepCard[], theirs: StepCard[]): State {
    return new Game({ path: PATH, pawns: { Jan: pawns[0], Piet: pawns[1] }, steps: { Jan: mine, Piet: theirs } }).s;
  }

  const choices = (s: State, times: number) => Array.from({ length: times }, (_, i) => bot('hard', 300)(s, 0, fast(i)));

  test('takes the library with a card that nobody can cancel', () => {
    expect(new Set(choices(endgame([33, 31], ['1', '2', '4'], ['1', '3', '5']), 6))).toEqual(new Set(['4']));
  });

  test('NW-20.6 cancels the card that would bring the other there', () => {
    // Seat 1 is 5 away with a 5; its other cards are worth little, and only seat 0's 5 stops it.
    const spoiling = choices(endgame([21, 32], ['1', '2', '5'], ['5', 'skull', 'vega']), 12).filter((c) => c === '5').length;
    expect(spoiling).toBeGreaterThanOrEqual(6);
  });
});

test('every decision of every match has weights for every option', () => {
  const kinds = new Set<string>();
  for (let seed = 0; seed < sized(15, 60); seed++) {
    const players = Array.from({ length: 2 + (seed % 3) }, () => (s: State, seat: Seat, chance: Chance) => {
      const { question, view: v } = know(nachtwacht, s, seat);
      const list = heuristic.weigh(v, question, 'normal');
      expect(list).toHaveLength(question.options.length);
      expect(list.every((w) => w >= 0 && Number.isFinite(w))).toBe(true);
      expect(list.some((w) => w > 0)).toBe(true);
      kinds.add(question.kind);
      return random(know(nachtwacht, s, seat) as never, chance, {}) as string;
    });
    match(players, seed);
  }
  expect([...kinds]).toEqual(
    expect.arrayContaining(['commit', 'fight', 'length', 'direction', 'placeMonster', 'steal', 'discard', 'fetchMonster']),
  );
});
