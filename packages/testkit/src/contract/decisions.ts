import {
  type Action,
  type AnyState,
  type Chance,
  type Decision,
  decisionView,
  defaultChoice,
  fast,
  IllegalAction,
  illegal,
  play,
} from '@questhall/kernel';
import { type Check, recorder, walk } from './walk.ts';

/** Every decision has options with ids of their own, a wording, a rule, and a default that is legal. */
export const decisionsAreSound: Check = (subject) => {
  const { game } = subject;
  return walk(subject, 3 * (subject.deep ?? 12), ({ s, setting, step, report }) => {
    const ids = s.pending.map((d) => d.id);
    if (new Set(ids).size !== ids.length) report('two decisions have the same id');
    for (const d of s.pending) {
      const kind = game.decisions[d.kind];
      if (kind?.secret && !kind.askedIsPublic && !kind.could)
        report(`${d.kind}: a secret question, so not to be asked it tells something: say who could be (could), or that all see it`);
      const problem = shapeProblem(s, d);
      if (problem) report(`${d.kind}: ${problem}`);
      try {
        const choice = defaultChoice(game, s, d, fast(setting.seed, step));
        const no = illegal(game, s, { decision: d.id, seat: d.seat, choice });
        if (no) report(`${d.kind}: its default ${JSON.stringify(choice)} is not legal (${no.code})`);
        const view = decisionView(game, s, d.seat);
        if (!view?.rule) report(`${d.kind}: no rule`);
        if (view?.byDefault !== null && JSON.stringify(view?.byDefault) !== JSON.stringify(choice))
          report(`${d.kind}: the default changes`);
        const both = view?.refused.find((r) => d.options.includes(r.id));
        if (both) report(`${d.kind}: ${both.id} is both an option and refused`);
        const unruled = view?.refused.find((r) => !r.rule);
        if (unruled) report(`${d.kind}: the refusal of ${unruled.id} names no rule`);
      } catch (e) {
        report(`${d.kind}: ${e instanceof Error ? e.message : String(e)}`);
      }
    }
  });
};

function shapeProblem(s: AnyState, d: Decision): string | undefined {
  if (d.options.length === 0) return 'no option';
  if (new Set(d.options).size !== d.options.length) return `an option twice: ${d.options.join(', ')}`;
  if (!Number.isInteger(d.seat) || d.seat < 0 || d.seat >= s.seats) return `asks seat ${d.seat}`;
  if (s.pending.filter((p) => p.seat === d.seat).length > 1) return `seat ${d.seat} is asked twice at once`;
  if (!d.choose) return undefined;
  const { min, max } = d.choose;
  return min >= 0 && max >= 1 && min <= max && min <= d.options.length
    ? undefined
    : `nobody can choose ${min} to ${max} of ${d.options.length}`;
}

/** An action that is not legal throws IllegalAction before anything has changed, was drawn or told. */
export const illegalActionsChangeNothing: Check = (subject) => {
  const { game } = subject;
  return walk(subject, subject.deep ?? 12, ({ s, report }) => {
    const text = JSON.stringify(s);
    for (const [what, action] of wrongActions(s)) {
      const { told, tell } = recorder();
      try {
        play(game, s, action, noChance, tell);
        report(`${what} was taken`);
      } catch (e) {
        if (!(e instanceof IllegalAction)) report(`${what} throws ${e instanceof Error ? `${e.name}: ${e.message}` : String(e)}`);
      }
      if (told.length > 0) report(`${what} tells something`);
      if (JSON.stringify(s) !== text) report(`${what} changes the state`);
    }
  });
};

const noChance: Chance = {
  below() {
    throw new Error('an illegal action draws from chance');
  },
};

function wrongActions(s: AnyState): [string, Action][] {
  const d = s.pending[0];
  if (!d) return [['an action after the end', { decision: 1, seat: 0, choice: 'x' }]];
  const { id: decision, seat, options, choose } = d;
  const one = options[0]!;
  const legal = choose ? options.slice(0, Math.max(1, choose.min)) : one;
  const choices: [string, unknown][] = [
    ['an unknown option', choose ? ['no such option'] : 'no such option'],
    ['an option in the wrong shape', choose ? one : [one]],
    ['a number', 7],
    ['null', null],
    ['nothing', undefined],
    ['an object', { 0: one, length: 1 }],
    ['a list in a list', [[one]]],
    ['an inherited name', '__proto__'],
  ];
  if (choose) {
    if (choose.min > 0) choices.push(['too few', options.slice(0, choose.min - 1)]);
    if (choose.max < options.length) choices.push(['too many', options.slice(0, choose.max + 1)]);
    choices.push(['an option twice', [one, one]]);
  }
  return [
    ['an unknown decision', { decision: s.lastId + 1000, seat, choice: legal }],
    ['a decision that is no number', { decision: String(decision) as unknown as number, seat, choice: legal }],
    ['an answer by another seat', { decision, seat: (seat + 1) % s.seats, choice: legal }],
    ['an answer by no seat', { decision, seat: -1, choice: legal }],
    ...choices.map(([what, choice]): [string, Action] => [what, { decision, seat, choice: choice as string }]),
  ];
}
