import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { know, policyOf } from '@questhall/bots';
import { dystopia, heuristic as heroes } from '@questhall/dystopia';
import { playParty } from '@questhall/dystopia/measure';
import { type AnyGame, type AnyState, begin, type Choice, type Decision, fast, play } from '@questhall/kernel';
import { nachtwacht } from '@questhall/nachtwacht';
import { talisman, heuristic as wanderers } from '@questhall/talisman';
import { anyChoice } from '../lib/random.ts';

/*
 * What `bench/beside.ts` compares: random play of every game, matches of Talisman's bots, and parties by which a level of
 * Dystopia is measured.
 */

/** Plays the match of this seed and returns how many decisions it had. */
type Match = (seed: number) => number;

export interface Kind {
  name: string;
  open(): { match: Match; traced(): { match(seed: number): void; hash(): string } };
}

/** Who answers in a match, and what chance it has of its own. */
type Answer = (game: AnyGame, s: AnyState, d: Decision, own: ReturnType<typeof fast>) => Choice;

/** Matches of a game between players of one sort. `trace`: called before each answer and after the end. */
function played(game: AnyGame, seats: number, options: Readonly<Record<string, unknown>>, answer: Answer): Kind['open'] {
  const match = (seed: number, trace?: (s: AnyState, choice: Choice | null) => void): number => {
    const [chance, own] = [fast(seed, 2), fast(seed, 3)];
    const s: AnyState = begin(game, { seats, options }, chance);
    let decisions = 0;
    for (; !s.outcome; decisions++) {
      const d = s.pending[0]!;
      const choice = answer(game, s, d, own);
      trace?.(s, choice);
      play(game, s, { decision: d.id, seat: d.seat, choice }, chance);
    }
    trace?.(s, null);
    return decisions;
  };
  const traced = () => {
    const sum = createHash('sha256');
    return {
      match: (seed: number) => void match(seed, (s, choice) => sum.update(JSON.stringify(s)).update(JSON.stringify(choice))),
      hash: () => sum.digest('hex'),
    };
  };
  return () => ({ match: (seed) => match(seed), traced });
}

const anything: Answer = (_game, _s, d, own) => anyChoice(d, own);

const randomly = (name: string, game: unknown, options: Readonly<Record<string, unknown>>): Kind => ({
  name,
  open: played(game as AnyGame, 4, options, anything),
});

/** Between four heuristic bots of Talisman. */
function wandering(name: string, options: Readonly<Record<string, unknown>>): Kind {
  const policy = policyOf('heuristic', { game: talisman as AnyGame, heuristic: wanderers as never });
  return { name, open: played(talisman as AnyGame, 4, options, (game, s, d, own) => policy(know(game, s, d.seat), own, {})) };
}

/** Four bots on a level of Dystopia, as its author has it measured; the hash is that of a match which writes down all states. */
function party(number: number): Kind {
  const measuring = { heroes: 4, difficulty: 'normal' as const, seed: 1 };
  return {
    name: `party on level ${number}`,
    open: () => {
      const level = readFileSync(`games/dystopia/src/levels/L${String(number).padStart(2, '0')}.json`, 'utf8');
      const match = (seed: number) => {
        playParty({ level, ...measuring }, seed);
        return 1;
      };
      const heroesOf: Answer = (_game, s, d, own) =>
        d.kind === 'chooseHero'
          ? d.options[own.below(d.options.length)]!
          : heroes.playout(dystopia.glance!(s as never, d.seat) as never, d, own);
      const options = { ownLevel: level, heroes: 4, difficulty: 'normal', roundLimit: 120 };
      const states = played(dystopia as unknown as AnyGame, 1, options, heroesOf)();
      const traced = () => {
        const sum = createHash('sha256');
        const { match: write, hash } = states.traced();
        return {
          match: (seed: number) => {
            write(seed);
            sum.update(JSON.stringify(playParty({ level, ...measuring }, seed)));
          },
          hash: () => sum.update(hash()).digest('hex'),
        };
      };
      return { match, traced };
    },
  };
}

export const KINDS: readonly Kind[] = [
  randomly('Talisman 1986', talisman, { edition: '1986' }),
  randomly('Digital Edition', talisman, { edition: 'digital', expansion: 'none' }),
  randomly('with the Realm of Souls', talisman, { edition: 'digital', expansion: 'realm-of-souls' }),
  randomly('Nachtwacht', nachtwacht, {}),
  randomly('Dystopia, level 1', dystopia, { campaign: false }),
  wandering('bots of Talisman 1986', { edition: '1986' }),
  wandering('bots of the Digital Edition', { edition: 'digital', expansion: 'none' }),
  wandering('bots of the Realm of Souls', { edition: 'digital', expansion: 'realm-of-souls' }),
  party(7),
  party(10),
];
