import { begin, clone, decisionView, fast, heardBy, play, type Seat, type Told } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { sized } from '../../../test/sized.ts';
import { MONSTER_COUNTS, type NachtwachtEvent, nachtwacht, POWER_CARDS, type State, spread, stripsOf } from '../src/index.ts';
import { anyAnswer, EXAMPLE, Game, randomSetting } from './table.ts';

/** Plays random matches and shows every state, with chance for whoever looks. */
function everyState(matches: number, look: (s: State, seed: number) => void, told: Told<NachtwachtEvent>[] = []): void {
  for (let seed = 0; seed < matches; seed++) {
    const bots = fast(seed, 1);
    const tell = (event: NachtwachtEvent, to?: readonly Seat[], twin?: NachtwachtEvent) => {
      told.push({ event, ...(to ? { to } : {}), ...(twin ? { twin } : {}) });
    };
    const s = begin(nachtwacht, { seats: 2 + (seed % 3), options: seed % 2 ? randomSetting(bots) : {} }, fast(seed), tell as never);
    const chance = fast(seed, 2);
    while (!s.outcome) {
      play(nachtwacht, s, anyAnswer(s, bots), chance, tell as never);
      look(s, seed);
    }
  }
}

const SECRET_KEYS = ['deck', 'supply', 'strips', 'stack', 'pending', 'known', 'lastId', 'laid'];

test('NW-19.1 what everybody may see stands in every view, a spectator’s too', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: '6!', Piet: 9 }, monsters: { 6: 'torch' }, hands: { Piet: ['blood', 'joker'] } });
  g.pick('Jan', 3);
  expect(g.view()).toEqual({
    you: null,
    options: g.s.options,
    round: 9,
    cycleRound: 1,
    phase: 'choose',
    path: g.s.kinds.map((kind, i) => ({ kind, strip: i < 3 ? 0 : i < 7 ? 1 : 2, monster: i === 5 ? 'torch' : null })),
    stripsLeft: { 3: 2, 4: 2, 5: 2 },
    stripsFaceDown: { 3: [2, 3], 4: [2, 3], 5: [2, 3] },
    bends: [0, 0, 0].map((by) => ({ by, bend: 'straight' })),
    libraryAttached: false,
    libraryAt: null,
    fullLength: 36,
    monsterSupply: 14,
    powerDeck: 38,
    powerTop: null,
    powerDiscard: [],
    players: [
      {
        seat: 0,
        pawn: 0,
        asksToDraw: false,
        square: 6,
        blocked: true,
        powerCount: 0,
        stepHand: ['1', '2', '3', '4', '5', '6', 'skull', 'vega'],
        stepAside: [],
        committed: true,
      },
      {
        seat: 1,
        pawn: 1,
        asksToDraw: false,
        square: 9,
        blocked: false,
        powerCount: 2,
        stepHand: ['1', '2', '3', '4', '5', '6', 'skull', 'vega'],
        stepAside: [],
        committed: false,
      },
    ],
    yourPower: [],
    yourCommit: null,
    knownPower: [],
    reveal: null,
    turnedStrip: null,
    turnedMonster: null,
    outcome: null,
  });
  expect({ ...g.view('Piet'), you: null, yourPower: [] }).toEqual(g.view());
});

test('NW-15.52 every remaining step hand is public, and so is what was put aside', () => {
  const g = new Game({ path: EXAMPLE }).show({ Jan: 3, Piet: 3 }).show({ Jan: 'vega', Piet: 'vega' });
  const [jan] = g.view('Piet').players;
  expect([jan?.stepHand, jan?.stepAside]).toEqual([
    ['1', '2', '4', '5', '6', 'skull'],
    ['3', 'vega'],
  ]);
});

test('NW-19.2 which strips and monsters are left follows from what lies open', () => {
  everyState(sized(8, 20), (s) => {
    const view = nachtwacht.observe(s, undefined);
    const open = view.path.flatMap((square) => (square.monster ? [square.monster] : []));
    const left = spread(MONSTER_COUNTS);
    for (const power of [...open, ...(view.turnedMonster ? [view.turnedMonster.power] : [])]) left.splice(left.indexOf(power), 1);
    expect(left.sort()).toEqual([...s.supply].sort());
    const all = stripsOf(s.options.pathLength);
    expect(view.stripsLeft[3]).toBeLessThanOrEqual(all[3].length);
  });
});

test('NW-19.3 own cards, own commitment and stolen cards are private', () => {
  const g = new Game({ path: EXAMPLE, hands: { Jan: ['tooth'], Piet: ['joker'] } }).pick('Jan', 6);
  expect([g.view('Jan').yourPower, g.view('Jan').yourCommit]).toEqual([['tooth'], '6']);
  expect([g.view('Piet').yourPower, g.view('Piet').yourCommit]).toEqual([['joker'], null]);
  expect([g.view().yourPower, g.view().yourCommit]).toEqual([[], null]);
});

test('NW-19.3 the question what to discard is for its owner alone', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 4 }, hands: { Jan: ['tooth', 'blood', 'joker'] } }, { draws: ['sword'] });
  g.show({ Jan: 3, Piet: 1 });
  expect(g.asked('Jan')?.kind).toBe('discard');
  expect(g.asked('Piet')).toBeUndefined();
  expect(JSON.stringify(g.view('Piet'))).not.toMatch(/tooth|blood|joker|sword/);
});

test('NW-19.4 no view holds an order, a pile or a frame; piles have no order in the state either', () => {
  everyState(sized(8, 20), (s) => {
    for (const seat of [undefined, 0, 1]) {
      const view = nachtwacht.observe(s, seat);
      for (const key of SECRET_KEYS) if (key in view) expect.fail(`the view of ${seat} has ${key}`);
    }
  });
  const s = begin(nachtwacht, { seats: 2 }, fast(1));
  expect(s.supply).toEqual(spread(MONSTER_COUNTS));
  expect(s.strips).toEqual(stripsOf('standard'));
});

/** The event table of NW-19.5: who hears the card. */
test('NW-19.5 each event tells its card to whom it may, and to nobody else', () => {
  const told: Told<NachtwachtEvent>[] = [];
  everyState(sized(8, 15), () => {}, told);
  // Where the power deck lies face up, a draw is seen by all (NW-16.11).
  told.splice(0, told.length, ...told.filter(({ event, to }) => event.type !== 'drew' || to));
  const secret = new Set(['drew', 'stole', 'committed']);
  const heard = new Set<string>();
  for (const one of told) {
    const { event } = one;
    heard.add(event.type);
    if (!secret.has(event.type)) {
      if (one.to || one.twin) expect.fail(`${event.type} is not for all`);
      continue;
    }
    const owners = event.type === 'stole' ? [event.seat, event.victim] : [(event as { seat: Seat }).seat];
    expect(event).toHaveProperty('card');
    for (const seat of [undefined, 0, 1, 2, 3]) {
      const own = heardBy(one, seat);
      expect(own).toBeDefined();
      expect('card' in (own ?? {})).toBe(seat !== undefined && owners.includes(seat));
      expect({ ...event, card: undefined }).toEqual({ ...own, card: undefined });
    }
  }
  for (const type of ['reshuffled', 'revealed', 'moved', 'stripTurned', 'monsterLaid', 'discarded', 'fought'])
    expect(heard).toContain(type);
});

/** Exchanges what is hidden from the seat: cards of others with each other and the deck, commitments, pile orders. */
function permuted(s: State, seat: Seat | undefined, seed: number): State {
  const d = clone(s);
  const chance = fast(seed, 9);
  const shuffle = <T>(items: T[]) => {
    for (let i = items.length - 1; i > 0; i--) {
      const j = chance.below(i + 1);
      [items[i], items[j]] = [items[j]!, items[i]!];
    }
  };
  const others = d.players.filter((_, other) => other !== seat);
  const pool = [...d.deck, ...others.flatMap((p) => p.power)];
  shuffle(pool);
  for (const player of others) player.power = player.power.map(() => pool.pop()!);
  d.deck = pool;
  shuffle(d.supply);
  for (const strips of Object.values(d.strips)) shuffle(strips);
  const top = d.stack.at(-1);
  if (top?.proc === 'choose') {
    top.answers = top.answers!.map((answer, other) => {
      const { steps } = d.players[other]!;
      return answer === null || other === seat ? answer : steps[chance.below(steps.length)]!;
    });
  }
  if (top?.proc === 'fight') top.answers = top.answers!.map((answer, other) => (other === seat ? answer : null));
  return d;
}

test('NW-19.7 NW-19.8 a view does not change by a byte when what is hidden from it is permuted', () => {
  everyState(sized(8, 24), (s, seed) => {
    for (const seat of [undefined, ...s.players.keys()]) {
      const other = permuted(s, seat, s.seq + seed);
      expect(JSON.stringify(nachtwacht.observe(other, seat))).toBe(JSON.stringify(nachtwacht.observe(s, seat)));
      if (seat !== undefined) {
        expect(JSON.stringify(decisionView(nachtwacht, other as never, seat))).toBe(
          JSON.stringify(decisionView(nachtwacht, s as never, seat)),
        );
      }
      expect(nachtwacht.deciding!(other)).toEqual(nachtwacht.deciding!(s));
    }
  });
});

test('NW-19.7 determinizing really redraws: every hidden card can turn up in the hand of another', () => {
  const g = new Game({ hands: { Jan: ['tooth'], Piet: ['blood'] } });
  const seen = new Set<string>();
  for (let seed = 0; seed < 300; seed++) seen.add(nachtwacht.determinize(g.s, 0, fast(seed)).players[1]!.power[0]!);
  expect([...seen].sort()).toEqual([...POWER_CARDS].sort());
});

test('NW-19.3 determinizing keeps what the seat has learnt through Vega', () => {
  const hands = { Jan: ['tooth', 'sword'], Piet: ['blood'] };
  const g = new Game({ hands, known: { Piet: { Jan: ['sword'] } } });
  for (let seed = 0; seed < 100; seed++) expect(nachtwacht.determinize(g.s, 1, fast(seed)).players[0]!.power).toContain('sword');
  const blurred = new Game({ hands: { Jan: ['sword', 'blood'] } }, { seats: ['Jan', 'Piet', 'Cato'] });
  blurred.s.known = [{ by: 1, card: 'sword', holders: [0, 2] }];
  blurred.s.players[2]!.power = [blurred.s.players[0]!.power.pop()!];
  for (let seed = 0; seed < 100; seed++) {
    const d = nachtwacht.determinize(blurred.s, 1, fast(seed));
    expect([...d.players[0]!.power, ...d.players[2]!.power]).toContain('sword');
  }
});

test('NW-19.7 in a fight phase the determinized table waits for those who hold a match there', () => {
  const pawns = { Jan: '6!', Piet: '8!' };
  const monsters = { 6: 'torch', 8: 'blood' };
  const g = new Game({ path: EXAMPLE, pawns, monsters, hands: { Jan: ['torch'], Piet: ['blood'] } });
  const waits = new Set<string>();
  for (let seed = 0; seed < 100; seed++) {
    const d = nachtwacht.determinize(g.s, 0, fast(seed));
    waits.add(d.pending.map((p) => p.seat).join());
    for (const p of d.pending) expect(d.players[p.seat]!.power.some((card) => p.options.includes(card))).toBe(true);
  }
  expect([...waits].sort()).toEqual(['0', '0,1']);
});

test('NW-19.1 among three who choose, exactly those are shown as having chosen who have', () => {
  const g = new Game({ path: EXAMPLE }, { seats: ['Jan', 'Piet', 'Cato'] });
  const chosen = () => g.view('Piet').players.map((p) => p.committed);
  expect(chosen()).toEqual([false, false, false]);
  g.pick('Jan', 3);
  expect(chosen()).toEqual([true, false, false]);
  g.pick('Cato', 3);
  expect(chosen()).toEqual([true, false, true]);
});

test('NW-19.3 what showed a card that lay hidden, or asks about a hand, cannot be taken back', () => {
  const quiet = new Game({ path: EXAMPLE }).s;
  const shows = (types: readonly string[], s: State = quiet) => nachtwacht.shows!(types.map((type) => ({ type })) as never, s);
  for (const type of ['discarded', 'fought', 'stole', 'drew', 'topTurned']) {
    expect(shows([type]), type).toBe(true);
    expect(shows(['moved', type]), type).toBe(true);
  }
  for (const type of ['moved', 'stripLaid', 'drawDeclined', 'pawnChosen']) expect(shows([type]), type).toBe(false);
  const asked = (kind: string) => ({
    ...quiet,
    pending: [
      { ...quiet.pending[0]!, kind: 'commit' },
      { ...quiet.pending[0]!, kind },
    ],
  });
  for (const kind of ['stealCard', 'draw', 'discard']) expect(shows([], asked(kind)), kind).toBe(true);
  for (const kind of ['commit', 'fight', 'length']) expect(shows([], asked(kind)), kind).toBe(false);
});
