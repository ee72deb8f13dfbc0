import type { PlanInfo, SetPlan } from '@questhall/protocol';
import { speaker } from '@questhall/text';
import { lazy, Suspense, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../icons/icon.tsx';
import { forgiving, seatLetter, useWords } from '../text/words.tsx';
import { useLoad } from '../ui/use-load.ts';
import type { Say } from './plan-dialog.tsx';
import { loadPlanWords } from './text/index.ts';
import './plan.css';

/** The sheet on which a plan is written. */
const PlanDialog = lazy(() => import('./plan-dialog.tsx'));

/** The words of plans; null until they are here. */
function usePlanWords(): Say | null {
  const { locale } = useWords();
  const own = useLoad(() => loadPlanWords(locale), locale);
  return useMemo(() => {
    if (own.state !== 'here') return null;
    const speak = forgiving(speaker(locale, [own.value], seatLetter));
    return (key, args = {}) => speak.say({ key: `plan.${key}`, args });
  }, [locale, own]);
}

/**
 * The folded note at one's own hand: a turn planned ahead, or the way to plan one while others move; and why a plan ended
 * before its time. Fetched when it has something to say.
 * @param asked the questions that are open now: a note that was put away comes back with the next one
 */
export default function PlanNote({
  info,
  set,
  asked,
}: {
  info: PlanInfo;
  set: (wishes: SetPlan['wishes']) => Promise<boolean>;
  asked: string;
}) {
  const say = usePlanWords();
  const [open, setOpen] = useState(false);
  const [closed, setClosed] = useState<string | null>(null);
  if (!say) return null;
  const { wishes, begun, form, stopped } = info;
  const moment = `${asked} ${stopped}`;
  if (stopped && !wishes && closed !== moment)
    return (
      <output className="plan-note stopped">
        <span>{say('stopped', { why: say(`why.${stopped}`) })}</span>
        <button type="button" className="icon-btn" onClick={() => setClosed(moment)} aria-label={say('close')}>
          <Icon name="close" size={18} />
        </button>
      </output>
    );
  if (!wishes && form.length === 0) return null;
  return (
    <>
      <button type="button" className={`plan-note${wishes ? ' kept' : ''}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="plan" size={18} />
        {say(begun ? 'begun' : wishes ? 'kept' : 'write')}
      </button>
      {/* A sheet of its own: the letters of the question it hangs at are not its letters. */}
      {open
        ? createPortal(
            <Suspense fallback={null}>
              <PlanDialog info={info} say={say} set={set} onClose={() => setOpen(false)} />
            </Suspense>,
            document.body,
          )
        : null}
    </>
  );
}
