import type { NachtwachtView } from '@questhall/nachtwacht/client';
import type { GameProps } from '../contract.ts';
import { POWER_DECISIONS, PowerRow } from './hand/PowerRow.tsx';
import { StepFan } from './hand/StepFan.tsx';
import { useStepKeys } from './hand/step-keys.ts';

/** What I hold: the fan of step cards and the power cards. */
export function Hand(props: GameProps<NachtwachtView>) {
  const { decision, pick, layout, reducedMotion } = props;
  // A number on a card that is picked up already plays it, as a second touch does.
  useStepKeys(decision, pick);
  const power = decision !== undefined && POWER_DECISIONS.includes(decision.kind);
  if (props.view.you === null) return null;
  return (
    <div className={`nw nw-hand nw-${layout}${power ? ' nw-power-mode' : ''}${reducedMotion ? ' nw-calm' : ''}`}>
      {power && layout !== 'desktop' ? null : <StepFan props={props} dim={power} />}
      <PowerRow props={props} />
    </div>
  );
}
