import type { TalismanView } from '@questhall/talisman/client';
import type { GameProps } from '../../contract.ts';
import { Die } from './Dice.tsx';

const REROLL = /^reroll:(\d)$/;

/** While fate may be spent: the dice that may be rolled again lie on the board, to be tapped like their plates. */
export function FateDice({ props: { decision, picked, pick, speak } }: { props: GameProps<TalismanView> }) {
  if (decision?.kind !== 'fate') return null;
  return (
    <div className="ts-fate-dice">
      {decision.options.flatMap(({ id }) => {
        const face = Number(REROLL.exec(id)?.[1]);
        if (!face) return [];
        const chosen = picked === id;
        return [
          <button
            key={id}
            type="button"
            className={chosen ? 'ts-picked' : undefined}
            aria-pressed={chosen}
            onClick={() => pick(chosen ? null : id)}
            title={speak.say({ key: 'ui.ts.rerollDie', args: { n: face } })}
          >
            <span className="vh">{speak.say({ key: 'ui.ts.rerollDie', args: { n: face } })}</span>
            <Die value={face} delay={0} />
          </button>,
        ];
      })}
    </div>
  );
}
