// Long, because it is a list: each picture of the rulebooks with its position.
/** A picture of a rulebook: the position that is laid, as a scenario that begins and is not played, and which part of the board is shown. */
export interface Position {
  /** The folder of docs/rules. */
  readonly book: string;
  /** The name of the picture. */
  readonly name: string;
  readonly scenario: string;
  /** Set where the picture shows what stands after the scenario's answers, and not how it begins. */
  readonly played?: true;
  /** What must be put away first: a paper that lies on the board. */
  readonly told?: string;
  /** Where the pointer rests, in parts of the board; a way to that place is drawn. */
  readonly over?: readonly [number, number];
  /** The answer that is held, by what the bar says of it in English; none where nothing is said. */
  readonly held?: RegExp;
  /** Set where the held answer is given, and the picture shows what the stage then tells. */
  readonly acted?: true;
  /** What is shown, where it is not the board. */
  readonly of?: string;
  /** Left, top, width and height in parts of what is shown. */
  readonly part: readonly [number, number, number, number];
  /** How wide the picture is at most, where less than usual is enough. */
  readonly wide?: number;
}

const NIGHT = `
game: nachtwacht
rules: [NW-0.1]
`;

/** The same position in both editions of Talisman, each with its own rule; `EDITION` and `RULE` stand for them in the
 * scenario, `FATE` for no fate where there is such a thing: nobody thinks better of a roll. */
const inBoth = (
  name: string,
  rules: Readonly<Record<'1986' | 'digital', string>>,
  { scenario, ...rest }: Omit<Position, 'book' | 'name'>,
): Position[] =>
  (['1986', 'digital'] as const).map((edition) => ({
    ...rest,
    book: `talisman-${edition}`,
    name: `${name}-${edition}`,
    scenario: scenario
      .replace('EDITION', `"${edition}"`)
      .replace('RULE', rules[edition])
      .replace(', FATE', edition === '1986' ? '' : ', fate: 0'),
  }));

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
    You: { character: warrior, at: tavern${edition === '1986' ? '' : ', fate: 0'} }
    Ysolde: { character: dwarf, at: crags }
dice: [5]
when:
  - { seat: You, choose: roll }
then:
  figures: { You: { at: tavern } }
`,
    part: [0.02, 0.16, 0.84, 0.78] as const,
    wide: 520,
  })),
  {
    book: 'nachtwacht',
    name: 'cancelled',
    scenario: `title: Three of four showed the same
seats: [Sofie, Jan, Piet, Cato]${NIGHT}given:
  path: oMP|ooMP|MooPo
  monsters: { 6: tooth, 10: sword }
  pawns: { Jan: 6!, Piet: 4, Sofie: 9, Cato: 1 }
draws: [torch]
when:
  - { seat: Sofie, choose: skull }
  - { seat: Jan, choose: 1 }
  - { seat: Piet, choose: 1 }
  - { seat: Cato, choose: 1 }
then:
  decision: { seat: Sofie, kind: placeMonster }
`,
    played: true,
    of: '.slot-panel',
    part: [0.03, 0.09, 0.94, 0.38],
  },
  {
    book: 'nachtwacht',
    name: 'skull',
    scenario: `title: Sofie may put a monster on any lit square
seats: [Sofie, Jan, Piet, Cato]${NIGHT}given:
  path: oMP|ooMP|MooPo
  monsters: { 6: tooth, 10: sword }
  pawns: { Jan: 6!, Piet: 4, Sofie: 9, Cato: 1 }
draws: [torch]
when:
  - { seat: Sofie, choose: skull }
  - { seat: Jan, choose: 1 }
  - { seat: Piet, choose: 1 }
  - { seat: Cato, choose: 1 }
then:
  decision: { seat: Sofie, kind: placeMonster }
`,
    played: true,
    part: [0.03, 0, 0.76, 0.44],
  },
  {
    book: 'nachtwacht',
    name: 'strip',
    scenario: `title: Cato chooses which end joins the path
seats: [Cato, Jan, Piet, Sofie]${NIGHT}given:
  path: oMP|ooMP
  pawns: { Jan: 1, Piet: 3, Sofie: 4, Cato: 5 }
when:
  - { seat: Cato, choose: 4 }
  - { seat: Jan, choose: 1 }
  - { seat: Piet, choose: 1 }
  - { seat: Sofie, choose: 1 }
  - { seat: Cato, choose: '5.1' }
draws: [S5-A]
then:
  decision: { seat: Cato, kind: direction }
`,
    played: true,
    part: [0.03, 0.01, 0.77, 0.42],
  },
  {
    book: 'nachtwacht',
    name: 'steps',
    scenario: `title: Every square is a step
seats: [Cato, Jan, Piet, Sofie]${NIGHT}given:
  path: oMP|ooMP|MooPo
  monsters: { 6: tooth }
  pawns: { Cato: 3, Jan: 6!, Piet: 5, Sofie: 9 }
then:
  pawns: { Cato: 3 }
`,
    held: /5 squares|to 8|square 8/i,
    part: [0.03, 0.13, 0.86, 0.32],
  },
  {
    book: 'talisman-1986',
    name: 'bridge-1986',
    scenario: `title: Over the bridge with a roll of 5
game: talisman
edition: "1986"
seats: [You, Ysolde]
rules: [T86-6.11.1a]
given:
  figures:
    You: { character: warrior, at: graveyard }
    Ysolde: { character: dwarf, at: crags }
dice: [5]
when:
  - { seat: You, choose: roll }
then:
  figures: { Ysolde: { at: crags } }
`,
    held: /bridge/i,
    part: [0.02, 0.04, 0.97, 0.285],
  },
  ...inBoth(
    'inner',
    { 1986: 'T86-6.11.1a', digital: 'TDE-10.7' },
    {
      scenario: `title: Two ways to the Crown
game: talisman
edition: EDITION
seats: [You, Ysolde]
rules: [RULE]
given:
  figures:
    You: { character: warrior, at: plain-of-peril }
    Ysolde: { character: dwarf, at: crags }
then:
  figures: { Ysolde: { at: crags } }
`,
      part: [0.18, 0.17, 0.64, 0.52],
    },
  ),
  {
    book: 'dystopia',
    name: 'walk',
    scenario: `title: Never diagonally
game: dystopia
seats: [You]
rules: [DYS-MOVE.2]
given:
  title: Dystopia
  map:
    - "###########"
    - "#AAAAAAAAA#"
    - "#AAAAAAAAA#"
    - "#####+#####"
    - "#bbbbbbbbb#"
    - "#bbbbbbbbb#"
    - "#bbb#bbbbb#"
    - "#bbbbbbbbb#"
    - "###########"
  revealed: [b]
  heroes: { elf: { at: "6,6" } }
  monsters: [{ code: N1, at: "4,5" }]
then:
  heroes: { elf: { at: "6,6" } }
`,
    told: '.slot-board .btn',
    over: [0.257, 0.578],
    part: [0.05, 0.28, 0.9, 0.5],
  },
  {
    book: 'dystopia',
    name: 'jump',
    scenario: `title: Over a trap
game: dystopia
seats: [You]
rules: [DYS-TRAP.8]
given:
  title: Dystopia
  map: ["#########", "#aaaaaaa#", "#########"]
  heroes: { warrior: { at: "3,1" } }
  traps: [{ kind: pit, at: "4,1", visible: true }]
then:
  heroes: { warrior: { at: "3,1" } }
`,
    told: '.slot-board .btn',
    held: /5.1/,
    part: [0.13, 0.36, 0.74, 0.28],
  },
  {
    book: 'talisman-digital',
    name: 'fate-digital',
    scenario: `title: A roll that may be thought better of
game: talisman
edition: "digital"
seats: [You, Ysolde]
rules: [TDE-2.9]
given:
  figures:
    You: { character: warrior, at: tavern, fate: 2 }
    Ysolde: { character: dwarf, at: crags }
dice: [2]
when:
  - { seat: You, choose: roll }
then:
  decision: { seat: You, kind: fate }
`,
    played: true,
    part: [0.02, 0, 0.97, 0.935],
    wide: 520,
  },
  {
    book: 'talisman-digital',
    name: 'bridge-digital',
    scenario: `title: Over the bridge with a roll of 5
game: talisman
edition: "digital"
seats: [You, Ysolde]
rules: [TDE-9.4]
given:
  figures:
    You: { character: warrior, at: graveyard, fate: 0 }
    Ysolde: { character: dwarf, at: crags }
dice: [5]
when:
  - { seat: You, choose: roll }
then:
  figures: { Ysolde: { at: crags } }
`,
    held: /bridge/i,
    part: [0.02, 0.04, 0.97, 0.285],
  },
  {
    book: 'talisman-digital',
    name: 'ghost-digital',
    scenario: `title: A ghost on the way to its gravestone
game: talisman
edition: "digital"
options: { expansion: realm-of-souls }
seats: [You, Ysolde]
rules: [TDE-11.7]
given:
  figures:
    You: { character: warrior, ghost: banshee, grave: O4, at: village, lives: 1, fate: 0 }
    Ysolde: { character: dwarf, at: crags }
dice: [1]
when:
  - { seat: You, choose: roll }
then:
  figures: { Ysolde: { at: crags } }
`,
    part: [0.02, 0.04, 0.6, 0.27],
  },
  {
    book: 'talisman-digital',
    name: 'fight-digital',
    scenario: `title: A fight and its sum
game: talisman
edition: "digital"
seats: [You, Ysolde]
rules: [TDE-5.6]
given:
  figures:
    You: { character: troll, at: O9, fate: 0 }
    Ysolde: { character: dwarf, at: village }
  lying: { O10: [dragon] }
dice: [1, 3, 5]
when:
  - { seat: You, choose: roll }
  - { seat: You, choose: cw }
then:
  figures: { You: { lives: 5 } }
`,
    held: /Dragon/,
    acted: true,
    of: '.ts-sides',
    part: [0, 0, 1, 1],
  },
  {
    book: 'talisman-digital',
    name: 'trophies-digital',
    scenario: `title: Thirteen points in trophies
game: talisman
edition: "digital"
seats: [You, Ysolde]
rules: [TDE-6.22]
given:
  figures:
    You: { character: thief, at: O1, fate: 0, trophies: [dragon, giant, demon] }
    Ysolde: { character: dwarf, at: crags }
dice: [1]
draws: [axe]
when:
  - { seat: You, choose: roll }
  - { seat: You, choose: cw }
  - { seat: You, choose: done }
  - { seat: You, choose: trade }
then:
  decision: { seat: You, kind: trophies }
`,
    played: true,
    of: '.ts-me',
    part: [0, 0.185, 1, 0.815],
  },
  {
    book: 'talisman-1986',
    name: 'fight-1986',
    scenario: `title: A fight and its sum
game: talisman
edition: "1986"
seats: [You, Ysolde]
rules: [T86-6.16.4a]
given:
  figures:
    You: { character: troll, at: O9, objects: [axe] }
    Ysolde: { character: dwarf, at: crags }
  lying: { O10: [ogre] }
dice: [1, 2, 3]
when:
  - { seat: You, choose: roll }
  - { seat: You, choose: cw }
then:
  figures: { You: { trophies: [ogre] } }
`,
    held: /Ogre/,
    acted: true,
    of: '.ts-sides',
    part: [0, 0, 1, 1],
  },
  {
    book: 'talisman-1986',
    name: 'raft-1986',
    scenario: `title: A raft lies ready in the Forest
game: talisman
edition: "1986"
seats: [You, Ysolde]
rules: [T86-6.11.17]
given:
  figures:
    You: { character: thief, at: O4, objects: [axe], raft: ready }
    Ysolde: { character: dwarf, at: crags }
then:
  figures: { Ysolde: { at: crags } }
`,
    part: [0.02, 0.04, 0.97, 0.285],
  },
  ...inBoth(
    'toad',
    { 1986: 'T86-6.19.4', digital: 'TDE-8.1' },
    {
      scenario: `title: A toad takes a step
game: talisman
edition: EDITION
seats: [You, Ysolde]
rules: [RULE]
given:
  figures:
    You: { character: troll, at: O12, toad: 3 }
    Ysolde: { character: dwarf, at: crags }
  lying: { O12: [axe] }
when:
  - { seat: You, choose: step }
then:
  decision: { seat: You, kind: direction }
`,
      played: true,
      part: [0.5, 0.56, 0.475, 0.385],
    },
  ),
  {
    book: 'dystopia',
    name: 'corner',
    scenario: `title: Past one pillar, not between two
game: dystopia
seats: [You]
rules: [DYS-COMB.6, DYS-LOS.5]
given:
  title: Dystopia
  map:
    - "#########"
    - "#aaaaaaa#"
    - "#aaaaaaa#"
    - "#aaaa#aa#"
    - "#aaa#aaa#"
    - "#aaaaaaa#"
    - "#########"
  heroes: { warrior: { at: "4,3" } }
  monsters: [{ code: N1, at: "5,2" }, { code: N1, at: "5,4" }]
then:
  heroes: { warrior: { at: "4,3" } }
`,
    told: '.slot-board .btn',
    held: /attack/i,
    part: [0.2, 0.2, 0.6, 0.6],
  },
  {
    book: 'talisman-digital',
    name: 'raft-digital',
    scenario: `title: A raft lies ready in the Forest
game: talisman
edition: "digital"
seats: [You, Ysolde]
rules: [TDE-9.11]
given:
  figures:
    You: { character: thief, at: O4, fate: 0, objects: [axe, pur.raft] }
    Ysolde: { character: dwarf, at: crags }
then:
  figures: { Ysolde: { at: crags } }
`,
    part: [0.02, 0.04, 0.97, 0.285],
  },
  {
    book: 'dystopia',
    name: 'spell',
    scenario: `title: A spell in place of a blow
game: dystopia
seats: [You]
rules: [DYS-SPELL.3]
given:
  title: Dystopia
  map:
    - "#########"
    - "#aaaaaaa#"
    - "#aaaaaaa#"
    - "#aaaaaaa#"
    - "#########"
  heroes: { elf: { at: "2,3", spells: [ember-dart] } }
  monsters: [{ code: N1, at: "6,1" }]
when:
  - { seat: You, choose: 'cast:ember-dart' }
then:
  heroes: { elf: { at: "2,3" } }
`,
    played: true,
    told: '.slot-board .btn',
    part: [0.06, 0.2, 0.88, 0.6],
  },
  {
    book: 'talisman-1986',
    name: 'trophies-1986',
    scenario: `title: Fourteen points in trophies
game: talisman
edition: "1986"
seats: [You, Ysolde]
rules: [T86-6.1.4b]
given:
  figures:
    You: { character: thief, at: O2, trophies: [dragon, ogre, wolf] }
    Ysolde: { character: dwarf, at: crags }
when:
  - { seat: You, choose: trade }
then:
  figures: { Ysolde: { at: crags } }
`,
    played: true,
    of: '.ts-me',
    part: [0, 0.185, 1, 0.815],
  },
  {
    book: 'talisman-digital',
    name: 'veil-digital',
    scenario: `title: A Veil card beside an Ogre
game: talisman
edition: "digital"
options: { expansion: realm-of-souls }
seats: [You, Ysolde]
rules: [TDE-11.12b]
given:
  figures:
    You: { character: warrior, ghost: banshee, grave: O4, at: O11, lives: 1, fate: 0 }
    Ysolde: { character: dwarf, at: crags }
  lying: { O12: [ogre, veil.phantasm] }
then:
  figures: { Ysolde: { at: crags } }
`,
    part: [0.5, 0.56, 0.475, 0.255],
  },
  {
    book: 'nachtwacht',
    name: 'order',
    scenario: `title: Four different cards act in order
seats: [Sofie, Jan, Piet, Cato]${NIGHT}given:
  path: oMP|ooMP|MooPo
  monsters: { 10: sword }
  pawns: { Jan: 1, Piet: 4, Cato: 5, Sofie: 9 }
  hands: { Jan: [blood], Piet: [feather] }
draws: [tooth]
when:
  - { seat: Sofie, choose: skull }
  - { seat: Jan, choose: vega }
  - { seat: Piet, choose: 4 }
  - { seat: Cato, choose: 6 }
then:
  decision: { seat: Sofie, kind: placeMonster }
`,
    played: true,
    of: '.slot-panel',
    part: [0.03, 0.09, 0.94, 0.38],
  },
  {
    book: 'nachtwacht',
    name: 'hand',
    scenario: `title: One card too many
seats: [Piet, Jan, Cato, Sofie]${NIGHT}given:
  path: oMP|ooMP|MooPo
  pawns: { Piet: 4, Jan: 0, Cato: 0, Sofie: 9 }
  hands: { Piet: [tooth, tooth, blood] }
draws: [potion]
when:
  - { seat: Piet, choose: 3 }
  - { seat: Jan, choose: 1 }
  - { seat: Cato, choose: 1 }
  - { seat: Sofie, choose: 1 }
then:
  decision: { seat: Piet, kind: discard }
`,
    played: true,
    of: '.slot-hand',
    part: [0.42, 0, 0.58, 1],
    wide: 480,
  },
  ...inBoth(
    'psychic',
    { 1986: 'T86-6.17.2a', digital: 'TDE-5.23' },
    {
      scenario: `title: A fight of minds
game: talisman
edition: EDITION
seats: [You, Ysolde]
rules: [RULE]
given:
  figures:
    You: { character: prophetess, at: O9, spells: [], FATE }
    Ysolde: { character: dwarf, at: village }
  lying: { O10: [shadow] }
dice: [1, 5, 2]
when:
  - { seat: You, choose: roll }
  - { seat: You, choose: cw }
then:
  figures: { Ysolde: { at: village } }
`,
      held: /Shadow/,
      acted: true,
      of: '.ts-sides',
      part: [0, 0, 1, 1],
    },
  ),
  ...inBoth(
    'team',
    { 1986: 'T86-6.16.5', digital: 'TDE-5.13' },
    {
      scenario: `title: Two Enemies fight as one
game: talisman
edition: EDITION
seats: [You, Ysolde]
rules: [RULE]
given:
  figures:
    You: { character: troll, at: O9, FATE }
    Ysolde: { character: dwarf, at: village }
  lying: { O10: [wolf, goblin] }
dice: [1, 4, 3]
when:
  - { seat: You, choose: roll }
  - { seat: You, choose: cw }
then:
  figures: { Ysolde: { at: village } }
`,
      held: /Goblin|Wolf/,
      acted: true,
      of: '.ts-sides',
      part: [0, 0, 1, 1],
    },
  ),
  ...inBoth(
    'lying',
    { 1986: 'T86-6.13.4b', digital: 'TDE-3.2' },
    {
      scenario: `title: One of two cards lies in the Ruins already
game: talisman
edition: EDITION
seats: [You, Ysolde]
rules: [RULE]
given:
  figures:
    You: { character: thief, at: O20, FATE }
    Ysolde: { character: dwarf, at: village }
  lying: { ruins: [healer] }
dice: [1]
when:
  - { seat: You, choose: roll }
then:
  figures: { Ysolde: { at: village } }
`,
      held: /Ruins/,
      part: [0.02, 0.56, 0.44, 0.385],
      wide: 520,
    },
  ),
  {
    book: 'dystopia',
    name: 'door',
    scenario: `title: A door is opened
game: dystopia
seats: [You]
rules: [DYS-MOVE.4]
given:
  title: Dystopia
  map:
    - "###########"
    - "#AAAAAAAAA#"
    - "#AAAAAAAAA#"
    - "#####+#####"
    - "#bbbbbbbbb#"
    - "#bbbbbbbbb#"
    - "#bbb#bbbbb#"
    - "#bbbbbbbbb#"
    - "###########"
  revealed: [b]
  heroes: { dwarf: { at: "5,5" } }
  hidden: [{ code: N1, at: "9,1" }]
when:
  - { seat: You, choose: "go:5,4" }
  - { seat: You, choose: "open:5,3" }
then:
  revealed: [A, b]
`,
    played: true,
    told: '.slot-board .btn',
    part: [0.05, 0.1, 0.9, 0.6],
  },
  {
    book: 'dystopia',
    name: 'trap',
    scenario: `title: Back to the square before the trap
game: dystopia
seats: [You]
rules: [DYS-TRAP.4, DYS-TRAP.6]
given:
  title: Dystopia
  map: ["#########", "#aaaaaaa#", "#aaaaaaa#", "#########"]
  heroes: { warrior: { at: "3,1" }, elf: { at: "1,2" } }
  traps: [{ kind: pit, at: "5,1" }]
dice: [4, 2]
when:
  - { seat: You, choose: "go:5,1" }
then:
  traps: ["5,1"]
`,
    played: true,
    told: '.slot-board .btn',
    part: [0.1, 0.3, 0.8, 0.4],
  },
];
