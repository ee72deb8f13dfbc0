import type { TalismanView } from '@questhall/talisman/client';
import { SeatBadge } from '../../../art/Badge.tsx';
import { Said } from '../../../frame/said.tsx';
import { useMatchState } from '../../../table/match-context.tsx';
import type { GameProps } from '../../contract.ts';
import { cardName } from '../names.ts';
import { isReaction } from '../orders.ts';
import { WindowRing } from './WindowRing.tsx';

/** A thin violet ribbon over the board while others may answer, or while I may: Spells cast and not yet resolved, and who they are on. */
export function Ribbon({ props }: { props: GameProps<TalismanView> }) {
  const { view, decision, me, speak, playing } = props;
  const asked = decision !== undefined && isReaction(decision);
  const waiting = useMatchState((m) => (m.playing ? 0 : (m.sight?.waiting.length ?? 0)));
  const deadline = useMatchState((m) => (me === null ? null : (m.sight?.deadlines?.[me] ?? null)));
  if (view.casting.length === 0 && !asked) return null;
  return (
    <div className={`ts-ribbon${asked ? ' ts-ribbon-mine' : ''}`} data-waiting={waiting}>
      <ul>
        {view.casting.map((cast, i) => (
          // The same Spell may be cast twice in one exchange.
          // biome-ignore lint/suspicious/noArrayIndexKey: it is a stack
          <li key={i}>
            <SeatBadge seat={cast.seat} size={22} />
            <b>{speak.say(cardName(cast.spell))}</b>
            {cast.target === undefined ? null : (
              <>
                <span aria-hidden="true"> → </span>
                <Said parts={speak.parts({ key: 'ui.ts.onSeat', args: { seat: { seat: cast.target } } })} />
              </>
            )}
          </li>
        ))}
      </ul>
      {asked && !playing ? (
        <p>
          {speak.say({ key: `ask.${decision.kind}.title`, args: decision.prompt.args ?? {} })}{' '}
          {deadline === null ? null : <WindowRing deadline={deadline} />}
        </p>
      ) : null}
    </div>
  );
}
