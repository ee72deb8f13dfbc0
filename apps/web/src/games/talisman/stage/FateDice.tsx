import type { TalismanView } from '@questhall/talisman/client';
import type { CSSProperties } from 'react';
import { SeatBadge } from '../../../art/Badge.tsx';
import type { GameProps } from '../../contract.ts';
import type { Band } from '../board/clear-band.ts';
import type { Of } from '../playback.ts';
import { Die } from './Dice.tsx';

const REROLL = /^reroll:(\d)$/;

/**
 * While fate may be spent: the dice that may be rolled again lie on the board, to be tapped like their plates. A phone has no
 * room where they would not lie on the pawn: there the plates alone have them.
 */
export function FateDice({
  props: { decision, picked, pick, speak, layout },
  band,
}: {
  props: GameProps<TalismanView>;
  /** Where least stands and lies. */
  band: Band;
}) {
  if (decision?.kind !== 'fate' || layout === 'phone') return null;
  return (
    <div className="ts-fate-dice" data-band={band}>
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

/** Fate at work: the die that was rolled falls away, the new one lands in its place. */
export function Reroll({ e, ms, props }: { e: Of<'rerolled'>; ms: number; props: GameProps<TalismanView> }) {
  const { speak, nameOf } = props;
  const fresh = e.dice.indexOf(e.now);
  return (
    <div className="ts-throw ts-fated" style={{ '--ms': `${ms}ms` } as CSSProperties}>
      <p>
        <SeatBadge seat={e.seat} size={24} /> <b>{nameOf(e.seat)}</b> {speak.say({ key: 'ui.ts.rerolls' })}
      </p>
      <span className="ts-dice">
        {e.dice.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw
          <span key={i} className={i === fresh ? 'ts-fresh' : undefined}>
            {i === fresh ? <b className="ts-was">{e.was}</b> : null}
            <Die value={value} delay={i === fresh ? 260 : 0} />
          </span>
        ))}
      </span>
      {e.dice.length > 1 || e.total !== e.dice[0] ? <b className="ts-total">{e.total}</b> : null}
    </div>
  );
}
