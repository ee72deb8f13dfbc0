import type { Asker as Who } from '@questhall/kernel';
import type { TalismanView } from '@questhall/talisman/client';
import { type ReactNode, useState } from 'react';
import type { GameProps } from '../../contract.ts';
import { spacePicture } from '../art/pictures.ts';
import { SpaceSheet } from '../board/SpaceSheet.tsx';
import { CardArt } from '../cards/CardArt.tsx';
import { Pawn } from '../cards/Pawn.tsx';
import { cardName } from '../names.ts';
import { coverOf, titleOf } from '../souls.ts';
import { Die } from '../stage/Dice.tsx';
import { MiniCard } from '../things/MiniCard.tsx';
import { Reader } from './Cards.tsx';

type Props = GameProps<TalismanView>;

/** What puts a question, beside its words: a card that a touch opens to be read, a space, a creature, dice, or a person. */
export function Asker({ asker, ...props }: Props & { asker: Who }): ReactNode {
  const { cards = [], creature, space, dice = [], seat } = asker;
  if (dice.length > 0)
    return (
      <span className="ts-asker-dice ts-calm" aria-hidden="true">
        {dice.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw
          <Die key={i} value={value} />
        ))}
      </span>
    );
  const first = cards[0];
  if (first !== undefined) return <Cards cards={cards} first={first} props={props} />;
  if (creature !== undefined)
    return (
      <span className="ts-asker-being" aria-hidden="true">
        <CardArt card={`cre.${creature}`} eager />
      </span>
    );
  if (seat !== undefined) {
    const who = props.view.characters.find((c) => c.seat === seat);
    return who?.card ? <Pawn seat={seat} character={who.card} toad={who.toad > 0} size={58} /> : null;
  }
  return space === undefined ? null : <Place id={space} props={props} />;
}

function Cards({ cards, first, props }: { cards: readonly string[]; first: string; props: Props }) {
  const [open, setOpen] = useState(false);
  const { speak } = props;
  return (
    <>
      <button type="button" className="ts-asker-card" onClick={() => setOpen(true)}>
        <span className="vh">{speak.say({ key: 'ui.ts.read', args: { card: cardName(first) } })}</span>
        <MiniCard card={first} speak={speak} />
        {cards.length > 1 ? <b className="ts-asker-more">+{cards.length - 1}</b> : null}
      </button>
      {open ? <Reader cards={cards} at={first} props={props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Place({ id, props }: { id: string; props: Props }) {
  const [open, setOpen] = useState(false);
  const { view, speak } = props;
  const cover = coverOf(view, id);
  return (
    <>
      <button
        type="button"
        className="ts-asker-space"
        style={cover ? undefined : spacePicture(id)}
        aria-label={speak.say({ key: 'ui.ts.read', args: { card: titleOf(view, id) } })}
        onClick={() => setOpen(true)}
      >
        {cover ? <CardArt card={cover} /> : null}
      </button>
      {open ? <SpaceSheet id={id} target={undefined} props={props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
