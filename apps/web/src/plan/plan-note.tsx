import { speaker } from '@questhall/text';
import { useMemo, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { Transport } from '../net/transport.ts';
import { useMatchState } from '../table/match-context.tsx';
import { forgiving, seatLetter, useWords } from '../text/words.tsx';
import { useLoad } from '../ui/use-load.ts';
import { PlanDialog, type Say } from './plan-dialog.tsx';
import { loadPlanWords } from './text/index.ts';
import { usePlan } from './use-plan.ts';
import './plan.css';

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
 * before its time. Nobody else has it.
 */
export default function PlanNote({ plans, seat, told }: { plans: NonNullable<Transport['plans']>; seat: number; told: number }) {
  const table = useMatchState((m) => m.table);
  const asked = useMatchState((m) => m.sight?.decisions.map(({ seat: of, id }) => `${of}:${id}`).join() ?? '');
  const { info, set } = usePlan(plans, `${table?.id}:${seat}`, seat, `${told} ${asked} ${table?.status}`);
  const say = usePlanWords();
  const [open, setOpen] = useState(false);
  const [closed, setClosed] = useState<string | null>(null);
  if (!info || !say || table?.status !== 'running') return null;
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
      {open ? <PlanDialog info={info} say={say} set={set} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
