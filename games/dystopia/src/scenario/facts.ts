import type { Finding, ScenarioWords } from '@questhall/kernel';
import { nameOf, parseSquare } from '../board/grid.ts';
import { CURSES } from '../content/index.ts';
import { figureValue, gridAt, heroId, levelOf, maxEnergy, monsterId, rangeOf, stepsLeft } from '../rules/values.ts';
import type { Effect, FigureId, Hero, State } from '../state.ts';
import { goalName } from './names.ts';

type Fact = (s: State, expected: ScenarioWords) => Finding;

/** A word, a number, true or false. */
const text = (words: ScenarioWords, found: unknown): Finding => ({ holds: String(words.value) === String(found), found });

/** A list in any order, or `none`. */
function listed(words: ScenarioWords, found: readonly string[]): Finding {
  const expected = words.isList() ? words.list().map((one) => one.text()) : words.text() === 'none' ? [] : [words.text()];
  return { holds: [...expected].sort().join() === [...found].sort().join(), found: [...found] };
}

const at = (s: State, square: number): string => (square < 0 ? 'none' : nameOf(gridAt(s), square));

const HERO: Readonly<Record<string, (s: State, h: Hero, words: ScenarioWords) => Finding>> = {
  at: (s, h, words) => text(words, at(s, h.at)),
  energy: (_s, h, words) => text(words, h.energy),
  gold: (_s, h, words) => text(words, h.gold),
  lost: (_s, h, words) => text(words, h.lost),
  dead: (_s, h, words) => text(words, h.dead),
  away: (_s, h, words) => text(words, h.away),
  weapons: (_s, h, words) => listed(words, h.weapons),
  things: (_s, h, words) => listed(words, h.things),
  spells: (_s, h, words) => listed(words, h.spells),
  curses: (_s, h, words) =>
    listed(
      words,
      h.curses.map((curse) => curse.id),
    ),
  /** The round at whose end a curse goes, 0 for one that must be cured. */
  until: (_s, h, words) =>
    every(
      words.entries().map(([id, n]) => {
        if (!CURSES.some((curse) => curse.id === id))
          n.fail(
            `"${id}" is no curse; ${n.likely(
              id,
              CURSES.map((curse) => curse.id),
            )}`,
          );
        return [id, text(n, h.curses.find((curse) => curse.id === id)?.until ?? 'none')];
      }),
    ),
  effects: (_s, h, words) => effects(words, h.effects),
  chained: (_s, h, words) => text(words, h.chained),
  seat: (_s, h, words) => text(words, h.seat),
  pass: (_s, h, words) => text(words, h.pass),
  used: (_s, h, words) => listed(words, h.used),
  attack: (_s, h, words) => text(words, h.attack ?? 'none'),
  defence: (_s, h, words) => text(words, h.defence ?? 'none'),
  values: (s, h, words) => values(s, heroId(s.heroes.indexOf(h)), words),
};

const VALUES = ['attack', 'defence', 'speed', 'int', 'energy', 'range'] as const;

/** What a figure's values come to now; `energy` is the most it can have, `range` the nearest and the farthest: `1-3`. */
function values(s: State, id: FigureId, words: ScenarioWords): Finding {
  const found = (what: (typeof VALUES)[number]) =>
    what === 'energy' ? maxEnergy(s, id) : what === 'range' ? rangeOf(s, id).join('-') : figureValue(s, id, what);
  return every(Object.entries(words.fields(VALUES)).map(([what, value]) => [what, text(value!, found(what as (typeof VALUES)[number]))]));
}

/** Lasting effects, as positions write them: `[{ what: speed, n: 2, until: 3 }]`, in this order, or `none`. */
function effects(words: ScenarioWords, found: readonly Effect[]): Finding {
  const all = words.isList() ? words.list() : words.oneOf(['none']) && [];
  const holds = all.every((one, i) =>
    Object.entries(one.fields(['what', 'n', 'until'])).every(([field, value]) => text(value!, found[i]?.[field as keyof Effect]).holds),
  );
  return { holds: holds && all.length === found.length, found: [...found] };
}

/** Findings about parts, put together by name. */
function every(parts: [string, Finding][]): Finding {
  return { holds: parts.every(([, part]) => part.holds), found: Object.fromEntries(parts.map(([name, part]) => [name, part.found])) };
}

/** Options of the question that waits which begin with this word. */
const offered = (s: State, what: string): string[] =>
  (s.pending[0]?.options ?? []).filter((id) => id.startsWith(`${what}:`)).map((id) => id.slice(what.length + 1));

const squares = (s: State, list: readonly number[]): string[] => list.map((one) => at(s, one));

const MONSTER = ['at', 'energy', 'dead', 'code', 'lost', 'done', 'effects', 'values'] as const;

/** The fields inside facts, by where they stand. */
export const INSIDE: Readonly<Record<string, readonly string[]>> = {
  'facts.heroes': Object.keys(HERO),
  'facts.monsters': MONSTER,
  'values of a hero or a monster': VALUES,
};

/** What a scenario of Dystopia may expect besides what every game's may. */
export const facts: Readonly<Record<string, Fact>> = {
  heroes: (s, words) =>
    every(
      words.entries().map(([name, hero]) => {
        const h =
          s.heroes.find((one) => one.code === name) ??
          hero.fail(`no ${name} is with the party; there are ${s.heroes.map((one) => one.code).join(', ')}`);
        return [
          name,
          every(
            hero
              .entries()
              .map(([field, value]) => [
                field,
                (HERO[field] ?? value.fail(`"${field}" is unknown here; ${value.likely(field, Object.keys(HERO))}`))(s, h, value),
              ]),
          ),
        ];
      }),
    ),
  monsters: (s, words) =>
    every(
      words.entries().map(([id, monster]) => {
        const m = s.monsters[Number(id.slice(1))] ?? monster.fail(`no monster ${id} is set up`);
        const { effects: lasting, values: worth, ...f } = monster.fields(MONSTER);
        const parts = Object.entries(f).map(([field, value]): [string, Finding] => [
          field,
          text(value as ScenarioWords, field === 'at' ? at(s, m.at) : m[field as 'energy']),
        ]);
        if (lasting) parts.push(['effects', effects(lasting, m.effects)]);
        if (worth) parts.push(['values', values(s, monsterId(s.monsters.indexOf(m)), worth)]);
        return [id, every(parts)];
      }),
    ),
  /** Squares of all monsters that are set up and live. */
  standing: (s, words) =>
    listed(
      words,
      squares(
        s,
        s.monsters.filter((m) => !m.dead).map((m) => m.at),
      ),
    ),
  revealed: (s, words) => listed(words, s.revealed),
  doors: (s, words) => listed(words, squares(s, s.doors)),
  open: (s, words) => listed(words, squares(s, s.open)),
  traps: (s, words) =>
    listed(
      words,
      [...gridAt(s).traps].flatMap(([square, i]) => (s.traps[i]?.visible && !s.traps[i].gone ? [at(s, square)] : [])),
    ),
  ways: (s, words) => listed(words, offered(s, 'go')),
  targets: (s, words) => listed(words, offered(s, 'attack')),
  steps: (s, words) => text(words, s.turn.hero < 0 ? 0 : stepsLeft(s, heroId(s.turn.hero))),
  goals: (s, words) => {
    const expected = words.list().map((one) => String(one.value));
    return { holds: expected.join() === s.goals.map(String).join(), found: s.goals };
  },
  piles: (s, words) =>
    every(
      words.entries().map(([square, goods]) => {
        if (parseSquare(gridAt(s), square) < 0) goods.fail(`"${square}" is no square of this map`);
        const here = s.piles.filter((pile) => at(s, pile.at) === square);
        return [
          square,
          listed(
            goods,
            here.flatMap((pile) => [...(pile.gold > 0 ? [`gold ${pile.gold}`] : []), ...pile.things, ...pile.spells]),
          ),
        ];
      }),
    ),
  round: (s, words) => text(words, s.round),
  level: (s, words) => text(words, s.level),
  /** Goals that are met, by name. */
  met: (s, words) =>
    listed(
      words,
      levelOf(s).goals.flatMap((goal, i) => (s.goals[i] ? [goalName(goal)] : [])),
    ),
  phase: (s, words) => text(words, s.phase),
  heap: (s, words) => {
    const f = words.fields(['gold', 'things', 'spells']);
    const parts: [string, Finding][] = [];
    if (f.gold) parts.push(['gold', text(f.gold, s.heap.gold)]);
    if (f.things) parts.push(['things', listed(f.things, s.heap.things)]);
    if (f.spells) parts.push(['spells', listed(f.spells, s.heap.spells)]);
    return every(parts);
  },
  stock: (s, words) => listed(words, s.stop?.stock ?? []),
  silenced: (s, words) => text(words, s.silenced),
  alarm: (s, words) => text(words, s.alarm),
};
