import type { NachtwachtView, StepCard } from '@questhall/nachtwacht/client';
import { type CSSProperties, useMemo } from 'react';
import { Icon } from '../../../art/Icon.tsx';
import { tap } from '../../../frame/tap.ts';
import type { GameProps } from '../../contract.ts';
import { BackFace, StepFace } from '../cards/faces.tsx';
import { asEvent } from '../playback.ts';
import { CardButton } from './CardButton.tsx';
import { cancelText, couldCancel, type Outcome, outcomeOf, playedIn, STEP_ORDER } from './outcome.ts';

/**
 * The eight step cards as a fan: spent ones faded, the picked one raised, the committed one turned over. Below each stands
 * what it would do, or when it was played; a phone shows what is still in hand, and the rest on the seat's plate.
 */
export function StepFan({ props, dim }: { props: GameProps<NachtwachtView>; dim: boolean }) {
  const { view, me, decision, picked, looked, speak, layout, playing, log } = props;
  const mine = view.players.find((p) => p.seat === me);
  const rounds = useMemo(() => playedIn(log, me ?? 0, view.round), [log, me, view.round]);
  if (!mine || me === null) return null;
  const asked = decision?.kind === 'commit' ? decision : undefined;
  const small = layout === 'phone';
  const event = playing && asEvent(playing.event);
  const refilling = event?.type === 'roundBegan' && event.refilled;
  const shown = view.phase === 'resolve' && view.reveal ? view.reveal.cards[mine.seat] : undefined;
  // What is shown lies among the cards of the round; a phone has no room to show it twice.
  const lies = (card: StepCard) => mine.stepHand.includes(card) || view.yourCommit === card;
  const fan = STEP_ORDER.filter((card) => !small || lies(card));
  return (
    <fieldset
      style={{ '--n': fan.length, '--gaps': Math.max(1, fan.length - 1) } as CSSProperties}
      className={`nw-fan${dim ? ' nw-dim' : ''}${asked ? ' nw-asked' : ''}`}
      aria-label={speak.say({ key: 'ui.nw.stepCards' })}
    >
      {fan.map((card) => {
        const i = STEP_ORDER.indexOf(card);
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
          option ? speak.say(cancelText(couldCancel(view, me, card).map(props.nameOf))) : '',
        ]
          .filter(Boolean)
          .join('. ')
          .replaceAll('..', '.');
        const className = `nw-step${spent ? ' nw-spent' : ''}${raised ? ' nw-raised' : ''}${option && picked === card ? ' nw-picked' : ''}${option && looked === card ? ' nw-looked' : ''}${committed ? ' nw-down' : ''}`;
        const style = {
          '--turn': `${(i - 3.5) * 3}deg`,
          '--drop': String(Math.round(Math.abs(i - 3.5) ** 2 * 10) / 10),
          '--i': String(i),
          ...(refilling ? { animation: `nw-deal ${Math.max(200, (playing?.ms ?? 600) * 0.5)}ms var(--out) ${i * 40}ms backwards` } : {}),
        } as CSSProperties;
        return (
          // A mouse looks before it presses: the card below it shows where it would land, and is not picked up for it.
          <div
            key={card}
            className={className}
            style={style}
            onPointerEnter={(e) => e.pointerType === 'mouse' && option && props.look(card)}
            onPointerLeave={(e) => e.pointerType === 'mouse' && looked === card && props.look(null)}
          >
            {committed ? <BackFace back="step" /> : <StepFace card={card} speak={speak} small={small} />}
            {option ? (
              <Chip outcome={outcomeOf(option.note)} props={props} />
            ) : spent && layout === 'desktop' && rounds.has(card) ? (
              <span className="nw-chip nw-chip-spent" aria-hidden="true">
                {speak.say({ key: 'ui.nw.chip.round', args: { n: rounds.get(card) ?? 0 } })}
              </span>
            ) : null}
            <CardButton
              label={label}
              option={option}
              refusal={refusal}
              pressed={picked === card}
              onClick={(e) => tap(e, card, props)}
              onLook={(at) => option && (at ? props.look(card) : looked === card && props.look(null))}
            />
          </div>
        );
      })}
    </fieldset>
  );
}

/** What the card would do, on a strip of paper below it. Where cards are small in signs: the sentence stands in the bar. */
function Chip({ outcome, props }: { outcome: Outcome | undefined; props: GameProps<NachtwachtView> }) {
  const { speak, layout } = props;
  if (!outcome) return null;
  const { square, words, icon } = outcome;
  const brief = layout !== 'desktop';
  return (
    <span className="nw-chip" aria-hidden="true">
      {square ??
        (words && !(brief && icon) ? (
          <span className="nw-chip-words">{speak.say(brief ? { ...words, key: `${words.key}.short` } : words)}</span>
        ) : null)}
      {icon ? <Icon name={icon} size={15} /> : null}
    </span>
  );
}
