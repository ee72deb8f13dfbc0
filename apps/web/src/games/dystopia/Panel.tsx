import type { DystopiaEvent, DystopiaView } from '@questhall/dystopia/client';
import type { GameProps } from '../contract.ts';
import { Goals } from './board/Quest.tsx';
import { asEvent } from './playback.ts';
import { Blow } from './stage/DiceStage.tsx';
import { sayOr, storyOf } from './words.ts';

/** The level with its goals, and the last blow. */
export function Panel(props: GameProps<DystopiaView>) {
  const { view, speak, log } = props;
  const last = log.findLast((event) => event.type === 'attacked');
  const blow = last ? (asEvent(last) as Extract<DystopiaEvent, { type: 'attacked' }>) : null;
  return (
    <div className="dy-panel">
      {view.phase === 'level' || view.phase === 'over' ? (
        <section className="dy-paper">
          <h3>{sayOr(speak, storyOf(view, 'title'))}</h3>
          <Goals view={view} speak={speak} />
        </section>
      ) : null}
      {blow && view.phase !== 'between' ? (
        <section className="dy-paper dy-last-blow">
          <h3>{speak.say({ key: 'ui.dy.lastBlow' })}</h3>
          <Blow event={blow} props={props} small />
        </section>
      ) : null}
    </div>
  );
}
