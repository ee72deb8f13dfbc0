import { Errors } from 'typebox/value';
import type { Findings, Place } from './findings.ts';
import { ExportedMatch } from './schema.ts';

/** A record as it may be read, or undefined where it is none; the findings say what is wrong and where. */
export function readRecord(file: unknown, findings: Findings): ExportedMatch | undefined {
  const errors = Errors(ExportedMatch, file);
  for (const error of errors.slice(0, 5)) {
    const path = error.instancePath.split('/').slice(1);
    const { place, rest } = placeOf(path, file);
    const where = rest.length > 0 ? `${rest.join('.')} ` : '';
    findings.add('format', place, { why: `${where}${error.message}` });
  }
  return errors.length > 0 ? undefined : (file as ExportedMatch);
}

/** The numbered part that a path of the file leads to, and the path within it. */
function placeOf(path: readonly string[], file: unknown): { place: Place; rest: readonly string[] } {
  const [first = '', second, third, fourth] = path;
  const draws = first === 'start' ? 1 : 2;
  if ((first === 'start' || first === 'actions') && path[draws] === 'draws' && path[draws + 1] !== undefined) {
    const n = numberedDraw(file, path.slice(0, draws), Number(path[draws + 1]));
    return { place: { part: 'draw', n }, rest: path.slice(draws + 2) };
  }
  if (first === 'seats' && second !== undefined) return { place: { part: 'seat', n: Number(second) }, rest: path.slice(2) };
  if (first === 'actions' && second !== undefined) {
    return {
      place: { part: 'action', n: Number(second) + 1 },
      rest: third === undefined ? [] : fourth === undefined ? [third] : path.slice(2),
    };
  }
  if (first === 'table' || first === 'secret' || first === 'start' || first === 'end')
    return { place: { part: first }, rest: path.slice(1) };
  return { place: { part: 'file' }, rest: path };
}

/** How many draws come before the one at this place. */
function numberedDraw(file: unknown, owner: readonly string[], index: number): number {
  const { start, actions } = file as { start?: { draws?: unknown[] }; actions?: { draws?: unknown[] }[] };
  if (owner[0] === 'start') return index;
  const before = (actions ?? []).slice(0, Number(owner[1]));
  return before.reduce((sum, a) => sum + (a?.draws?.length ?? 0), start?.draws?.length ?? 0) + index;
}
