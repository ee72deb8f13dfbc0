import { type Text, text } from '@questhall/kernel';

/** "a, b or c". @throws Error for an empty list */
export function either(list: readonly Text[]): Text {
  const last = list.at(-1);
  if (!last) throw new Error('nothing to choose from');
  return list.length === 1 ? last : text('list.or', { a: inRow(list.slice(0, -1)), b: last });
}

/** "a, b, c": a row of table, not of a sentence. */
export function inRow(list: readonly Text[]): Text {
  return list.reduce((a, b) => text('list.comma', { a, b }));
}
