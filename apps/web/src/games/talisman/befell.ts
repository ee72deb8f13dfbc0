import type { Seat, Text, TextArg } from '@questhall/kernel';
import { spellOf } from '@questhall/talisman/client';
import type { AnyEvent, Befallen } from '../contract.ts';
import { COMMAND, cardName, foeName, spaceName } from './names.ts';
import { asEvent, type TsEvent } from './playback.ts';

/** What did it: how it is called, and the event that shows it. */
interface Cause {
  by: TextArg;
  event: AnyEvent;
}

/** Gravest first. */
const WEIGHT = { toad: 9, taken: 8, life: 7, gone: 6, stuck: 5, misses: 5, turned: 4, numbers: 4, moved: 3, cast: 2, more: 1 } as const;

/** Answers to something else, which itself goes on or not. */
function isAnswer(spell: string): boolean {
  try {
    return spell !== COMMAND && spellOf(spell).target === 'theirs';
  } catch {
    return false; // a newer server's, which this page does not know
  }
}

/** What from here on is done to anybody comes of this; null where the event is no cause, undefined where a cause is over. */
function causeOf(e: TsEvent, event: AnyEvent, me: Seat): Cause | null | undefined {
  switch (e.type) {
    case 'turnBegan':
    case 'countered':
      return undefined;
    case 'cast':
      if (isAnswer(e.spell) || (e.target !== undefined && e.target !== me)) return null;
      return { by: cardName(e.spell), event };
    case 'commanded':
      return e.worked ? { by: cardName(COMMAND), event } : undefined;
    case 'drew':
    case 'met':
      return { by: cardName(e.card), event };
    case 'fought':
      return e.seat === me && e.foes[0] ? { by: foeName(e.foes[0]), event } : null;
    case 'duelled':
      if (e.seat !== me && e.target !== me) return null;
      return { by: { seat: e.seat === me ? e.target : e.seat }, event };
    case 'hexStruck':
      return e.seat === me ? { by: spaceName(e.space), event } : null;
    case 'struck':
      return { by: cardName(e.card), event };
    default:
      return null;
  }
}

/** What is said once of the character that one was dealt, or has chosen of those that one was dealt. */
export function dealt(event: AnyEvent, me: Seat): Text | null {
  const e = asEvent(event);
  return e.type === 'dealt' && e.seat === me ? { key: 'ui.ts.dealt', args: { character: cardName(e.character) } } : null;
}

type Weighed = Befallen & { weight: number };

/** What a loss of is harm; gold and fate are spent as well. */
const DEAR: ReadonlySet<string> = new Set(['life', 'strength', 'craft']);
/** What else is harm; what went away may have been given up. */
const HARM: ReadonlySet<string> = new Set(['toad', 'taken', 'stuck', 'misses', 'missed']);

/** What happened to a character, the gravest first. */
export function befell(events: readonly AnyEvent[], me: Seat): readonly Befallen[] {
  const found: Weighed[] = [];
  const sums = new Map<string, { n: number; what: string; cause: Cause | undefined; event: AnyEvent }>();
  let cause: Cause | undefined;
  /** That a Spell was cast on this seat, as long as nothing has been told that came of it. */
  let spell: Weighed | null = null;
  const put = (weight: number, key: string, args: Readonly<Record<string, TextArg>>, event: AnyEvent): Weighed => {
    const one: Weighed = { weight, text: { key: `ui.ts.befell.${key}`, args }, ...(HARM.has(key) ? { harm: true } : {}), event };
    found.push(one);
    return one;
  };
  /** What a Spell did says it all. */
  const said = () => {
    if (spell) found.splice(found.indexOf(spell), 1);
    spell = null;
  };
  const count = (what: string, n: number, of: Cause | undefined, event: AnyEvent) => {
    said();
    const sum = sums.get(what);
    // Of several causes none is named.
    const same = !sum || JSON.stringify(sum.cause?.by) === JSON.stringify(of?.by);
    sums.set(what, { n: (sum?.n ?? 0) + n, what, cause: same ? of : undefined, event: same ? (of?.event ?? event) : event });
  };
  for (const event of events) {
    const e = asEvent(event);
    const next = causeOf(e, event, me);
    if (next !== null) {
      cause = next;
      spell = null;
    }
    if (e.type === 'cast' && next && e.target === me && e.seat !== me) {
      spell = put(WEIGHT.cast, 'cast', { seat: { seat: e.seat }, spell: cardName(e.spell) }, event);
    }
    tell(e, event);
  }

  function tell(e: TsEvent, event: AnyEvent): void {
    const done = (...of: Parameters<typeof put>) => {
      said();
      put(...of);
    };
    if ((e.type === 'stole' || e.type === 'spoils') && e.target === me) {
      const by = { seat: e.seat };
      if (e.card !== undefined) done(WEIGHT.taken, 'taken', { seat: by, things: [cardName(e.card)] }, event);
      const gold = e.type === 'stole' ? (e.gold ?? 0) : e.what === 'gold' ? 1 : 0;
      if (gold > 0) count('gold', -gold, { by, event }, event);
      return;
    }
    if (!('seat' in e) || e.seat !== me) return;
    switch (e.type) {
      case 'lost':
        count(e.what, -e.n, cause, event);
        break;
      case 'gained':
      case 'healed':
        count(e.type === 'healed' ? 'life' : e.what, e.n, cause, event);
        break;
      case 'paid':
        count('gold', -e.n, cause, event);
        break;
      case 'discarded':
      case 'killed':
        done(WEIGHT.gone, 'gone', { things: [cardName(e.card)] }, event);
        break;
      case 'left':
        if (e.cards.length > 0) done(WEIGHT.gone, 'gone', { things: e.cards.map(cardName) }, event);
        break;
      case 'droppedSpells':
        done(WEIGHT.gone, 'gone', { things: e.spells.map(cardName) }, event);
        break;
      case 'becameToad':
        done(WEIGHT.toad, 'toad', {}, event);
        break;
      case 'willMiss':
      case 'turnMissed': {
        // A turn that was missed had to be missed first.
        const at = found.findIndex(({ text }) => /\.(misses|missed)$/.test(text.key));
        if (at >= 0) found.splice(at, 1);
        done(WEIGHT.misses, e.type === 'willMiss' ? 'misses' : 'missed', {}, event);
        break;
      }
      case 'cursed':
        done(WEIGHT.stuck, 'stuck', { card: cardName(e.card) }, event);
        break;
      case 'turnedTo':
        done(WEIGHT.turned, 'turned', { alignment: { key: `alignment.${e.alignment}` } }, event);
        break;
      case 'moved':
        done(WEIGHT.moved, 'moved', { space: spaceName(e.to) }, event);
        break;
      default:
    }
  }

  // What has just been cast is what the question is about.
  if (spell && events.at(-1) === (spell as Weighed).event) said();
  for (const { n, what, cause: of, event } of sums.values()) {
    if (n === 0) continue;
    const amount = { key: `ui.ts.befell.${n < 0 ? 'less' : 'more'}`, args: { what: { key: `amount.${what}`, args: { n: Math.abs(n) } } } };
    const text: Text = of ? { key: 'ui.ts.befell.by', args: { what: amount, cause: of.by } } : amount;
    const weight = n > 0 ? WEIGHT.more : what === 'life' ? WEIGHT.life : WEIGHT.numbers;
    found.push({ weight, text, ...(n < 0 && DEAR.has(what) ? { harm: true } : {}), event });
  }
  return found.sort((a, b) => b.weight - a.weight).map(({ text, harm, event }) => ({ text, ...(harm ? { harm } : {}), event }));
}
