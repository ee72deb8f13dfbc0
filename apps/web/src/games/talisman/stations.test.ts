import { expect, test } from 'vitest';
import type { AnyEvent } from '../contract.ts';
import { stations, tally } from './stations.ts';

const side = (score: number) => ({ parts: [], dice: [], score });
const event = (type: string, more: object): AnyEvent => ({ type, rule: 'T86-1', ...more }) as AnyEvent;
const fight = (seat: number, result: string, foe: number) =>
  event('fought', { seat, stat: 'strength', foes: [{ card: 'adv.ogre', value: 5 }], hero: side(foe + 1), foe: side(foe), result });

const log: AnyEvent[] = [
  event('turnBegan', { seat: 0, turn: 1 }),
  fight(0, 'won', 6),
  fight(0, 'won', 11),
  fight(0, 'won', 9),
  fight(1, 'lost', 9),
  event('died', { seat: 1, character: 'chr.monk', space: 'O1' }),
  event('duelled', { seat: 0, target: 1, stat: 'craft', attack: side(4), defence: side(7), result: 'lost' }),
  event('becameToad', { seat: 0 }),
  event('crownReached', { seat: 1 }),
];

test('the story keeps what weighs most, in the order in which it happened, and no kind more than twice', () => {
  const told = stations(log, 5);
  expect(told.map(({ text }) => text.key.split('.').at(-1))).toEqual(['beat', 'died', 'duel', 'toad', 'crown']);
  expect(told.map(({ at }) => at)).toEqual([2, 5, 6, 7, 8]);
  // The greatest of the won fights, and the winner of the duel though it was attacked.
  expect(told[0]?.text.args).toMatchObject({ seat: { seat: 0 }, a: 12, b: 11 });
  expect(told[2]?.text.args).toMatchObject({ seat: { seat: 1 }, target: { seat: 0 }, a: 7, b: 4 });
  expect(stations(log, 20).filter(({ text }) => text.key === 'ui.ts.story.beat')).toHaveLength(2);
  expect(stations([])).toEqual([]);
});

test('coming into the Inner Region, being thrown out of it, and every way to a Talisman are told', () => {
  const moved = (from: string, to: string, by: string) => event('moved', { seat: 2, from, path: [to], to, by });
  const told = stations([
    event('awarded', { seat: 2, card: 'tal.talisman.1' }),
    event('took', { seat: 1, card: 'adv.talisman.2', space: 'O1' }),
    event('took', { seat: 1, card: 'adv.holy-cross', space: 'O1' }),
    event('spoils', { seat: 2, target: 1, what: 'object', card: 'adv.talisman.2' }),
    event('spoils', { seat: 2, target: 1, what: 'life' }),
    moved('M1', 'M2', 'walk'),
    moved('M9', 'I1', 'portal'),
    moved('I1', 'I2', 'step'),
    moved('I2', 'O9', 'exit'),
    moved('I1', 'M9', 'portal'),
    moved('O9', 'M5', 'teleport'),
  ]);
  expect(told.map(({ text, at }) => [text.key.split('.').at(-1), at])).toEqual([
    ['talisman', 0],
    ['found', 1],
    ['taken', 3],
    ['inner', 6],
    ['thrownOut', 8],
  ]);
  expect(told[2]?.text.args).toEqual({ seat: { seat: 2 }, target: { seat: 1 } });
});

test('of many ways into the Inner Region the first and the last are told', () => {
  const moved = (seat: number, from: string, to: string, by: string) => event('moved', { seat, from, path: [to], to, by });
  const inAndOut = (seat: number) => [moved(seat, 'M9', 'I1', 'portal'), moved(seat, 'I1', 'M9', 'portal')];
  const told = stations([...inAndOut(1), ...inAndOut(0), ...inAndOut(1), ...inAndOut(2)]);
  expect(told.map(({ text, at }) => [text.key.split('.').at(-1), text.args?.['seat'], at])).toEqual([
    ['inner', { seat: 1 }, 0],
    ['inner', { seat: 2 }, 6],
  ]);
});

test('who walks on as a ghost has died', () => {
  const ghost = event('becameGhost', { seat: 1, character: 'chr.monk', ghost: 'ghost.banshee', space: 'O1', grave: 'O1' });
  expect(tally([...log, ghost], 2)[1]?.deaths).toBe(2);
});

test('the tally counts fights won by either side, and deaths', () => {
  expect(tally(log, 2)).toEqual([
    { won: 3, deaths: 0, spells: 0 },
    { won: 1, deaths: 1, spells: 0 },
  ]);
});
