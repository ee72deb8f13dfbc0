import type { DecisionView } from '@questhall/kernel';
import type { NachtwachtView, PowerCard } from '@questhall/nachtwacht/client';
import type { Speaker } from '@questhall/text';
import { useState } from 'react';
import { Icon } from '../../../art/Icon.tsx';
import { tap } from '../../../frame/tap.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { GameProps } from '../../contract.ts';
import { powerIcon } from '../art/sizes.ts';
import { PowerFace } from '../cards/faces.tsx';
import { CardButton } from './CardButton.tsx';

/** Decisions that are answered by tapping a power card. */
export const POWER_DECISIONS: readonly string[] = ['fight', 'discard', 'stealCard'];

/** The cards that the decision is about: one's own hand, or, where Vega may look, the other's. */
function cardsOf(view: NachtwachtView, decision: DecisionView | undefined): readonly PowerCard[] {
  if (decision?.kind !== 'stealCard') return view.yourPower;
  return decision.options.map((o) => o.id as PowerCard);
}

/** The power cards: beside the fan while they rest, large while one of them must be named. */
export function PowerRow({ props }: { props: GameProps<NachtwachtView> }) {
  const { view, decision, picked, speak, layout } = props;
  const asked = decision && POWER_DECISIONS.includes(decision.kind) ? decision : undefined;
  const cards = cardsOf(view, decision);
  // Which of two equal cards was touched: that one is raised, and only that one.
  const [touched, touch] = useState(0);
  const raised = picked === null ? -1 : cards[touched] === picked ? touched : cards.indexOf(picked as PowerCard);
  const others = asked?.options.filter((o) => !cards.includes(o.id as PowerCard)) ?? [];
  const [read, setRead] = useState(false);
  const reading = read && !asked ? <PowerCards cards={cards} speak={speak} onClose={() => setRead(false)} /> : null;
  if (!asked && layout === 'phone')
    return (
      <>
        <PowerChips cards={cards} props={props} onRead={() => setRead(true)} />
        {reading}
      </>
    );
  return (
    <fieldset className={`nw-powers${asked ? ' nw-asked' : ''}`} aria-label={speak.say({ key: 'ui.nw.powerCards' })}>
      {cards.length === 0 ? <p className="nw-empty">{speak.say({ key: 'ui.nw.noPower' })}</p> : null}
      {cards.map((card, i) => {
        const option = asked?.options.find((o) => o.id === card);
        const refusal = asked?.refused.find((r) => r.id === card);
        const name = speak.say({ key: `power.${card}` });
        const label = option?.note
          ? `${speak.say(option.label)}. ${speak.say(option.note)}`
          : refusal
            ? `${name}. ${speak.say(refusal.reason)}`
            : name;
        return (
          <div
            // Cards of one kind are alike: their place in the hand tells them apart.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={`${card}${i}`}
            className={`nw-power${option ? ' nw-legal' : ''}${option && i === raised ? ' nw-picked' : ''}${asked && !option ? ' nw-off' : ''}`}
          >
            <PowerFace card={card} speak={speak} small={!asked || layout === 'phone'} />
            {asked && layout === 'phone' ? (
              <span className="nw-power-words" aria-hidden="true">
                <b>{name.charAt(0).toUpperCase() + name.slice(1)}</b>
                {/* Why another does not help is told at a touch: what each beats says it in half the lines. */}
                {speak.say({ key: `ui.nw.beats.${card}` })}
              </span>
            ) : null}
            {asked ? (
              <CardButton
                label={label}
                option={option}
                refusal={refusal}
                pressed={i === raised}
                onClick={(e) => {
                  touch(i);
                  if (picked !== card || i === raised) tap(e, card, props);
                }}
              />
            ) : (
              <button
                type="button"
                className="nw-hit"
                aria-haspopup="dialog"
                aria-label={`${name}: ${speak.say({ key: `ui.nw.beats.${card}` })}`}
                onClick={() => setRead(true)}
              />
            )}
          </div>
        );
      })}
      {others.map((o) => (
        <button
          key={o.id}
          type="button"
          className={`nw-plate${picked === o.id ? ' nw-picked' : ''}`}
          aria-pressed={picked === o.id}
          onClick={(e) => tap(e, o.id, props)}
        >
          <b>{speak.say(o.label)}</b>
          {o.note ? <small>{speak.say(o.note)}</small> : null}
        </button>
      ))}
      {reading}
    </fieldset>
  );
}

/** On a phone the resting power cards are strips of bone with sign and name: a touch shows the cards. */
function PowerChips({ cards, props, onRead }: { cards: readonly PowerCard[]; props: GameProps<NachtwachtView>; onRead: () => void }) {
  const { speak } = props;
  return (
    <ul className="nw-chips" aria-label={speak.say({ key: 'ui.nw.powerCards' })}>
      {cards.length === 0 ? <li className="nw-empty">{speak.say({ key: 'ui.nw.noPower' })}</li> : null}
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of one kind are alike
        <li key={`${card}${i}`}>
          <button type="button" aria-haspopup="dialog" onClick={onRead}>
            <Icon name={powerIcon(card)} size={17} />
            {speak.say({ key: `power.${card}` })}
            <span className="nw-vh">, {speak.say({ key: `ui.nw.beats.${card}` })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** One's own power cards, large enough to be read, with what each beats. */
function PowerCards({ cards, speak, onClose }: { cards: readonly PowerCard[]; speak: Speaker; onClose: () => void }) {
  return (
    <Dialog title={speak.say({ key: 'ui.nw.powerCards' })} onClose={onClose}>
      <ul className="nw-read">
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of one kind are alike
          <li key={`${card}${i}`}>
            <PowerFace card={card} speak={speak} small />
            <span className="nw-vh">{speak.say({ key: `power.${card}` })}</span>
            <p>{speak.say({ key: `ui.nw.beats.${card}` })}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
