import { existsSync, readFileSync } from 'node:fs';

/** The pages of all rulebooks; the same way from src/scenario as from dist/scenario. */
const PAGES = new URL('../../../../docs/rules/', import.meta.url);

const read = new Map<string, readonly string[]>();

/**
 * The ids of all rules of one rulebook, as its English page has them.
 * @param book a folder of docs/rules
 * @throws Error where there is no such page, or no rule on it
 */
export function rulesOf(book: string): readonly string[] {
  const before = read.get(book);
  if (before) return before;
  const page = new URL(`${book}/en.md`, PAGES);
  if (!existsSync(page)) throw new Error(`there is no rulebook at ${page.pathname}`);
  const rules = [...readFileSync(page, 'utf8').matchAll(/^ *\* \*\*(\S+)\*\* /gm)].map(([, id]) => id!);
  if (rules.length === 0) throw new Error(`there is no rule in ${page.pathname}`);
  read.set(book, rules);
  return rules;
}

/** Whether this is one of the rules, or the head under which some of them stand: T86-6.16 above T86-6.16.1a. */
export function isRule(id: string, rules: readonly string[]): boolean {
  return rules.some((rule) => rule === id || (rule.startsWith(id) && /^[.a-z]/.test(rule.slice(id.length))));
}
