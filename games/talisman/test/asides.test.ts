import { type Action, ASIDE, begin, decisionOf, decisionView, fast, illegal, migrate, play } from '@questhall/kernel';
import { randomChoice } from '@questhall/testkit/contract';
import { expect, test } from 'vitest';
import { sized } from '../../../test/sized.ts';
import { heuristic, type State, talisman } from '../src/index.ts';
import { asideText } from '../src/text/aside-text.ts';
import { digital } from './digital/game.ts';
import { Game } from './table.ts';

const BOB = { character: 'monk', at: 'O14' };

test('TDE-6.24a TDE-8.16 a trophy is given up from the hand; what can be done so is no reason to ask before the roll', () => {
  const g = digital({
    Ann: { character: 'digital.warrior', at: 'O3', trophies: ['giant'] },
    Bob: { character: 'digital.monk', at: 'O14' },
  });
  const sole = () => decisionView(talisman, g.s, 0)?.sole;
  expect([g.options('Ann'), sole()]).toEqual([['roll', 'shed'], 'roll']);
  g.aside('Ann', 'stop:on');
  expect(sole(), 'whoever wants to be halted is asked').toBeUndefined();
  g.aside('Ann', 'leave:adv.giant');
  expect([g.of('Ann').trophies, g.s.discard.at(-1)]).toEqual([[], 'adv.giant']);
  expect([g.options('Ann'), sole()]).toEqual([['roll'], 'roll']);
});

test('T86-6.5.4 T86-6.6.4 Objects, Followers and gold are put down before moving, between the roll and the way, and on arrival', () => {
  const g = new Game({ Ann: { character: 'warrior', at: 'O1', gold: 2, objects: ['axe', 'ring'], followers: ['prince'] }, Bob: BOB });
  expect(g.asides('Ann')).toEqual(['leave:adv.axe', 'leave:adv.ring', 'leave:adv.prince', 'leave:gold', 'stop:on']);
  expect(g.asides('Bob')).toEqual(['stop:on']);
  g.aside('Ann', 'leave:gold').aside('Ann', 'leave:adv.axe').aside('Ann', 'stop:on');
  expect([g.of('Ann').gold, g.s.loose.O1, g.lying('O1')]).toEqual([1, 1, ['axe']]);
  g.rolls(1).ann('roll').aside('Ann', 'leave:adv.prince').ann('cw');
  expect([g.lying('O1'), g.asked('Ann'), g.options('Ann')]).toEqual([['axe', 'prince'], 'encounter', ['space', 'leave']]);
  g.aside('Ann', 'leave:adv.ring');
  expect([g.lying('O2'), g.asked('Ann'), g.options('Ann')]).toEqual([['ring'], 'encounter', ['space', 'leave']]);
});

test('T86-6.5.4 who has not asked to be halted is not asked on arrival, nor as the turn ends', () => {
  const g = new Game({ figures: { Ann: { character: 'warrior', at: 'O1', objects: ['axe'] }, Bob: BOB }, lying: { O2: ['sword'] } });
  g.rolls(1).ann('roll', 'cw');
  expect(g.asked('Ann')).toBe('take');
  g.ann('take:adv.sword');
  expect(g.turn).toBe('Bob');
});

test('T86-6.5.4 T86-6.12.1c whoever wants to be halted is asked after taking and before the turn ends', () => {
  const g = new Game({ figures: { Ann: { character: 'warrior', at: 'O1', objects: ['axe'] }, Bob: BOB }, lying: { O2: ['sword'] } });
  g.rolls(1).aside('Ann', 'stop:on').ann('roll', 'cw', 'space', 'take:adv.sword');
  expect([g.asked('Ann'), g.options('Ann')]).toEqual(['take', ['done']]);
  g.aside('Ann', 'leave:adv.axe');
  expect([g.asked('Ann'), g.options('Ann')]).toEqual(['take', ['take:adv.axe', 'done']]);
  g.ann('done');
  expect([g.asked('Ann'), g.options('Ann')]).toEqual(['endTurn', ['done', 'leave']]);
  g.aside('Ann', 'leave:adv.sword');
  expect([g.lying('O2'), g.of('Ann').objects, g.asked('Ann')]).toEqual([['axe', 'sword'], [], 'endTurn']);
});

test('T86-6.12.1c who puts something down to make room may take it again, and then keeps it: no question goes on for ever', () => {
  const g = new Game(
    { figures: { Ann: { character: 'warrior', at: 'M9', objects: ['axe', 'armour'] }, Bob: BOB }, lying: { M10: ['talisman'] } },
    { options: { objectLimit: 2 } },
  );
  g.rolls(1).ann('roll', 'cw');
  expect(g.options('Ann')).toEqual(['drop:adv.axe', 'drop:adv.armour', 'done']);
  g.ann('drop:adv.axe');
  expect(g.options('Ann')).toEqual(['take:adv.talisman', 'take:adv.axe', 'done']);
  g.ann('take:adv.axe');
  expect(g.options('Ann')).toEqual(['drop:adv.armour', 'done']);
  // A bot puts down once: what it hopes for may not be in the question.
  const weights = heuristic.weighGlance(g.s, g.s.pending[0] as never, 'normal');
  expect(weights.indexOf(Math.max(...weights))).toBe(1);
  g.ann('drop:adv.armour');
  expect(g.s.turn.put).toEqual(['adv.axe', 'adv.armour']);
  g.ann('take:adv.armour');
  expect([g.of('Ann').objects, g.lying('M10'), g.turn]).toEqual([['adv.axe', 'adv.armour'], ['talisman'], 'Bob']);
});

test('T86-6.5.4 nothing is put down in a fight, in another’s turn, by a toad, or where it is no more', () => {
  const g = new Game({
    figures: { Ann: { character: 'warrior', at: 'O1', craft: 4, objects: ['axe', 'sword'], spells: ['psionic-blast'] }, Bob: BOB },
    lying: { O2: ['dragon'] },
  });
  g.rolls(1).ann('roll', 'cw');
  expect(g.s.stack.some((f) => f.proc === 'facing' || f.proc === 'fight')).toBe(true);
  expect(g.asides('Ann')).toEqual(['stop:on']);
  const toad = new Game({ Ann: { character: 'warrior', at: 'O1', toad: 3 }, Bob: BOB });
  expect(toad.asides('Ann')).toEqual(['stop:on']);
});

test('T86-6.5.4 T86-6.6.4 neither the Hag nor a Poltergeist is put down', () => {
  const g = new Game({ Ann: { character: 'warrior', at: 'O1', gold: 0, followers: ['hag'] }, Bob: BOB });
  expect(g.asides('Ann')).toEqual(['stop:on']);
});

test('T86-6.2.8 who puts down what gave Craft discards Spells before anything else', () => {
  const g = new Game({
    Ann: { character: 'wizard', at: 'O1', craft: 5, objects: ['solomons-crown'], spells: ['alchemy', 'hex', 'healing'] },
    Bob: BOB,
  });
  g.aside('Ann', 'leave:adv.solomons-crown');
  expect(g.asked('Ann')).toBe('dropSpells');
  g.ann(['sp.hex']);
  expect([g.asked('Ann'), g.of('Ann').spells.length]).toEqual(['turn', 2]);
});

test('TDE-8.16 TDE-4.17 put down unasked on arrival, a card counts for the draw and is not taken back', () => {
  const g = digital({ Ann: { character: 'warrior', at: 'O1', objects: ['axe'] }, Bob: { character: 'monk', at: 'O12' } });
  g.rolls(1).ann('roll', 'cw').aside('Ann', 'leave:adv.axe');
  expect([g.lying('O2'), g.turn]).toEqual([['axe'], 'Bob']);
});

test('T86-6.5.4 matches in which things are put down at random go on, keep what must hold, and start anew from what was saved', () => {
  const left = { '1986': 0, digital: 0 };
  for (let seed = 0; seed < sized(6, 12); seed++) {
    const chance = fast(seed);
    const edition = seed % 2 === 0 ? '1986' : 'digital';
    const options = { edition, expansion: seed % 4 === 1 ? 'realm-of-souls' : 'none', lives: 3 };
    let s: State = begin(talisman, { seats: 3, options }, chance);
    for (let n = 0; n < 1500 && !s.outcome; n++) {
      const seat = chance.below(3);
      const asides = talisman.asides!.options(s, seat);
      const aside = chance.below(3) === 0 ? asides[chance.below(Math.max(1, asides.length))] : undefined;
      const d = s.pending[chance.below(s.pending.length)]!;
      const action: Action = aside
        ? { decision: ASIDE, seat, choice: aside }
        : { decision: d.id, seat: d.seat, choice: randomChoice(d, chance) };
      if (aside?.startsWith('leave:')) left[edition] += 1;
      play(talisman, s, action, chance);
      expect(talisman.invariants(s)).toEqual([]);
      for (const one of s.pending) expect(one.options.length).toBeGreaterThan(0);
      s = JSON.parse(JSON.stringify(s)) as State;
    }
  }
  expect(Math.min(left['1986'], left.digital)).toBeGreaterThan(20);
});

test('an aside is worded, and one that is not offered is refused', async () => {
  expect([asideText('leave:adv.axe').key, asideText('leave:gold').key, asideText('stop:on').key]).toEqual([
    'pick.aside.leave',
    'pick.aside.leave.gold',
    'pick.aside.stop.on',
  ]);
  const g = new Game({ Ann: { character: 'warrior', at: 'O1', gold: 0 }, Bob: BOB });
  expect(illegal(talisman, g.s, { decision: ASIDE, seat: 0, choice: 'leave:gold' })?.code).toBe('stale');
  expect(decisionOf(g.s, 0)?.kind).toBe('turn');
});

test('a match saved before anybody could be halted goes on', () => {
  const { s } = new Game({ Ann: { character: 'warrior', at: 'O1' }, Bob: BOB });
  const { halts: _, inAir: __, ...old } = s;
  expect((migrate(talisman, { ...old, version: 2 } as never) as State).halts).toEqual([]);
});
