import type { TalismanView } from '@questhall/talisman/client';
import { type MouseEvent, useState } from 'react';
import { tap } from '../../../frame/tap.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { GameProps } from '../../contract.ts';
import { cardTargets } from '../board/targets.ts';
import { cardName } from '../names.ts';
import { MiniCard } from '../things/MiniCard.tsx';
import { ReadCard } from '../things/ReadCard.tsx';

type Props = GameProps<TalismanView>;

/**
 * A row of cards that can be read and, where the decision is about them, picked up: a tap on a card that may be named
 * picks it, a tap on any other one opens it large.
 */
export function Cards({ cards, label, props, own }: { cards: readonly string[]; label: string; props: Props; own: boolean }) {
  const { speak, picks, decision, view, aside } = props;
  const [open, setOpen] = useState<string | null>(null);
  const targets = own ? cardTargets(decision) : new Map<string, { id: string; refused: boolean }>();
  const onCard = (e: MouseEvent, card: string) => {
    const target = targets.get(card);
    if (target && !target.refused) tap(e, target.id, props);
    else setOpen(card);
  };
  const target = open === null ? undefined : targets.get(open);
  return (
    <>
      <ul className="ts-cards" aria-label={label}>
        {cards.map((card) => {
          const asked = targets.get(card);
          const legal = asked !== undefined && !asked.refused;
          const picked = legal && picks.includes(asked.id);
          return (
            <li key={card}>
              <button
                type="button"
                className={`ts-card${legal ? ' ts-legal' : ''}${picked ? ' ts-picked' : ''}${asked?.refused ? ' ts-refused' : ''}`}
                {...(legal ? { 'data-option': asked.id } : {})}
                aria-pressed={legal ? picked : undefined}
                onClick={(e) => onCard(e, card)}
              >
                <MiniCard card={card} speak={speak} />
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
            </li>
          );
        })}
      </ul>
      {open ? (
        <Reader cards={cards} at={open} props={props} onClose={() => setOpen(null)}>
          {own && aside && view.leavable.includes(open) ? (
            <button
              type="button"
              className="btn paper small"
              onClick={() => {
                aside(props.me!, `leave:${open}`);
                setOpen(null);
              }}
            >
              {speak.say({ key: view.characters.some(({ trophies }) => trophies.includes(open)) ? 'pick.shed' : 'ui.ts.putDown' })}
            </button>
          ) : null}
          {target?.refused ? (
            <button
              type="button"
              className="btn paper small"
              onClick={() => {
                props.pick(target.id);
                setOpen(null);
              }}
            >
              {speak.say({ key: 'ui.ts.whyNot' })}
            </button>
          ) : null}
        </Reader>
      ) : null}
    </>
  );
}

/** A card large, with the others of its row one step away. */
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
  children?: React.ReactNode;
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
        {children}
      </div>
    </Dialog>
  );
}
