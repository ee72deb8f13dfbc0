import { squareOf } from '../board/grid.ts';
import { HERO_CODES, type HeroCode, monsterCard } from '../content/index.ts';
import { KITS } from '../levels/kits.ts';
import { rule, type Table } from './kit.ts';
import { reveal } from './reveal.ts';
import { stockAfter } from './stop.ts';
import { heroId, levelOf, onBoard } from './values.ts';

/** A match: heroes are chosen, then level after level until the campaign, or the one level, is decided (A.2, A.16). */
export const match = rule('match', {
  begin(f, g) {
    const { options } = g.s;
    g.s.wizor = options.wizor === 'person' && g.s.seats > 1 ? 0 : null;
    f.free = HERO_CODES.filter((code) => code !== 'wizard');
    f.at = 0;
    // Whoever plays a level of one's own is equipped as before the level of the campaign that it is as hard as.
    g.s.level = g.s.custom === null ? options.level : Math.min(KITS.length, levelOf(g.s).number);
  },

  choose(f, g) {
    if (f.at! >= partySize(g)) return { goto: 'kit' };
    const options = f.free!;
    if (options.length === 1) {
      f.choice = options[0]!;
      return undefined;
    }
    return { ask: { seat: seatOfHero(g, f.at!), kind: 'chooseHero', options, about: { hero: f.at! }, into: 'choice' } };
  },

  chosen(f, g) {
    const code = f.choice as HeroCode;
    f.free = f.free!.filter((one) => one !== code);
    const seat = seatOfHero(g, f.at!);
    g.s.heroes.push(g.newHero(code, seat, -1));
    g.tell?.({ type: 'heroChosen', rule: 'DYS-SET.4', seat, hero: f.at!, code });
    f.at! += 1;
    return { goto: 'choose' };
  },

  /** Whoever begins later than the first level has what a party would have by then (D.10). */
  kit(_f, g) {
    if (g.s.level > 1) equip(g);
    return g.s.level > 1 && shopsBefore(g).length > 0 ? { call: 'between', with: { stock: shopsBefore(g) } } : undefined;
  },

  play: () => ({ call: 'level', with: {} }),

  after(_f, g) {
    const { s } = g;
    if (s.ended === 'lost' && !s.options.checkpoint) return over(g, false);
    if (s.ended === 'lost') {
      s.heroes = structuredCloneOf(s.checkpoint?.heroes ?? s.heroes);
      return { goto: 'play' };
    }
    if (!s.options.campaign || s.custom !== null || levelOf(s).after === null) return over(g, true);
    return { call: 'between', with: {} };
  },

  next(_f, g) {
    g.s.level += 1;
    g.s.custom = null;
    return { goto: 'play' };
  },
});

const structuredCloneOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** How many heroes go: the option, or one for each seat of heroes. */
function partySize(g: Table): number {
  const seats = g.s.seats - (g.s.wizor === null ? 0 : 1);
  return Math.max(1, Math.min(4, g.s.options.heroes > 0 ? Math.max(g.s.options.heroes, seats) : seats));
}

function seatOfHero(g: Table, n: number): number {
  const first = g.s.wizor === null ? 0 : 1;
  return first + (n % (g.s.seats - first));
}

function over(g: Table, won: boolean) {
  const { s } = g;
  g.tell?.({ type: 'ended', rule: won ? 'DYS-END.1' : 'DYS-END.2', won });
  const heroes = Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) => seat !== s.wizor);
  const wizor = s.wizor === null ? [] : [s.wizor];
  const winners = won ? heroes : wizor;
  const ranking = won ? [heroes, wizor] : [wizor, heroes];
  return {
    over: {
      winners,
      ranking: ranking.filter((place) => place.length > 0),
      rule: won ? 'DYS-END.1' : 'DYS-END.2',
      reason: won ? 'heroes' : 'wizor',
    },
  };
}

function equip(g: Table): void {
  const kit = KITS[g.s.level - 1]!;
  for (const h of g.s.heroes) h.gold += kit.gold;
  const [first] = g.s.heroes;
  first?.spells.push(...kit.spells.filter((spell) => !spell.startsWith('w-')));
  if (kit.wizard) {
    const wizard = g.newHero('wizard', -1, -1);
    wizard.spells.push(...kit.spells.filter((spell) => spell.startsWith('w-')));
    if (kit.sceptre) wizard.things.push('sceptre');
    g.s.heroes.push(wizard);
  } else first?.spells.push(...kit.spells.filter((spell) => spell.startsWith('w-')));
}

/** Everything sold at all stops before this level (D.10). */
function shopsBefore(g: Table): string[] {
  const sold = new Set<string>();
  for (let n = 1; n < g.s.level; n++) for (const thing of stockAfter(n)) sold.add(thing);
  return [...sold];
}

/** One level, from setting up the start to its end. */
export const level = rule('level', {
  setUp(_f, g) {
    const { s } = g;
    s.phase = 'level';
    s.round = 0;
    s.ended = null;
    s.checkpoint = s.options.checkpoint ? { heroes: structuredCloneOf(s.heroes) } : null;
    s.party = s.heroes.filter((h) => !h.dead).length;
    const file = levelOf(s);
    const here = <T extends { minParty?: number }>(entry: T) => (entry.minParty ?? 1) <= s.party;
    s.monsters = file.monsters.map((entry, n) => ({
      entry: n,
      code: entry.code,
      at: squareOf(g.grid, entry.at),
      energy: entry.energy ?? monsterCard(entry.code).energy,
      shown: false,
      dead: !here(entry),
      lost: 0,
      effects: [],
      done: false,
      order: -1,
    }));
    s.revealed = [];
    s.doors = [];
    s.open = [];
    s.furniture = file.furniture.map(() => ({ shown: false, searched: false }));
    s.traps = file.traps.map(() => ({ visible: false, gone: false }));
    s.neutrals = (file.neutrals ?? []).map(() => false);
    const wizard = s.heroes.some((h) => h.code === 'wizard');
    s.captive = file.captive && !wizard ? 'hidden' : 'none';
    s.piles = [];
    s.sorceries = {};
    s.silenced = 0;
    s.alarm = 0;
    s.goals = file.goals.map((goal) => goal.type === 'freeWizard' && s.captive === 'none');
    s.turn = { hero: -1, monster: -1, spent: 0, stage: 'fresh', path: [], undo: 0, over: false };
    g.tell?.({ type: 'levelBegan', rule: 'DYS-GEN.3', level: s.level });
    let place = 0;
    for (const [n, h] of s.heroes.entries()) {
      Object.assign(h, { used: [], effects: [], lost: 0, chained: 0, away: false, firm: false });
      if (h.dead) continue;
      h.at = g.grid.starts[place++]!;
      g.tell?.({ type: 'placed', rule: 'DYS-SET.12', figure: heroId(n), at: g.name(h.at), by: 'start' });
    }
    reveal(g);
  },

  round(_f, g) {
    const { s } = g;
    if (s.ended) return { goto: 'finish' };
    s.round += 1;
    if (s.options.roundLimit > 0 && s.round > s.options.roundLimit) {
      s.ended = 'lost';
      return { goto: 'finish' };
    }
    g.tell?.({ type: 'roundBegan', rule: 'DYS-GEN.8', round: s.round });
    g.nextLeader();
    return { call: 'round', with: {} };
  },

  again: () => ({ goto: 'round' }),

  finish(_f, g) {
    const { s } = g;
    const won = s.ended === 'won';
    g.tell?.(won ? { type: 'levelWon', rule: 'DYS-END.4', level: s.level } : { type: 'levelLost', rule: 'DYS-END.2', level: s.level });
    if (won) collect(g);
    for (const h of s.heroes) {
      Object.assign(h, { at: -1, effects: [], lost: 0, chained: 0, away: false, firm: false, used: [] });
      h.curses = h.curses.filter(({ until }) => until === 0);
    }
  },
});

/** What lies in revealed parts of the level goes to a common heap; the sceptre goes to the Wizard (DYS-EQP.14, DYS-WIZ.11). */
function collect(g: Table): void {
  const { s } = g;
  for (const pile of s.piles) {
    s.heap.gold += pile.gold;
    s.heap.things.push(...pile.things);
    s.heap.spells.push(...pile.spells);
  }
  s.piles = [];
  const wizard = s.heroes.find((h) => h.code === 'wizard' && !h.dead);
  for (const h of s.heroes) {
    const at = h.things.indexOf('sceptre');
    if (!wizard || h === wizard || at < 0) continue;
    h.things.splice(at, 1);
    wizard.things.push('sceptre');
  }
}

/** One round: the heroes in their order, the Wizard, then Wizor (DYS-SET.9, DYS-SET.10). */
export const round = rule('round', {
  hero(f, g) {
    f.at ??= 0;
    if (g.s.ended || f.at >= g.s.heroes.length) return { goto: 'wizor' };
    // Somebody freed in this round has his first turn in the next one (DYS-WIZ.3).
    f.size ??= g.s.heroes.length;
    if (f.at >= f.size) return { goto: 'wizor' };
    const hero = f.at;
    f.at += 1;
    return onBoard(g.hero(hero)) ? { call: 'heroTurn', with: { hero } } : { goto: 'hero' };
  },

  more: () => ({ goto: 'hero' }),

  wizor: (_f, g) => (g.s.ended ? { goto: 'end' } : { call: 'wizorRound', with: {} }),
});
