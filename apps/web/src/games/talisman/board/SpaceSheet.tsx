import type { TalismanView } from '@questhall/talisman/client';
import { SeatBadge } from '../../../art/Badge.tsx';
import { Consequence } from '../../../frame/consequence.tsx';
import { Said } from '../../../frame/said.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { GameProps } from '../../contract.ts';
import { ringOf } from '../art/geometry.ts';
import { spaceLines } from '../card-text.ts';
import { cardName, spaceName } from '../names.ts';
import { coverOf, titleOf } from '../souls.ts';
import { ReadCard } from '../things/ReadCard.tsx';
import type { SpaceTarget } from './targets.ts';

/** A space to be read: what is printed, who stands there, what lies there, and what I may do there. */
export function SpaceSheet({
  id,
  target,
  props,
  onClose,
}: {
  id: string;
  target: SpaceTarget | undefined;
  props: GameProps<TalismanView>;
  onClose: () => void;
}) {
  const { view, speak, nameOf } = props;
  const lying = view.lying.find((l) => l.space === id);
  const here = view.characters.filter((c) => c.card && !c.out && c.space === id);
  const hexes = view.hexes.filter((h) => h.space === id);
  return (
    <Dialog title={speak.say(titleOf(view, id))} onClose={onClose} className="ts-sheet">
      <p className={`ts-region ts-region-${ringOf(id)}`}>{speak.say({ key: `ui.ts.region.${ringOf(id)}` })}</p>
      {coverOf(view, id) ? <p className="ts-covers">{speak.say({ key: 'ui.ts.covers', args: { space: spaceName(id) } })}</p> : null}
      <Lines lines={spaceLines(id, speak, view)} />
      {target && (target.options.length > 0 || target.refused.length > 0) ? (
        <Choices target={target} props={props} onClose={onClose} />
      ) : null}
      {here.length > 0 ? (
        <ul className="ts-here">
          {here.map((c) => (
            <li key={c.seat}>
              <SeatBadge seat={c.seat} size={26} /> <b>{nameOf(c.seat)}</b> {speak.say(cardName(c.card ?? ''))}
            </li>
          ))}
        </ul>
      ) : null}
      {lying && lying.gold > 0 ? <p>{speak.say({ key: 'ui.ts.goldHere', args: { n: lying.gold } })}</p> : null}
      {hexes.map((hex) => (
        <p key={hex.card}>{speak.say({ key: 'ui.ts.hexHere', args: { n: hex.turns } })}</p>
      ))}
      {lying && lying.cards.length > 0 ? (
        <div className="ts-faces">
          {lying.cards.map((card) => (
            <ReadCard key={card} card={card} speak={speak} left={view.held[card]} />
          ))}
        </div>
      ) : null}
    </Dialog>
  );
}

/** Sentences, one paragraph each. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <>
      {lines.map((line) => (
        <p key={line} className="ts-line">
          {line}
        </p>
      ))}
    </>
  );
}

function Choices({ target, props, onClose }: { target: SpaceTarget; props: GameProps<TalismanView>; onClose: () => void }) {
  const { speak, pick, openRule } = props;
  return (
    <ul className="plates ts-choices">
      {target.options.map((option) => (
        <li key={option.id}>
          <button
            type="button"
            className="plate"
            data-option={option.id}
            onClick={() => {
              pick(option.id);
              onClose();
            }}
          >
            <span className="plate-words">
              <span className="plate-label">{speak.say(option.label)}</span>
              <Consequence of={option} />
            </span>
          </button>
        </li>
      ))}
      {target.refused.map((refusal) => (
        <li key={refusal.id} className="plate refused">
          <span className="plate-words">
            <span className="plate-label">
              <Said parts={speak.parts(refusal.label)} />
            </span>
            <span className="plate-note">
              <Said parts={speak.parts(refusal.reason)} />{' '}
              <button type="button" className="rule-link" onClick={() => openRule(refusal.rule)}>
                {refusal.rule}
              </button>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
