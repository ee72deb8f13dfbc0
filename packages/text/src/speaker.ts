import type { Seat, Text, TextArg } from '@questhall/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Catalogue, Locale } from './locales.ts';

/** A piece of a sentence: words, or a seat that the page may show as a badge with its name. */
export type Part = string | { readonly seat: Seat; readonly name: string };

/** Turns texts into words of one language. */
export interface Speaker {
  readonly locale: Locale;
  /** The sentence. A missing key throws: a catalogue test must have let it through. */
  say(text: Text): string;
  /** The sentence in pieces, so that seats can be drawn. */
  parts(text: Text): Part[];
  has(key: string): boolean;
}

/** What makes a message more than its words. */
const SYNTAX = /[{}']/;

const listings = new Map<Locale, Intl.ListFormat>();

/** How a language writes lists; made when the first list is said, since making it is dear. */
function listing(locale: Locale): Intl.ListFormat {
  let list = listings.get(locale);
  if (!list) {
    // Our English is British: "a, b and c".
    list = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' });
    listings.set(locale, list);
  }
  return list;
}

/**
 * A speaker for one language.
 *
 * Forms: where a gap `{card}` is filled with a text of key `power.torch`, a message may also write `{card_acc}`,
 * which takes `power.torch/acc`. So each language has as many forms of a noun as it needs and no more.
 *
 * Lists: all items have the form, but one that follows another may have a form of its own, `verb.lose/andThen` after
 * `verb.gain/then` ("får du 1 liv og mister din tur": the subject is said once).
 *
 * Capitals: what is filled in where a sentence begins gets one ("{card_the} joins you." says "The Guide joins you.").
 * @param catalogues looked through in order; the first that has the key wins
 * @param nameOf the name of whoever sits on a seat
 */
export function speaker(locale: Locale, catalogues: readonly Catalogue[], nameOf: (seat: Seat) => string): Speaker {
  const messages = new Map<string, IntlMessageFormat>();

  const sourceOf = (key: string): string | undefined => {
    const source = catalogues.find((c) => Object.hasOwn(c, key))?.[key];
    return source !== undefined && locale === 'fr' ? bound(source) : source;
  };

  function messageOf(key: string): IntlMessageFormat {
    let message = messages.get(key);
    if (!message) {
      const source = sourceOf(key);
      if (source === undefined) throw new Error(`no text ${key} in ${locale}`);
      message = new IntlMessageFormat(source, locale, undefined, { ignoreTag: true });
      messages.set(key, message);
    }
    return message;
  }

  function fill(arg: TextArg, form: string | undefined): Part[] {
    if (typeof arg === 'number' || typeof arg === 'string') return [String(arg)];
    if (isList(arg)) {
      const items = arg.map((item, i) => fill(item, i === 0 ? form : followingForm(item, form)));
      return listing(locale)
        .formatToParts(items.map((_, i) => String(i)))
        .flatMap((p) => (p.type === 'element' ? (items[Number(p.value)] ?? []) : [p.value]));
    }
    if ('seat' in arg) return [{ seat: arg.seat, name: nameOf(arg.seat) }];
    const formed = form === undefined ? undefined : `${arg.key}/${form}`;
    return parts(formed !== undefined && sourceOf(formed) !== undefined ? { ...arg, key: formed } : arg);
  }

  /** The form of an item that follows another: one for that place where the language has it, else the same. */
  function followingForm(item: TextArg, form: string | undefined): string | undefined {
    if (form === undefined || typeof item !== 'object' || !('key' in item)) return form;
    const following = `and${form.charAt(0).toUpperCase()}${form.slice(1)}`;
    return sourceOf(`${item.key}/${following}`) === undefined ? form : following;
  }

  function parts(text: Text): Part[] {
    const source = sourceOf(text.key);
    // Most texts have no gaps: they need no formatter, whose making is most of the work.
    if (source !== undefined && !SYNTAX.test(source)) return [source];
    const args = text.args ?? {};
    const values: Record<string, unknown> = {};
    const wholes = new Map<object, Part[]>();
    const put = (name: string, arg: TextArg, form?: string) => {
      if (typeof arg === 'number' || typeof arg === 'string') values[name] = arg;
      else {
        // An object goes through the formatter untouched and comes back as a part of its own.
        const whole = { name };
        wholes.set(whole, fill(arg, form));
        values[name] = whole;
      }
    };
    const message = messageOf(text.key);
    for (const [name, arg] of Object.entries(args)) put(name, arg);
    for (const wanted of formsIn(source ?? '')) {
      const arg = args[wanted.arg];
      if (arg !== undefined) put(`${wanted.arg}_${wanted.form}`, arg, wanted.form);
    }
    let before = '';
    return message.formatToParts(values).flatMap((p) => {
      const whole = typeof p.value === 'object' && p.value !== null ? wholes.get(p.value as object) : undefined;
      const said = whole && /[.?!] $/.test(before) ? capitalized(whole, locale) : (whole ?? [String(p.value)]);
      before = whole ? '' : String(p.value);
      return said;
    });
  }

  /** The text on its own: a whole sentence that opens with a gap has its capital too. */
  function sentence(text: Text): Part[] {
    const said = parts(text);
    return /^\s*\{.*[.?!]\s*$/s.test(sourceOf(text.key) ?? '') ? capitalized(said, locale) : said;
  }

  return {
    locale,
    parts: (text) => join(sentence(text)),
    say: (text) =>
      sentence(text)
        .map((p) => (typeof p === 'string' ? p : p.name))
        .join(''),
    has: (key) => sourceOf(key) !== undefined,
  };
}

/** Words with a capital; a name is as its owner writes it. */
function capitalized(parts: Part[], locale: Locale): Part[] {
  const [first, ...rest] = parts;
  return typeof first === 'string' ? [first.charAt(0).toLocaleUpperCase(locale) + first.slice(1), ...rest] : parts;
}

/** French sets a space before « : ; ! ? » at which no line may break. */
const bound = (source: string): string => source.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0');

function isList(arg: TextArg): arg is readonly TextArg[] {
  return Array.isArray(arg);
}

/** The gaps of a message that ask for a form: `{card_acc}`. */
function formsIn(source: string): { arg: string; form: string }[] {
  return [...source.matchAll(/\{\s*([a-zA-Z]+)_([a-zA-Z]+)\s*[,}]/g)].map((m) => ({ arg: m[1] ?? '', form: m[2] ?? '' }));
}

/** Neighbouring words become one part. */
function join(parts: Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}
