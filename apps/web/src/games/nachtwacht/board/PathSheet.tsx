import type { NachtwachtView } from '@questhall/nachtwacht/client';
import type { Speaker } from '@questhall/text';
import { SeatBadge } from '../../../art/Badge.tsx';
import { Icon } from '../../../art/Icon.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { powerIcon } from '../art/sizes.ts';
import { described } from './Squares.tsx';
import '../styles/path-sheet.css';

/**
 * The whole path square by square, in letters that can be read: where a phone shows all of it, it is too small for that. What each
 * square is, what lies on it, who stands there, and how far it still is to the library. A touch of a square leads there.
 */
export function PathSheet({
  view,
  speak,
  lookAt,
  onClose,
}: {
  view: NachtwachtView;
  speak: Speaker;
  lookAt: (square: number) => void;
  onClose: () => void;
}) {
  const standing = (square: number) => view.players.filter((p) => (square === 0 ? p.square <= 0 : p.square === square));
  const pawns = (square: number) => standing(square).map(({ seat }) => <SeatBadge key={seat} seat={seat} size={21} />);
  const { libraryAt } = view;
  const arrived = libraryAt === null ? [] : view.players.filter((p) => p.square >= libraryAt);
  const toBuild = Math.max(0, view.fullLength - view.path.length);
  const below = standing(0).map(({ seat }) => ({ seat }));
  return (
    <Dialog title={speak.say({ key: 'ui.nw.squares' })} onClose={onClose} className="nw-path-sheet">
      <ol className="nw-squares">
        <li className="nw-end">
          {speak.say(below.length > 0 ? { key: 'ui.nw.atUnderworld', args: { seats: below } } : { key: 'ui.nw.underworld' })}
        </li>
        {view.path.map(({ kind, monster }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of a square is its place
          <li key={i}>
            <button type="button" className={`nw-of-${kind}`} onClick={() => lookAt(i + 1)}>
              <span className="nw-vh">{described(view, i + 1, speak)}</span>
              <span aria-hidden="true">{i + 1}</span>
              {monster ? (
                <span className="nw-barred">
                  <Icon name={powerIcon(monster)} size={20} />
                </span>
              ) : kind === 'plain' ? null : (
                <Icon name={kind === 'power' ? 'flame' : 'death-skull'} size={18} />
              )}
              <i aria-hidden="true">{pawns(i + 1)}</i>
            </button>
          </li>
        ))}
        {toBuild > 0 ? <li className="nw-end">{speak.say({ key: 'ui.nw.toGo', args: { n: toBuild } })}</li> : null}
        <li className="nw-end">
          <Icon name="white-tower" size={18} /> {speak.say({ key: 'ui.nw.library' })}
          {arrived.map(({ seat }) => (
            <SeatBadge key={seat} seat={seat} size={21} />
          ))}
        </li>
      </ol>
    </Dialog>
  );
}
