import type { ScenarioTable, ScenarioWords } from '@questhall/kernel';
import type { LevelFile, TreasureEntry } from '../board/level.ts';
import { curseCard, HERO_CODES, itemCard, monsterCard, SPELLS, trapCard } from '../content/index.ts';
import type { State } from '../state.ts';
import { type Situation, stateOf } from './situation.ts';

const FIELDS = [
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
] as const;

type Known<K extends string> = { [N in K]?: ScenarioWords };

/** The position that a scenario of Dystopia describes, in the middle of a level, just before somebody's turn begins. */
export function given(words: ScenarioWords, table: ScenarioTable): State {
  const f = words.fields(FIELDS);
  const wizor = wizorOf(f.wizor, words, table);
  const heroes = f.heroes?.entries() ?? words.fail('heroes are missing');
  const names = heroes.map(([name]) => name);
  const codes = (w: ScenarioWords) => w.list().map((one) => one.text());
  const situation: Situation = {
    ...(f.map ? { map: codes(f.map) } : {}),
    heroes: heroes.map(([name, hero]) => heroOf(name, hero, table, wizor)),
    monsters: each(f.monsters, ['code', 'at', 'energy', 'lost', 'boss', 'pockets'], (m) => ({
      ...figure(m),
      ...(m.boss ? { boss: m.boss.text() } : {}),
      ...numbers(m, ['energy', 'lost']),
      ...(m.pockets ? { pockets: treasure(m.pockets) } : {}),
    })),
    hidden: each(f.hidden, ['code', 'at'], figure),
    furniture: each(f.furniture, ['kind', 'at', 'treasure'], (one) => ({
      at: square(one.at),
      kind: one.kind?.oneOf(['chest', 'grave', 'bookcase']) ?? 'chest',
      treasure: one.treasure ? treasure(one.treasure) : [],
    })),
    traps: each(f.traps, ['kind', 'at', 'visible'], (one) => ({
      at: square(one.at),
      kind: known(one.kind, trapCard),
      visible: one.visible?.flag() ?? false,
    })),
    doors: each(f.doors, ['at', 'state', 'key'], (one) => ({
      at: square(one.at),
      state: one.state?.oneOf(['closed', 'open', 'locked']) ?? 'closed',
      ...(one.key ? { key: one.key.text() } : {}),
    })),
    neutrals: each(f.neutrals, ['at', 'code'], (one) => ({ at: square(one.at), code: one.code?.oneOf(['S4', 'L1']) ?? 'L1' })),
    piles: each(f.piles, ['at', 'gold', 'things', 'spells', 'of'], (one) => ({
      at: square(one.at),
      ...numbers(one, ['gold']),
      ...(one.things ? { things: codes(one.things) } : {}),
      ...(one.spells ? { spells: codes(one.spells) } : {}),
      of: one.of?.oneOf(HERO_CODES) ?? null,
    })),
    ...(f.captive ? { captive: square(f.captive) } : {}),
    ...(f.goals ? { goals: f.goals.list().map(goal) } : {}),
    ...(f.exits ? { exits: f.exits.list().map(square) } : {}),
    ...(f.revealed ? { revealed: codes(f.revealed) } : {}),
    ...(f.round ? { round: f.round.whole(1) } : {}),
    turn: f.turn === undefined ? 0 : turnOf(f.turn, names),
    seats: table.seats.length,
    options: table.options,
    ...(wizor === undefined ? {} : { wizor }),
  };
  return stateOf(situation);
}

/** Wizor's seat: the one that is named, or the first where a person is to be Wizor. */
function wizorOf(words: ScenarioWords | undefined, all: ScenarioWords, table: ScenarioTable): number | undefined {
  if (table.options['wizor'] !== 'person') return words?.fail('who is Wizor needs options: { wizor: person }');
  if (table.seats.length < 2) return all.fail('whoever is Wizor plays no hero (DYS-HID.6), so somebody else must');
  return words ? table.seatOf(words) : 0;
}

/** Who leads a hero; of the Wizard, all the time. */
function leaderOf(words: ScenarioWords, table: ScenarioTable, wizor: number | undefined): number {
  const seat = table.seatOf(words);
  return seat === wizor ? words.fail('Wizor’s player leads no hero (DYS-HID.6)') : seat;
}

function turnOf(words: ScenarioWords, names: readonly string[]): number | 'wizor' | 'start' {
  const who = words.oneOf(['wizor', 'start', ...names]);
  return who === 'wizor' || who === 'start' ? who : names.indexOf(who);
}

function heroOf(name: string, words: ScenarioWords, table: ScenarioTable, wizor: number | undefined): Situation['heroes'][number] {
  const code = HERO_CODES.find((one) => one === name) ?? words.fail(`no hero is called ${name}; there are ${HERO_CODES.join(', ')}`);
  const f = words.fields(HERO);
  const things = (w: ScenarioWords) => w.list().map((one) => known(one, itemCard));
  return {
    code,
    ...(f.seat ? { seat: leaderOf(f.seat, table, wizor) } : {}),
    ...(f.at ? { at: square(f.at) } : {}),
    ...numbers(f, ['energy', 'gold', 'lost']),
    ...(f.weapons ? { weapons: things(f.weapons) } : {}),
    ...(f.things ? { things: things(f.things) } : {}),
    ...(f.attack ? { attack: known(f.attack, itemCard) } : {}),
    ...(f.defence ? { defence: known(f.defence, itemCard) } : {}),
    ...(f.spells ? { spells: f.spells.list().map((one) => one.oneOf(SPELLS.map((spell) => spell.id))) } : {}),
    ...(f.curses ? { curses: f.curses.list().map((one) => ({ id: known(one, curseCard), until: 0 })) } : {}),
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
  return { code: known(f.code, monsterCard) as 'N1', at: square(f.at) };
}

/** "x,y": columns from the left, rows from the top, both from 0. */
function square(words: ScenarioWords | undefined): string {
  const name = words?.text() ?? '';
  return /^\d+,\d+$/.test(name) ? name : (words?.fail('a square is written "x,y"') ?? '0,0');
}

/** A word for which there is a card. */
function known(words: ScenarioWords | undefined, card: (id: string) => unknown): string {
  const id = words?.text() ?? '';
  try {
    card(id);
    return id;
  } catch (e) {
    return words?.fail(e instanceof Error ? e.message : String(e)) ?? id;
  }
}

/** "gold 5", "curse", a thing or a spell by its id. */
const treasure = (words: ScenarioWords): TreasureEntry[] =>
  words.list().map((one): TreasureEntry => {
    const text = one.text();
    if (text === 'curse') return { curse: true };
    if (text.startsWith('gold ')) return { gold: Number(text.slice(5)) };
    return SPELLS.some((spell) => spell.id === text) ? { spell: text } : { item: known(one, itemCard) };
  });

/** "escape", "freeWizard", "defeatWizor", "kill <boss>", "find <thing>". */
function goal(words: ScenarioWords): LevelFile['goals'][number] {
  const [what = '', which = ''] = words.text().split(' ');
  if (what === 'kill') return { type: 'killBoss', boss: which };
  if (what === 'find') return { type: 'findItem', item: which };
  return { type: words.oneOf(['escape', 'freeWizard', 'defeatWizor']) };
}
