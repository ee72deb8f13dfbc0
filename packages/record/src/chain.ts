import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type ActionEntry, type EndEntry, FORMAT, type SeatEntry, type StartEntry, type TablePart } from './schema.ts';

/*
 * The chain: table → seat 0 → … → last seat (the opening) → start → action 1 → … → last action → end (the head).
 *
 * The opening holds only what everybody may know when a match begins, so it is shown during play; whoever keeps it can
 * prove later who sat where, under which rules, options, commitment and contributions. Later links would tell of secret
 * answers (try every answer, compare): they are published with the record, after the end.
 */

export type Entry = TablePart | SeatEntry | StartEntry | ActionEntry | EndEntry;

/**
 * The link of a part that follows the part with link `before`. A `link` of its own does not count; of a seat whose name was
 * taken out it is the one that it had with the name.
 * @param hash SHA-256 of a text in hexadecimal; whoever has a faster one than ours brings it
 */
export function link(before: string, part: Entry & { link?: string }, hash: (text: string) => string = hashText): string {
  // Without the name it cannot be computed; that it is the true one shows in the part after it.
  if ('withheld' in part && part.withheld !== undefined) return part.withheld;
  return hash(`${before}\n${sortedJson('link' in part ? unlinked(part) : part)}`);
}

/** A part of a record without its link. */
export function unlinked<T extends { link?: string }>(part: T): Omit<T, 'link'> {
  const copy = { ...part };
  delete copy.link;
  return copy;
}

/** The link of the chain's first part. */
export function firstLink(table: TablePart): string {
  return link(FORMAT, table);
}

/** The opening: the link after the table and all its seats. */
export function openingOf(table: TablePart, seats: readonly SeatEntry[]): string {
  return seats.reduce<string>((before, seat) => link(before, seat), firstLink(table));
}

/** The hash of a state: the SHA-256 of its JSON text in UTF-8, in hexadecimal. */
export function stateHash(state: unknown): string {
  return hashText(JSON.stringify(state));
}

function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/**
 * JSON with the keys of every object in the order of their UTF-16 code units: one text for one value. For plain data;
 * what has no JSON (undefined) is left out of objects and is null in lists, as `JSON.stringify` has it.
 */
export function sortedJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  // Every action is made into text by this: it grows in one piece, without lists that are thrown away.
  if (Array.isArray(value)) {
    let items = '[';
    for (let i = 0; i < value.length; i++) items += i === 0 ? sortedJson(value[i]) : `,${sortedJson(value[i])}`;
    return `${items}]`;
  }
  let members = '{';
  for (const key of Object.keys(value).sort()) {
    const member = (value as Record<string, unknown>)[key];
    if (member !== undefined) members += `${members === '{' ? '' : ','}${JSON.stringify(key)}:${sortedJson(member)}`;
  }
  return `${members}}`;
}
