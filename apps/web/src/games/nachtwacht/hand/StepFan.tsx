import type { NachtwachtView, StepCard } from '@questhall/nachtwacht/client';
import type { CSSProperties } from 'react';
import { tap } from '../../../frame/tap.ts';
import type { GameProps } from '../../contract.ts';
import { BackFace, StepFace } from '../cards/faces.tsx';
import { asEvent } from '../playback.ts';
import { CardButton } from './CardButton.tsx';

const ORDER: readonly StepCard[] = ['1', '2', '3', '4', '5', '6', 'skull', 'vega'];

/** The eight step cards as a fan: spent ones faded, the picked one raised, the committed one turned over. */
export function StepFan({ props, dim }: { props: GameProps<NachtwachtView>; dim: boolean }) {
  const { view, me, decision, picked, speak, layout, playing } = props;
  const mine = view.players.find((p) => p.seat === me);
  if (!mine) return null;
  const asked = decision?.kind === 'commit' ? decision : undefined;
  const small = layout === 'phone';
  const event = playing && asEvent(playing.event);
  const refilling = event?.type === 'roundBegan' && event.refilled;
  const shown = view.phase === 'resolve' && view.reveal ? view.reveal.cards[mine.seat] : undefined;
  return (
    <fieldset className={`nw-fan${dim ? ' nw-dim' : ''}${asked ? ' nw-asked' : ''}`} aria-label={speak.say({ key: 'ui.nw.stepCards' })}>
      {ORDER.map((card, i) => {
        const option = asked?.options.find((o) => o.id === card);
        const refusal = asked?.refused.find((r) => r.id === card);
        const committed = view.yourCommit === card;
        const spent = !mine.stepHand.includes(card) && card !== shown && !committed;
        const raised = (option && picked === card) || committed || (card === shown && !mine.stepHand.includes(card));
        const name = speak.say({ key: `step.${card}` });
        const label = [
          option?.note ? `${name}. ${speak.say(option.note)}` : name,
          refusal ? speak.say(refusal.reason) : spent ? speak.say({ key: 'ui.nw.spent' }) : '',
          committed ? speak.say({ key: 'ui.nw.committed' }) : '',
        ]
          .filter(Boolean)
          .join('. ');
        const className = `nw-step${spent ? ' nw-spent' : ''}${raised ? ' nw-raised' : ''}${option && picked === card ? ' nw-picked' : ''}${committed ? ' nw-down' : ''}`;
        const style = {
          '--turn': `${(i - 3.5) * 3}deg`,
          '--drop': String(Math.round(Math.abs(i - 3.5) ** 2 * 10) / 10),
          '--i': String(i),
          ...(refilling ? { animation: `nw-deal ${Math.max(200, (playing?.ms ?? 600) * 0.5)}ms var(--out) ${i * 40}ms backwards` } : {}),
        } as CSSProperties;
        return (
          // A mouse looks before it presses: the card below it is raised, and shows where it would land.
          <div
            key={card}
            className={className}
            style={style}
            onPointerEnter={(e) => e.pointerType === 'mouse' && option && props.hold(card)}
            onPointerLeave={(e) => e.pointerType === 'mouse' && picked === card && props.pick(null)}
          >
            {committed ? <BackFace back="step" /> : <StepFace card={card} speak={speak} small={small} />}
            <CardButton label={label} option={option} refusal={refusal} pressed={picked === card} onClick={(e) => tap(e, card, props)} />
          </div>
        );
      })}
    </fieldset>
  );
}
