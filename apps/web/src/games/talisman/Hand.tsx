import type { Text } from '@questhall/kernel';
import type { CharacterView, TalismanView } from '@questhall/talisman/client';
import { useEffect, useRef, useState } from 'react';
import { isLow } from '../../frame/use-layout.ts';
import { Icon } from '../../icons/icon.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { GameProps } from '../contract.ts';
import type { StatName } from './cards/kinds.ts';
import { StatIcon } from './cards/Medallion.tsx';
import { Pawn } from './cards/Pawn.tsx';
import { Cards } from './hand/Cards.tsx';
import { Kit } from './hand/Kit.tsx';
import { isPlaying, Medals, Printed, Sheet, States } from './hand/Sheet.tsx';
import { cardName } from './names.ts';
import { Tray } from './panel/Decks.tsx';
import { OrdersPanel } from './panel/OrdersPanel.tsx';
import { castableIn, quiet } from './quiet.ts';
import { hasFate, statusText } from './status.ts';
import { useOrdersInSight, useStandingAnswers } from './use-orders.ts';

/**
 * My character: its numbers and all that it has. On a phone one line of it, with the whole a tap away. On one that lies on its side all of
 * it is scrolled to, and Spells that one is asked about lie above it.
 */
export function Hand(props: GameProps<TalismanView>) {
  const { view, me, layout, decision } = props;
  useStandingAnswers(props);
  const who = view.characters.find((c) => c.seat === me);
  if (layout === 'phone') return <Strip props={props} />;
  if (!who) return null;
  const lifted = layout === 'tablet' && isLow() && decision && quiet(decision)?.alone ? castableIn(decision) : [];
  return (
    <>
      <Castable cards={lifted} small props={props} />
      <Mine who={who} scrolls={lifted.length === 0} props={props} />
    </>
  );
}

/** The Spells that may be cast now, out of the hand. `small`: their pictures alone, as high as a line. */
function Castable({ cards, small, props }: { cards: readonly string[]; small: boolean; props: GameProps<TalismanView> }) {
  if (cards.length === 0) return null;
  return (
    <div className={`ts-quiet${small ? ' ts-quiet-small' : ''}`}>
      <Cards cards={cards} label={props.speak.say({ key: 'ui.ts.spells' })} props={props} own />
    </div>
  );
}

/** Why somebody has no character: before the first turn all are being chosen. */
const withoutCharacter = (view: TalismanView, who: CharacterView | undefined): Text =>
  view.turn.phase === 'setup' ? statusText(view) : { key: who?.out ? 'ui.ts.out' : 'ui.ts.waits' };

/** What stands in the rail: the name of my character leads to its whole sheet. */
function Mine({ who, scrolls, props }: { who: CharacterView; scrolls: boolean; props: GameProps<TalismanView> }) {
  const { speak } = props;
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLElement>(null);
  const { decision } = props;
  const asked = scrolls && decision && quiet(decision)?.alone ? `${decision.seat}:${decision.id}` : null;
  // The Spells that may be cast now are in sight, however much lies above them.
  useEffect(() => {
    if (asked !== null) place.current?.querySelector('.ts-card.ts-legal')?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  if (!who.card) return <p className="ts-me">{speak.say(withoutCharacter(props.view, who))}</p>;
  return (
    <section ref={place} className="ts-me" aria-label={speak.say({ key: 'ui.ts.me' })}>
      <h3>
        <button type="button" className="ts-me-name" onClick={() => setOpen(true)}>
          {speak.say({ key: 'ui.ts.your', args: { character: cardName(who.card) } })}
          <i aria-hidden="true">i</i>
        </button>
      </h3>
      <Medals who={who} speak={speak} fate={hasFate(props.view)} />
      <States view={props.view} who={who} speak={speak} />
      <Kit who={who} props={props} names={false} />
      {open ? (
        <Dialog title={speak.say({ key: 'ui.ts.me' })} onClose={() => setOpen(false)} className="wide">
          <Sheet who={who} props={props} />
        </Dialog>
      ) : null}
    </section>
  );
}

type Open = 'me' | 'decks' | 'orders' | null;

/** The line of a phone: who I am in four numbers, the decks, the standing orders. */
function Strip({ props }: { props: GameProps<TalismanView> }) {
  const { view, me, speak, decision, picks } = props;
  const [open, setOpen] = useState<Open>(null);
  const inSight = useOrdersInSight(view, me);
  const who = view.characters.find((c) => c.seat === me);
  const numbers: [StatName, number][] = who
    ? [
        ['strength', who.strength.total],
        ['craft', who.craft.total],
        ['life', who.lives],
        ['gold', who.gold],
        ...(hasFate(view) ? [['fate', who.fate] as [StatName, number]] : []),
      ]
    : [];
  const cards = who ? who.objects.length + who.followers.length + who.spellCount : 0;
  const about = decision?.options.some((o) => o.target?.card !== undefined) ?? false;
  const quietly = decision && quiet(decision);
  // Before the first turn there is nothing to hold and nothing drawn: the sheets to choose from have the room.
  if (view.turn.phase === 'setup' && !who?.card) return null;
  return (
    <div className="ts-strip-me">
      {/* Beside other plates they leave the question its room; where nothing else is asked they are read. */}
      <Castable cards={quietly?.hint ? castableIn(decision) : []} small={!quietly?.alone} props={props} />
      {who?.card ? (
        <button type="button" className={`ts-strip-button${about && picks.length === 0 ? ' ts-legal' : ''}`} onClick={() => setOpen('me')}>
          <Pawn seat={who.seat} character={who.card} toad={who.toad > 0} size={40} />
          <span className="ts-note-numbers">
            {numbers.map(([what, n]) => (
              <span key={what}>
                <StatIcon what={what} size={15} />
                <span className="vh">{speak.say({ key: `ui.ts.stat.${what}` })} </span>
                {n}
              </span>
            ))}
          </span>
          <span className="ts-strip-cards">
            <i aria-hidden="true" />
            <span aria-hidden="true">{cards}</span>
            <span className="vh">{speak.say({ key: 'ui.ts.cardCount', args: { n: cards } })}</span>
          </span>
        </button>
      ) : me === null ? null : (
        <span className="ts-strip-button">{speak.say(withoutCharacter(view, who))}</span>
      )}
      <button type="button" className="ts-strip-button ts-strip-small" onClick={() => setOpen('decks')}>
        <i className="ts-strip-sign ts-strip-back" aria-hidden="true" />
        <span className="ts-strip-word">{speak.say({ key: 'ui.ts.decks' })}</span>
      </button>
      {inSight ? (
        <button type="button" className="ts-strip-button ts-strip-small ts-strip-orders" onClick={() => setOpen('orders')}>
          <i className="ts-strip-sign" aria-hidden="true">
            <Icon name="scroll-unfurled" size={24} />
          </i>
          <span className="ts-strip-word">{speak.say({ key: 'ui.ts.orders.short' })}</span>
        </button>
      ) : null}
      {open === 'me' && who ? (
        <Dialog title={speak.say({ key: 'ui.ts.me' })} onClose={() => setOpen(null)} className="wide ts-drawer">
          <Drawer who={who} props={props} />
        </Dialog>
      ) : null}
      {open === 'decks' ? (
        <Dialog title={speak.say({ key: 'ui.ts.decks' })} onClose={() => setOpen(null)} className="wide ts-tray">
          <Tray props={props} />
        </Dialog>
      ) : null}
      {open === 'orders' ? <OrdersPanel props={props} onClose={() => setOpen(null)} /> : null}
    </div>
  );
}

/** All that I have on one page, and below it the printed sheet. */
function Drawer({ who, props }: { who: CharacterView; props: GameProps<TalismanView> }) {
  const { speak } = props;
  if (!isPlaying(who)) return <Sheet who={who} props={props} />;
  return (
    <section
      className="ts-whole-sheet"
      aria-label={speak.say(cardName(who.card))}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long sheet without cards is scrolled with the keys
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- see above
    >
      <Medals who={who} speak={speak} fate={hasFate(props.view)} />
      <States view={props.view} who={who} speak={speak} />
      <Kit who={who} props={props} names />
      <Printed who={who} props={props} />
    </section>
  );
}
