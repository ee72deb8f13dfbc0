/** The six powers of monsters and cards (NW-1.4, NW-1.5). */
export const POWERS = ['tooth', 'blood', 'feather', 'sword', 'torch', 'potion'] as const;
export type Power = (typeof POWERS)[number];
/** A joker counts as any power (NW-11.6). */
export type PowerCard = Power | 'joker';

/** Every player's eight step cards, in the order in which a hand is shown (NW-1.3, NW-17.2). */
export const STEP_CARDS = ['1', '2', '3', '4', '5', '6', 'skull', 'vega'] as const;
export type StepCard = (typeof STEP_CARDS)[number];

export type SquareKind = 'plain' | 'monster' | 'power';
export type StripLength = 3 | 4 | 5;
export type PathLength = 'short' | 'standard' | 'long';

/** How many of each power card there are: 40 in all (NW-17.3). */
export const POWER_CARD_COUNTS: Readonly<Record<PowerCard, number>> = {
  tooth: 6,
  blood: 6,
  feather: 6,
  sword: 6,
  torch: 6,
  potion: 6,
  joker: 4,
};

/** The power cards of a match: the French rules can be read as naming a single joker (NW-16.10). */
export const powerCardCounts = (oneJoker: boolean): Readonly<Record<PowerCard, number>> =>
  oneJoker ? { ...POWER_CARD_COUNTS, joker: 1 } : POWER_CARD_COUNTS;

/** How a strip lies: its ends stay where they are (NW-3.8). Left and right as seen by whoever walks along it. */
export const BENDS = ['straight', 'left', 'right'] as const;
export type Bend = (typeof BENDS)[number];

/** The four pawns (NW-1.2, NW-17.1), by number: lyre, wolf, raven, hood. Their colours are those of their players. */
export const PAWNS = [0, 1, 2, 3] as const;

/** How many monsters of each power there are: 15 in all (NW-17.4). */
export const MONSTER_COUNTS: Readonly<Record<Power, number>> = { tooth: 3, blood: 2, feather: 3, sword: 2, torch: 3, potion: 2 };

/** All power cards and jokers, and all six powers, in the order in which hands and lists show them. */
export const POWER_CARDS = [...POWERS, 'joker'] as const satisfies readonly PowerCard[];

/** The strips in the printed direction: `o` plain, `M` monster square, `P` power square (NW-17.5). */
export const STRIP_PATTERNS = {
  'S3-A': 'oMP',
  'S3-B': 'Moo',
  'S3-C': 'PoM',
  'S3-D': 'oPM',
  'S4-A': 'oMoP',
  'S4-B': 'ooMP',
  'S4-C': 'MPMo',
  'S4-D': 'MoPo',
  'S5-A': 'oMoPM',
  'S5-B': 'MooPo',
  'S5-C': 'PoMMo',
  'S5-D': 'oPMoM',
} as const;
export type StripId = keyof typeof STRIP_PATTERNS;

export const STRIP_LENGTHS = [3, 4, 5] as const satisfies readonly StripLength[];

/** Which strips of each length are used: so many from A on (NW-17.5). */
export const STRIPS_PER_LENGTH: Readonly<Record<PathLength, number>> = { short: 2, standard: 3, long: 4 };

const KIND_OF = { o: 'plain', M: 'monster', P: 'power' } as const;

/** The square kinds of a pattern such as `oMP`. Throws an Error for any other letter. */
export function kindsOf(pattern: string): SquareKind[] {
  return [...pattern].map((letter) => {
    const kind = KIND_OF[letter as keyof typeof KIND_OF];
    if (!kind) throw new Error(`no square is written ${letter}; squares are o, M and P`);
    return kind;
  });
}

/** The square kinds of each strip in the printed direction. */
export const STRIP_KINDS = Object.fromEntries(
  Object.entries(STRIP_PATTERNS).map(([id, pattern]) => [id, kindsOf(pattern)]),
) as unknown as Readonly<Record<StripId, readonly SquareKind[]>>;

/** The strips in use, by length (NW-17.5). */
export function stripsOf(pathLength: PathLength): Record<StripLength, StripId[]> {
  const used = 'ABCD'.slice(0, STRIPS_PER_LENGTH[pathLength]);
  const ofLength = (length: StripLength) => [...used].map((letter) => `S${length}-${letter}` as StripId);
  return { 3: ofLength(3), 4: ofLength(4), 5: ofLength(5) };
}

/** N of the complete path: 24, 36 or 48 squares (NW-17.5). */
export function fullLengthOf(pathLength: PathLength): number {
  return STRIPS_PER_LENGTH[pathLength] * (3 + 4 + 5);
}

/** All cards of a table of counts, one by one. */
export function spread<C extends string>(counts: Readonly<Record<C, number>>): C[] {
  return (Object.entries(counts) as [C, number][]).flatMap(([card, count]) => new Array<C>(count).fill(card));
}
