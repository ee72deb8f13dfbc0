import type { ScenarioWords } from '@questhall/kernel';
import { CURSES } from '../content/index.ts';
import { campaignLevel } from '../levels/index.ts';
import { KITS } from '../levels/kits.ts';
import { isSpell } from '../rules/hero-options.ts';
import { stockAfter } from '../rules/stop.ts';
import { levelOf } from '../rules/values.ts';
import type { Effect, Hero, State } from '../state.ts';
import { goalName, spell, thing } from './names.ts';

/* What is under way in a position: a turn that has begun, a stop, goals that are met, effects and curses at work. */

export const TURN = ['of', 'spent', 'acted'] as const;
export const HEAP = ['gold', 'things', 'spells'] as const;
export const STOP = ['place', 'kind', 'rest', 'stock'] as const;
export const EFFECT = ['what', 'n', 'until'] as const;

/** Whose turn it is, and what has been done in it: absent where it is about to begin. */
export interface TurnWords {
  of: number | 'wizor' | 'start' | 'stop';
  spent?: number;
  stage?: State['turn']['stage'];
}

/** A hero, `wizor`, `start` or `stop`; or `{ of: dwarf, spent: 2, acted: true }` for the middle of a hero's turn. */
export function turnOf(words: ScenarioWords, names: readonly string[]): TurnWords {
  const f = words.isMap() ? words.fields(TURN) : undefined;
  const who = (f ? (f.of ?? words.fail('"of" is missing: whose turn it is')) : words).oneOf([
    ...(f ? [] : ['wizor', 'start', 'stop']),
    ...names,
  ]);
  if (who === 'wizor' || who === 'start' || who === 'stop') return { of: who };
  const of = names.indexOf(who);
  if (!f) return { of };
  const spent = f.spent?.whole(0) ?? 0;
  return { of, spent, stage: f.acted?.flag() ? 'acted' : spent > 0 ? 'moved' : 'fresh' };
}

/** The words of a position that say what is under way. */
type UnderWay = { readonly [N in 'level' | 'met' | 'silenced' | 'alarm' | 'heap' | 'stop' | 'turn']?: ScenarioWords };

/** What a position says beyond where everything stands: goals met, the stop, what is at work, a turn that has begun. */
export function after(s: State, f: UnderWay, turn: TurnWords): State {
  if (f.level) s.level = f.level.whole(1, KITS.length);
  if (f.met) {
    const wanted = levelOf(s).goals.map(goalName);
    for (const one of f.met.list()) s.goals[wanted.indexOf(one.oneOf(wanted))] = true;
  }
  if (f.silenced) s.silenced = f.silenced.flag();
  if (f.alarm) s.alarm = f.alarm.whole(0);
  if (f.heap) {
    const h = f.heap.fields(HEAP);
    s.heap = {
      gold: h.gold?.whole(0) ?? 0,
      things: h.things ? h.things.list().map(thing) : [],
      spells: h.spells ? h.spells.list().map(spell) : [],
    };
  }
  if (f.stop && turn.of !== 'stop') f.stop.fail('a stop goes with "turn: stop"');
  if (turn.of === 'stop') atStop(s, f.stop);
  if (turn.stage !== undefined) {
    const hero = turn.of as number;
    const { at } = s.heroes[hero]!;
    if (at < 0) f.turn!.fail('this hero is not on the board');
    s.turn = { hero, monster: -1, spent: turn.spent!, stage: turn.stage, path: [at], undo: 0, over: false };
    s.stack.at(-1)!.step = 'ask';
  }
  return s;
}

/** Between two levels: `{ place, kind, rest, stock }`, the rest as after the level that was played. */
function atStop(s: State, words: ScenarioWords | undefined): void {
  const f = words?.fields(STOP) ?? {};
  const own = campaignLevel(s.level).after;
  s.stop = {
    place: f.place?.text() ?? own?.place ?? 'a camp',
    kind: f.kind?.oneOf(['inn', 'camp']) ?? own?.kind ?? 'camp',
    rest: f.rest ? (f.rest.value === 'full' ? 'full' : f.rest.whole(0)) : (own?.rest ?? 'full'),
    stock: f.stock ? f.stock.list().map((one) => (isSpell(one.text()) ? `spell.${one.text()}` : thing(one))) : stockAfter(s.level),
  };
  s.phase = 'between';
  for (const h of s.heroes) h.at = -1;
  s.custom = null;
  s.stack = [
    { id: 1, proc: 'match', step: 'next' },
    { id: 2, proc: 'between', step: 'rest' },
  ];
}

/** `{ what: speed, n: 2, until: 3 }`: to the end of round 3; of this turn, if `until` is missing. */
export function effect(words: ScenarioWords): Effect {
  const f = words.fields(EFFECT);
  const what = (f.what ?? words.fail('"what" is missing')).oneOf(['attack', 'defence', 'speed', 'int', 'ghost', 'mirror']);
  return { what, n: f.n?.whole() ?? 0, until: f.until?.whole(1) ?? 0 };
}

/** `c-fog`, drawn in this round; `{ c-fog: 2 }`, drawn in round 2. */
export function cursesOf(words: ScenarioWords, round: number): Hero['curses'] {
  return words.list().flatMap((one) => {
    const drawn: [string, ScenarioWords, number][] = one.isMap()
      ? one.entries().map(([id, since]) => [id, since, since.whole(1, round)])
      : [[one.text(), one, round]];
    return drawn.map(([id, place, since]) => {
      const card =
        CURSES.find((curse) => curse.id === id) ??
        place.fail(
          `"${id}" is no curse; ${place.likely(
            id,
            CURSES.map((curse) => curse.id),
          )}`,
        );
      if (card.lasts === 'once') place.fail(`${id} is carried out at once and stays with nobody`);
      return { id, until: typeof card.lasts === 'number' ? since + card.lasts - 1 : 0 };
    });
  });
}
