import { digestOf, verifyCommitment } from '@questhall/fair';
import { sealed } from '@questhall/kernel';
import { type Entry, firstLink, link } from './chain.ts';
import type { FindingCode, Findings } from './findings.ts';
import type { Draw, ExportedMatch } from './schema.ts';

type SeatLine = ExportedMatch['seats'][number];

/**
 * Says of one part after another whether it fits its link. A part is judged by the link written before it or by the
 * link that ought to be there, so that one altered link is one finding and not two.
 */
export function linker(written: string, computed: string): (part: Entry & { link: string }) => boolean {
  let before = [written, computed];
  return (part) => {
    const possible = before.map((l) => link(l, part));
    before = [part.link, possible[0]!];
    return possible.includes(part.link);
  };
}

/** Table and seats against the links that were shown when the match began. */
export function checkOpening(record: ExportedMatch, findings: Findings): void {
  const { table, seats, start } = record;
  const computed = firstLink(table);
  if (table.link !== computed) findings.add('table', { part: 'table' });
  const fits = linker(table.link, computed);
  let before = [table.link, computed];
  seats.forEach((part, n) => {
    const next = seats[n + 1] ?? start;
    if (part.seat !== n) findings.add('seat-number', { part: 'seat', n }, { found: part.seat });
    else if (part.withheld !== undefined && part.name !== null) {
      findings.add('seat-name', { part: 'seat', n }, { name: part.name });
      fits(part);
    } else if (!fits(part)) {
      // What follows is bound to the seat as it was: then it is not the seat that was altered, but its link.
      const authentic = before.some((l) => link(link(l, part), next) === next.link);
      const code = authentic ? 'seat-link' : alteredField(record, part);
      findings.add(code, { part: 'seat', n }, { name: part.name ?? part.level ?? '' });
    }
    before = [part.link, ...before.map((l) => link(l, part))];
  });
}

/**
 * What was altered in a seat that does not fit its link. The link covers the whole seat, so it is told by what else is in
 * the record: draws follow from contributions, and a person has a name and no strength, a bot the reverse.
 */
function alteredField(record: ExportedMatch, { kind, name, level, contribution }: SeatLine): FindingCode {
  const follow = drawsFollow(record);
  if (follow === false || (follow === undefined && record.table.chance.kind === 'fast' && contribution !== '')) return 'seat-contribution';
  // Without the secret nobody can say whether it was the contribution.
  if (follow === undefined && record.table.chance.kind === 'sealed') return 'seat';
  const isPerson = kind === 'person';
  const [own, foreign] = isPerson ? [name, level] : [level, name];
  if (own === null && foreign !== null) return 'seat-player';
  if (foreign !== null) return isPerson ? 'seat-level' : 'seat-name';
  return isPerson ? 'seat-name' : 'seat-level';
}

/** False where most draws do not follow from secret and contributions; undefined where that cannot be said. */
function drawsFollow({ table, seats, start, actions, secret }: ExportedMatch): boolean | undefined {
  const draws: Draw[] = [...start.draws, ...actions.flatMap((a) => a.draws)];
  if (table.chance.kind !== 'sealed' || secret === null || !verifyCommitment(secret, table.chance.commitment)) return undefined;
  if (draws.length === 0) return undefined;
  const contributions = seats.map((s) => s.contribution);
  const digest = digestOf(secret, contributions, table.match);
  const right = draws.filter(({ of, result }, n) => sealed(digest, n).below(of) === result).length;
  return right > draws.length / 2;
}
