import type { NachtwachtView, PowerCard, StripLength } from '@questhall/nachtwacht/client';
import type { Speaker } from '@questhall/text';
import { type ReactNode, useRef } from 'react';
import type { GameProps } from '../../contract.ts';
import { BackFace, PowerFace } from '../cards/faces.tsx';
import { asEvent } from '../playback.ts';
import { run, useMotion } from './use-motion.ts';

const LENGTHS: readonly StripLength[] = [3, 4, 5];

/** The back of a strip: as many blank squares as it has, for the pattern is on its other side. */
export function StripBack({ length }: { length: number }) {
  const w = length * 15 + 6;
  const faces = Array.from({ length }, (_, i) => `M${4.5 + i * 15} 4.6h12v12.8h-12z`).join('');
  return (
    <svg width={w} height="22" viewBox={`0 0 ${w} 22`} aria-hidden="true">
      <rect x="1" y="1" width={w - 2} height="20" rx="3" fill="#57503f" stroke="#0b0a12" strokeWidth="1.6" />
      <rect x="2.6" y="2.6" width={w - 5.2} height="16.8" rx="2" fill="none" stroke="#a99a78" strokeWidth="1" />
      <path d={faces} fill="#3c3629" stroke="#cbb98a" strokeOpacity=".5" strokeWidth=".9" />
    </svg>
  );
}

function StripPile({ length, left, speak }: { length: StripLength; left: number; speak: Speaker }) {
  const says = speak.say({ key: 'ui.nw.strips', args: { n: length, left } });
  return (
    <div className="nw-strips" title={says} data-pile={`strip-${length}`}>
      <span className={left > 0 ? 'nw-strip-stack' : 'nw-strip-stack nw-none'} data-left={Math.min(left, 3)}>
        <StripBack length={length} />
      </span>
      <b aria-hidden="true">×{left}</b>
      <span className="nw-vh">{says}</span>
    </div>
  );
}

function Pile({
  name,
  count,
  label,
  children,
  onOpen,
  open,
}: {
  name: string;
  count: number;
  label: string;
  children: ReactNode;
  onOpen?: () => void;
  open?: boolean;
}) {
  const body = (
    <>
      <span className="nw-stack" data-deep={Math.min(3, Math.ceil(count / 5))}>
        {count > 0 ? children : <span className="nw-stack-empty" />}
      </span>
      <b aria-hidden="true">{count}</b>
    </>
  );
  if (!onOpen) {
    return (
      <div className="nw-pile" title={label} data-pile={name}>
        {body}
        <span className="nw-vh">{label}</span>
      </div>
    );
  }
  return (
    <div className="nw-pile nw-opens" data-pile={name}>
      {body}
      <button
        type="button"
        className="nw-hit"
        aria-label={label}
        title={label}
        aria-expanded={open}
        onClick={onOpen}
        disabled={count === 0}
      />
    </div>
  );
}

const RIFFLE: Keyframe[] = [0, -6, 6, -6, 6, 0].map((deg) => ({ transform: `rotate(${deg}deg)` }));

/** The supplies at the edge of the table. The open pile can be looked through. */
export function Piles({ props, open, setOpen }: { props: GameProps<NachtwachtView>; open: boolean; setOpen: (open: boolean) => void }) {
  const { view, speak, playing } = props;
  const deck = useRef<HTMLElement>(null);
  const top = view.powerDiscard.at(-1);
  const shuffling = playing && asEvent(playing.event).type === 'reshuffled' && !props.reducedMotion ? playing.event : null;
  useMotion(shuffling, () => {
    const pile = deck.current?.querySelector('[data-pile="power"] .nw-stack') ?? null;
    return run(pile, RIFFLE, { duration: 600 });
  });
  const say = (key: string, n: number) => speak.say({ key, args: { n } });
  const onTop = view.powerTop ? speak.say({ key: 'ui.nw.powerTop', args: { card: { key: `power.${view.powerTop}` } } }) : '';
  const deckSays = [say('ui.nw.powerDeck', view.powerDeck), onTop].filter(Boolean).join('. ');
  return (
    <section className="nw-piles" ref={deck} aria-label={speak.say({ key: 'ui.nw.piles' })}>
      <div className="nw-strip-piles">
        {LENGTHS.map((length) => (
          <StripPile key={length} length={length} left={view.stripsLeft[length]} speak={speak} />
        ))}
      </div>
      <Pile name="monster" count={view.monsterSupply} label={say('ui.nw.monsters', view.monsterSupply)}>
        <BackFace back="monster" />
      </Pile>
      <Pile name="power" count={view.powerDeck} label={deckSays}>
        {view.powerTop ? <PowerFace card={view.powerTop} speak={speak} small /> : <BackFace back="power" />}
      </Pile>
      <Pile
        name="discard"
        count={view.powerDiscard.length}
        label={say('ui.nw.discard', view.powerDiscard.length)}
        onOpen={() => setOpen(!open)}
        open={open}
      >
        {top ? <PowerFace card={top} speak={speak} small /> : null}
      </Pile>
      {open ? <OpenPile cards={view.powerDiscard} props={props} close={() => setOpen(false)} /> : null}
    </section>
  );
}

/** The discard pile spread out, newest first, so many of each kind. */
function OpenPile({ cards, props, close }: { cards: readonly PowerCard[]; props: GameProps<NachtwachtView>; close: () => void }) {
  const { speak } = props;
  const kinds = [...new Set([...cards].reverse())];
  return (
    <section className="nw-open-pile" aria-label={speak.say({ key: 'ui.nw.discard', args: { n: cards.length } })}>
      {kinds.map((card) => (
        <figure key={card}>
          <PowerFace card={card} speak={speak} small />
          <figcaption>×{cards.filter((c) => c === card).length}</figcaption>
        </figure>
      ))}
      <button type="button" className="nw-close" onClick={close} aria-label={speak.say({ key: 'ui.nw.close' })}>
        ×
      </button>
    </section>
  );
}
