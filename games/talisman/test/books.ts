import { abilitiesOf, cardOf } from '../src/editions/index.ts';
import type { EventType, TalismanEvent } from '../src/events.ts';
import type { State } from '../src/index.ts';
import { isRaft } from '../src/rules/character/numbers.ts';
import { COMMAND } from '../src/rules/magic/spells.ts';
import type { Character } from '../src/state.ts';

/**
 * A second bookkeeping: what each character has is reckoned from what the table is told alone. Whatever changes without
 * being told, is told and does not happen, or is told wrongly, is a difference.
 */

/** What is kept in the books. */
interface Account {
  gold: number;
  life: number;
  fate: number;
  strength: number;
  craft: number;
  misses: number;
  spells: number;
  quest: number;
  slave: boolean;
  space: string;
  alignment: string;
  goods: string[];
  trophies: string[];
}

type Numbers = { [K in keyof Account]: Account[K] extends number ? K : never }[keyof Account];

const accountOf = (c: Character): Account => ({
  gold: c.gold,
  life: c.lives,
  fate: c.fate,
  strength: c.strength,
  craft: c.craft,
  misses: c.misses,
  spells: c.spells.length,
  quest: c.quest,
  slave: c.slave,
  space: c.space,
  alignment: c.alignment,
  goods: [...c.objects, ...c.followers].sort(),
  trophies: [...c.trophies].sort(),
});

type Of<T extends EventType> = Extract<TalismanEvent, { type: T }>;

/** The books of a whole match. */
class Books {
  readonly accounts: Account[];

  /** What nobody can reckon from what all are told. */
  readonly unsaid = new Set<string>();

  constructor(accounts: Account[]) {
    this.accounts = accounts;
  }

  /** Writes down one thing that was told. @throws Error where somebody loses what is not there */
  write(e: TalismanEvent): void {
    const entry = this.entries[e.type] as ((told: TalismanEvent) => void) | undefined;
    entry?.(e);
  }

  private add(seat: number, what: Exclude<Numbers, 'quest'>, n: number): void {
    this.accounts[seat]![what] += n;
  }

  private set<K extends keyof Account>(seat: number, what: K, now: Account[K]): void {
    this.accounts[seat]![what] = now;
  }

  private pay(seat: number, n: number): void {
    this.accounts[seat]!.gold -= n;
  }

  private gets(seat: number, card: string, pile: 'goods' | 'trophies' = 'goods'): void {
    this.accounts[seat]![pile].push(card);
    this.accounts[seat]![pile].sort();
  }

  private loses(seat: number, ...cards: readonly string[]): void {
    const { goods, trophies } = this.accounts[seat]!;
    for (const card of cards) {
      const pile = goods.includes(card) ? goods : trophies;
      // Of what was given in another answer it is not said that it came, and it may go on at once.
      if (!pile.includes(card) && this.unsaid.has(`goods of ${seat}`)) continue;
      if (!pile.includes(card)) throw new Error(`${seat} loses ${card} and has ${goods.join()} and ${trophies.join()}`);
      pile.splice(pile.indexOf(card), 1);
    }
  }

  private pass(from: number, to: number, cards: readonly string[]): void {
    for (const card of cards) {
      this.loses(from, card);
      this.gets(to, card);
    }
  }

  /** Whose Spells changed hands is known to the two alone; each is told to them as one that came. */
  private spellsPassed(n: number, ...seats: readonly number[]): void {
    if (n > 0) for (const seat of seats) this.unsaid.add(`spells of ${seat}`);
  }

  private loseRaft(seat: number): void {
    this.loses(seat, ...this.accounts[seat]!.goods.filter(isRaft).slice(0, 1));
  }

  /** What each thing that is told changes; what is not here changes nothing in the books. */
  private readonly entries: { readonly [T in EventType]?: (e: Of<T>) => void } = {
    gained: ({ seat, what, n }) => this.add(seat, what, n),
    lost: ({ seat, what, n }) => this.add(seat, what, -n),
    healed: ({ seat, n, paid }) => {
      this.accounts[seat]!.life += n;
      this.pay(seat, paid);
    },
    replenished: ({ seat, n, paid }) => {
      this.accounts[seat]!.fate += n;
      this.pay(seat, paid);
    },
    rerolled: ({ seat }) => this.add(seat, 'fate', -1),
    paid: ({ seat, n }) => this.pay(seat, n),
    bought: ({ seat, card, price }) => {
      this.pay(seat, price);
      this.gets(seat, card);
    },
    sold: ({ seat, cards, gold }) => {
      this.pay(seat, -gold);
      this.loses(seat, ...cards);
    },
    took: ({ seat, card }) => {
      const { type, gold = 0 } = cardOf(card);
      if (type === 'gold') this.pay(seat, -gold);
      else this.gets(seat, card);
    },
    tookGold: ({ seat, n }) => this.pay(seat, -n),
    left: ({ seat, cards, gold }) => {
      this.pay(seat, gold);
      this.loses(seat, ...cards);
    },
    tradedTrophies: ({ seat, stat, n, cards }) => {
      this.accounts[seat]![stat] += n;
      // A trophy worth both is told of with each, and goes once.
      this.loses(seat, ...cards.filter((card) => this.accounts[seat]!.trophies.includes(card)));
    },
    stole: ({ seat, target, card, gold = 0 }) => {
      this.pay(target, gold);
      this.pay(seat, -gold);
      if (card !== undefined) this.pass(target, seat, [card]);
    },
    spoils: ({ seat, target, what, card }) => {
      if (what === 'gold') {
        this.pay(target, 1);
        this.pay(seat, -1);
      }
      if (card !== undefined) this.pass(target, seat, [card]);
    },
    // What it was is told with the offer, which is another answer's.
    bribeAnswered: ({ seat, target, accepted }) => {
      if (!accepted) return;
      for (const one of [seat, target]) for (const what of ['goods', 'gold', 'spells']) this.unsaid.add(`${what} of ${one}`);
    },
    traded: ({ seat, target, gold, given, got, spells }) => {
      this.pay(seat, gold);
      this.pay(target, -gold);
      this.pass(seat, target, given);
      this.pass(target, seat, got);
      this.spellsPassed(spells, seat, target);
    },
    awarded: ({ seat, card }) => this.gets(seat, card),
    raised: ({ seat, card }) => this.gets(seat, card),
    cursed: ({ seat, card }) => this.gets(seat, card),
    familiar: ({ seat, card }) => this.gets(seat, card),
    charmed: ({ seat, card, worked }) => (worked ? this.gets(seat, card) : undefined),
    trophy: ({ seat, cards }) => {
      for (const card of cards) this.gets(seat, card, 'trophies');
    },
    drank: ({ seat, card }) => this.loses(seat, card),
    killed: ({ seat, card }) => this.loses(seat, card),
    curseLifted: ({ seat, card }) => this.loses(seat, card),
    hoarded: ({ seat, card }) => this.loses(seat, card),
    laidToRest: ({ seat, card }) => this.loses(seat, card),
    discarded: ({ seat, card }) => (seat === undefined ? undefined : this.loses(seat, card)),
    // In the Digital Edition it is a card of the stock (TDE-9.10).
    raftBuilt: ({ seat }) => void this.unsaid.add(`goods of ${seat}`),
    hired: ({ seat, card }) => this.pay(seat, abilitiesOf(card, 'hire')[0]!.price ?? 1),
    raftLost: ({ seat }) => this.loseRaft(seat),
    gotSpell: ({ seat }) => this.add(seat, 'spells', 1),
    // The Command Spell of the Crown is no card (T86-6.9.8a).
    cast: ({ seat, spell }) => (spell === COMMAND ? undefined : this.add(seat, 'spells', -1)),
    placed: ({ seat, card }) => (this.accounts[seat]!.goods.includes(card) ? this.loses(seat, card) : undefined),
    eyeOpened: ({ seat, card }) => this.loses(seat, card),
    scattered: () => {
      for (const a of this.accounts) a.trophies = [];
    },
    droppedSpells: ({ seat, spells }) => this.add(seat, 'spells', -spells.length),
    willMiss: ({ seat }) => this.add(seat, 'misses', 1),
    turnMissed: ({ seat, left }) => this.set(seat, 'misses', left),
    turnedTo: ({ seat, alignment }) => this.set(seat, 'alignment', alignment),
    questGiven: ({ seat, quest }) => this.set(seat, 'quest', quest),
    questDone: ({ seat, quest }) => {
      if (this.accounts[seat]!.quest !== quest) throw new Error(`${seat} has not quest ${quest}`);
      this.accounts[seat]!.quest = 0;
    },
    enslaved: ({ seat }) => this.set(seat, 'slave', true),
    freed: ({ seat }) => this.set(seat, 'slave', false),
    moved: ({ seat, from, path, to, by }) => {
      const a = this.accounts[seat]!;
      if (a.space !== from || path.at(-1) !== to) throw new Error(`${seat} on ${a.space} goes from ${from} by ${path.join()} to ${to}`);
      a.space = to;
      if (by === 'raft') this.loseRaft(seat);
    },
  };
}

/** What else changes only as it is told: how it stands, and what tells of it. Of these the words of what is told are tested with each. */
const ALSO: readonly [what: string, of: (s: State) => unknown, told: readonly EventType[]][] = [
  ['the Crown reached', (s) => s.crownReached, ['crownReached']],
  ['magic banned', (s) => s.ban, ['magicBanned', 'magicBack', 'died', 'becameGhost']],
  ['hexes', (s) => s.hexes.length, ['hexLaid', 'turnBegan']],
  ['rafts', (s) => s.characters.map(({ raft }) => raft), ['raftBuilt', 'raftLost', 'moved', 'died', 'becameToad', 'becameGhost']],
  ['vanished', (s) => s.characters.map(({ vanished }) => vanished), ['vanished', 'turnBegan', 'died', 'becameGhost']],
  ['what cards hold', (s) => s.held, ['held', 'drew', 'met', 'discarded', 'placed', 'destroyed']],
  ['extra turns', (s) => s.turn.extra, ['extraTurns', 'turnBegan']],
  ['toads', (s) => s.characters.map(({ toad }) => toad > 0), ['becameToad', 'toadNoMore', 'died', 'becameGhost']],
  ['lasting Events', (s) => s.lasting.length, ['lawBegan', 'slowed', 'turnBegan', 'discarded', 'destroyed']],
  ['ghosts', (s) => s.souls?.ghosts.map((one) => one !== null), ['becameGhost', 'spiritedAway', 'resurrected', 'died']],
  ['gravestones', (s) => s.souls?.ghosts.map((one) => one?.grave), ['graveMoved', 'becameGhost', 'spiritedAway', 'resurrected', 'died']],
  ['Terrain', (s) => s.souls?.terrain, ['terrainLaid']],
  ['the other side', (s) => s.souls?.dark, ['flipped']],
  [
    'the Heart of Night',
    (s) => s.souls?.heart,
    ['stored', 'left', 'discarded', 'died', 'becameGhost', 'spoils', 'traded', 'stole', 'becameToad'],
  ],
  ['the King of the Dead', (s) => s.souls?.king, ['kingHurt']],
  ['three dice', (s) => s.souls?.threeDice.length, ['threeDice', 'rolled', 'moved', 'turnBegan', 'died', 'becameGhost']],
  ['cards face down', (s) => s.souls?.facedown.map(({ before }) => before), ['faceDown', 'mediumDrew', 'drew', 'ontoDeck', 'died']],
];

/** How the books stand before an answer. */
interface Standing {
  accounts: Account[];
  who: (string | null)[];
  also: string[];
}

const alsoOf = (s: State): string[] => ALSO.map(([, of]) => JSON.stringify(of(s)) ?? 'nothing');

/** The books before an answer is given. */
export const standing = (s: State): Standing => ({
  accounts: s.characters.map(accountOf),
  who: s.characters.map(({ card, toad }) => (toad > 0 ? null : card)),
  also: alsoOf(s),
});

/** What stands in the state otherwise than the books say, from how they stood and what was told since; empty where they agree. */
export function differences(before: Standing, s: State, told: readonly TalismanEvent[]): string[] {
  const types = new Set(told.map(({ type }) => type));
  const found = alsoOf(s).flatMap((now, i) => {
    const [what, , tells] = ALSO[i]!;
    return now === before.also[i] || tells.some((type) => types.has(type))
      ? []
      : [`${what}: ${before.also[i]} is ${now}, and nobody is told`];
  });
  const reborn = new Set(told.flatMap((e) => (e.type === 'becameGhost' ? [e.seat] : [])));
  // Toads, and who becomes somebody else, are told of in their own words.
  const same = (seat: number) =>
    before.who[seat] !== null && s.characters[seat]!.card === before.who[seat] && s.characters[seat]!.toad === 0 && !reborn.has(seat);
  if (s.characters.some(({ card }, seat) => card !== null && !same(seat))) return found;
  const books = new Books(before.accounts);
  try {
    for (const e of told) books.write(e);
  } catch (e) {
    return [...found, e instanceof Error ? e.message : String(e)];
  }
  s.characters.forEach((c, seat) => {
    if (!same(seat)) return;
    const [now, book] = [accountOf(c), books.accounts[seat]!];
    for (const key of Object.keys(now) as (keyof Account)[])
      if (!books.unsaid.has(`${key} of ${seat}`) && String(now[key]) !== String(book[key]))
        found.push(`${key} of ${seat} is ${String(now[key])}, not ${String(book[key])}`);
  });
  return found;
}
