import { type DystopiaView, type FigureId, type HeroView, numberedName } from '@questhall/dystopia/client';
import type { DecisionView, Text, TextArg } from '@questhall/kernel';
import type { Speaker } from '@questhall/text';

export const heroName = (code: string): Text => ({ key: `hero.${code}` });

/** "L03": the campaign's levels are named by their number. */
const levelId = (n: number): string => `L${String(n).padStart(2, '0')}`;

/** The words of the level that is played: its title, its story, and how it ended well. */
export function storyOf(view: DystopiaView, part: 'title' | 'intro' | 'won'): Text | string {
  return view.story ? view.story[part] : { key: `level.${levelId(view.level)}.${part}` };
}

/** The place of the stop after a level: a text of the campaign, or the level's own words. */
export const placeOf = (view: DystopiaView): Text | string =>
  view.story || !view.stop ? (view.stop?.place ?? '') : { key: `level.${levelId(view.level)}.place` };

export const sayOr = (speak: Speaker, words: Text | string): string => (typeof words === 'string' ? words : speak.say(words));

/** A thing or a spell by its id. */
export function thingName(id: string, speak: Speaker): Text {
  const plain = id.replace(/^spell[.:]/, '');
  if (plain.startsWith('x-')) return { key: `sorcery.${plain}` };
  return { key: speak.has(`spell.${plain}`) ? `spell.${plain}` : `item.${plain}` };
}

/** A hero by its kind, a boss by its own name, another monster by its kind and its number. */
export function figureName(view: DystopiaView, id: FigureId): TextArg {
  const hero = view.heroes.find((h) => h.id === id);
  if (hero) return heroName(hero.code);
  const monster = [...view.monsters, ...view.waiting].find((m) => m.id === id);
  if (!monster) return { key: 'monster.any' };
  // In the campaign bosses have their names in every language; elsewhere the level gives them.
  if (monster.bossId !== null && view.story === null) return { key: `boss.${monster.bossId}` };
  return monster.name ?? numberedName(monster.code, monster.number);
}

/** The name of the room or corridor on which a square lies, where it has one. */
export function areaOf(view: DystopiaView, at: string): Text | string | null {
  const letter = view.squares.find((square) => square.at === at)?.area ?? '';
  const own = view.areas[letter];
  if (own === undefined) return null;
  return view.story ? own : { key: `level.${levelId(view.level)}.area.${letter}` };
}

/** What a goal asks for. */
export function goalText({ goal, boss }: DystopiaView['goals'][number]): Text {
  if (goal.type === 'killBoss') {
    const own = boss && (boss.name ?? { key: `monster.${boss.code}` });
    return { key: 'goal.killBoss', args: { boss: own ?? { key: `boss.${goal.boss}` } } };
  }
  if (goal.type === 'findItem') return { key: 'goal.findItem', args: { item: { key: `item.${goal.item}` } } };
  return { key: `goal.${goal.type}` };
}

/** The heroes that a seat leads. */
export const heroesOf = (view: DystopiaView, seat: number | null): HeroView[] =>
  seat === null ? [] : view.heroes.filter((h) => h.seat === seat);

/** The hero of whom somebody is asked at a stop, by its code; null in any other question. */
export function shoppingHero({ prompt }: DecisionView): string | null {
  const who = prompt.args?.['hero'];
  return typeof who === 'object' && 'key' in who ? who.key.replace('hero.', '') : null;
}
