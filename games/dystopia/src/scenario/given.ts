import type { ScenarioTable, ScenarioWords } from '@questhall/kernel';
import type { LevelFile, TreasureEntry } from '../board/level.ts';
import { TRAPS } from '../content/dangers.ts';
import { HERO_CODES, SPELLS } from '../content/index.ts';
import { MONSTERS } from '../content/monsters.ts';
import { isSpell } from '../rules/hero-options.ts';
import type { State } from '../state.ts';
import { ITEMS, spell, thing } from './names.ts';
import { type Situation, stateOf } from './situation.ts';
import { after, cursesOf, EFFECT, effect, HEAP, STOP, TURN, turnOf } from './under-way.ts';

const FIELDS = [
  'title',
  'map',
  'heroes',
  'monsters',
  'hidden',
  'furniture',
  'traps',
  'doors',
  'neutrals',
  'captive',
  'goals',
  'exits',
  'revealed',
  'piles',
  'turn',
  'wizor',
  'round',
  'level',
  'met',
  'stop',
  'heap',
  'silenced',
  'alarm',
] as const;
const HERO = [
  'at',
  'seat',
  'energy',
  'gold',
  'weapons',
  'attack',
  'defence',
  'things',
  'spells',
  'curses',
  'lost',
  'pass',
  'dead',
  'used',
  'effects',
  'chained',
  'away',
] as const;

const MONSTER = ['code', 'at', 'energy', 'lost', 'boss', 'pockets', 'effects', 'done'] as const;
const HIDDEN = ['code', 'at'] as const;
const FURNITURE = ['kind', 'at', 'treasure'] as const;
const TRAP = ['kind', 'at', 'visible'] as const;
const DOOR = ['at', 'state', 'key'] as const;
const NEUTRAL = ['at', 'code'] as const;
const PILE = ['at', 'gold', 'things', 'spells', 'of'] as const;

/** What a position may say, by where it stands. */
export const POSITION: Readonly<Record<string, readonly string[]>> = {
  given: FIELDS,
  'given.heroes': HERO,
  'given.monsters': MONSTER,
  'given.hidden': HIDDEN,
  'given.furniture': FURNITURE,
  'given.traps': TRAP,
  'given.doors': DOOR,
  'given.neutrals': NEUTRAL,
  'given.piles': PILE,
  'given.turn': TURN,
  'given.heap': HEAP,
  'given.stop': STOP,
  'effects of a hero or a monster': EFFECT,
};

type Known<K extends string> = { [N in K]?: ScenarioWords };

/** The position that a scenario of Dystopia describes, in the middle of a level, just before somebody's turn begins. */
export function given(words: ScenarioWords, table: ScenarioTable): State {
  const f = words.fields(FIELDS);
  const wizor = wizorOf(f.wizor, words, table);
  const heroes = f.heroes?.entries() ?? words.fail('heroes are missing');
  const names = heroes.map(([name]) => name);
  const codes = (w: ScenarioWords) => w.list().map((one) => one.text());
  const turn = f.turn === undefined ? { of: 0 as const } : turnOf(f.turn, names);
  const round = f.round?.whole(1) ?? 1;
  if (f.level && turn.of === 'start' && !f.map) return campaignStart(f, names, table, wizor);
  const situation: Situation = {
    ...(f.title ? { title: f.title.text() } : {}),
    ...(f.map ? { map: codes(f.map) } : {}),
    heroes: heroes.map(([name, hero]) => heroOf(name, hero, { table, wizor, round })),
    monsters: each(f.monsters, MONSTER, (m) => ({
      ...figure(m),
      ...(m.boss ? { boss: m.boss.text() } : {}),
      ...numbers(m, ['energy', 'lost']),
      ...(m.pockets ? { pockets: treasure(m.pockets) } : {}),
      ...(m.effects ? { effects: m.effects.list().map(effect) } : {}),
      ...(m.done ? { done: m.done.flag() } : {}),
    })),
    hidden: each(f.hidden, HIDDEN, figure),
    furniture: each(f.furniture, FURNITURE, (one) => ({
      at: square(one.at),
      kind: one.kind?.oneOf(['chest', 'grave', 'bookcase']) ?? 'chest',
      treasure: one.treasure ? treasure(one.treasure) : [],
    })),
    traps: each(f.traps, TRAP, (one) => ({
      at: square(one.at),
      kind: known(
        one.kind,
        TRAPS.map(({ id }) => id),
      ),
      visible: one.visible?.flag() ?? false,
    })),
    doors: each(f.doors, DOOR, (one) => ({
      at: square(one.at),
      state: one.state?.oneOf(['closed', 'open', 'locked']) ?? 'closed',
      ...(one.key ? { key: one.key.text() } : {}),
    })),
    neutrals: each(f.neutrals, NEUTRAL, (one) => ({ at: square(one.at), code: one.code?.oneOf(['S4', 'L1']) ?? 'L1' })),
    piles: each(f.piles, PILE, (one) => ({
      at: square(one.at),
      ...numbers(one, ['gold']),
      ...(one.things ? { things: one.things.list().map(thing) } : {}),
      ...(one.spells ? { spells: one.spells.list().map(spell) } : {}),
      of: one.of?.oneOf(HERO_CODES) ?? null,
    })),
    ...(f.captive ? { captive: square(f.captive) } : {}),
    ...(f.goals ? { goals: f.goals.list().map(goal) } : {}),
    ...(f.exits ? { exits: f.exits.list().map(square) } : {}),
    ...(f.revealed ? { revealed: codes(f.revealed) } : {}),
    round,
    turn: turn.of,
    seats: table.seats.length,
    options: table.options,
    ...(wizor === undefined ? {} : { wizor }),
  };
  return after(stateOf(situation), f, turn);
}

/** Wizor's seat: the one that is named, or the first where a person is to be Wizor. */
function wizorOf(words: ScenarioWords | undefined, all: ScenarioWords, table: ScenarioTable): number | undefined {
  if (table.options['wizor'] === 'computer') return words?.fail('who is Wizor needs options: { wizor: person }');
  if (table.seats.length < 2) return all.fail('whoever is Wizor plays no hero (DYS-HID.6), so somebody else must');
  return words ? table.seatOf(words) : 0;
}

/** Who leads a hero; of the Wizard, all the time. */
function leaderOf(words: ScenarioWords, table: ScenarioTable, wizor: number | undefined): number {
  const seat = table.seatOf(words);
  return seat === wizor ? words.fail('Wizor’s player leads no hero (DYS-HID.6)') : seat;
}

/** A level of the campaign as it begins, with these heroes. */
function campaignStart(
  f: Known<(typeof FIELDS)[number]>,
  names: readonly string[],
  table: ScenarioTable,
  wizor: number | undefined,
): State {
  for (const [field, words] of Object.entries(f) as [string, ScenarioWords][])
    if (!['level', 'heroes', 'turn', 'heap', 'round'].includes(field)) words.fail('a level of the campaign lies as its file says');
  const heroes = f.heroes!.entries().map(([name, hero]) => heroOf(name, hero, { table, wizor, round: 1 }));
  const s = after(
    stateOf({ heroes, turn: 'start', seats: table.seats.length, options: table.options, ...(wizor === undefined ? {} : { wizor }) }),
    f,
    {
      of: 'start',
    },
  );
  if (names.length === 0) f.heroes!.fail('nobody goes');
  for (const h of s.heroes) h.at = -1;
  s.custom = null;
  return s;
}

/** What a hero's words must know of the others. */
interface Place {
  table: ScenarioTable;
  wizor: number | undefined;
  round: number;
}

function heroOf(name: string, words: ScenarioWords, { table, wizor, round }: Place): Situation['heroes'][number] {
  const code = HERO_CODES.find((one) => one === name) ?? words.fail(`no hero is called ${name}; there are ${HERO_CODES.join(', ')}`);
  const f = words.fields(HERO);
  const things = (w: ScenarioWords) => w.list().map(thing);
  return {
    code,
    ...(f.seat ? { seat: leaderOf(f.seat, table, wizor) } : {}),
    ...(f.at ? { at: square(f.at) } : {}),
    ...numbers(f, ['energy', 'gold', 'lost', 'chained']),
    ...(f.effects ? { effects: f.effects.list().map(effect) } : {}),
    ...(f.away?.flag() ? { away: true } : {}),
    ...(f.weapons ? { weapons: things(f.weapons) } : {}),
    ...(f.things ? { things: things(f.things) } : {}),
    ...(f.attack ? { attack: thing(f.attack) } : {}),
    ...(f.defence ? { defence: thing(f.defence) } : {}),
    ...(f.spells ? { spells: f.spells.list().map(spell) } : {}),
    ...(f.curses ? { curses: cursesOf(f.curses, round) } : {}),
    ...(f.used ? { used: f.used.list().map((one) => one.text()) } : {}),
    ...(f.pass ? { pass: f.pass.flag() } : {}),
    ...(f.dead?.flag() ? { dead: true, energy: 0 } : {}),
  };
}

function numbers<K extends string>(f: Known<K>, names: readonly K[]): Partial<Record<K, number>> {
  return Object.fromEntries(names.flatMap((name) => (f[name] ? [[name, (f[name] as ScenarioWords).whole(0)]] : []))) as Partial<
    Record<K, number>
  >;
}

function each<K extends string, T>(words: ScenarioWords | undefined, names: readonly K[], make: (f: Known<K>) => T): T[] {
  return words?.list().map((one) => make(one.fields(names))) ?? [];
}

function figure(f: Known<'code' | 'at'>) {
  return { code: known(f.code, MONSTER_CODES) as 'N1', at: square(f.at) };
}

/** "x,y": columns from the left, rows from the top, both from 0. */
function square(words: ScenarioWords | undefined): string {
  const name = words?.text() ?? '';
  return /^\d+,\d+$/.test(name) ? name : (words?.fail('a square is written "x,y"') ?? '0,0');
}

/** A word for which there is a card. */
function known(words: ScenarioWords | undefined, ids: readonly string[]): string {
  return words?.oneOf(ids) ?? '';
}

const MONSTER_CODES = MONSTERS.map(({ code }) => code);

/** "gold 5", "curse", a thing or a spell by its id. */
const treasure = (words: ScenarioWords): TreasureEntry[] =>
  words.list().map((one): TreasureEntry => {
    const text = one.text();
    if (text === 'curse') return { curse: true };
    if (text.startsWith('gold ')) return { gold: Number(text.slice(5)) };
    return isSpell(text) ? { spell: text } : { item: one.oneOf([...ITEMS, ...SPELLS.map(({ id }) => id), 'curse', 'gold 5']) };
  });

/** "escape", "freeWizard", "defeatWizor", "kill <boss>", "find <thing>". */
function goal(words: ScenarioWords): LevelFile['goals'][number] {
  const [what = '', which = ''] = words.text().split(' ');
  if (what === 'kill') return { type: 'killBoss', boss: which };
  if (what === 'find') return { type: 'findItem', item: which };
  return { type: words.oneOf(['escape', 'freeWizard', 'defeatWizor']) };
}
