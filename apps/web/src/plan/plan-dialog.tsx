import type { PlanPart, Wish } from '@questhall/kernel';
import type { PlanInfo, SetPlan } from '@questhall/protocol';
import { useId, useState } from 'react';
import { useWords } from '../text/words.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** The words of plans, by the end of their keys. */
export type Say = (key: string, args?: Record<string, string | number>) => string;

type Draft = Readonly<Record<string, readonly Wish[]>>;

/** Where writing begins: with what is planned, or what most people would want. */
const begun = ({ wishes, form }: PlanInfo): Draft =>
  Object.fromEntries(form.map(({ id, usual }) => [id, wishes ? (wishes[id] ?? []) : usual]));

/** Writes a plan down: for each part of the turn wishes, in the order in which they are tried. */
export default function PlanDialog({
  info,
  say,
  set,
  onClose,
}: {
  info: PlanInfo;
  say: Say;
  set: (wishes: SetPlan['wishes']) => Promise<boolean>;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState(() => begun(info));
  const [sending, setSending] = useState(false);
  const send = async (wishes: Draft) => {
    setSending(true);
    const kept = await set(Object.fromEntries(Object.entries(wishes).map(([part, list]) => [part, [...list]])));
    setSending(false);
    if (kept) onClose();
  };
  const empty = Object.values(draft).every((wishes) => wishes.length === 0);
  return (
    <Dialog title={say('title')} onClose={onClose} className="plan-dialog">
      <p>{say('intro')}</p>
      {info.form.map((part) => (
        <Part
          key={part.id}
          part={part}
          wishes={draft[part.id] ?? []}
          say={say}
          change={(wishes) => setDraft({ ...draft, [part.id]: wishes })}
        />
      ))}
      <p className="plan-call">{say('call')}</p>
      <div className="plan-end">
        {info.form.length > 0 ? (
          <button type="button" className="btn" disabled={sending || empty} onClick={() => void send(draft)}>
            {say('keep')}
          </button>
        ) : null}
        {info.wishes ? (
          <button type="button" className="btn wood" disabled={sending} onClick={() => void send({})}>
            {say('throw')}
          </button>
        ) : null}
      </div>
    </Dialog>
  );
}

function Part({
  part,
  wishes,
  say,
  change,
}: {
  part: PlanPart;
  wishes: readonly Wish[];
  say: Say;
  change: (wishes: readonly Wish[]) => void;
}) {
  const { speak } = useWords();
  const id = useId();
  const title = speak.say(part.title);
  const rows = Math.min(part.most, wishes.length + 1);
  /** A wish in this place; an empty one takes those after it up. */
  const put = (at: number, wish: Wish | null) =>
    change(wish ? [...wishes.slice(0, at), wish, ...wishes.slice(at + 1)] : wishes.filter((_, i) => i !== at));
  return (
    <fieldset className="plan-part">
      <legend>{title}</legend>
      {Array.from({ length: rows }, (_, at) => {
        const wish = wishes[at];
        const conditions = part.choices.find((choice) => choice.id === wish?.do)?.if ?? [];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the order
          <div key={at} className="plan-row">
            <label htmlFor={`${id}${at}`}>{say(at === 0 ? 'first' : 'other')}</label>
            <select
              className="field"
              id={`${id}${at}`}
              aria-label={say('wish', { part: title, n: at + 1 })}
              value={wish?.do ?? ''}
              onChange={(e) => put(at, e.target.value === '' ? null : { do: e.target.value })}
            >
              <option value="">{say('nothing')}</option>
              {part.choices.map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {speak.say(choice.label)}
                </option>
              ))}
            </select>
            {wish && conditions.length > 0 ? (
              <select
                className="field"
                aria-label={say('condition', { part: title, n: at + 1 })}
                value={wish.if ?? ''}
                onChange={(e) => put(at, e.target.value === '' ? { do: wish.do } : { do: wish.do, if: e.target.value })}
              >
                <option value="">{say('always')}</option>
                {part.conditions
                  .filter((one) => conditions.includes(one.id))
                  .map((one) => (
                    <option key={one.id} value={one.id}>
                      {speak.say(one.label)}
                    </option>
                  ))}
              </select>
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}
