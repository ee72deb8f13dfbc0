import type { Text } from '@questhall/kernel';
import type { CharacterView, TalismanView } from '@questhall/talisman/client';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import type { GameProps } from '../../contract.ts';
import { cardTargets } from '../board/targets.ts';
import { cardLines } from '../card-text.ts';
import { cardName, pointsOf } from '../names.ts';
import { MiniCard } from '../things/MiniCard.tsx';
import { Cards, Reader } from './Cards.tsx';
import { PutGold } from './Sheet.tsx';

type Props = GameProps<TalismanView>;

/** More cards than lie in three rows of five: the grid scrolls inside, so that Spells and trophies stay where they are. */
const IN_SIGHT = 15;

/**
 * What I have, so that all of it is in sight: Objects and Followers in one grid of five a row, Spells and the pile of
 * trophies in the last one. Over the numbers above it stands what the card says that the pointer or the focus is at.
 */
export function Kit({ who, props, names }: { who: CharacterView; props: Props; names: boolean }) {
  const { speak } = props;
  const [at, setAt] = useState<string | null>(null);
  const say = (key: string, args?: Text['args']) => speak.say(args ? { key, args } : { key });
  const goods = [...who.objects, ...who.followers];
  const spells = who.spells ?? [];
  const { trophies, load } = who;
  const points = trophies.reduce((n, card) => n + pointsOf(card), 0);
  const worth = say('ui.ts.points', { n: points, need: Number(props.view.options.trophyPoints ?? 7) });
  const loaded =
    load.limit === null
      ? say('ui.ts.loadFree', { n: load.n })
      : say(names ? 'ui.ts.loadObjects' : 'ui.ts.load', { n: load.n, limit: load.limit });
  const none = goods.length + spells.length + trophies.length === 0;
  // Whoever turns some of them in has to see each.
  const targets = cardTargets(props.decision);
  const spread = trophies.some((card) => targets.has(card));
  const look = (e: SyntheticEvent) => setAt((e.target as Element).closest<HTMLElement>('[data-card]')?.dataset.card ?? null);
  const own = { props, own: true } as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens which of its cards is looked at
    <div
      className={`ts-kit${names ? ' ts-named' : ''}`}
      onPointerOver={look}
      onPointerLeave={() => setAt(null)}
      onFocus={look}
      onBlur={() => setAt(null)}
    >
      {none ? <p className="ts-empty">{say('ui.ts.empty')}</p> : null}
      {goods.length > 0 ? (
        <section className={goods.length > IN_SIGHT ? 'ts-goods ts-many' : 'ts-goods'}>
          <Heads
            left={who.objects.length > 0 ? [say('ui.ts.objects'), loaded] : [say('ui.ts.followers'), String(who.followers.length)]}
            right={who.objects.length > 0 && who.followers.length > 0 ? [say('ui.ts.followers'), String(who.followers.length)] : null}
          />
          <Cards cards={goods} label={say('ui.ts.goods')} {...own} />
        </section>
      ) : null}
      {spells.length > 0 || (trophies.length > 0 && !spread) ? (
        <section>
          <Heads
            left={spells.length > 0 ? [say('ui.ts.spells'), say('ui.ts.load', { n: who.spellCount, limit: who.allowance })] : null}
            right={trophies.length > 0 && !spread ? [spells.length > 0 ? null : say('ui.ts.trophies'), worth] : null}
          />
          <Cards cards={spells} label={say('ui.ts.spells')} {...own}>
            {trophies.length > 0 && !spread ? <Pile cards={trophies} props={props} /> : null}
          </Cards>
        </section>
      ) : null}
      {spread ? (
        <section>
          <Heads left={[say('ui.ts.trophies'), worth]} right={null} />
          <Cards cards={trophies} label={say('ui.ts.trophies')} {...own} />
        </section>
      ) : null}
      {names || at === null ? null : (
        <p className="ts-looked-at" aria-hidden="true">
          <b>{speak.say(cardName(at))}</b> {cardLines(at, speak).join(' ')}
        </p>
      )}
      {names ? <PutGold who={who} props={props} /> : null}
    </div>
  );
}

/** Beside another heading the note may have to do alone. */
type Head = readonly [title: string | null, note: string] | null;

function Heads({ left, right }: { left: Head; right: Head }): ReactNode {
  const one = ([title, note]: NonNullable<Head>) => (
    <h4>
      {title} <small>{note}</small>
    </h4>
  );
  return (
    <div className="ts-heads">
      {left ? one(left) : <span />}
      {right ? one(right) : null}
    </div>
  );
}

/** The trophies as they lie: one on the other. A tap opens them. */
function Pile({ cards, props }: { cards: readonly string[]; props: Props }) {
  const { speak } = props;
  const [open, setOpen] = useState(false);
  const top = cards[cards.length - 1]!;
  return (
    <li className={cards.length > 1 ? 'ts-pile ts-deep' : 'ts-pile'}>
      <button type="button" className="ts-card" onClick={() => setOpen(true)}>
        <span aria-hidden="true">
          <MiniCard card={top} speak={speak} />
        </span>
        <span className="vh">{speak.say({ key: 'ui.ts.trophyPile', args: { n: cards.length } })}</span>
        <b className="ts-pile-n" aria-hidden="true">
          {cards.length}
        </b>
      </button>
      {open ? <Trophies cards={cards} props={props} onClose={() => setOpen(false)} /> : null}
    </li>
  );
}

function Trophies({ cards, props, onClose }: { cards: readonly string[]; props: Props; onClose: () => void }) {
  const { me, aside, view, speak } = props;
  return (
    <Reader cards={cards} at={cards[cards.length - 1]!} props={props} onClose={onClose}>
      {(card) =>
        aside && me !== null && view.leavable.includes(card) ? (
          <button
            type="button"
            className="btn paper small"
            onClick={() => {
              aside(me, `leave:${card}`);
              onClose();
            }}
          >
            {speak.say({ key: 'pick.shed' })}
          </button>
        ) : null
      }
    </Reader>
  );
}
