import { LAST_RING, type TalismanView } from '@questhall/talisman/client';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import type { GameProps } from '../../contract.ts';
import { CardBack } from '../cards/CardBack.tsx';
import { Cards } from '../hand/Cards.tsx';
import { placeName } from '../names.ts';
import { type SoulsShown, soulsIn } from '../souls.ts';
import { stockOf, stockTitle } from './stock.ts';

type Props = GameProps<TalismanView>;

function Deck({
  pile,
  n,
  label,
  seen = false,
  onOpen,
}: {
  pile: 'adventure' | 'spell' | 'talisman' | 'purchase' | 'veil';
  n: number;
  label: string;
  /** I know what lies on top of it. */
  seen?: boolean;
  onOpen?: (() => void) | undefined;
}) {
  const inside = (
    <>
      <span className={seen ? 'ts-seen' : undefined}>
        <CardBack deck={pile} />
      </span>
      <b>{n}</b>
      <span>{label}</span>
    </>
  );
  return (
    <li>
      {onOpen ? (
        <button type="button" className="ts-deck" title={label} onClick={onOpen}>
          {inside}
        </button>
      ) : (
        <span className="ts-deck" title={label}>
          {inside}
        </span>
      )}
    </li>
  );
}

/** All piles as a thin strip: how many cards each holds. A touch of one opens the tray with all of them. */
export function Decks({ props }: { props: Props }) {
  const { view, speak } = props;
  const [open, setOpen] = useState(false);
  const souls = soulsIn(view);
  return (
    <>
      <Piles props={props} onOpen={() => setOpen(true)} />
      {souls ? <Realm souls={souls} props={props} /> : null}
      <Bell props={props} />
      {open ? (
        <Dialog title={speak.say({ key: 'ui.ts.decks' })} onClose={() => setOpen(false)} className="wide ts-tray">
          <Tray props={props} />
        </Dialog>
      ) : null}
    </>
  );
}

function Piles({ props: { view, speak }, onOpen }: { props: Props; onOpen?: () => void }) {
  const say = (key: string) => speak.say({ key });
  const stock = Object.values(view.piles).reduce((a, b) => a + b, 0);
  const souls = soulsIn(view);
  return (
    <ul className={souls ? 'ts-decks ts-five' : 'ts-decks'} aria-label={say('ui.ts.decks')}>
      <Deck pile="adventure" n={view.deck} label={say('ui.ts.deck.adventure')} seen={view.looked.length > 0} onOpen={onOpen} />
      <Deck pile="spell" n={view.spellDeck} label={say('ui.ts.deck.spell')} onOpen={onOpen} />
      {souls ? <Deck pile="veil" n={souls.veil} label={say('ui.ts.deck.veil')} onOpen={onOpen} /> : null}
      <Deck pile="talisman" n={view.talismans} label={say('ui.ts.deck.talisman')} onOpen={onOpen} />
      <Deck pile="purchase" n={stock} label={say('ui.ts.deck.stock')} onOpen={onOpen} />
    </ul>
  );
}

/** All that is open of the piles on one page: what I saw of them, what is for sale, what was discarded and what lies on the board. */
export function Tray({ props }: { props: Props }) {
  const { view, speak, layout } = props;
  const say = (key: string, n?: number) => speak.say(n === undefined ? { key } : { key, args: { n } });
  const souls = soulsIn(view);
  const discards = [
    ['adventure', view.discard],
    ...(souls ? [['veil', souls.veilDiscard] as const] : []),
    ['spell', view.spellDiscard],
  ] as const;
  const spaceOf = new Map(view.lying.flatMap(({ space, cards }) => cards.map((card) => [card, space] as const)));
  const where = (card: string) => <small>{speak.say(placeName(view, spaceOf.get(card)!))}</small>;
  return (
    <>
      <div className="ts-tray-top">
        <Piles props={props} />
        {view.looked.length > 0 ? (
          <section className="ts-row">
            <h4>{say('ui.ts.looked')}</h4>
            <Cards cards={view.looked} label={say('ui.ts.looked')} props={props} own />
          </section>
        ) : null}
      </div>
      {layout === 'phone' && souls ? <Realm souls={souls} props={props} /> : null}
      {layout === 'phone' ? <Bell props={props} /> : null}
      <div className="ts-tray-rows">
        <Stock props={props} />
        {discards.map(([pile, cards]) => (
          <section key={pile} className="ts-row" data-pile={pile}>
            <h4>
              {say(`ui.ts.discard.${pile}`, cards.length)} {cards.length > 1 ? <small>{say('ui.ts.newestFirst')}</small> : null}
            </h4>
            {cards.length === 0 ? <p className="empty">{say('ui.ts.discardEmpty')}</p> : null}
            <Cards cards={[...cards].reverse()} label={say(`ui.ts.discard.${pile}`, cards.length)} props={props} own={false} />
          </section>
        ))}
        {spaceOf.size > 0 ? (
          <section className="ts-row" data-pile="lying">
            <h4>{say('ui.ts.lying')}</h4>
            <Cards cards={[...spaceOf.keys()]} label={say('ui.ts.lying')} props={props} own={false} note={where} />
          </section>
        ) : null}
      </div>
    </>
  );
}

/** How far the Tide Bell has rung, where it ends the match. */
function Bell({ props: { view, speak } }: { props: Props }) {
  if (!view.crypts || view.options.tideBell !== true) return null;
  return (
    <div className="ts-realm">
      <p>{speak.say({ key: 'ui.ts.bell', args: { n: view.crypts.rings, all: LAST_RING } })}</p>
    </div>
  );
}

/** How the Realm of Souls stands: the ending as far as it is known, the King's lives, ghosts and Breaches still to come. */
function Realm({ souls, props: { speak } }: { souls: SoulsShown; props: Props }) {
  const ending = souls.finale === null ? 'hidden' : souls.finale;
  return (
    <div className={`ts-realm ts-realm-${ending}`}>
      <b>{speak.say({ key: 'ui.ts.ending', args: { ending: { key: `set.finale.${ending}` } } })}</b>
      {ending === 'court' ? <p>{speak.say({ key: 'ui.ts.king', args: { n: souls.king } })}</p> : null}
      <p>{speak.say({ key: 'ui.ts.realm.ghosts', args: { ghosts: souls.ghostCards } })}</p>
      <p>{speak.say({ key: 'ui.ts.realm.terrain', args: { terrain: souls.terrainStack.length } })}</p>
    </div>
  );
}

/** The things for sale, by the spaces where they are sold: for how much, and how many are left. */
function Stock({ props }: { props: Props }) {
  const { view, speak } = props;
  return stockOf(view).map(({ space, covered, prices }) => {
    const title = speak.say(stockTitle(space, covered));
    const note = (kind: string) => {
      const n = view.piles[kind] ?? 0;
      const price = prices.get(kind) ?? null;
      return (
        <>
          {price === null ? null : <PriceSeal price={price} speak={speak} />}
          <small className={n === 0 ? 'ts-gone' : undefined}>{speak.say({ key: 'ui.ts.left', args: { n } })}</small>
        </>
      );
    };
    return (
      <section key={space ?? covered.join(' ')} className="ts-row ts-stock" data-pile="stock">
        <h4>{title}</h4>
        <Cards cards={[...prices.keys()]} label={title} props={props} own={false} note={note} />
      </section>
    );
  });
}

/** What a thing costs, as a coin on its corner. */
function PriceSeal({ price, speak }: { price: number; speak: Props['speak'] }) {
  return (
    <span className="ts-price">
      <span aria-hidden="true">{price}</span>
      <span className="vh">{speak.say({ key: 'ui.ts.price', args: { n: price } })}</span>
    </span>
  );
}
