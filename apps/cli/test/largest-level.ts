import { dystopia } from '@questhall/dystopia';
import { commitment, digestOf } from '@questhall/fair';
import { type AnyGame, begin, fast, type MatchOptions, matchOptions, type OptionSpec, play, sealed } from '@questhall/kernel';
import { type ExportedMatch, LONGEST_OPTION, recordByReplay } from '@questhall/record';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** A small level whose text has exactly so many characters, as many as may be of more than one byte. */
export function largestLevel(length: number): string {
  const level = {
    schema: 'dystopia-level/1',
    id: 'large',
    number: 1,
    title: 'Ærø’s Dörfchen'.padEnd(60, 'æ'),
    map: ['############', '#AAA#aa#BBB#', '#AAA+aa+BBB#', '#AAA#aa#BBB#', '############', '############'],
    starts: [
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
      [1, 3],
    ],
    exits: [[1, 2]],
    goals: [{ type: 'escape' }],
    furniture: [],
    traps: [{ kind: 'pit', at: [5, 1] }],
    monsters: [{ code: 'G1', at: [9, 1], boss: 'chief', name: 'The Chieftain Below' }],
    story: { intro: 'Ærø. '.repeat(400).trim(), won: 'Out again.' },
    after: null,
  };
  const text = JSON.stringify(level);
  return text.slice(0, -1) + ' '.repeat(length - text.length) + text.slice(-1);
}

/** A match with these options, played at random for so many actions, or to its end. */
export function randomMatch(game: AnyGame, options: MatchOptions, most: number): ExportedMatch {
  const seats = Math.max(2, game.seatsFor?.(options).min ?? game.seats.min);
  const table = {
    match: 'options000000000',
    game: game.id,
    rules: game.version,
    options,
    chance: { kind: 'sealed' as const, commitment: commitment(SECRET) },
  };
  const seated = Array.from({ length: seats }, (_, seat) => ({
    seat,
    kind: 'person' as const,
    name: 'Anna',
    level: null,
    contribution: '',
  }));
  const contributions = seated.map((s) => s.contribution);
  const chance = sealed(digestOf(SECRET, contributions, table.match));
  const choosing = fast(7, 7);
  const s = begin(game, { seats, options }, chance);
  const actions: Parameters<typeof recordByReplay>[1]['actions'][number][] = [];
  while (!s.outcome && actions.length < most) {
    const d = s.pending[0]!;
    const choice = d.choose ? d.options.slice(0, d.choose.min) : d.options[choosing.below(d.options.length)]!;
    actions.push({ seat: d.seat, choice, by: 'person', at: 1_700_000_000_000 });
    play(game, s, { decision: d.id, seat: d.seat, choice }, chance);
  }
  return recordByReplay(game, { table, seats: seated, secret: SECRET, at: 1_700_000_000_000, actions });
}

/** The value of an option that takes the most room. */
export function largest({ values, text }: OptionSpec): string | number | boolean {
  if (text) return largestLevel(text.most);
  if ('min' in values) return values.max;
  return [...values].sort((a, b) => String(b).length - String(a).length)[0]!;
}

/** A finished match in which every option of the game is at its largest. */
export function allLargest(game: AnyGame): ExportedMatch {
  const options = Object.fromEntries(game.options.map((option) => [option.id, largest(option)]));
  return randomMatch(game, matchOptions(game.options, options), 20_000);
}

/** A finished match of a level as long as a level may be. */
export function largestMatch(): ExportedMatch {
  return randomMatch(dystopia, matchOptions(dystopia.options, { ownLevel: largestLevel(LONGEST_OPTION), roundLimit: 3 }), 5000);
}
