import { HERO_CODES, type HeroCode } from '../content/index.ts';
import { ENDS, type End, heroesWon, lossOf } from '../ends.ts';
import { campaignLevel } from '../levels/index.ts';
import { KITS } from '../levels/kits.ts';
import type { State } from '../state.ts';
import { rule, type Table } from './kit.ts';
import { copyOf, refresh } from './one-level.ts';
import { stockAfter } from './stop.ts';
import { heroSeats, leaderSeats, levelOf, wizardOf } from './values.ts';

/** A match: heroes are chosen, then level after level until the campaign, or the one level, is decided (A.2, A.16). */
export const match = rule('match', {
  begin(f, g) {
    const { options } = g.s;
    f.free = HERO_CODES.filter((code) => code !== 'wizard');
    f.at = 0;
    // Whoever plays a level of one's own is equipped as before the level of the campaign that it is as hard as.
    g.s.level = g.s.custom === null ? options.level : Math.min(KITS.length, levelOf(g.s).number);
  },

  /** First the people settle who of them is Wizor: whoever has most votes, by lot where several have (DYS-SET.1). */
  wizor(f, g) {
    const { options, seats } = g.s;
    if (options.wizor === 'first') {
      f.votes = [];
      return 'wizorChosen';
    }
    if (options.wizor === 'computer') return 'choose';
    const all = Array.from({ length: seats }, (_, seat) => seat);
    const choices = [...all.map((seat) => `seat:${seat}`), 'any'];
    return { askAll: all.map((seat) => ({ seat, kind: 'chooseWizor', options: choices, into: 'votes' })) };
  },

  wizorChosen(f, g) {
    const most = mostVoted(f.votes!);
    // Where nobody minds it is the first seat.
    const chosen = most.length > 1 ? g.pick(most, 'wizor') : (most[0] ?? 'seat:0');
    delete f.votes;
    g.s.wizor = Number(chosen.slice('seat:'.length));
    g.tell?.({ type: 'wizorChosen', rule: 'DYS-SET.1', seat: g.s.wizor });
  },

  choose(f, g) {
    if (g.s.options.muster === 'all') {
      for (const [n, code] of f.free!.entries()) join(g, n, code as HeroCode);
      // They go as they are dealt: who left the choice to the table has no order in mind either.
      return 'kit';
    }
    if (f.at! >= partySize(g)) return 'order';
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
    join(g, f.at!, code);
    f.at! += 1;
    return 'choose';
  },

  /** Then the heroes' players settle the order, place by place; who does not mind leaves it to the others (DYS-SET.9). */
  order(f, g) {
    f.place ??= 0;
    const left = g.s.heroes.slice(f.place).map((h) => h.code);
    if (left.length < 2) return 'ordered';
    const options = [...left, 'any'];
    return { askAll: leaderSeats(g.s).map((seat) => ({ seat, kind: 'order', options, about: { place: f.place }, into: 'votes' })) };
  },

  counted(f, g) {
    const { heroes } = g.s;
    const wanted = mostVoted(f.votes!);
    // Where nobody minds, the rest go as they were chosen; of several with as many votes, who was chosen first.
    const next = heroes.findIndex((h, n) => n >= f.place! && wanted.includes(h.code));
    if (next < 0) return 'ordered';
    heroes.splice(f.place!, 0, ...heroes.splice(next, 1));
    f.place! += 1;
    return 'order';
  },

  ordered(f, g) {
    delete f.votes;
    delete f.place;
    const { heroes } = g.s;
    if (heroes.length > 1) g.tell?.({ type: 'ordered', rule: 'DYS-SET.9', heroes: heroes.map((h) => h.code) });
  },

  /** Whoever begins later than the first level has what a party would have by then (D.10), the Wizard perhaps. */
  kit(_f, g) {
    if (g.s.level === 1) return 'play';
    equip(g);
    // Until the first round one of the heroes' players leads the Wizard, never Wizor's (DYS-HID.6).
    g.s.lead.seat = leaderSeats(g.s)[0]!;
    g.s.stop = { place: null, kind: 'camp', rest: 'full', stock: shopsBefore(g) };
    return wizardOf(g.s) >= 0 ? { call: 'vote', with: { first: true } } : undefined;
  },

  shop: () => ({ call: 'between', with: {} }),

  play: () => ({ call: 'level', with: {} }),

  after(_f, g) {
    const { s } = g;
    if (s.ended === 'lost') return s.checkpoint ? 'lost' : over(g, lossOf(g.s));
    if (wizorDefeated(s)) return over(g, 'heroes');
    const { after } = campaignLevel(s.level);
    if (!s.options.campaign || after === null) return over(g, 'level');
    for (const h of s.heroes) {
      h.at = -1;
      refresh(h);
    }
    s.stop = { place: after.place, kind: after.kind, rest: after.rest, stock: stockAfter(s.level) };
    return { call: 'between', with: {} };
  },

  next(_f, g) {
    g.s.level += 1;
    g.s.custom = null;
    g.s.imagined = null;
    return 'play';
  },

  /** A lost level may be played again from where the party left the last stop (DYS-END.4). */
  lost(_f, g) {
    const { s } = g;
    return { ask: { seat: leaderSeats(s)[0]!, kind: 'retry', options: ['again', 'over'], into: 'choice' } };
  },

  retry(f, g) {
    const { s } = g;
    if (f.choice === 'over') return over(g, lossOf(g.s));
    const { heroes, heap, lead, attempt } = copyOf(s.checkpoint!);
    Object.assign(s, { heroes, heap, lead, ended: null, mourned: 'no' });
    s.checkpoint!.attempt += 1;
    g.tell?.({ type: 'retried', rule: 'DYS-END.4', level: s.level, attempt: attempt + 1 });
    return 'play';
  },
});

/** How many heroes go: the option, or one for each seat of heroes. */
function partySize(g: Table): number {
  const seats = heroSeats(g.s).length;
  return Math.max(1, Math.min(4, g.s.options.heroes > 0 ? Math.max(g.s.options.heroes, seats) : seats));
}

/** Hero number `n` joins the party, led by the seat whose turn it is. */
function join(g: Table, n: number, code: HeroCode): void {
  const seat = seatOfHero(g, n);
  g.s.heroes.push(g.newHero(code, seat, -1));
  g.tell?.({ type: 'heroChosen', rule: 'DYS-SET.4', seat, hero: n, code });
}

function seatOfHero(g: Table, n: number): number {
  const seats = heroSeats(g.s);
  return seats[n % seats.length]!;
}

/** What has most of the votes that name something; several where they have as many, none where nobody named anything. */
function mostVoted(votes: readonly (string | null)[]): string[] {
  const counts = new Map<string, number>();
  for (const vote of votes) if (vote !== null && vote !== 'any') counts.set(vote, (counts.get(vote) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].filter(([, n]) => n === most).map(([vote]) => vote);
}

function over(g: Table, reason: End) {
  const { s } = g;
  const won = heroesWon(reason);
  g.tell?.({ type: 'ended', rule: ENDS[reason], won, ...(reason === 'level' ? { single: true } : {}) });
  const heroes = heroSeats(s);
  const wizor = s.wizor === null ? [] : [s.wizor];
  const winners = won ? heroes : wizor;
  const ranking = won ? [heroes, wizor] : [wizor, heroes];
  return { over: { winners, ranking: ranking.filter((place) => place.length > 0), rule: ENDS[reason], reason } };
}

/** Wizor has lost his last energy in the level that was just played (DYS-END.1). */
const wizorDefeated = (s: State): boolean => s.monsters.some(({ code, dead }) => code === 'W1' && dead);

function equip(g: Table): void {
  const kit = KITS[g.s.level - 1]!;
  const [first] = g.s.heroes;
  first?.spells.push(...kit.spells.filter((spell) => !spell.startsWith('w-')));
  if (kit.wizard) {
    const wizard = g.newHero('wizard', -1, -1);
    wizard.spells.push(...kit.spells.filter((spell) => spell.startsWith('w-')));
    if (kit.sceptre) wizard.things.push('sceptre');
    g.s.heroes.push(wizard);
  } else first?.spells.push(...kit.spells.filter((spell) => spell.startsWith('w-')));
  for (const h of g.s.heroes) h.gold += kit.gold;
}

/** Everything sold at all stops before this level (D.10). */
function shopsBefore(g: Table): string[] {
  const sold = new Set<string>();
  for (let n = 1; n < g.s.level; n++) for (const thing of stockAfter(n)) sold.add(thing);
  return [...sold];
}
