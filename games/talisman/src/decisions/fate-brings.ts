import { type Text, type TextArg, text } from '@questhall/kernel';
import { cardOf } from '../editions/index.ts';
import type { Locals, State } from '../state.ts';
import { phrases } from '../text/effect-text.ts';
import { spaceName } from '../text/names.ts';
import type { Row } from '../vocabulary.ts';

/** What a total of the dice under discussion brings, in words; null where it is nothing but a number. */
type Brings = (total: number) => TextArg;

/** Rolls that count as a number: all that matters is whether the new one is lower or higher. */
const NUMBERS: ReadonlySet<string> = new Set(['werewolf', 'pits', 'fiends']);

/**
 * What stands in the table of the roll on which fate may be spent, as far as there is one: the rows of a card or space, where a card
 * places itself, the Warlock's tasks, the lives of the Vampire.
 */
function tableOf(s: State, now: number): Brings | null {
  const at = s.stack.findLastIndex((f) => f.proc === 'fate');
  const f = s.stack[at];
  const below = s.stack[at - 1];
  if (f?.proc !== 'fate' || !below) return null;
  if (below.proc === 'rolling') return (total) => rowText(below.rows, total);
  const places = f.for === 'place' && f.card !== undefined ? cardOf(f.card).placedBy : undefined;
  if (places) return (total) => spaceName(places[total - 1]!);
  if (f.for === 'quest') return (total) => text(`quest.${total}`);
  if (f.for === 'vampire') return (total) => phrases([{ do: 'lose', what: 'life', n: Math.ceil(total / 2) }], {});
  if (NUMBERS.has(f.for)) return (total) => text(total < now ? 'note.fate.lower' : total === now ? 'note.fate.same' : 'note.fate.higher');
  return null;
}

function rowText(rows: readonly Row[], total: number): TextArg {
  const row = rows.find((one) => total >= one.from && total <= one.to);
  const said = row ? phrases(row.then, {}) : [];
  return Array.isArray(said) && said.length === 0 ? text('note.fate.nothing') : said;
}

/** What keeping the dice brings; undefined where the total says it all. */
export function kept(s: State, f: Locals['fate'], total: number): Text | undefined {
  if (NUMBERS.has(f.for)) return undefined;
  const brings = tableOf(s, total)?.(total);
  return brings === undefined ? undefined : text('note.fate.brings', { brings });
}

/** What each of these totals brings, equal ones together, with how many of them do. */
export function brought(s: State, now: number, totals: readonly number[]): Text | undefined {
  const table = tableOf(s, now);
  if (!table) return undefined;
  const found = new Map<string, { n: number; brings: TextArg }>();
  for (const total of totals) {
    const brings = table(total);
    const key = JSON.stringify(brings);
    found.set(key, { n: (found.get(key)?.n ?? 0) + 1, brings });
  }
  const rows = [...found.values()];
  const of = totals.length;
  const inLine = (list: readonly TextArg[]): TextArg => list.reduce((a, b) => text('note.fate.rows', { a, b }));
  const { n } = rows[0]!;
  if (rows.length > 1 && rows.every((row) => row.n === n))
    return text('note.fate.each', { n, of, brings: inLine(rows.map((row) => row.brings)) });
  return rows.map((row) => text('note.fate.row', { ...row, of })).reduce((a, b) => text('note.fate.rows', { a, b }));
}
