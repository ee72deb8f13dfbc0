/** A picture of a rulebook: the position that is laid, as a scenario that begins and is not played, and which part of the board is shown. */
export interface Position {
  /** The folder of docs/rules. */
  readonly book: string;
  /** The name of the picture. */
  readonly name: string;
  readonly scenario: string;
  /** What must be put away first: a paper that lies on the board. */
  readonly told?: string;
  /** The answer that is held, by what the bar says of it in English; none where nothing is said. */
  readonly held?: RegExp;
  /** Left, top, width and height in parts of the board. */
  readonly part: readonly [number, number, number, number];
}

const NIGHT = `
game: nachtwacht
rules: [NW-0.1]
`;

export const POSITIONS: readonly Position[] = [
  {
    book: 'nachtwacht',
    name: 'step-back',
    scenario: `title: Piet would end on Sofie
seats: [Piet, Jan, Cato, Sofie]${NIGHT}given:
  path: oMP|ooMP|MooPo
  pawns: { Piet: 7, Jan: 3, Cato: 4, Sofie: 9 }
then:
  pawns: { Piet: 7 }
`,
    held: /2 squares|to 8|square 8/i,
    part: [0.03, 0.13, 0.86, 0.32],
  },
  {
    book: 'nachtwacht',
    name: 'blocked',
    scenario: `title: Jan may fight
seats: [Jan, Piet, Cato, Sofie]${NIGHT}given:
  path: oMP|ooMP|MooPo
  monsters: { 6: tooth }
  pawns: { Jan: 6!, Piet: 3, Cato: 4, Sofie: 9 }
  hands: { Jan: [tooth, blood] }
then:
  pawns: { Jan: 6! }
`,
    part: [0.03, 0.13, 0.86, 0.32],
  },
  {
    book: 'nachtwacht',
    name: 'exact',
    scenario: `title: Cato is three squares before the library
seats: [Cato, Jan, Piet, Sofie]${NIGHT}given:
  path: complete
  monsters: { 34: tooth }
  pawns: { Cato: 34~, Jan: 0, Piet: 0, Sofie: 0 }
then:
  pawns: { Cato: 34~ }
`,
    held: /to 35|square 35/i,
    part: [0.03, 0.5, 0.5, 0.48],
  },
  {
    book: 'dystopia',
    name: 'attack',
    scenario: `title: A blow
game: dystopia
seats: [You]
rules: [DYS-COMB.10]
given:
  title: Dystopia
  map:
    - "###############"
    - "#AAAAA###BBBBB#"
    - "#AAAAA###BBBBB#"
    - "#AAAAA+c+BBBBB#"
    - "#AAAAA###BBBBB#"
    - "#AAAAA###BBBBB#"
    - "###############"
  revealed: [A, c, B]
  heroes: { archer: { at: "5,3" } }
  monsters: [{ code: N1, at: "11,3" }, { code: N1, at: "10,1" }]
  doors: [{ at: "6,3", state: open }, { at: "8,3", state: open }]
  goals: [escape]
  exits: ["13,3"]
then:
  monsters: { m0: { at: "11,3" } }
`,
    told: '.slot-board .btn',
    held: /attack/i,
    part: [0.0, 0.26, 1, 0.48],
  },
  ...(['1986', 'digital'] as const).map((edition) => ({
    book: `talisman-${edition}`,
    name: `roll-${edition}`,
    scenario: `title: A roll of 5 in the Tavern
game: talisman
edition: "${edition}"
seats: [You, Ysolde]
rules: [${edition === '1986' ? 'T86-6.11.1a' : 'TDE-4.4'}]
given:
  figures:
    You: { character: warrior, at: tavern }
    Ysolde: { character: dwarf, at: crags }
dice: [5]
when:
  - { seat: You, choose: roll }
then:
  figures: { You: { at: tavern } }
`,
    part: [0.02, 0.16, 0.84, 0.82] as const,
  })),
];
