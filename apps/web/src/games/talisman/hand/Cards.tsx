import { kindOf, type TalismanView } from '@questhall/talisman/client';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { tap } from '../../../frame/tap.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { GameProps } from '../../contract.ts';
import { cardTargets } from '../board/targets.ts';
import { cardName } from '../names.ts';
import type { Orders } from '../orders.ts';
import { MiniCard } from '../things/MiniCard.tsx';
import { ReadCard } from '../things/ReadCard.tsx';
import { hasOrders, useOrders } from '../use-orders.ts';

type Props = GameProps<TalismanView>;

/**
 * A row of cards that can be read and, where the decision is about them, picked up: a tap on a card that may be named
 * picks it, a tap on any other one opens it large. `children` lie at the end of the row.
 * @param note what stands at a card: where it lies, what it costs
 */
export function Cards({
  cards,
  label,
  props,
  own,
  note,
  children,
}: {
  cards: readonly string[];
  label: string;
  props: Props;
  own: boolean;
  note?: (card: string) => ReactNode;
  children?: ReactNode;
}) {
  const { speak, picks, decision, me } = props;
  const [open, setOpen] = useState<string | null>(null);
  const { orders } = useOrders(me);
  const targets = own ? cardTargets(decision) : new Map<string, { id: string; refused: boolean }>();
  const onCard = (e: MouseEvent, card: string) => {
    const target = targets.get(card);
    if (target && !target.refused) tap(e, target.id, props);
    else setOpen(card);
  };
  return (
    <>
      <ul className="ts-cards" aria-label={label}>
        {cards.map((card) => {
          const asked = targets.get(card);
          const legal = asked !== undefined && !asked.refused;
          const picked = legal && picks.includes(asked.id);
          const aside = own && isSpell(card) && isAside(orders, card);
          return (
            <li key={card}>
              <button
                type="button"
                className={`ts-card${legal ? ' ts-legal' : ''}${picked ? ' ts-picked' : ''}${asked?.refused ? ' ts-refused' : ''}${aside ? ' ts-aside' : ''}`}
                data-card={card}
                {...(legal ? { 'data-option': asked.id } : {})}
                aria-pressed={legal ? picked : undefined}
                onClick={(e) => onCard(e, card)}
              >
                <MiniCard card={card} speak={speak} />
                {aside ? <span className="vh">{speak.say({ key: 'ui.ts.aside.is' })}</span> : null}
              </button>
              {legal ? (
                <button
                  type="button"
                  className="ts-read"
                  aria-label={speak.say({ key: 'ui.ts.read', args: { card: cardName(card) } })}
                  onClick={() => setOpen(card)}
                >
                  <span aria-hidden="true">i</span>
                </button>
              ) : null}
              {note?.(card)}
            </li>
          );
        })}
        {children}
      </ul>
      {open ? (
        <Reader cards={cards} at={open} props={props} onClose={() => setOpen(null)}>
          {(card) => (own ? <OwnDeeds card={card} props={props} onDone={() => setOpen(null)} /> : null)}
        </Reader>
      ) : null}
    </>
  );
}

const isSpell = (card: string): boolean => card.startsWith('sp.');
const isAside = ({ aside = [] }: Orders, card: string): boolean => aside.includes(kindOf(card));

/** What may be done with a card of mine that is being read: put it down, set it aside, ask why it cannot be named now. */
function OwnDeeds({ card, props, onDone }: { card: string; props: Props; onDone: () => void }) {
  const { speak, view, aside, me, decision } = props;
  const target = cardTargets(decision).get(card);
  const mine = view.characters.find(({ seat }) => seat === me);
  return (
    <>
      {aside && me !== null && view.leavable.includes(card) ? (
        <button
          type="button"
          className="btn paper small"
          onClick={() => {
            aside(me, `leave:${card}`);
            onDone();
          }}
        >
          {speak.say({ key: mine?.trophies.includes(card) ? 'pick.shed' : 'ui.ts.putDown' })}
        </button>
      ) : null}
      {target?.refused ? (
        <button
          type="button"
          className="btn paper small"
          onClick={() => {
            props.pick(target.id);
            onDone();
          }}
        >
          {speak.say({ key: 'ui.ts.whyNot' })}
        </button>
      ) : null}
      {mine?.spells?.includes(card) && hasOrders(view, me) ? <SetAside card={card} props={props} /> : null}
    </>
  );
}

/** Whether I am asked for this Spell's sake: one that is set aside waits until I take it up again, or am asked for something else. */
function SetAside({ card, props }: { card: string; props: Props }) {
  const { me, speak } = props;
  const { orders, give } = useOrders(me);
  const { aside = [], ...others } = orders;
  const kind = kindOf(card);
  const change = () => {
    const now = aside.includes(kind) ? aside.filter((one) => one !== kind) : [...aside, kind];
    give(now.length > 0 ? { ...others, aside: now } : others);
  };
  return (
    <label className="ts-stop">
      <input type="checkbox" checked={aside.includes(kind)} onChange={change} />
      {speak.say({ key: 'ui.ts.aside' })}
    </label>
  );
}

/** A card large, with the others of its row one step away. `children` lies below the card that is being read. */
export function Reader({
  cards,
  at,
  props,
  onClose,
  children,
}: {
  cards: readonly string[];
  at: string;
  props: Props;
  onClose: () => void;
  children?: (card: string) => ReactNode;
}) {
  const { speak, view } = props;
  const [card, setCard] = useState(at);
  const step = (by: number) => setCard(cards[(cards.indexOf(card) + by + cards.length) % cards.length] ?? card);
  return (
    <Dialog title={speak.say(cardName(card))} onClose={onClose} className="ts-reader">
      <div className="ts-reader-in">
        <ReadCard card={card} speak={speak} left={view.held[card]} />
        {cards.length > 1 ? (
          <p className="ts-steps">
            <button type="button" className="btn paper small" onClick={() => step(-1)} aria-label={speak.say({ key: 'ui.ts.before' })}>
              ‹
            </button>
            <span>
              {cards.indexOf(card) + 1} / {cards.length}
            </span>
            <button type="button" className="btn paper small" onClick={() => step(1)} aria-label={speak.say({ key: 'ui.ts.after' })}>
              ›
            </button>
          </p>
        ) : null}
        {children?.(card)}
      </div>
    </Dialog>
  );
}
