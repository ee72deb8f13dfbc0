import { begin, type Decision, fast, play, resume } from '@questhall/kernel';
import { randomAction } from '@questhall/testkit/contract';
import { expect, test } from 'vitest';
import { sized } from '../../../test/sized.ts';
import { parseSquare } from '../src/board/grid.ts';
import { TRAPS } from '../src/content/dangers.ts';
import { CURSES, curseCard, SPELLS } from '../src/content/index.ts';
import { FOOD, QUEST_ITEMS, TRINKETS, WEAPONS } from '../src/content/items.ts';
import type { DystopiaEvent } from '../src/events.ts';
import { dystopia, heuristic } from '../src/index.ts';
import { gridAt } from '../src/rules/values.ts';
import type { State } from '../src/state.ts';
import { Listener } from './listener.ts';
import { stateOf } from './table.ts';

/*
 * Whoever only hears what is told, and knows the cards, has the same board before him as the game: each event is carried out
 * on a copy of the position, as it is worded, and then the copy is laid beside the true one.
 */

const byNumber = (a: number, b: number) => a - b;

/** What is compared, in an order of its own. */
function boardOf(s: State, { spilled, picked }: { spilled: boolean; picked: boolean }): Record<string, unknown> {
  const sorted = (list: readonly string[]) => [...list].sort();
  const figures: [string, unknown][] = [
    ...s.heroes
      .filter(({ code }) => code !== 'wizard' || s.captive === 'none')
      .map((h, n): [string, unknown] => [
        `h${n}`,
        {
          ...{ at: h.at, energy: h.dead ? 0 : h.energy, dead: h.dead, away: h.away, gold: h.gold, pass: h.pass },
          ...{ attack: h.attack, defence: h.defence, weapons: sorted(h.weapons), things: sorted(h.things), spells: sorted(h.spells) },
          used: sorted(h.used.filter((id) => id !== 'lyra')),
          // A curse of rounds ends without a word.
          curses: sorted(h.curses.filter(({ id }) => curseCard(id).lasts === 'cured').map(({ id }) => id)),
        },
      ]),
    ...s.monsters.map((m, n): [string, unknown] => [`m${n}`, { at: m.at, code: m.code, energy: m.energy, dead: m.dead }]),
  ];
  const full = picked
    ? [
        {
          at: 'somewhere',
          gold: s.piles.reduce((sum, { gold }) => sum + gold, 0),
          things: s.piles.flatMap(({ things }) => things),
          spells: s.piles.flatMap(({ spells }) => spells),
        },
      ]
    : s.piles.filter(({ gold, things, spells }) => gold + things.length + spells.length > 0);
  return {
    ...Object.fromEntries(figures),
    ...{ round: s.round, revealed: s.revealed, doors: [...s.doors].sort(byNumber), open: [...s.open].sort(byNumber), traps: s.traps },
    ...{ furniture: s.furniture, neutrals: s.neutrals, captive: s.captive, goals: s.goals, sorceries: s.sorceries, waiting: s.waiting },
    piles: spilled
      ? undefined
      : sorted(full.map(({ at, gold, things, spells }) => `${at} ${gold} ${sorted(things).join()} ${sorted(spells).join()}`)),
    heap: { gold: s.heap.gold, things: sorted(s.heap.things), spells: sorted(s.heap.spells) },
  };
}

/** A cellar with everything in it, and heroes with full hands. */
function cellar(seed: number): State {
  const chance = fast(seed, 5);
  const one = <T>(all: readonly T[]): T => all[chance.below(all.length)]!;
  const some = <T>(all: readonly T[], n: number): T[] => Array.from({ length: n }, () => one(all));
  const goods = () => some([...TRINKETS, ...FOOD, ...QUEST_ITEMS.filter(({ id }) => id !== 'sceptre')], 3).map(({ id }) => id);
  const common = SPELLS.filter(({ wizard }) => !wizard);
  const treasure = () => [
    { gold: 1 + chance.below(9) },
    ...some(WEAPONS, 1).map(({ id }) => ({ item: id })),
    ...some(common, 1).map(({ id }) => ({ spell: id })),
    ...(chance.below(3) === 0 ? [{ curse: true } as const] : []),
  ];
  const s = stateOf({
    map: [
      '################',
      '#AAAAA#aa#BBBBB#',
      '#AAAAA#aa#BBBBB#',
      '#AAAAA+aa+BBBBB#',
      '#AAAAA#aa#BBBBB#',
      '#AAAAA#bb#BBBBB#',
      '#######bb#######',
      '#CCCCC+bb+DDDDD#',
      '#CCCCC####DDDDD#',
      '################',
    ],
    heroes: (['warrior', 'elf', 'dwarf', 'wizard'] as const).map((code, n) => ({
      code,
      at: (seed % 2 === 0 ? ['2,2', '3,2', '2,3', '3,3'] : ['5,2', '4,2', '5,5', '4,3'])[n]!,
      things: [...goods(), ...(code === 'wizard' ? ['sceptre'] : ['black-key'])],
      spells: [...some(common, 3), ...(code === 'wizard' ? SPELLS.filter(({ wizard }) => wizard) : [])].map(({ id }) => id),
      weapons: chance.below(2) === 0 ? [one(WEAPONS.filter(({ slot }) => slot === 'attack')).id] : [],
      gold: chance.below(90),
      energy: 1 + chance.below(5),
      curses: chance.below(3) === 0 ? [{ id: one(CURSES.filter(({ lasts }) => lasts === 'cured')).id, until: 0 }] : [],
    })),
    monsters: [
      { code: one(['N1', 'G1', 'S1'] as const), at: '5,4', pockets: [{ gold: 3 }, { item: 'red-tonic' }] },
      ...(seed % 3 === 0 ? [{ code: one(['U1', 'W1'] as const), at: '8,4' }] : []),
    ],
    hidden: [
      { code: 'U1', at: '12,2' },
      { code: 'S2', at: '8,6' },
      { code: 'W1', at: '12,8' },
      { code: 'M1', at: '4,8', minParty: 2 },
    ],
    furniture: [
      { at: '1,2', treasure: treasure() },
      { at: '4,1', kind: 'grave', treasure: treasure() },
      { at: '10,1', kind: 'bookcase', treasure: treasure() },
    ],
    traps: ['3,4', '4,4', '8,2', '8,5', '10,3', '7,2', '2,5', '11,7'].map((at, i) => ({
      at,
      kind: TRAPS[(i + seed) % TRAPS.length]!.id,
      visible: i % 3 === 1,
    })),
    neutrals: [
      { at: '1,4', code: 'L1' },
      { at: '5,1', code: 'S4' },
      { at: '14,5', code: 'S4' },
    ],
    doors: [
      { at: '9,3', state: 'locked', key: 'black-key' },
      { at: '6,7', state: 'open' },
    ],
    exits: ['1,1'],
    goals: [{ type: 'findItem', item: 'red-tonic' }, { type: 'escape' }],
    revealed: seed % 3 === 0 ? ['A', 'a'] : ['A'],
    seats: 2,
    options: { campaign: false, handOver: seed % 2 === 0 ? 'one' : 'several' },
  });
  s.open = seed % 3 === 0 ? [parseSquare(gridAt(s), '6,3')] : [];
  return s;
}

/** What people do: anything, but on the whole they go on and see what they can do there. */
function deed(s: State, chance: ReturnType<typeof fast>) {
  const d = s.pending[chance.below(s.pending.length)]!;
  const answer = (choice: string) => ({ decision: d.id, seat: d.seat, choice });
  if (d.kind !== 'hero') return randomAction({ ...s, pending: [d] } as never, chance)!;
  const doors = d.options.filter((id) => id.startsWith('open:'));
  if (doors.length > 0) return answer(doors[0]!);
  if (chance.below(8) === 0) return answer(heuristic.playout(dystopia.glance!(s, d.seat), d, chance) as string);
  const bright = d.options.filter((id) => !/^(end|leave|undo|lay|pass:|hand:|pick:|swap:)/.test(id));
  const all = bright.length > 0 && chance.below(5) > 0 ? bright : d.options.filter((id) => id !== 'leave' || chance.below(20) === 0);
  const kinds = [...new Set(all.map((id) => id.split(':')[0]!))];
  const kind = kinds[chance.below(kinds.length)]!;
  const wanted = all.filter((id) => id.split(':')[0] === kind);
  // As far as one comes, or anywhere.
  return answer(kind === 'go' && chance.below(2) === 0 ? wanted.at(-1)! : wanted[chance.below(wanted.length)]!);
}

/** What changes nothing on the board is told as well: who refused, what was tried, whose turn begins. */
function answered(s: State, before: { hero: number; monster: number }, asked: Decision, choice: unknown, told: readonly DystopiaEvent[]) {
  const { kind, about } = asked;
  const [what, arg = ''] = String(choice).split(':');
  const of = (type: DystopiaEvent['type']) => told.filter((event) => event.type === type) as unknown as Record<string, unknown>[];
  if ((kind === 'accept' || kind === 'answerTrade') && choice === 'no') expect(of('declined')).toMatchObject([{ hero: about!['hero'] }]);
  const waits = s.pending.some((d) => d.kind === 'pin');
  if ((kind === 'hero' || kind === 'monster') && what === 'attack' && !waits)
    expect(of('attacked')[0]).toMatchObject({
      from: kind === 'hero' ? `h${Number(about!['hero'])}` : `m${Number(about!['monster'])}`,
      to: arg,
    });
  if (kind === 'hero' && what === 'cast' && s.pending[0]?.kind === 'hero' && of('cast').length > 0)
    expect(of('cast')[0]).toMatchObject({ caster: `h${Number(about!['hero'])}`, spell: arg });
  if (s.turn.hero >= 0 && s.turn.hero !== before.hero) expect(of('turnBegan').at(-1)).toMatchObject({ hero: s.turn.hero });
  if (kind === 'hero' && choice === 'end' && told.some(({ type }) => type === 'roundBegan')) expect(of('wizorBegan')).toHaveLength(1);
}

function follow(s: State, seed: number, deeds: number, heard: Map<string, number>): void {
  const [chance, policy] = [fast(seed, 2), fast(seed, 3)];
  let listener = new Listener(s, heard);
  const tell = (event: unknown) => listener.hear(event as DystopiaEvent);
  const compare = (what: string) => {
    if (listener.collected) return;
    const [heard, truth] = [boardOf(listener.s, listener), boardOf(s, listener)];
    // Most are the same; a list of differences is only worked out where there are some.
    if (JSON.stringify(heard) !== JSON.stringify(truth)) expect(heard, `seed ${seed}: ${what}`).toEqual(truth);
  };
  if (s.pending.length === 0) resume(dystopia, s, chance, tell);
  for (let n = 0; n < deeds && !s.outcome; n++) {
    compare('');
    listener = new Listener(s, heard);
    const action = deed(s, policy);
    const asked = s.pending.find(({ id }) => id === action.decision)!;
    const { hero, monster } = s.turn;
    play(dystopia, s, action, chance, tell);
    answered(s, { hero, monster }, asked, action.choice, listener.all);
    compare(`${n} ${JSON.stringify(action.choice)}`);
  }
}

/** What must have been told of, or these matches show too little. */
const EXPECTED = (
  'appeared ate attacked bought cast cured cursed declined died doorOpened doorShown found goalMet handed healed hurt laid left ' +
  'lensUsed levelBegan moved paid passSet picked pinned placed returned revealed roundBegan saved searched sold swapped tasted ' +
  'traded trapRemoved trapShown trapSprung turnBegan turnLost wits wizorBegan'
).split(' ');

test('what is told of moves, harm, goods, doors, traps and rooms is what happens', () => {
  const heard = new Map<string, number>();
  for (let seed = 1; seed <= sized(12, 40); seed++) follow(cellar(seed), seed, 120, heard);
  for (let seed = 1; seed <= sized(2, 6); seed++) {
    const options = { level: 1 + seed, roundLimit: 20, muster: 'all', fallen: 'mercy', campaign: true };
    follow(begin(dystopia, { seats: 2, options } as never, fast(seed, 1)) as unknown as State, seed, 150, heard);
  }
  const types = new Set([...heard.keys()].map((key) => key.split(' ')[0]));
  expect(EXPECTED.filter((type) => !types.has(type))).toEqual([]);
});
