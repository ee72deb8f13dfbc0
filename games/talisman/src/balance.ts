import type { GameEvent, Seat } from '@questhall/kernel';
import { kindOf } from './editions/index.ts';
import type { TalismanEvent } from './events.ts';
import { standingOf } from './heuristic/worth.ts';
import { installed } from './installed.ts';
import type { State } from './state.ts';

/** What one match tells about balance. Plain data. */
export interface Tale {
  turns: number;
  /** Character cards that each seat has played, the first one first. */
  characters: string[][];
  winner: Seat;
  /** How often somebody else came to be ahead, looked at once a turn; and whether the winner was ahead half-way. */
  leads: Seat[];
  /** What killed whom, counted. */
  deaths: Record<string, number>;
  /** By seat. */
  attacks: number[];
  died: number[];
  gold: number[];
  /** The turn in which the Crown was first reached; 0: never. */
  crown: number;
}

/** Follows one match from its events and from looks at its states. */
export function follow(seats: number): { tell(event: GameEvent): void; look(s: State): void; end(s: State): Tale } {
  const none = () => Array.from({ length: seats }, () => 0);
  const characters: string[][] = Array.from({ length: seats }, () => []);
  const tale: Tale = { turns: 0, characters, winner: -1, leads: [], deaths: {}, attacks: none(), died: none(), gold: none(), crown: 0 };
  let cause = 'unknown';
  let turn = 0;
  return {
    tell(event) {
      const e = event as TalismanEvent;
      cause = causeOf(e) ?? cause;
      switch (e.type) {
        case 'dealt':
          tale.characters[e.seat]!.push(e.character);
          break;
        case 'turnBegan':
          turn = e.turn;
          break;
        case 'duelBegan':
          tale.attacks[e.seat]!++;
          break;
        case 'crownReached':
          tale.crown = turn;
          break;
        default:
          break;
      }
      const { type } = e;
      if (type !== 'died' && !installed().some(({ deaths }) => deaths?.includes(type))) return;
      tale.died[(e as { seat: Seat }).seat]!++;
      tale.deaths[cause] = (tale.deaths[cause] ?? 0) + 1;
    },
    look(s) {
      if (s.turn.n === tale.leads.length) return;
      tale.leads.push(leaderOf(s));
    },
    end(s) {
      tale.turns = s.turn.n;
      tale.winner = s.outcome?.winners[0] ?? -1;
      s.characters.forEach((c, seat) => {
        tale.gold[seat] = c.gold;
      });
      return tale;
    },
  };
}

function leaderOf(s: State): Seat {
  let best = 0;
  for (let seat = 1; seat < s.seats; seat++) if (standingOf(s, seat) > standingOf(s, best)) best = seat;
  return best;
}

/** What may take a life, as the events tell it; undefined for an event that takes none. */
function causeOf(e: TalismanEvent): string | undefined {
  switch (e.type) {
    case 'fought':
      return e.result === 'lost' ? foesOf(e.foes) : undefined;
    case 'duelled':
      return 'another character';
    case 'commanded':
      return 'the Command Spell';
    case 'hexStruck':
      return 'a Hex';
    case 'met':
      return name(e.card);
    case 'moved':
      return `space ${e.to}`;
    case 'rolled':
      return e.for === 'vampire' || e.for === 'death' || e.for === 'crypt' || e.for === 'mines' ? `the Inner Region: ${e.for}` : undefined;
    default:
      return undefined;
  }
}

type Foes = Extract<TalismanEvent, { type: 'fought' }>['foes'];
const foesOf = (foes: Foes): string =>
  foes.length > 1 ? 'several Enemies at once' : foes.map((foe) => ('card' in foe ? name(foe.card) : foe.creature)).join();
const name = (card: string): string => kindOf(card).slice(kindOf(card).indexOf('.') + 1);

/** How a rate is written: so many of so many, with its interval. */
type Rate = (k: number, n: number) => string;

/** The balance report over many matches, as lines of Markdown. `bots` names who sat where. */
export function balanceReport(rows: readonly { tale: Tale; bots: readonly string[] }[], rate: Rate): string[] {
  const n = rows.length;
  const mean = (of: (t: Tale) => number) => rows.reduce((sum, { tale }) => sum + of(tale), 0) / n;
  const changes = (leads: readonly Seat[]) => leads.reduce((sum, lead, i) => sum + (i > 0 && lead !== leads[i - 1] ? 1 : 0), 0);
  const ahead = (part: number) => rows.filter(({ tale }) => tale.leads[Math.floor(tale.leads.length * part)] === tale.winner).length;
  const turns = rows.map(({ tale }) => tale.turns).sort((a, b) => a - b);
  const at = (share: number) => turns[Math.min(n - 1, Math.floor(share * n))]!;
  return [
    '## Length and lead',
    '',
    '| what | measured |',
    '| --- | --- |',
    `| turns, median (5 to 95 %) | ${at(0.5)} (${at(0.05)} to ${at(0.95)}) |`,
    `| turns, longest | ${turns.at(-1)} |`,
    `| the Crown is first reached in turn, on average | ${mean((t) => t.crown).toFixed(0)} |`,
    `| somebody else comes to be ahead, times a match | ${mean((t) => changes(t.leads)).toFixed(1)} |`,
    `| who is ahead at a quarter of the match wins | ${rate(ahead(0.25), n)} |`,
    `| who is ahead at half of the match wins | ${rate(ahead(0.5), n)} |`,
    `| who is ahead at three quarters of the match wins | ${rate(ahead(0.75), n)} |`,
    '',
    '## Characters',
    '',
    'Matches in which somebody began with the character; won: that seat won, with this character or a later one.',
    '',
    '| character | matches | won, with 95 % interval | wins less the fair share |',
    '| --- | --- | --- | --- |',
    ...byCharacter(rows, rate),
    '',
    '## Deaths',
    '',
    `${mean((t) => t.died.reduce((a, b) => a + b, 0)).toFixed(2)} characters die in a match. By what:`,
    '',
    '| by | of all deaths |',
    '| --- | --- |',
    ...byCause(rows),
    '',
    '## Bots',
    '',
    '| bot | seats | won, with 95 % interval | attacks a match | deaths a match | gold at the end |',
    '| --- | --- | --- | --- | --- | --- |',
    ...byBot(rows, rate),
    '',
  ];
}

type Rows = Parameters<typeof balanceReport>[0];

function byCharacter(rows: Rows, rate: Rate): string[] {
  const found = new Map<string, { n: number; won: number; fair: number }>();
  for (const { tale } of rows) {
    tale.characters.forEach(([first = '?'], seat) => {
      const one = found.get(first) ?? { n: 0, won: 0, fair: 0 };
      one.n++;
      one.fair += 1 / tale.characters.length;
      if (tale.winner === seat) one.won++;
      found.set(first, one);
    });
  }
  return [...found]
    .sort(([, a], [, b]) => b.won / b.fair - a.won / a.fair)
    .map(([card, { n, won, fair }]) => `| ${name(card)} | ${n} | ${rate(won, n)} | ${(((won - fair) / n) * 100).toFixed(1)} points |`);
}

function byCause(rows: Rows): string[] {
  const found = new Map<string, number>();
  let all = 0;
  for (const { tale } of rows) {
    for (const [cause, n] of Object.entries(tale.deaths)) {
      found.set(cause, (found.get(cause) ?? 0) + n);
      all += n;
    }
  }
  const sorted = [...found].sort(([, a], [, b]) => b - a);
  const rest = sorted.slice(20).reduce((sum, [, n]) => sum + n, 0);
  return [...sorted.slice(0, 20), ['everything else', rest] as const].map(
    ([cause, n]) => `| ${cause} | ${((100 * n) / Math.max(1, all)).toFixed(1)} % |`,
  );
}

function byBot(rows: Rows, rate: Rate): string[] {
  const found = new Map<string, { seats: number; won: number; attacks: number; died: number; gold: number }>();
  for (const { tale, bots } of rows) {
    bots.forEach((bot, seat) => {
      const one = found.get(bot) ?? { seats: 0, won: 0, attacks: 0, died: 0, gold: 0 };
      one.seats++;
      if (tale.winner === seat) one.won++;
      one.attacks += tale.attacks[seat]!;
      one.died += tale.died[seat]!;
      one.gold += tale.gold[seat]!;
      found.set(bot, one);
    });
  }
  return [...found].map(([bot, b]) => {
    const each = (sum: number) => (sum / b.seats).toFixed(2);
    return `| ${bot} | ${b.seats} | ${rate(b.won, b.seats)} | ${each(b.attacks)} | ${each(b.died)} | ${each(b.gold)} |`;
  });
}
