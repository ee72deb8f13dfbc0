import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

/** Which answers stand in short: their label and one line of what they bring. */
interface Short {
  ids: ReadonlySet<string>;
  /** They stand two by two, and where even that wants too much room (`bare`) have no line but that of their odds. */
  columns: 'lines' | 'bare' | null;
}

const WHOLE: Short = { ids: new Set(), columns: null };

/** So far, in pixels, an answer may reach below the edge: its shadow. */
const EDGE = 2;
/** A plate that is no higher gains nothing by being short. */
const LOW = 50;
/** The line in which a phone says that there is more below, in pixels. */
const SIGN = 22;

/** The plates of a list by the answers that they stand for. */
const platesOf = (list: Element): { row: HTMLElement; id: string }[] =>
  [...list.children].flatMap((row) => {
    const id = row instanceof HTMLElement ? row.querySelector<HTMLElement>(':scope > .plate[data-option]')?.dataset.option : undefined;
    return id === undefined ? [] : [{ row: row as HTMLElement, id }];
  });

/** The height that a list has, with that of what says that there is more, in pixels. */
function roomOf(list: HTMLElement): number {
  const sign = list.nextElementSibling?.matches('.more-below') ? list.nextElementSibling.clientHeight : 0;
  return list.clientHeight + sign;
}

/** Makes plates short until all of them are in sight, and leaves the list as it is then. */
function shortened(list: HTMLElement): Short {
  // What says that there is more takes room itself: whether it stands there changes nothing.
  const sign = list.nextElementSibling?.matches('.more-below') ? (list.nextElementSibling as HTMLElement) : null;
  sign?.style.setProperty('display', 'none');
  const short = shortest(list);
  sign?.style.removeProperty('display');
  return short;
}

/** The same: from the last one back, since the most promising stand first; where that does not do they stand two by two. */
function shortest(list: HTMLElement): Short {
  const plates = platesOf(list);
  const mark = (row: HTMLElement, on: boolean) => row.toggleAttribute('data-short', on);
  list.scrollTop = 0;
  list.removeAttribute('data-columns');
  for (const { row } of plates) mark(row, false);
  const bottom = (one: Element) => one.getBoundingClientRect().bottom;
  const fits = () => {
    const edge = bottom(list) + EDGE;
    // What may not be done stands below the answers, and need not be in sight: then a line says that there is more.
    const room = [...list.children].some((row) => bottom(row) > edge) ? edge - SIGN : edge;
    return plates.every(({ row }) => bottom(row) <= room);
  };
  if (fits()) return WHOLE;
  const ids = new Set<string>();
  for (const { row, id } of plates.toReversed()) {
    if (row.getBoundingClientRect().height <= LOW) continue;
    mark(row, true);
    ids.add(id);
    if (fits()) return { ids, columns: null };
  }
  // Where they stand two by two words want more room: all of them are short.
  for (const { row, id } of plates) {
    mark(row, true);
    ids.add(id);
  }
  list.setAttribute('data-columns', 'lines');
  if (fits()) {
    // What room there is left is for the first ones.
    for (const { row, id } of plates) {
      mark(row, false);
      if (fits()) ids.delete(id);
      else mark(row, true);
    }
    return { ids, columns: 'lines' };
  }
  list.setAttribute('data-columns', 'bare');
  return { ids, columns: 'bare' };
}

/**
 * Where a sheet keeps its height and its answers have more to say than there is room: which of them stand in short, so that all are in
 * sight. Whoever touches such a one reads the whole of it, and sends it with the second touch.
 * @param question by it the answers are known: another one begins whole
 * @param held something is picked up: nothing moves then
 * @param never where there are too many answers to be seen at once
 */
export function useShort(list: RefObject<HTMLElement | null>, question: string, held: boolean, never: boolean): Short {
  /** How often the room for these answers has changed: the sheet, its words, its letters. */
  const [times, setTimes] = useState(0);
  const key = `${question} ${times}`;
  const [kept, setKept] = useState<{ key: string; short: Short }>({ key, short: WHOLE });
  const again = useEffectEvent(() => setTimes(times + 1));
  useLayoutEffect(() => {
    const { current } = list;
    if (never || !current) return;
    const short = shortened(current);
    // oxlint-disable-next-line react/set-state-in-effect -- what fits is measured, and drawn so before anybody has seen it
    if (short !== WHOLE) setKept({ key, short });
  }, [list, key, never]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands around the list is another one with each question
  useLayoutEffect(() => {
    const { current } = list;
    if (!current || held) return;
    const around = [current.parentElement, current.parentElement?.querySelector(':scope > .ask')].flatMap((one) => one ?? []);
    // What stands beside them may go (a line of what has happened): then the list itself has more room, whose sign takes some of it.
    const sizes = () => `${around.map((one) => `${one.clientWidth} ${one.clientHeight}`).join()} ${roomOf(current)}`;
    let before = sizes();
    let watching = true;
    const look = () => {
      const now = sizes();
      if (!watching || now === before) return;
      before = now;
      again();
    };
    const size = new ResizeObserver(look);
    for (const one of [...around, current]) size.observe(one);
    if (document.fonts.status !== 'loaded') void document.fonts.ready.then(() => watching && again());
    return () => {
      watching = false;
      size.disconnect();
    };
  }, [list, question, held]);
  // While something was picked up the room may have been another one: what was kept for that goes with it.
  const [wasHeld, setWasHeld] = useState(held);
  if (wasHeld !== held) {
    setWasHeld(held);
    if (!held) setTimes(times + 1);
  }
  return kept.key === key && !never ? kept.short : WHOLE;
}
