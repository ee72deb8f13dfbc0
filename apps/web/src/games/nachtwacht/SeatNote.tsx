import type { Seat } from '@questhall/kernel';
import type { NachtwachtView, StepCard } from '@questhall/nachtwacht/client';
import { Icon } from '../../art/Icon.tsx';
import type { GameProps } from '../contract.ts';
import { couldCancel, STEP_ORDER, toLibrary } from './hand/outcome.ts';

/**
 * Under a seat's name: where its pawn stands, how far it has into the library, how many power cards it holds, and its eight
 * step cards: who can still cancel what is the game.
 */
export function SeatNote(props: GameProps<NachtwachtView> & { seat: Seat }) {
  const { view, seat, speak, me, decision } = props;
  const picked = props.picked ?? props.looked;
  const player = view.players.find((p) => p.seat === seat);
  if (!player) return null;
  const args = { square: player.square, powers: player.powerCount };
  const inLibrary = view.libraryAt !== null && player.square >= view.libraryAt;
  const key = inLibrary ? 'ui.nw.noteLibrary' : player.blocked ? 'ui.nw.noteBlocked' : 'ui.nw.note';
  const left = toLibrary(view, player.square);
  const spent = STEP_ORDER.filter((card) => !player.stepHand.includes(card));
  const words = [
    speak.say(inLibrary ? { key } : { key, args }),
    ...(inLibrary ? [] : [speak.say({ key: 'ui.nw.toLibrary', args: { n: left } })]),
    speak.say(
      spent.length === 0
        ? { key: 'ui.nw.allInHand' }
        : { key: 'ui.nw.spentCards', args: { cards: spent.map((card) => ({ key: `step.${card}` })), n: spent.length } },
    ),
  ].join('. ');
  const matched = decision?.kind === 'commit' && picked !== null && me !== null && couldCancel(view, me, picked).includes(seat);
  return (
    <span className="nw-seat-note" title={words}>
      <span className="nw-vh">{words}</span>
      <span aria-hidden="true" className="nw-seat-bits">
        {inLibrary ? (
          <Icon name="white-tower" size={15} />
        ) : (
          <span className={player.blocked ? 'nw-stands' : 'nw-stands nw-square'}>
            <Icon name={player.blocked ? 'crossed-chains' : 'footsteps'} size={15} />
            <span className="nw-square">{player.square}</span>
          </span>
        )}
        {inLibrary ? null : (
          <span className="nw-to-go">
            <Icon name="white-tower" size={14} />
            {left}
          </span>
        )}
        <i className="nw-mini-card" />
        {player.powerCount}
      </span>
      <span aria-hidden="true" className="nw-pips">
        {STEP_ORDER.map((card) => (
          <Pip key={card} card={card} spent={spent.includes(card)} matched={matched && card === picked} />
        ))}
      </span>
    </span>
  );
}

/** One of the eight: its number or its sign; dark and struck through where it is spent, lit where it could cancel mine. */
function Pip({ card, spent, matched }: { card: StepCard; spent: boolean; matched: boolean }) {
  return (
    <i className={`nw-pip${spent ? ' nw-pip-spent' : ''}${matched ? ' nw-pip-match' : ''}`}>
      {card === 'skull' ? <Icon name="death-skull" size={13} /> : card === 'vega' ? <Icon name="witch-flight" size={13} /> : card}
    </i>
  );
}
