import type { DystopiaView } from '@questhall/dystopia/client';
import type { OptionView } from '@questhall/kernel';
import type { GameProps } from '../../contract.ts';
import { printOf } from '../art/pictures.ts';
import { countOf, type placesOf } from '../places.ts';
import { Sign } from '../Sign.tsx';
import { heldIn } from './held.ts';

/** What lies behind a sign below the plates, and that sign: its name, and what one finds there as small pictures. */
export function Fold({
  fold,
  behind,
  isOpen,
  onPress,
  props: { view, speak },
}: {
  fold: ReturnType<typeof placesOf>['folds'][number];
  /** All to which it leads. */
  behind: readonly OptionView[];
  isOpen: boolean;
  onPress: () => void;
  props: Pick<GameProps<DystopiaView>, 'view' | 'speak'>;
}) {
  const held = heldIn({ options: behind }, view);
  const name = speak.say({ key: `ui.dy.fold.${fold.id}`, args: { n: countOf({ id: fold.id, options: behind }) } });
  return (
    <button type="button" className="dy-fold" data-about={behind.map(({ id }) => id).join(' ')} aria-expanded={isOpen} onClick={onPress}>
      <Sign name={fold.sign} size={19} />
      <span className="dy-fold-name">{name}</span>
      <span className="vh">{held.map(({ name: one }) => `, ${speak.say(one)}`).join('')}</span>
      <span className="dy-fold-held" aria-hidden="true">
        {held.map((one) =>
          'hero' in one ? (
            <img key={one.hero} src={printOf(`h-${one.hero}`)} alt="" draggable={false} title={speak.say(one.name)} />
          ) : (
            <span key={one.sign} title={speak.say(one.name)}>
              <Sign name={one.sign} size={17} />
            </span>
          ),
        )}
      </span>
    </button>
  );
}
