import { LAST_RING, SPACES, type TalismanView } from '@questhall/talisman/client';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import type { GameProps } from '../../contract.ts';
import { CardBack } from '../cards/CardBack.tsx';
import { Cards } from '../hand/Cards.tsx';
import { cardName, spaceName } from '../names.ts';
import { coverOf, printedSpace, type SoulsShown, soulsIn } from '../souls.ts';
import { MiniCard } from '../things/MiniCard.tsx';

type Props = GameProps<TalismanView>;

/** Where things of the purchase piles are sold, and for how much: printed on the spaces. */
function pricesOf(kind: string, view: TalismanView): { space: string; price: number }[] {
  const found: { space: string; price: number }[] = [];
  for (const space of SPACES) {
    const walk = (node: unknown): void => {
      if (Array.isArray(node)) node.forEach(walk);
      else if (typeof node === 'object' && node !== null) {
        const good = node as { kind?: unknown; price?: unknown };
        if (good.kind === kind && typeof good.price === 'number') found.push({ space: space.id, price: good.price });
        Object.values(node).forEach(walk);
      }
    };
    walk(printedSpace(view, space.id)?.instruction);
  }
  return found;
}

function Deck({
  pile,
  n,
  label,
  onOpen,
}: {
  pile: 'adventure' | 'spell' | 'talisman' | 'purchase' | 'veil';
  n: number;
  label: string;
  onOpen?: (() => void) | undefined;
}) {
  const inside = (
    <>
      <CardBack deck={pile} />
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

type Open = 'adventure' | 'spell' | 'veil' | 'stock' | null;

/** All piles: how many cards each holds; discard piles and the stock can be looked through. */
export function Decks({ props }: { props: Props }) {
  const { view, speak } = props;
  const [open, setOpen] = useState<Open>(null);
  const say = (key: string, n?: number) => speak.say(n === undefined ? { key } : { key, args: { n } });
  const stock = Object.values(view.piles).reduce((a, b) => a + b, 0);
  const souls = soulsIn(view);
  const discarded = open === 'adventure' ? view.discard : open === 'veil' ? (souls?.veilDiscard ?? []) : view.spellDiscard;
  return (
    <>
      <ul className={souls ? 'ts-decks ts-five' : 'ts-decks'} aria-label={say('ui.ts.decks')}>
        <Deck pile="adventure" n={view.deck} label={say('ui.ts.deck.adventure')} onOpen={() => setOpen('adventure')} />
        <Deck pile="spell" n={view.spellDeck} label={say('ui.ts.deck.spell')} onOpen={() => setOpen('spell')} />
        {souls ? <Deck pile="veil" n={souls.veil} label={say('ui.ts.deck.veil')} onOpen={() => setOpen('veil')} /> : null}
        <Deck pile="talisman" n={view.talismans} label={say('ui.ts.deck.talisman')} />
        <Deck pile="purchase" n={stock} label={say('ui.ts.deck.stock')} onOpen={() => setOpen('stock')} />
      </ul>
      {souls ? <Realm souls={souls} props={props} /> : null}
      {view.crypts && view.options.tideBell === true ? (
        <div className="ts-realm">
          <p>{speak.say({ key: 'ui.ts.bell', args: { n: view.crypts.rings, all: LAST_RING } })}</p>
        </div>
      ) : null}
      {view.looked.length > 0 ? (
        <section className="ts-row">
          <h4>{say('ui.ts.looked')}</h4>
          <Cards cards={view.looked} label={say('ui.ts.looked')} props={props} own />
        </section>
      ) : null}
      {open === 'adventure' || open === 'spell' || open === 'veil' ? (
        <Dialog title={say(`ui.ts.discard.${open}`, discarded.length)} onClose={() => setOpen(null)} className="wide">
          {discarded.length === 0 ? <p className="empty">{say('ui.ts.discardEmpty')}</p> : null}
          <Cards cards={[...discarded].reverse()} label={say(`ui.ts.discard.${open}`, discarded.length)} props={props} own={false} />
        </Dialog>
      ) : null}
      {open === 'stock' ? (
        <Dialog title={say('ui.ts.deck.stock')} onClose={() => setOpen(null)} className="wide">
          <Stock props={props} />
        </Dialog>
      ) : null}
    </>
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

/** The things for sale: how many are left of each, where they are sold and for how much. */
function Stock({ props }: { props: Props }) {
  const { view, speak } = props;
  return (
    <ul className="ts-stock">
      {Object.entries(view.piles).map(([kind, n]) => {
        // Nothing is sold where a Terrain card lies (TDE-11.15).
        const prices = pricesOf(kind, view).filter(({ space }) => coverOf(view, space) === undefined);
        return (
          <li key={kind} className={n === 0 ? 'ts-gone' : undefined}>
            <MiniCard card={kind} speak={speak} />
            <span>
              <b>{speak.say(cardName(kind))}</b>
              <small>{speak.say({ key: 'ui.ts.left', args: { n } })}</small>
              {prices.map(({ space, price }) => (
                <small key={space}>{speak.say({ key: 'ui.ts.price', args: { space: spaceName(space), n: price } })}</small>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
