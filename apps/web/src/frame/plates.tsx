import type { DecisionView, OptionView, Refusal } from '@questhall/kernel';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useT, useWords } from '../text/words.tsx';
import { Consequence, chanceKey } from './consequence.tsx';
import { DrawnUpGrip, useDrawnUp } from './drawn-up.tsx';
import { GivenPlate } from './given-plate.tsx';
import { MoreBelow } from './more-below.tsx';
import { inKeyOrder } from './numbers.ts';
import { RuleLink, Said } from './said.tsx';
import { tap } from './tap.ts';
import type { AnswerDraft } from './use-answer.ts';
import { useShort } from './use-short.ts';
import { type Place, placesAfter } from './use-steady.ts';
import '../styles/short-plates.css';

/** Refusals beyond these are folded away: what I may do comes first. */
const REFUSALS_SHOWN = 2;
/** As many letters as a plate of half a phone's width holds in two lines. */
const LONG = 28;
/** More letters in one word would have to be broken there. */
const LONG_WORD = 12;
/** What fits beside another on half a phone's width, with its picture: letters of the label, of a word in it, and of what stands below. */
const BRIEF = { label: 15, word: 11, note: 30 } as const;
const tall = (label: string): boolean => label.length > LONG || label.split(/[\s-]/).some((word) => word.length > LONG_WORD);

/** The options as gold-rimmed plates, and what I might expect and may not, as dashed ones that say why. */
export function Plates({
  decision,
  picks,
  answer,
  sending,
  openRule,
  cut,
  lying = [],
  thumb,
  beside = null,
  places: standing = placesAfter(null, decision),
}: {
  decision: DecisionView;
  picks: readonly string[];
  answer: AnswerDraft;
  sending: boolean;
  openRule: (id: string) => void;
  /** The words above them are longer than their room. */
  cut: boolean;
  /** Answers that lie in the hand: they have a plate while they are picked up, below all others, so that nothing moves for it. */
  lying?: readonly string[] | undefined;
  /** The small picture on a plate; absent where the game has none. */
  thumb?: ((option: OptionView) => ReactNode) | undefined;
  /** What may be said of the question besides its answers. */
  beside?: ReactNode;
  /** Where each answer stands, and which has been given: as they come, where it is not said. */
  places?: readonly Place[];
}) {
  const t = useT();
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { speak } = useWords();
  // That a second touch sends it stands at its foot, which the edge of a list may cut.
  const [first] = picks;
  useEffect(() => {
    if (first !== undefined) list.current?.querySelector('.plate[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [first]);
  const numbered = inKeyOrder(decision.options, lying).map((option, i) => ({ option, i }));
  const here = numbered.filter(({ option: { id } }) => !lying.includes(id));
  const places = standing.filter(({ option: { id } }) => !lying.includes(id));
  const hand = numbered.filter(({ option: { id, target } }) => lying.includes(id) && target !== undefined);
  const many = places.length > 6;
  const tables = here.filter(({ option }) => option.results).length;
  /** Too many for a phone as they stand, too few to stand as tiles. */
  const close = places.length > 3 && !many;
  /** They stand two by two where none has a table nor a word that a column would break. */
  const halved =
    close &&
    tables === 0 &&
    places.every(({ option: { label, note } }) =>
      [label, ...(note ? [note] : [])].every((words) =>
        speak
          .say(words)
          .split(/[\s-]/)
          .every((word) => word.length <= LONG_WORD + 2),
      ),
    );
  // Beside each other long words would stand in towers: a phone gives each of them the whole width.
  const wordy = many && here.some(({ option }) => tall(speak.say(option.label)));
  const why = decision.refused.filter(({ id }) => !lying.includes(id));
  // A card of the hand lies in sight itself: its plate has the words alone.
  const pictures = new Map(here.map(({ option }) => [option.id, thumb?.(option) ?? null]));
  const pictured = [...pictures.values()].some((one) => one !== null);
  const brief = ({ label, note, results, odds }: OptionView): boolean => {
    const words = speak.say(label);
    const below = (note ? speak.say(note).length : 0) + (odds === undefined ? 0 : 12);
    return (
      !results && words.length <= BRIEF.label && below <= BRIEF.note && words.split(/[\s-]/).every((word) => word.length <= BRIEF.word)
    );
  };
  const pairs = many ? new Set<string>() : inPairs(places.map(({ option }) => ({ id: option.id, brief: brief(option) })));
  const chance = chanceKey(decision, speak);
  const question = `${decision.seat}:${decision.id}`;
  /** The question whose sheet is drawn up. */
  const [drawn, setDrawn] = useState<string | null>(null);
  /** Some of them lie below the edge. */
  const [below, setBelow] = useState(false);
  const up = drawn === question;
  const short = useShort(list, question, picks.length > 0, many || up);
  useDrawnUp(list, up);
  const plate = ({ option, i }: (typeof numbered)[number]) => (
    <Plate
      key={option.id}
      option={option}
      chance={chance}
      picture={pictured && pictures.has(option.id) ? { shown: pictures.get(option.id) } : undefined}
      number={i < 10 ? (i + 1) % 10 : null}
      picked={picks.includes(option.id)}
      disabled={sending}
      again={!decision.choose && picks.includes(option.id)}
      // Drawn up, the sheet has room for the sentence beside what a second touch does.
      whole={up || short.ids.has(option.id)}
      // What is not read whole is picked up first, which shows all of it.
      onPick={(e) =>
        tap(e, option.id, { decision, picks, picked: picks[0] ?? null, pick: answer.pick, hold: answer.hold }, short.ids.has(option.id))
      }
    />
  );
  // Where room is kept for a card of the hand, nothing is left for them.
  const refused = all ? why : why.slice(0, hand.length > 0 ? 0 : REFUSALS_SHOWN);
  const folded = why.length - refused.length;
  return (
    <>
      <ul
        ref={list}
        className={`plates${many ? ' many' : ''}${wordy ? ' wordy' : ''}${pairs.size > 0 ? ' paired' : ''}${tables > 1 || (tables > 0 && here.length > 2) ? ' tables' : ''}${close ? ' close' : ''}${halved && !up ? ' halved' : ''}${hand.length > 0 ? ` by-hand${here.length > 1 ? '' : ' lone'}` : ''}`}
        data-columns={short.columns ?? undefined}
        data-whole={up || undefined}
        aria-label={t('ui.decision.options')}
      >
        {places.map(({ option, gone }) => (
          <li key={option.id} className={pairs.has(option.id) ? 'half' : undefined} data-short={short.ids.has(option.id) ? '' : undefined}>
            {gone ? <GivenPlate option={option} /> : here.filter((one) => one.option.id === option.id).map(plate)}
          </li>
        ))}
        {refused.map((refusal) => (
          <li key={refusal.id}>
            <RefusedPlate refusal={refusal} answer={answer} openRule={openRule} />
          </li>
        ))}
        {folded > 0 ? (
          <li className="plate-folded">
            <button type="button" className="plate refused folded" onClick={() => setAll(true)}>
              <span className="plate-note">{t('ui.decision.moreRefused', { count: folded })}</span>
            </button>
          </li>
        ) : null}
        {beside ? <li className="plate-beside">{beside}</li> : null}
        {hand.length > 0 ? (
          <Room options={hand.map(({ option }) => option)}>
            {hand
              .filter(({ option }) => picks.includes(option.id))
              .map((one) => (
                <div className="plate-picked" key={one.option.id}>
                  {plate(one)}
                </div>
              ))}
          </Room>
        ) : null}
      </ul>
      <MoreBelow list={list} tell={setBelow} />
      {up || cut || below || short.ids.size > 0 ? <DrawnUpGrip up={up} set={(on) => setDrawn(on ? question : null)} /> : null}
    </>
  );
}

/** Those that stand beside each other on a phone: brief ones in a row, two by two. */
function inPairs(options: readonly { id: string; brief: boolean }[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (let i = 0; i + 1 < options.length; i++) {
    const [one, next] = [options[i]!, options[i + 1]!];
    if (!one.brief || !next.brief || found.has(one.id)) continue;
    found.add(one.id).add(next.id);
  }
  return found;
}

function Plate({
  option,
  chance,
  picture,
  number,
  picked,
  disabled,
  again,
  whole,
  onPick,
}: {
  option: OptionView;
  /** How its odds are said; absent: as a chance. */
  chance: string | undefined;
  /** The room for a small picture, and what is in it; absent where no plate beside it has one. */
  picture: { shown: ReactNode } | undefined;
  number: number | null;
  picked: boolean;
  disabled: boolean;
  /** It is picked up, and a second touch sends it. */
  again: boolean;
  /** Picked up, it says all that it has to say: it stood in short before, or there is room for it. */
  whole: boolean;
  onPick: (e: MouseEvent) => void;
}) {
  const { speak } = useWords();
  const t = useT();
  return (
    <button
      type="button"
      className={`plate${isHopeless(option) ? ' hopeless' : ''}${option.results ? ' tabled' : ''}`}
      data-option={option.id}
      aria-pressed={picked}
      disabled={disabled}
      onClick={onPick}
      {...(number === null ? {} : { 'aria-keyshortcuts': String(number) })}
    >
      {picture ? (
        <span className="plate-thumb" aria-hidden="true">
          {picture.shown}
        </span>
      ) : null}
      {number === null ? null : (
        <span className="plate-key" aria-hidden="true">
          {number}
        </span>
      )}
      <span className="plate-words">
        <span className="plate-label">
          <Said parts={speak.parts(option.label)} />
        </span>
        {/* The sentence of a cheap one that is held makes room for the line below: no plate grows under a thumb. */}
        <Consequence of={again && !option.dear && !whole ? { results: option.results } : option} chance={chance} />
        {/* A dear answer still says what it costs: room for its line is kept. */}
        {again || option.dear ? (
          <span className={`plate-note plate-again${again ? '' : ' plate-again-room'}`} aria-hidden={!again}>
            {t(disabled ? 'ui.decision.sending' : 'ui.decision.again')}
          </span>
        ) : null}
      </span>
    </button>
  );
}

/** The room in which a card that is picked up gets its plate: as high as any of them needs, so that nothing moves for it. */
function Room({ options, children }: { options: readonly OptionView[]; children: readonly ReactNode[] }) {
  const { speak } = useWords();
  const t = useT();
  return (
    <li className="plate-room" aria-hidden={children.length === 0}>
      {options.map((option) => (
        <div className="plate plate-ghost" key={option.id} aria-hidden="true">
          <span className="plate-words">
            <span className="plate-label">{speak.say(option.label)}</span>
            <span className="plate-note plate-again">{t('ui.decision.again')}</span>
            <Consequence of={option} />
          </span>
        </div>
      ))}
      {children}
    </li>
  );
}

function RefusedPlate({ refusal, answer, openRule }: { refusal: Refusal; answer: AnswerDraft; openRule: (id: string) => void }) {
  const { speak } = useWords();
  const t = useT();
  const asked = answer.refusal?.refusal.id === refusal.id ? answer.refusal.asked : 0;
  return (
    <div className={`plate refused${asked > 0 ? ` shake-${asked % 2}` : ''}`}>
      <button type="button" className="plate-words" aria-expanded={asked > 0} onClick={() => answer.pick(refusal.id)}>
        <span className="plate-label">
          <Said parts={speak.parts(refusal.label)} />
        </span>
        {asked > 0 ? null : <span className="plate-note">{t('ui.decision.whyNot')}</span>}
      </button>
      {asked > 0 ? (
        <span className="plate-note" role="alert">
          <Said parts={speak.parts(refusal.reason)} /> <RuleLink rule={refusal.rule} open={openRule} sign />
        </span>
      ) : null}
    </div>
  );
}

/** Whether it can bring nothing: not even dice that neither help nor hurt, as a draw does. */
export const isHopeless = ({ odds, atLeast, wasted, results = [] }: OptionView): boolean =>
  wasted === true || (odds === 0 && !atLeast && results.every(({ helps }) => helps === false));
