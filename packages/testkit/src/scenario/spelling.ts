import type { AnyState, Decision, ScenarioTable } from '@questhall/kernel';
import { knownWords } from './nearest.ts';
import { isRule, rulesOf } from './rule-pages.ts';
import type { FieldWords, Vocabulary } from './vocabulary.ts';
import { placeOf, type Words, wordsIn } from './words.ts';

/** What may stand for nothing. */
const NOTHING = ['none', 'nothing'];

const CLASS = /<([^<>]+)>/;

/** Whether the words of a scenario are words of the game. Each check throws a ScenarioError at a wrong one. */
export class Spelling {
  private readonly vocabulary: Vocabulary;
  private readonly table: ScenarioTable;
  private known: { s: AnyState; classes: Readonly<Record<string, ReadonlySet<string>>>; all: ReadonlySet<string> } | undefined;

  constructor(vocabulary: Vocabulary, table: ScenarioTable) {
    this.vocabulary = vocabulary;
    this.table = table;
  }

  /** A rule that is cited in a match with these options, or the head of several. */
  rule(words: Words): string {
    const id = words.text();
    const { vocabulary, table } = this;
    const instead = vocabulary.renamed?.(table.options)[id];
    if (instead !== undefined) words.fail(`this match cites ${instead} in place of ${id}`);
    const rules = this.rules();
    if (!isRule(id, rules)) words.fail(`"${id}" is no rule; ${knownWords(id, rules)}`);
    return id;
  }

  /** Every rule of the pages that this match plays by. */
  rules(): readonly string[] {
    const { vocabulary, table } = this;
    return [...(vocabulary.rules ?? []), ...vocabulary.rulebooks(table.options).flatMap(rulesOf)];
  }

  kind(words: Words): string {
    return words.oneOf(Object.keys(this.vocabulary.questions));
  }

  /**
   * The id of an option that a question can have, whether it has it now or not.
   * @param kind of what question; any, where it is not known
   */
  option(words: Words, s: AnyState, kind: string | undefined, offered: readonly string[] = []): string {
    const id = words.text();
    const patterns = this.patterns(kind);
    if (offered.includes(id) || patterns.some((one) => this.fits(one, id, s))) return id;
    const known = [...offered, ...patterns.flatMap((one) => this.written(one, s))];
    return words.fail(`"${id}" is no option${kind === undefined ? '' : ` of "${kind}"`}; ${knownWords(id, known)}`);
  }

  /** What a question offers and the vocabulary does not have. */
  unknownOptions(s: AnyState, d: Decision): string[] {
    const patterns = this.patterns(d.kind);
    return d.options.filter((id) => !patterns.some((one) => this.fits(one, id, s)));
  }

  /** The choice that leaves things as they are; undefined where this question has none now. */
  no(d: Decision): string | readonly string[] | undefined {
    const no = this.vocabulary.questions[d.kind]?.no;
    if (no === '[]') return d.choose?.min === 0 ? [] : undefined;
    return no !== undefined && !d.choose && d.options.includes(no) ? no : undefined;
  }

  /** A rule id, or fields of an event. */
  event(words: Words, s: AnyState): void {
    if (!words.isMap()) {
      this.rule(words);
      return;
    }
    const { events } = this.vocabulary;
    const entries = words.entries();
    const type = entries.find(([name]) => name === 'type')?.[1].oneOf(Object.keys(events));
    const fields: Readonly<Record<string, FieldWords>> = type === undefined ? Object.assign({}, ...Object.values(events)) : events[type]!;
    for (const [name, value] of entries) {
      if (name === 'type') continue;
      if (name === 'rule') this.rule(value);
      else if (Object.hasOwn(fields, name)) this.value(value, fields[name]!, s);
      else
        value.fail(
          `${type ? `"${type}" has` : 'no event has'} "${name}"${type ? ' nowhere' : ''}; ${knownWords(name, ['rule', ...Object.keys(fields)])}`,
        );
    }
  }

  private value(words: Words, kind: FieldWords, s: AnyState): void {
    if (words.isList()) for (const one of words.list()) this.value(one, kind, s);
    else if (words.isMap()) {
      for (const [name, inner] of words.entries()) {
        if (typeof kind === 'string') this.value(inner, 'string', s);
        else if (Object.hasOwn(kind, name)) this.value(inner, kind[name]!, s);
        else inner.fail(`"${name}" is unknown here; ${knownWords(name, Object.keys(kind))}`);
      }
    } else if (typeof words.value === 'string' && !NOTHING.includes(words.value)) {
      const named = typeof kind === 'string' ? this.words(s).classes[kind.replace('[]', '')] : undefined;
      if (named) {
        if (!named.has(words.value)) words.fail(`"${words.value}" is unknown here; ${knownWords(words.value, named)}`);
        return;
      }
      const literals = typeof kind === 'string' ? literalsOf(kind) : [];
      if (literals.length > 0 && !/\b(string|number|seat)\b/.test(kind as string)) words.oneOf(literals);
      else if (!literals.includes(words.value)) this.word(words, s);
    }
  }

  /** A word of the game, or the short name of a card. */
  name(words: Words, s: AnyState): string {
    const names = new Set(this.vocabulary.names?.(s));
    return names.has(words.text()) ? words.text() : this.word(words, s, names);
  }

  /** A word of the game: a card, a space, a seat, whatever has a name. */
  private word(words: Words, s: AnyState, besides: Iterable<string> = []): string {
    const all = new Set([...this.words(s).all, ...besides]);
    const word = words.text();
    if (!all.has(word) && !/^-?\d+$/.test(word)) words.fail(`"${word}" is no word of the game; ${knownWords(word, all)}`);
    return word;
  }

  /**
   * What stands in an expectation that did not come true, is no word of the game and was not found either: likely misspelt.
   * @returns for each such word its place and the words that would be right
   */
  doubts(expected: Words, found: unknown, s: AnyState): string[] {
    const known = new Set([...this.words(s).all, ...(this.vocabulary.names?.(s) ?? [])]);
    const right = new Set([
      ...known,
      ...NOTHING,
      ...this.rules(),
      ...Object.keys(this.vocabulary.questions),
      ...this.vocabulary.view,
      ...wordsIn(found),
    ]);
    return wordsOf(expected).flatMap((words) => {
      const word = words.text();
      if (right.has(word) || !NAME.test(word)) return [];
      return [`"${word}" at ${placeOf(words.path)} is no word of the game; ${knownWords(word, known)}`];
    });
  }

  /** Fields of what somebody may see. What stands there now is known; what may stand there has a name in the view. */
  view(words: Words, seen: unknown, s: AnyState): void {
    if (words.isList()) {
      words.list().forEach((one, i) => {
        this.view(one, Array.isArray(seen) ? seen[i] : undefined, s);
      });
    }
    if (!words.isMap()) return;
    const here = typeof seen === 'object' && seen !== null ? (seen as Record<string, unknown>) : {};
    for (const [name, value] of words.entries()) {
      const known = Object.hasOwn(here, name) || this.vocabulary.view.includes(name) || this.words(s).all.has(name);
      if (!known) value.fail(`a view has no "${name}"; ${knownWords(name, [...Object.keys(here), ...this.vocabulary.view])}`);
      this.view(value, here[name], s);
    }
  }

  /** A rule, `true`, or a code of a refusal. */
  refusal(words: Words, errors: readonly string[]): void {
    if (words.value === true) return;
    const code = words.text();
    const codes = [...errors, ...(this.vocabulary.refusals ?? [])];
    if (codes.includes(code)) return;
    if (/^[A-Z][A-Z0-9]+-/.test(code)) this.rule(words);
    else words.fail(`"${code}" is no rule and no code of a refusal; ${knownWords(code, codes)}`);
  }

  /** One of the codes of refusals. */
  code(words: Words, errors: readonly string[]): string {
    return words.oneOf([...errors, ...(this.vocabulary.refusals ?? [])]);
  }

  private patterns(kind: string | undefined): readonly string[] {
    const { questions, asides = [] } = this.vocabulary;
    if (kind !== undefined) return questions[kind]?.options ?? [];
    return [...Object.values(questions).flatMap(({ options }) => options), ...asides];
  }

  private fits(pattern: string, id: string, s: AnyState): boolean {
    const parts = pattern.split(CLASS);
    if (parts.length === 1) return pattern === id;
    // With several words in an id, what stands between them does not stand in them.
    const word = parts.length > 3 ? '([^:>]+)' : '(.+)';
    const found = new RegExp(
      `^${parts.map((part, i) => (i % 2 === 1 ? word : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))).join('')}$`,
    ).exec(id);
    return found?.slice(1).every((one, i) => this.classOf(parts[2 * i + 1]!, s).has(one)) ?? false;
  }

  /** All ids that a pattern with one class stands for; with several, the pattern itself. */
  private written(pattern: string, s: AnyState): string[] {
    const parts = pattern.split(CLASS);
    if (parts.length !== 3) return [pattern];
    return [...this.classOf(parts[1]!, s)].map((word) => `${parts[0]}${word}${parts[2]}`);
  }

  private classOf(name: string, s: AnyState): ReadonlySet<string> {
    const found = this.words(s).classes[name];
    if (!found) throw new Error(`the vocabulary has no class <${name}>`);
    return found;
  }

  private words(s: AnyState) {
    if (this.known?.s !== s) {
      const { events, questions } = this.vocabulary;
      const classes = Object.fromEntries(
        Object.entries(this.vocabulary.classes(s, this.table.seats)).map(([name, words]) => [name, new Set(words)]),
      );
      const all = new Set([
        ...this.table.seats,
        ...Object.values(classes).flatMap((words) => [...words]),
        ...Object.keys(events),
        ...Object.values(questions).flatMap(({ options }) => options.filter((one) => !CLASS.test(one))),
        ...Object.values(events).flatMap(literalsIn),
      ]);
      this.known = { s, classes, all };
    }
    return this.known;
  }
}

/** What may be the name of something: letters, with hyphens and points. */
const NAME = /^[a-z]{2,}[a-z0-9.-]*$/i;

/** Every text that an expectation compares, at its place. */
function wordsOf(words: Words): Words[] {
  if (words.isList()) return words.list().flatMap(wordsOf);
  if (words.isMap()) return words.entries().flatMap(([, inner]) => wordsOf(inner));
  return typeof words.value === 'string' ? [words] : [];
}

/** The words in quotation marks of "'won' | 'lost'". */
function literalsOf(kind: string): string[] {
  return [...kind.matchAll(/['"]([^'"]+)['"]/g)].map(([, word]) => word!);
}

function literalsIn(kind: FieldWords): string[] {
  return typeof kind === 'string' ? literalsOf(kind) : Object.values(kind).flatMap(literalsIn);
}
