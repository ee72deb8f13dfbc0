import type { DecisionView } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { answerOf } from '../src/orders.ts';
import { asks } from './asked.ts';
import { digital } from './digital/game.ts';
import { BOB as DEAD_BOB, souls } from './souls/game.ts';
import { Game } from './table.ts';

/** What is asked, offered and told in small positions that no other test tells apart. */

const BOB = { character: 'monk', at: 'O12' };

const offered = (g: Game, id: string) => asks(g).options.find((line) => line.startsWith(`${id}: `));

test('TDE-6.5a before fate is asked for, the roll for armour is told with what it counts', () => {
  const g = digital({
    figures: { Ann: { character: 'thief', at: 'O1', objects: ['shield'], fate: 1 }, Bob: { character: 'elf', at: 'O12' } },
    lying: { O2: ['dragon'] },
  });
  g.rolls(1).ann('roll', 'keep', 'cw').rolls(1, 1, 2).ann('space', 'keep');
  expect(g.last('rolled')).toMatchObject({ for: 'armour', dice: [2], total: 2, card: 'adv.shield' });
  g.ann('keep');
});

test('TDE-G.3 the Bracer is offered with what it adds, by its card', () => {
  const g = souls({
    figures: { Ann: { character: 'thief', at: 'O1', objects: ['veil.barbed-bracer'] }, Bob: DEAD_BOB },
    lying: { O2: ['dragon'] },
  });
  g.rolls(1).ann('roll', 'cw');
  expect(offered(g, 'blood:veil.barbed-bracer')).toBe(
    'blood:veil.barbed-bracer: pick.prepare.blood(card veil.barbed-bracer, n 3) · @veil.barbed-bracer',
  );
});

test('T86-6.12.1c what may be taken is refused only where it could be: no Place, no Enemy', () => {
  const g = new Game({
    figures: { Ann: { character: 'troll', at: 'O1', objects: ['axe', 'helmet', 'shield', 'ring'] }, Bob: BOB },
    lying: { O2: ['shrine', 'sword'] },
  });
  g.rolls(1).ann('roll', 'cw');
  expect(asks(g).refused).toEqual(['take:adv.sword: no.room(card adv.sword) · T86-6.5.3 · @adv.sword']);
});

test('T86-6.13.5b whoever is freed and held to one space goes one, whatever the die said', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O1', slave: true, slow: 2 }, Bob: BOB });
  g.rolls(5).ann('roll');
  expect([asks(g).prompt, g.options('Ann')]).toEqual(['ask.direction(n 1)', ['cw', 'ccw']]);
});

test('T86-6.13.2 a Hex loses one of its rounds as the turn of its caster begins', () => {
  const lasts = (turns: number) => {
    const g = new Game({
      figures: { Ann: { character: 'troll', at: 'O1' }, Bob: BOB },
      turn: 'Bob',
      hexes: { O20: { by: 'Ann', turns } },
    });
    g.rolls(1).bob('roll', 'cw', 'no');
    return [g.turn, g.s.hexes.map((hex) => hex.turns)];
  };
  expect([lasts(3), lasts(2), lasts(1)]).toEqual([
    ['Ann', [2]],
    ['Ann', [1]],
    ['Ann', []],
  ]);
});

const question = (kind: string, ids: readonly string[]): DecisionView => ({
  id: 7,
  seat: 0,
  kind,
  rule: 'T86-6.9',
  prompt: { key: `ask.${kind}` },
  options: ids.map((id) => ({ id, label: { key: id }, ...(id.startsWith('sp.') ? { target: { card: id } } : {}) })),
  refused: [],
  byDefault: ids[0]!,
});

test('T86-6.9.6a where nothing lets a question by, Spells that are set aside do not', () => {
  const view = new Game({ Ann: BOB, Bob: { character: 'troll', at: 'O1' } }).view('Ann');
  expect(answerOf({ aside: ['sp.counterspell'], cast: 'ask' }, question('react', ['sp.counterspell']), view)).toBeNull();
});

test('TDE-4.18 what was put down in this turn is refused for that and by that rule', () => {
  const down = digital({
    figures: { Ann: { character: 'warrior', at: 'M12', objects: ['axe'] }, Bob: { character: 'elf', at: 'O12' } },
    lying: { M11: ['sword', 'helmet'] },
  });
  down.rolls(1).ann('roll', 'ccw', 'space').aside('Ann', 'leave:adv.axe');
  expect(asks(down).refused).toEqual(['take:adv.axe: no.takeBack(card adv.axe) · TDE-4.18 · @adv.axe']);
});

test('T86-6.12.1c in 1986 it may be taken again, and a Follower whom one cannot pay is refused for that', () => {
  const g = new Game({
    figures: { Ann: { character: 'troll', at: 'O1', gold: 0, objects: ['axe'] }, Bob: BOB },
    lying: { O2: ['sword', 'mercenary'] },
  });
  g.rolls(1).ann('roll', 'cw').aside('Ann', 'leave:adv.axe');
  expect([g.options('Ann'), asks(g).refused]).toEqual([
    ['take:adv.sword', 'take:adv.axe', 'done'],
    ['take:adv.mercenary: no.gold(card adv.mercenary) · T86-6.3.3 · @adv.mercenary'],
  ]);
});

test('T86-6.12.1c what was put down in the midst of taking and taken again stays, or the question need never end', () => {
  const g = new Game({
    figures: { Ann: { character: 'troll', at: 'O1', objects: ['axe', 'helmet', 'shield', 'ring'] }, Bob: BOB },
    lying: { O2: ['sword'] },
  });
  g.rolls(1).ann('roll', 'cw').aside('Ann', 'leave:adv.axe').ann('take:adv.axe');
  expect(g.options('Ann')).toEqual(['drop:adv.helmet', 'drop:adv.shield', 'drop:adv.ring', 'done']);
});

test('T86-6.13.5b what the Warlock wants can be handed over by name, gold by how much it is, and nothing else', () => {
  const wanted = (quest: number, gold = 3) => {
    const g = new Game({
      Ann: { character: 'troll', at: 'O4', quest, gold, objects: ['axe', 'ring'], followers: ['guide', 'hag'] },
      Bob: BOB,
    });
    return asks(g).options.filter((line) => line.startsWith('deliver:'));
  };
  expect([1, 2, 3, 4, 5, 6].map((quest) => wanted(quest))).toEqual([
    [],
    [],
    ['deliver:adv.guide: pick.deliver(card adv.guide) · note.deliver · @adv.guide'],
    ['deliver:adv.ring: pick.deliver(card adv.ring) · note.deliver · @adv.ring'],
    ['deliver:gold: pick.deliver.gold(n 3) · note.deliver'],
    ['deliver:gold: pick.deliver.gold(n 2) · note.deliver'],
  ]);
  expect([wanted(5, 2), wanted(6, 2).length, wanted(6, 1)]).toEqual([[], 1, []]);
});

test('T86-6.8 a Potion is offered with what it adds, by its card', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O4', objects: ['potion'] }, Bob: BOB });
  expect(offered(g, 'drink:adv.potion')).toBe(
    'drink:adv.potion: pick.drink(card adv.potion) · can.drink(n 2, stat stat.strength) · @adv.potion',
  );
});

test('TDE-G.3 the Heart of Night takes in each other Object, by its card', () => {
  const g = souls({ Ann: { character: 'thief', at: 'O4', objects: ['axe', 'veil.heart-of-night'] }, Bob: DEAD_BOB });
  expect(offered(g, 'store:adv.axe')).toMatch(/^store:adv\.axe: pick\.store\(card adv\.axe\) · note\.lines\(.*\) · @adv\.axe$/);
  expect(g.options('Ann').filter((id) => id.startsWith('store:'))).toEqual(['store:adv.axe']);
});
