import type { DystopiaEvent, DystopiaView } from '@questhall/dystopia/client';
import { useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { AfterMatch } from '../../../after/after.tsx';
import { Pedestal } from '../../../after/pedestal.tsx';
import { Torn } from '../../../after/torn.tsx';
import { useTold } from '../../../after/use-told.ts';
import { ResultDialog } from '../../../frame/result-dialog.tsx';
import { Icon } from '../../../icons/icon.tsx';
import { replayPath } from '../../../replay/address.ts';
import { useMatch } from '../../../table/match-context.tsx';
import { useT } from '../../../text/words.tsx';
import type { After, AnyEvent, GameProps } from '../../contract.ts';
import { after, afterLevel } from '../after.tsx';
import { printOf } from '../art/pictures.ts';
import { eventText } from '../event-text.ts';
import { Glimpse } from '../Glimpse.tsx';
import { Standee } from '../map/Standee.tsx';
import { fallenIn, lostIn, partOf, tally } from '../stations.ts';
import { talesOf } from '../tale.ts';
import { heroName, sayOr, storyOf } from '../words.ts';
import { Tale } from './Tale.tsx';

const TELLER = { eventText, Glimpse };

/**
 * The result of the level that is just over, opened from the camp after it or, where it is lost, from its map: who came through,
 * what was found and learnt, and its curves, moments and replay, as the result of a match has them.
 * @param of whose result it is: out of its replay one comes back to where one was
 */
export function HowItWent({ props, of, onClose }: { props: GameProps<DystopiaView>; of: string; onClose: () => void }) {
  const { view, speak } = props;
  const t = useT();
  const [, go] = useLocation();
  const { transport } = useMatch();
  const parts = useRef<HTMLDivElement>(null);
  const told = useTold(
    async () => after as After<unknown>,
    transport,
    ({ log }) =>
      afterLevel(
        view.level,
        log.map(({ event }) => event as AnyEvent),
      ) as After<unknown>,
  );
  const again = told.state === 'here' ? told.value.told : null;
  const began = again ? again.numbers[partOf(again.log, view.level)[0]] : undefined;
  return (
    <ResultDialog
      label={speak.say({ key: 'ui.dy.went' })}
      onClose={onClose}
      parts={parts}
      of={of}
      isTold={told.state !== 'loading'}
      buttons={
        <>
          <button type="button" className="btn" onClick={onClose}>
            {speak.say({ key: 'ui.dy.back' })}
          </button>
          <button
            type="button"
            className="btn wood"
            disabled={began === undefined}
            onClick={() => go(replayPath(transport.path, { line: began ?? 0, eyes: null }))}
            title={t('ui.replay.again')}
          >
            <Icon name="play" size={20} />
            <span className="result-word">{t('ui.replay.again')}</span>
          </button>
        </>
      }
    >
      <LevelResult {...props} log={again?.log ?? props.log} />
      {told.state === 'here' ? <AfterMatch {...told.value} module={TELLER} linked /> : null}
      {told.state === 'failed' ? <Torn error={told.error} again={told.again} /> : null}
    </ResultDialog>
  );
}

/** Who came through the level and who fell, or how it was lost, what was found and learnt, and how much was done. */
export function LevelResult({ view, log, speak }: Pick<GameProps<DystopiaView>, 'view' | 'log' | 'speak'>) {
  const part = useMemo(() => log.slice(...partOf(log, view.level)) as readonly AnyEvent[], [log, view.level]);
  const codes = view.heroes.map(({ code }) => code);
  const tale = talesOf(part as readonly DystopiaEvent[], codes).get(view.level);
  const sum = tally(part);
  const fallen = fallenIn(part);
  // Whoever fell in a level before has not been here.
  const here = view.heroes.filter(({ id, dead }) => !dead || fallen.has(id));
  const lost = lostIn(part);
  // Where it is lost Wizor stands on high, as at the end of a match.
  const through = lost ? [] : here.filter(({ id }) => !fallen.has(id));
  return (
    <div className={`dy-result dy-result-${lost ? 'lost' : 'won'}`} data-won={!lost}>
      <Pedestal crown={false}>
        {lost ? <img src={printOf('m-W1')} width="188" height="220" alt={speak.say({ key: 'ui.dy.wizor' })} /> : null}
        {through.map((h) => (
          <Standee key={h.id} code={h.code} seat={h.seat} size={through.length > 2 ? 138 : 190} />
        ))}
      </Pedestal>
      <h2>{sayOr(speak, storyOf(view, 'title'))}</h2>
      <ul className="dy-order">
        {here.map((h) => (
          <li key={h.id} className={fallen.has(h.id) ? 'dy-card-dead' : ''}>
            {through.includes(h) ? null : <Standee code={h.code} seat={h.seat} size={64} />}
            <span>{speak.say(heroName(h.code))}</span>
            {fallen.has(h.id) ? <i>{speak.say({ key: 'ui.dy.dead' })}</i> : lost ? null : <i>{speak.say({ key: 'ui.dy.through' })}</i>}
          </li>
        ))}
      </ul>
      <p className="dy-story">{lost ? speak.say(eventText(lost)) : sayOr(speak, storyOf(view, 'won'))}</p>
      <p className="dy-sum">
        {speak.say({ key: 'ui.dy.sum', args: { beaten: sum.beaten, fallen: sum.fallen, rounds: Math.max(1, sum.rounds) } })}
      </p>
      {tale ? <Tale tale={tale} speak={speak} /> : null}
    </div>
  );
}
