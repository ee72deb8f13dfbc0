import { type AnyGame, type AnyState, type Choice, decisionOf, decisionView, defaultChoice, fast, type Target } from '@questhall/kernel';
import type { ScenarioTable } from '../scenario.ts';
import { compare, few } from './compare.ts';
import type { Spelling } from './spelling.ts';
import { show, type Words } from './words.ts';

/** The fields of a choice that is not an option's id. */
export const CHOICE = ['kind', 'target', 'option', 'default'] as const;

/** Where a choice is made. */
interface Asked {
  s: AnyState;
  game: AnyGame;
  /** Who is asked something now. */
  seat: number;
  table: ScenarioTable;
  spelling: Spelling;
  /** Whether the choice must be refused: it is then looked for among what is shown as refused, too. */
  refused: boolean;
}

/**
 * What a scenario chooses: an option id; a list of them; `{ kind, target }` or `{ kind, option }`; `{ default: true }`.
 * @throws ScenarioError at the place of a wrong word
 */
export function choiceOf(words: Words, { s, game, seat, table, spelling, refused }: Asked): Choice {
  if (words.isList()) return words.list().map((w) => w.text());
  if (!words.isMap()) return words.text();
  const f = words.fields(CHOICE);
  const d = decisionOf(s, seat)!;
  if (f.kind && spelling.kind(f.kind) !== d.kind) f.kind.fail(`${table.seats[seat]} is asked for "${d.kind}"`);
  if (f.default?.flag()) return defaultChoice(game, s, d, fast(1));
  if (f.option) return refused ? spelling.option(f.option, s, d.kind, d.options) : f.option.text();
  const target = f.target ?? words.fail('"target", "option" or "default" is missing');
  const view = decisionView(game, s, seat);
  const options: readonly { id: string; target?: Target }[] = view?.options ?? [];
  const shown = refused ? [...options, ...(view?.refused ?? [])] : options;
  const fitting = shown.filter((o) => o.target && hits(target, o.target, table));
  if (fitting.length === 1) return fitting[0]!.id;
  const ids = few(
    (fitting.length > 0 ? fitting : shown).map((o) => o.id),
    show(target.value),
  ).join(', ');
  if (fitting.length > 1) return target.fail(`several options fit: ${ids}`);
  return target.fail(
    refused ? `nothing offered or shown as refused has this target; there are ${ids}` : `no option has this target; there are ${ids}`,
  );
}

function hits(words: Words, target: Target, { seats }: ScenarioTable): boolean {
  if (words.isMap()) return compare(words.value, target, { seats });
  return Object.values(target).some((part) => compare(words.value, part, { seats }));
}
