import type { DystopiaEvent, DystopiaView } from '@questhall/dystopia/client';
import { useContext, useEffect, useState } from 'react';
import { LessonContext } from '../../../learn/context.ts';
import { watchedAgain } from '../../../replay/address.ts';
import { useMatch, useMatchState } from '../../../table/match-context.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { GameProps } from '../../contract.ts';
import { Sign } from '../Sign.tsx';
import { lostIn } from '../stations.ts';
import { goalText, sayOr, storyOf } from '../words.ts';
import { keepRead, wasRead } from './stories-read.ts';

/** With this event the level opens: it is shown first. */
const BEGINS: DystopiaEvent['type'] = 'levelBegan';

/** The story of the level and its goals: opens by itself for everybody when the level begins, and whenever it is asked for. */
export function Quest({ props }: { props: GameProps<DystopiaView> }) {
  const { view, me, speak, log } = props;
  const { hold } = useMatch();
  // Whoever lets a bot play reads nothing, and nobody waits for them.
  const away = useMatchState(({ table }) => me !== null && table?.seats[me]?.standIn != null);
  // A lesson has no story: its coach says what is to be done.
  const lesson = useContext(LessonContext);
  const [asked, setAsked] = useState(false);
  const [closed, setClosed] = useState('');
  const level = `${view.level} ${view.story?.title ?? ''} ${location.pathname}`;
  // Told at the beginning (DYS-GEN.3), once, also to those who wait for their turn; whoever comes later, or looks at it
  // again, finds it behind the button.
  const fresh = view.phase === 'level' && !view.outcome && view.round === 1 && lostIn(log) === null;
  const begins = fresh && me !== null && !lesson && log.at(-1)?.type !== BEGINS && !watchedAgain();
  const told = begins && !away && closed !== level && !wasRead(level);
  const open = asked || told;
  // Others go on when it has been read: nobody comes out of the story into the middle of a fight.
  useEffect(() => {
    if (!told) return;
    hold(true);
    return () => hold(false);
  }, [told, hold]);
  const close = () => {
    keepRead(level);
    setClosed(level);
    setAsked(false);
  };
  return (
    <>
      <button type="button" onClick={() => setAsked(true)} title={speak.say({ key: 'ui.dy.quest' })}>
        <span className="vh">{speak.say({ key: 'ui.dy.quest' })}</span>
        <Sign name="scroll-quill" size={22} />
      </button>
      {open ? (
        <Dialog title={sayOr(speak, storyOf(view, 'title'))} onClose={close} className="dy-quest">
          <p className="dy-story">{sayOr(speak, storyOf(view, 'intro'))}</p>
          <Goals view={view} speak={speak} />
          {view.wizor ? <p className="dy-for-wizor">{speak.say({ key: 'ui.dy.forWizor' })}</p> : null}
          <div className="sheet-buttons">
            <button type="button" className="btn" onClick={close}>
              {speak.say({ key: view.wizor ? 'ui.dy.close' : 'ui.dy.goIn' })}
            </button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

/** What is to be done in this level, and what of it is done; for Wizor, what is to be prevented. */
export function Goals({ view, speak }: Pick<GameProps<DystopiaView>, 'view' | 'speak'>) {
  return (
    <>
      {view.wizor ? <p className="dy-aim">{speak.say({ key: 'ui.dy.aim.wizor' })}</p> : null}
      <ul className="dy-goals" aria-label={speak.say({ key: 'ui.dy.goals' })}>
        {view.goals.map((goal) => (
          <li key={JSON.stringify(goal.goal)} data-met={goal.met || undefined}>
            <Sign name={goal.met ? 'check-mark' : 'eye-target'} size={17} />
            {speak.say(goalText(goal))}
            {goal.met ? <span className="vh">, {speak.say({ key: 'ui.dy.met' })}</span> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
