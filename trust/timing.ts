import { type AnyGame, begin, fast, type Seat } from '@questhall/kernel';
import { settingOf } from '../packages/testkit/src/contract/walk.ts';
import { wantedGames } from './games.ts';
import { HandClock } from './leaks/hand-clock.ts';
import { type Asked, ENOUGH, type Failure, type Findings, firstDifference, type Pick, roundsWithin, runAsProgram } from './program.ts';
import { type Course, findPair, type TimingPair } from './timing/course.ts';
import { Stage } from './timing/stage.ts';

/*
 * Time tells nothing. A secret question is opened, answered and closed twice: in worlds that the viewer cannot tell
 * apart, but in which others are asked, somebody else answers last, or nobody is asked at all. All answers are given at
 * random moments of the same span. The viewer's stream of messages, each with its moment, must be equal. The clock is
 * moved by hand, so that a millisecond counts.
 */

/** Whether a game has questions whose time could tell anything: in Dystopia everybody sees who is asked. */
export const keepsSecrets = (game: AnyGame): boolean => Object.values(game.decisions).some(({ secret }) => secret !== undefined);

/** As the server has it where nobody says otherwise. */
const TICK = 250;

export interface TimingSubject {
  /** The games to play; where they are changed for the server, as `served` has them. */
  played?: readonly AnyGame[];
  served?: (game: AnyGame) => AnyGame;
  tick?: number;
  enough?: number;
}

/** @param size pairs of each game */
export async function timing({ size, seed, within, game: wanted }: Asked, subject: TimingSubject = {}): Promise<Findings> {
  const { played = wantedGames(wanted).filter(keepsSecrets), served = (game) => game, tick = TICK, enough = ENOUGH } = subject;
  const clock = new HandClock(0);
  const failures: Failure[] = [];
  const counts: Record<string, number> = {};
  try {
    const started = Date.now();
    for (const [nr, game] of played.entries()) {
      const more = roundsWithin((within - (Date.now() - started)) / (played.length - nr));
      const sum = { pairs: 0, 'nobody asked in one world': 0, 'others asked': 0, messages: 0 };
      for (let at = seed; sum.pairs < size && at < seed + 20 * size && failures.length < enough && (sum.pairs === 0 || more()); at++) {
        const chance = fast(at, 12);
        const pick: Pick = (n) => chance.below(n);
        const pair = findPair(game, begin(game, settingOf(game, at), fast(at, 2)), pick);
        if (!pair) continue;
        const { leak, messages } = await playBoth(served(game), pair, { clock, tick, pick });
        clock.forget();
        if (leak) failures.push({ seed: at, what: `${game.id}: ${leak}` });
        sum.pairs++;
        sum.messages += messages;
        sum[pair.courses.some(({ answers }) => answers.length === 0) ? 'nobody asked in one world' : 'others asked']++;
      }
      for (const [what, count] of Object.entries(sum)) counts[`${game.id}: ${what}`] = count;
    }
  } finally {
    clock.giveBack();
  }
  return { counts, failures };
}

interface Ground {
  clock: HandClock;
  tick: number;
  pick: Pick;
}

/** Where the viewer's streams differ, if they do. */
async function playBoth(game: AnyGame, { viewer, courses }: TimingPair, { clock, tick, pick }: Ground) {
  // A window that nobody could answer goes first: how long it stands open is drawn, and the other one is closed as late.
  const ordered = [...courses].sort((a, b) => a.answers.length - b.answers.length);
  const isAlone = ordered.some(({ answers }) => answers.length === 1 && answers[0]?.seat === viewer);
  // A viewer who has answered and sees that the question stays open knows that others are asked: it is the first in both
  // worlds, or the last.
  const own: Own = { seat: viewer, isLast: isAlone || pick(2) === 0, at: 1 + pick(TICK / 2), tries: pick(TICK) };
  const often = 1 + pick(6);
  const streams: string[] = [];
  let messages = 0;
  let closes: number | undefined;
  for (const course of ordered) {
    const stage = await Stage.set(game, { course, viewer, clock, tick, grid: TICK });
    const opens = await stage.open();
    if (course.answers.length > 0) {
      closes ??= opens + stage.untilTick() + (often - 1) * TICK;
      await stage.answer(schedule(course, { opens, closes }, own, pick), [opens + own.tries]);
    } else {
      await stage.answer([], [opens + own.tries]);
      closes = await stage.passed();
    }
    await stage.rest(closes);
    stage.listed();
    streams.push([...stage.stream, `to be called: ${JSON.stringify(stage.call)}`].join('\n'));
    messages += stage.stream.length;
  }
  const [a, b] = streams as [string, string];
  return { messages, leak: a === b ? undefined : firstDifference(a, b) };
}

/** When the viewer does what, the same in both worlds. */
interface Own {
  seat: Seat | undefined;
  isLast: boolean;
  /** Milliseconds after the question was opened, or before it is closed. */
  at: number;
  tries: number;
}

/** Moments for all answers, at random, so that the question is closed at the tick `closes`. */
function schedule({ answers }: Course, { opens, closes }: { opens: number; closes: number }, own: Own, pick: Pick) {
  const viewerAt = own.isLast ? closes - own.at : opens + own.at;
  const viewerAnswers = answers.some(({ seat }) => seat === own.seat);
  const others = answers.filter(({ seat }) => seat !== own.seat);
  const last = viewerAnswers && own.isLast ? undefined : others[pick(others.length || 1)];
  return answers.map((answer) => {
    if (answer.seat === own.seat) return { answer, at: viewerAt };
    // In the last tick's time, or at any time that is allowed.
    const from = Math.max(opens, answer === last ? closes - TICK : 0, viewerAnswers && !own.isLast ? viewerAt : 0);
    const to = viewerAnswers && own.isLast ? viewerAt : closes;
    return { answer, at: from + 1 + pick(Math.max(1, to - from - 1)) };
  });
}

await runAsProgram(import.meta.url, 5_000, timing);
