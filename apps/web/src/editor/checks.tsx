import type { Problem, XY } from '@questhall/dystopia/levels';
import type { TextArg } from '@questhall/kernel';
import type { Speaker } from '@questhall/text';
import { nameIn, useSay, useSpeak } from './words.tsx';

/** A problem in words. Cards are called by the game's names where it has them. */
export function problemWords(speak: Speaker, { code, args = {} }: Problem): string {
  const named: Record<string, TextArg> = { ...args };
  if (typeof args.item === 'string') named.item = nameIn(speak, `item.${args.item}`);
  return speak.say({ key: `level.problem.${code}`, args: named });
}

/** What the checks say of the level, errors first; a tap shows the square. */
export function Checks({ problems, look }: { problems: readonly Problem[]; look: (at: XY) => void }) {
  const say = useSay();
  const errors = problems.filter(({ severity }) => severity === 'error');
  const hints = problems.filter(({ severity }) => severity === 'hint');
  return (
    <div className="ed-checks">
      {errors.length === 0 ? <p className="ed-fine">{say('checks.fine')}</p> : <h3>{say('checks.errors', { n: errors.length })}</h3>}
      <ProblemList problems={errors} look={look} />
      {hints.length > 0 ? <h3>{say('checks.hints', { n: hints.length })}</h3> : null}
      <ProblemList problems={hints} look={look} />
    </div>
  );
}

function ProblemList({ problems, look }: { problems: readonly Problem[]; look: (at: XY) => void }) {
  const say = useSay();
  const speak = useSpeak();
  return (
    <ul className="ed-problems">
      {problems.map((problem) => {
        const { code, pointer, severity, at } = problem;
        const words = problemWords(speak, problem);
        return (
          <li key={`${code} ${pointer} ${at?.join() ?? ''}`} data-severity={severity}>
            {at ? (
              <button type="button" className="linkish" onClick={() => look(at)}>
                {words} <small>({say('checks.square', { x: at[0], y: at[1] })})</small>
              </button>
            ) : (
              words
            )}
          </li>
        );
      })}
    </ul>
  );
}
