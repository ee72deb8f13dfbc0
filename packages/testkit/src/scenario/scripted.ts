import { type Chance, fast } from '@questhall/kernel';
import type { ScenarioRound } from '../scenario.ts';
import { type Path, ScenarioError, show, type Words } from './words.ts';

/** Chance that gives what a scenario says. */
export interface ScriptedChance extends Chance {
  /** What is being carried out, for errors. */
  asking: Path;
  /** What the round offers and nobody asked for. */
  left(): string[];
}

type Script = { items: Words[]; any: boolean };

/** "any" by itself, or as the last of a list, leaves the rest to a fixed seed. */
function script(words: Words | undefined): Script {
  if (!words) return { items: [], any: false };
  if (words.value === 'any') return { items: [], any: true };
  const items = words.list();
  const any = items.at(-1)?.value === 'any';
  return { items: any ? items.slice(0, -1) : items, any };
}

/**
 * The dice and draws of one round. A draw from a list takes the named item; a draw without a list is a die.
 * `draws` is one list in the order of drawing, or one list for each pile by its name.
 * @param nameOf what an item is called where it is not a plain word
 * @throws ScenarioError where the script has run out, or the named item is not there: it says which draw was asked
 */
export function scripted(round: ScenarioRound, nameOf: (item: unknown, what: string) => string = itemName): ScriptedChance {
  const dice = script(round.dice);
  const piles = new Map<string, Script>(round.draws?.isMap() ? round.draws.entries().map(([what, words]) => [what, script(words)]) : []);
  const draws = round.draws?.isMap() ? undefined : script(round.draws);
  const fallback = fast(1);

  function roll(n: number, what: string): number {
    const words = dice.items.shift();
    if (words && words.value !== 'any') return words.whole(1, n) - 1;
    if (words || dice.any) return fallback.below(n);
    throw new ScenarioError(chance.asking, `the game rolls (${what}, 1 to ${n}) and "dice" has run out`);
  }

  function draw(what: string, items: readonly unknown[]): number {
    const pile = draws ?? piles.get(what) ?? { items: [], any: false };
    const words = pile.items.shift();
    const names = items.map((item) => nameOf(item, what));
    if (!words || words.value === 'any') {
      if (words || pile.any) return fallback.below(items.length);
      throw new ScenarioError(chance.asking, `the game draws from "${what}" (${summary(names)}) and "draws" has run out`);
    }
    const at = names.indexOf(words.text());
    if (at < 0) words.fail(`the game draws from "${what}" and there is no "${words.text()}" in it; there are ${summary(names)}`);
    return at;
  }

  const chance: ScriptedChance = {
    asking: round.path,
    below(n, what = 'die', items) {
      return items ? draw(what, items) : roll(n, what);
    },
    left() {
      const all = [...dice.items, ...(draws?.items ?? []), ...[...piles.values()].flatMap((p) => p.items)];
      return all.filter((w) => w.value !== 'any').map((w) => show(w.value));
    },
  };
  return chance;
}

/** The same chance, which notes in `drawn` what it gives. */
export function noting(chance: Chance): { noted: Chance; drawn: number[] } {
  const drawn: number[] = [];
  const noted: Chance = {
    below(n, what, items) {
      const number = chance.below(n, what, items);
      drawn.push(number);
      return number;
    },
  };
  return { noted, drawn };
}

/** A word or number as it is; else the id or name of a thing. */
function itemName(item: unknown): string {
  if (typeof item !== 'object' || item === null) return show(item);
  const { id, name, card, kind } = item as Record<string, unknown>;
  return show(id ?? name ?? card ?? kind ?? item);
}

function summary(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, n]) => (n > 1 ? `${name} ×${n}` : name))
    .join(', ');
}
