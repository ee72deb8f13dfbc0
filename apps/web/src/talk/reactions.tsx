import type { Reacted, Reaction } from '@questhall/protocol';
import { REACTIONS } from '@questhall/protocol/phrases';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { api } from '../net/api.ts';
import { useMatch, useMatchState } from '../table/match-context.tsx';
import { useWords } from '../text/words.tsx';
import { attempt } from '../ui/toasts.tsx';
import { SIGNS, type SignName } from './reactions.gen.ts';
import { type Say, useTalk, useTalkWords } from './use-talk.ts';
import './reactions.css';

/** The picture of each reaction. */
export const SIGN_OF: Readonly<Record<Reaction, SignName>> = {
  agreed: 'check-mark',
  lovely: 'shining-heart',
  funny: 'jester-hat',
  bravo: 'laurel-crown',
  surprising: 'screaming',
  sad: 'tear-tracks',
  ouch: 'surprised-skull',
  lucky: 'clover',
};

const NONE: readonly Reacted[] = [];

/** What people gave to a line, each reaction with their number, and a way to give one oneself. */
export function Reactions({ given, give }: { given: readonly Reacted[]; give: ((reaction: Reaction | null) => void) | undefined }) {
  const words = useTalkWords();
  const { isMuted } = useTalk();
  const seat = useMatchState((m) => m.seat);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!words) return null;
  const { say } = words;
  const heard = given.filter(({ who, yours }) => yours || !isMuted(who));
  const own = heard.find((one) => one.yours && one.seat === seat)?.reaction;
  const choose = (reaction: Reaction) => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
    give?.(reaction === own ? null : reaction);
  };
  return (
    <div className="reactions">
      {REACTIONS.map((reaction) => {
        const all = heard.filter((one) => one.reaction === reaction);
        return all.length > 0 ? <Chip key={reaction} all={all} own={reaction === own} say={say} choose={give && choose} /> : null;
      })}
      {give ? (
        <button
          ref={button}
          type="button"
          className="react"
          aria-expanded={open}
          aria-label={say('react')}
          title={say('react')}
          onClick={() => setOpen(!open)}
        >
          <svg width={18} height={18} viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
            <path
              strokeLinecap="round"
              d="M19.500 13.500A8.500 8.500 0 1 1 12.500 3.500M8 14.500q3 3.500 7 0M8.500 9.500v.5M14 9.500v.5M16 5h6M19 2v6"
            />
          </svg>
        </button>
      ) : null}
      {open && give ? <Choice own={own} say={say} choose={choose} close={() => setOpen(false)} back={button} /> : null}
    </div>
  );
}

/** One reaction with its number; a touch gives the same, or takes one's own back. */
function Chip({
  all,
  own,
  say,
  choose,
}: {
  all: readonly Reacted[];
  own: boolean;
  say: Say;
  choose: ((reaction: Reaction) => void) | undefined;
}) {
  const { locale } = useWords();
  const { reaction } = all[0]!;
  const names = new Intl.ListFormat(locale).format(all.map(({ name }) => name));
  const words = say('heard', { name: say(`react.${reaction}`), words: names });
  // Said by its names; the number beside them is what one sees.
  const inside = (
    <>
      <span className="vh">{words} </span>
      <Sign reaction={reaction} />
      {all.length > 1 ? <span>{all.length}</span> : null}
    </>
  );
  if (!choose)
    return (
      <span className="reaction" title={words}>
        {inside}
      </span>
    );
  return (
    <button type="button" className="reaction" aria-pressed={own} title={words} onClick={() => choose(reaction)}>
      {inside}
    </button>
  );
}

/** What opens at the edge of a list is not left under it. */
const intoSight = (opened: HTMLElement | null) => opened?.scrollIntoView({ block: 'nearest' });

/** All reactions in a row. Escape goes back to where it was opened. */
function Choice({
  own,
  say,
  choose,
  close,
  back,
}: {
  own: Reaction | undefined;
  say: Say;
  choose: (reaction: Reaction) => void;
  close: () => void;
  back: RefObject<HTMLButtonElement | null>;
}) {
  const key = (e: KeyboardEvent) => {
    if (e.key !== 'Escape') return;
    e.preventDefault();
    e.stopPropagation();
    close();
    back.current?.focus();
  };
  return (
    <fieldset ref={intoSight} className="react-choice" aria-label={say('react')}>
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          aria-pressed={reaction === own}
          aria-label={say(`react.${reaction}`)}
          title={say(`react.${reaction}`)}
          onClick={() => choose(reaction)}
          onKeyDown={key}
        >
          <Sign reaction={reaction} size={24} />
        </button>
      ))}
    </fieldset>
  );
}

function Sign({ reaction, size = 18 }: { reaction: Reaction; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <path d={SIGNS[SIGN_OF[reaction]]} fill="currentColor" />
    </svg>
  );
}

/** What was given to the lines `from` to `upTo` of the chronicle, which are told as one; a new reaction goes to the first of them. */
export function LogReactions({ from, upTo, fixed = false }: { from: number; upTo: number; fixed?: boolean }) {
  const { transport } = useMatch();
  const table = useMatchState((m) => m.table);
  const seat = useMatchState((m) => m.seat);
  const reactions = useMatchState((m) => m.talk.reactions);
  if (!table || transport.onDevice) return null;
  let given = reactions.get(from) ?? NONE;
  for (let n = from + 1; n <= upTo; n++) given = [...given, ...(reactions.get(n) ?? NONE)];
  // Of several lines that are told as one, a person's last reaction counts.
  const last = new Map(given.map((one) => [`${one.who} ${one.seat}`, one]));
  const give = (reaction: Reaction | null) =>
    void attempt(() => api.reactToLog(table.id, from, { reaction, ...(seat === null ? {} : { seat }) }));
  return <Reactions given={[...last.values()]} give={fixed || table.talk === 'off' ? undefined : give} />;
}
