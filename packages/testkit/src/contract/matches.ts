import { type AnyState, begin, clone, fast, play } from '@questhall/kernel';
import { difference, notPlain, sharedObject } from './plain.ts';
import { type Check, type Halt, type Problem, randomAction, recorder, type Subject, walk } from './walk.ts';

/** Random matches over all numbers of seats and random match options end, with every invariant after every action. */
export const matchesEnd: Check = (subject) =>
  walk(
    subject,
    subject.matches ?? 1000,
    ({ s, report }) => {
      for (const broken of subject.game.invariants(s)) report(`invariant: ${broken}`);
    },
    Number.POSITIVE_INFINITY,
  );

/** A state is what JSON holds, and a match that is saved and loaded after every action goes the same way. */
export const reloadIsTheSame: Check = (subject) => {
  const { game } = subject;
  let twin: AnyState;
  let chance = fast(0);
  return walk(subject, subject.deep ?? 12, ({ s, action, setting, step, report }) => {
    const lost = notPlain(s);
    if (lost) report(`JSON does not hold the state: ${lost}`);
    if (step === 0) {
      chance = fast(setting.seed, 2);
      twin = begin(game, setting, chance);
    }
    const different = difference(s, twin);
    if (different) report(`a match that is saved and loaded after every action goes another way: ${different}`);
    twin = reload(twin);
    if (!action) return;
    try {
      play(game, twin, action, chance);
    } catch (e) {
      report(`after saving and loading: ${e instanceof Error ? e.message : String(e)}`);
    }
  });
};

/** The same seed and answers give the same states and the same events. */
export const sameSeedSameMatch: Check = (subject) => {
  const tell = (list: string[]) => (m: Halt) => list.push(JSON.stringify([m.told, m.s]));
  const problems: Problem[] = [];
  const [first, second]: [string[], string[]] = [[], []];
  problems.push(...walk(subject, subject.deep ?? 12, tell(first)));
  walk(subject, subject.deep ?? 12, tell(second));
  const at = first.findIndex((text, i) => text !== second[i]);
  if (at >= 0) {
    const [a, b] = [JSON.parse(first[at] ?? 'null'), JSON.parse(second[at] ?? 'null')];
    problems.push({ what: `played twice with one seed, the matches differ at halt ${at}: ${difference(a, b, 'told and state')}` });
  }
  return problems;
};

/** Playing on a copy leaves the original alone, and the other way round. */
export function copiesAreIndependent(subject: Subject, copyOf: <S>(s: S) => S = clone): Problem[] {
  const { game } = subject;
  let kept: { copy: AnyState; text: string } | undefined;
  return walk(subject, subject.deep ?? 12, ({ s, action, setting, step, report }) => {
    if (kept && step > 0 && JSON.stringify(kept.copy) !== kept.text) report('playing on the original changes the copy');
    const text = JSON.stringify(s);
    const copy = copyOf(s);
    if (JSON.stringify(copy) !== text) report(`the copy is not the same: ${difference(s, copy)}`);
    const shared = sharedObject(s, copy);
    if (shared) report(`the copy shares ${shared}`);
    if (action) play(game, copy, action, fast(setting.seed, step));
    if (JSON.stringify(s) !== text) report('playing on the copy changes the original');
    kept = { copy: copyOf(s), text };
  });
}

/**
 * Plays a state to its end at random. Returns what goes wrong.
 * @param most so many answers are enough, where the match does not end before
 */
export function playsOn(subject: Subject, s: AnyState, seed: number, most = Number.POSITIVE_INFINITY): string | undefined {
  const { game, longest = 20_000 } = subject;
  const [chance, policy] = [fast(seed, 4), fast(seed, 5)];
  const { tell } = recorder();
  try {
    for (let step = 0; !s.outcome && step < most; step++) {
      const action = randomAction(s, policy);
      if (!action) return 'dead end: nobody is asked and the match is not over';
      if (step >= longest) return `no end after ${longest} actions`;
      play(game, s, action, chance, tell);
      const broken: string | undefined = game.invariants(s)[0];
      if (broken) return `invariant after ${step + 1} actions: ${broken}`;
    }
  } catch (e) {
    return `error: ${e instanceof Error ? e.message : String(e)}`;
  }
  return undefined;
}

function reload<S>(s: S): S {
  return JSON.parse(JSON.stringify(s)) as S;
}
