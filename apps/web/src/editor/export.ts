import type { LevelFile } from '@questhall/dystopia/levels';

const LINE = 100;

/** The text of a level's file: short lists on one line, so that the map can be read and changes can be compared. */
export function fileText(level: LevelFile): string {
  return `${written(level, '')}\n`;
}

function written(value: unknown, indent: string): string {
  const flat = JSON.stringify(value);
  const isMap =
    Array.isArray(value) &&
    value.length > 1 &&
    value.every((one) => typeof one === 'string' && one.length >= 6 && !/[^#+a-zA-Z]/.test(one));
  if (typeof value !== 'object' || value === null || (flat.length + indent.length <= LINE && !isMap && indent !== '')) return spaced(flat);
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((one) => inner + written(one, inner))
    : Object.entries(value).map(([key, one]) => `${inner}${JSON.stringify(key)}: ${written(one, inner)}`);
  if (lines.length === 0) return flat;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** A space after commas and colons, outside of strings. */
const spaced = (flat: string): string =>
  flat.replace(/"(?:[^"\\]|\\.)*"|[,:]/g, (part) => (part === ',' || part === ':' ? `${part} ` : part));

/** Lets the browser save a text as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** A file name out of a title. */
export const fileName = (title: string): string =>
  `${
    title
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'level'
  }.json`;
