import type { DystopiaEvent, DystopiaView } from '@questhall/dystopia/client';
import type { CSSProperties } from 'react';
import type { AnyEvent, GameProps } from '../../contract.ts';
import { eventText } from '../event-text.ts';
import { Standee } from '../map/Standee.tsx';
import { fallenIn, partOf } from '../stations.ts';
import { sayOr, storyOf } from '../words.ts';

type Over = Extract<DystopiaEvent, { type: 'levelWon' | 'levelLost' }>;

/** A level is over: who came through stands on high and who fell lies below; of a lost one all that is left, and why it is lost. */
export function LevelOver({
  event,
  ms,
  props,
}: {
  event: Over;
  ms: number;
  props: Pick<GameProps<DystopiaView>, 'view' | 'log' | 'speak'>;
}) {
  const { view, log, speak } = props;
  const won = event.type === 'levelWon';
  const { through, fallen } = whoCameThrough(view, log);
  return (
    <div className={`dy-stage dy-over dy-over-${won ? 'won' : 'lost'}`} style={{ '--ms': `${ms}ms` } as CSSProperties} aria-hidden="true">
      <div className="dy-stage-in">
        {won ? (
          <div className="dy-over-high">
            {/* Four have room beside each other on a phone: nobody stands alone. */}
            {through.map(({ id, code, seat }) => (
              <Standee key={id} code={code} seat={seat} size={through.length > 3 ? 74 : 92} />
            ))}
          </div>
        ) : null}
        <p className="dy-over-title">{speak.say({ key: won ? 'ui.dy.won.level' : 'ask.retry.title' })}</p>
        <p>{won ? sayOr(speak, storyOf(view, 'title')) : speak.say(eventText(event as unknown as AnyEvent))}</p>
        {fallen.length > 0 ? (
          <div className="dy-over-below">
            {fallen.map(({ id, code, seat }) => (
              <span key={id}>
                <Standee code={code} seat={seat} size={44} />
              </span>
            ))}
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** The heroes who stand as the level ends, and those who fell in it: whoever fell in one before has not been here. */
export function whoCameThrough(
  { heroes, level }: Pick<DystopiaView, 'heroes' | 'level'>,
  log: readonly AnyEvent[],
): { through: DystopiaView['heroes']; fallen: DystopiaView['heroes'] } {
  const fell = fallenIn(log.slice(...partOf(log, level)));
  return { through: heroes.filter(({ dead }) => !dead), fallen: heroes.filter(({ id, dead }) => dead && fell.has(id)) };
}
