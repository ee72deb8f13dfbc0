// Long, because all that may befall a character is weighed in one pass over the events: what did it is known from those before.
import type { Seat, Text, TextArg } from '@questhall/kernel';
import { eventText } from '@questhall/talisman/client';
import type { AnyEvent, Befallen } from '../contract.ts';
import { type Cause, causeOf, duelSums, rolled, type Sums, sumsOf, thrown, withSums } from './causes.ts';
import { cardName, foeName, placeName } from './names.ts';
import { asEvent, type Of, type TsEvent } from './playback.ts';

/** Weightiest first. */
const WEIGHT = {
  toad: 9,
  taken: 8,
  talisman: 8,
  life: 7,
  gone: 6,
  seen: 6,
  out: 6,
  stuck: 5,
  misses: 5,
  turned: 4,
  numbers: 4,
  moved: 3,
  grown: 3,
  fought: 2,
  spell: 2,
  saved: 2,
  cast: 2,
  more: 1,
} as const;

/** How one came to another space without going there. */
const NOT_WALKED: ReadonlySet<string> = new Set(['teleport', 'quest', 'exit']);
/** Over the water one walks: its rule tells it from a teleport. */
const OVER_WATER = 'T86-6.11.9';

/** Whose allowance of Spells has grown draws some, whatever it was that made it grow. */
const MORE_CRAFT = 'T86-6.2.7c';

/** What is said once of the character that one was dealt, or has chosen of those that one was dealt. */
export function dealt(event: AnyEvent, me: Seat): Text | null {
  const e = asEvent(event);
  return e.type === 'dealt' && e.seat === me ? { key: 'ui.ts.dealt', args: { character: cardName(e.character) } } : null;
}

type Weighed = Befallen & { weight: number };
type Told = Pick<Befallen, 'unasked' | 'stage'>;

/** What a loss of is harm; gold and fate are spent as well. */
const DEAR: ReadonlySet<string> = new Set(['life', 'strength', 'craft']);
/** What else is harm; what went away may have been given up. */
const HARM: ReadonlySet<string> = new Set(['toad', 'taken', 'stuck', 'misses', 'missed']);

/** Dice that a loss names as its cause. */
const LOST: ReadonlySet<string> = new Set(['rolled', 'against'].map((key) => `ui.ts.befell.${key}`));

/** What shows what one's own Spell did to another. */
const DONE_TO: ReadonlySet<string> = new Set([
  'gained',
  'lost',
  'healed',
  'becameToad',
  'droppedSpells',
  'left',
  'discarded',
  'willMiss',
  'turnedTo',
]);
/** With these, what one's own Spell did is over. */
const OVER: ReadonlySet<string> = new Set(['turnBegan', 'countered', 'drew', 'met', 'fought', 'duelled']);

/** The other on whom one's own Spell has been cast, after this event; what somebody else casts leaves it as it is. */
const aimedAt = (e: TsEvent, me: Seat, before: Seat | undefined): Seat | undefined => {
  if (e.type === 'cast' && e.seat === me) return e.target === me ? undefined : e.target;
  return OVER.has(e.type) ? undefined : before;
};

/** Where somebody has gone: what that space does, by itself or by its dice, comes of it. */
const arrival = (e: TsEvent, event: AnyEvent, me: Seat): Cause | undefined =>
  e.type === 'moved' && e.seat === me && !NOT_WALKED.has(e.by) ? { by: placeName(e, e.to), event } : undefined;

/** Whether this card has just been drawn by this seat. */
const wasDrawn = (e: TsEvent, card: string, me: Seat): boolean => e.type === 'drew' && e.seat === me && e.card === card;

/** What came and went of one number. */
interface Sum {
  n: number;
  what: string;
  cause: Cause | undefined;
  unasked: boolean;
  fell: boolean;
  /** Something took it, though nobody had an answer to give. */
  seized: boolean;
  event: AnyEvent;
}

/** With what did it behind it, where that is known. */
const caused = (what: Text, cause: TextArg | undefined): Text =>
  cause === undefined ? what : { key: 'ui.ts.befell.by', args: { what, cause } };

/** What happened to a character, the weightiest first. */
export function befell(events: readonly AnyEvent[], me: Seat, _view?: unknown, before: readonly AnyEvent[] = []): readonly Befallen[] {
  const found: Weighed[] = [];
  const sums = new Map<string, Sum>();
  let cause: Cause | undefined;
  /** What did it was told in these events: it is no answer that did. */
  let fresh = false;
  let last: TsEvent | undefined;
  /** Why a turn is to be missed. */
  let why: TextArg | undefined;
  /** What whoever binds somebody has cast. */
  let binding: string | undefined;
  /** What was thrown in the Inner Region. */
  let dice: Text | null = null;
  /** At whom one's own Spell is aimed. */
  let aim: Seat | undefined;
  for (const event of before) {
    const e = asEvent(event);
    aim = aimedAt(e, me, aim);
    const next = causeOf(e, event, me);
    if (next !== null) cause = next;
    const roll = thrown(e, last, dice, me);
    if (roll) cause = { by: roll, event };
    dice = roll ?? dice;
    if (e.type === 'willMiss' && e.seat === me) why = cause?.by;
    cause = arrival(e, event, me) ?? cause;
    last = e;
  }
  /** Fights that were lost. */
  const defeats = new Set<Weighed>();
  /** That a Spell was cast on this seat, as long as nothing has been told that came of it. */
  let spell: Weighed | null = null;
  const put = (
    weight: number,
    key: string,
    args: Readonly<Record<string, TextArg>>,
    event: AnyEvent,
    by?: TextArg,
    told: Told = {},
  ): Weighed => {
    const text = caused({ key: `ui.ts.befell.${key}`, args }, by);
    const one: Weighed = { weight, text, ...(HARM.has(key) ? { harm: true } : {}), ...told, event };
    found.push(one);
    return one;
  };
  /** What a Spell did says it all. */
  const said = () => {
    if (spell) found.splice(found.indexOf(spell), 1);
    spell = null;
  };
  const count = (what: string, n: number, of: Cause | undefined, event: AnyEvent, unasked = true) => {
    said();
    const sum = sums.get(what);
    // Of several causes none is named.
    const same = !sum || JSON.stringify(sum.cause?.by) === JSON.stringify(of?.by);
    sums.set(what, {
      n: (sum?.n ?? 0) + n,
      what,
      cause: same ? of : undefined,
      unasked: unasked || sum?.unasked === true,
      // What dice bring nobody has chosen.
      fell: rolled(last) !== undefined || sum?.fell === true,
      seized: (fresh && n < 0 && event.type !== 'paid') || sum?.seized === true,
      event: same ? (of?.event ?? event) : event,
    });
  };
  for (const event of events) {
    const e = asEvent(event);
    aim = aimedAt(e, me, aim);
    // A Spell that was undone was not cast on anybody.
    if (e.type === 'countered') said();
    const next = causeOf(e, event, me);
    if (next !== null) {
      cause = next;
      fresh = next !== undefined;
      spell = null;
    }
    if (e.type === 'cast') binding = e.spell;
    if (e.type === 'cast' && next && e.target === me && e.seat !== me) {
      spell = put(WEIGHT.cast, 'cast', { seat: { seat: e.seat }, spell: cardName(e.spell) }, event);
    }
    if (e.type === 'turnBegan') cameThrough();
    const roll = thrown(e, last, dice, me);
    if (roll) {
      dice = roll;
      cause = { by: roll, event };
      fresh = true;
      // What was thrown again is what counts.
      const at = found.findIndex(({ text }) => text.key === roll.key);
      if (at >= 0) found.splice(at, 1);
      found.push({ weight: WEIGHT.fought, text: roll, unasked: true, event });
    }
    tell(e, event);
    cause = arrival(e, event, me) ?? cause;
    last = e;
  }

  function fight(result: string, args: Readonly<Record<string, TextArg>>, event: AnyEvent, sums: Sums | null): void {
    said();
    const text = withSums({ key: `ui.ts.befell.${result}`, args }, sums);
    const one: Weighed = { weight: WEIGHT.fought, text, unasked: true, event };
    found.push(one);
    if (/^lost\b/.test(result)) defeats.add(one);
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
    if ((e.type === 'tradeDeclined' && e.target === me) || (e.type === 'traded' && e.seat === me)) {
      // What came of one's own proposal.
      found.push({ weight: WEIGHT.fought, text: eventText(e), unasked: true, event });
      return;
    }
    if (e.type === 'slowed') {
      said();
      found.push({ weight: WEIGHT.stuck, text: eventText(e), unasked: true, event: cause?.event ?? event });
      return;
    }
    if (e.type === 'bound' && e.target === me && e.seat !== me) {
      said();
      // Of a binding whose Spell was cast before what is known here the line of the chronicle is told.
      const text: Text = binding ? { key: 'ui.ts.befell.cast', args: { seat: { seat: e.seat }, spell: cardName(binding) } } : eventText(e);
      found.push({ weight: WEIGHT.misses, text, stage: 'misses', harm: true, event });
      return;
    }
    if (e.type === 'countered' && e.seat === me) {
      found.push({ weight: WEIGHT.cast, text: eventText(e), unasked: true, event });
      return;
    }
    if (aim !== undefined && DONE_TO.has(e.type) && 'seat' in e && e.seat === aim) {
      // What one's own Spell did to somebody, as the chronicle says it.
      found.push({ weight: WEIGHT.cast, text: eventText(e), unasked: true, event });
      return;
    }
    if (e.type === 'discarded' && last && wasDrawn(last, e.card, me)) {
      // It went right after it was drawn, and did nothing in between.
      found.push({ weight: WEIGHT.more, text: { key: 'ui.ts.befell.idle', args: { card: cardName(e.card) } }, unasked: true, event });
      return;
    }
    if (!('seat' in e) || e.seat !== me) return;
    /** What goes right after an answer was given up with it. */
    const gone = (cards: readonly string[], event: AnyEvent) => {
      const taken = fresh && cards.every((card) => cardOfCause() !== card);
      return done(
        WEIGHT.gone,
        'gone',
        { things: cards.map(cardName) },
        event,
        taken ? cause?.by : undefined,
        taken ? { unasked: true } : {},
      );
    };
    switch (e.type) {
      case 'lost':
        count(e.what, -e.n, cause, event);
        break;
      case 'gained':
      case 'healed':
        count(
          e.type === 'healed' ? 'life' : e.what,
          e.n,
          cause,
          event,
          !(e.type === 'healed' && e.paid > 0) && last?.type !== 'tradedTrophies',
        );
        break;
      case 'awarded':
        done(WEIGHT.talisman, 'gained', { things: [cardName(e.card)] }, event, cause?.by, { unasked: true });
        break;
      case 'gotSpell':
        if (e.spell) {
          const by = e.rule === MORE_CRAFT ? { key: 'ui.ts.befell.craft' } : cause?.by;
          done(WEIGHT.spell, 'spell', { things: [cardName(e.spell)] }, event, by, { unasked: true });
        }
        break;
      case 'nothing':
        // The line of the chronicle says for whom it is.
        if (e.card !== undefined) found.push({ weight: WEIGHT.more, text: eventText(e), unasked: true, event });
        break;
      case 'saved':
        if (e.worked) done(WEIGHT.saved, 'saved', { card: cardName(e.card) }, event, undefined, { unasked: true });
        break;
      case 'fought':
        fight(e.result, { foes: e.foes.map(foeName) }, event, sumsOf(e.hero, e.foe));
        break;
      case 'duelled':
        fight(`${e.result}.seat`, { seat: { seat: e.target } }, event, duelSums(e, me));
        break;
      case 'sold':
        // What one sells one has chosen to; what a quest takes may have been the only one.
        if (e.gold === 0 && e.cards.length > 0)
          done(WEIGHT.gone, 'gone', { things: e.cards.map(cardName) }, event, undefined, { unasked: true });
        break;
      case 'paid':
        count('gold', -e.n, cause, event);
        break;
      case 'discarded':
      case 'killed':
        gone([e.card], event);
        break;
      case 'left':
        if (e.cards.length > 0) gone(e.cards, event);
        if (e.gold > 0) count('gold', -e.gold, cause, event);
        break;
      case 'looked':
        // Whoever has looked is told which ones, and wants to know it where it moves next.
        if (e.cards && e.cards.length > 0) done(WEIGHT.seen, 'seen', { cards: e.cards.map(cardName) }, event, undefined, { unasked: true });
        break;
      case 'droppedSpells':
        gone(e.spells, event);
        break;
      case 'becameToad':
        done(WEIGHT.toad, 'toad', {}, event);
        break;
      case 'willMiss':
      case 'turnMissed': {
        // A turn that was missed had to be missed first.
        const at = found.findIndex(({ stage }) => stage === 'misses');
        if (at >= 0) found.splice(at, 1);
        if (e.type === 'willMiss') why = cause?.by;
        done(WEIGHT.misses, e.type === 'willMiss' ? 'misses' : 'missed', {}, event, why, { stage: 'misses' });
        break;
      }
      case 'cursed':
        done(WEIGHT.stuck, 'stuck', { card: cardName(e.card) }, event);
        break;
      case 'turnedTo':
        done(WEIGHT.turned, 'turned', { alignment: { key: `alignment.${e.alignment}` } }, event);
        break;
      case 'moved':
        moved(e, event);
        break;
      default:
    }
  }

  /** Whoever was led nowhere by the dice of Crypt or Mines when a turn ends has come through (T86-6.14.5, T86-6.14.6). */
  function cameThrough(): void {
    const at = found.findIndex(({ text }) => text.key === 'ui.ts.befell.rolled');
    const one = found[at];
    if (one && ['crypt', 'mines'].includes(rolled(asEvent(one.event))?.for ?? ''))
      found[at] = { ...one, text: { ...one.text, key: 'ui.ts.befell.through' } };
  }

  function cardOfCause(): unknown {
    return (cause?.event as { card?: unknown } | undefined)?.card;
  }

  function moved(e: Of<'moved'>, event: AnyEvent): void {
    const place = { space: placeName(e, e.to) };
    said();
    if (!NOT_WALKED.has(e.by) || e.rule === OVER_WATER) {
      put(WEIGHT.moved, 'moved', place, event);
      return;
    }
    const roll = rolled(last);
    if (e.by === 'exit') {
      const from = placeName(e, e.from);
      const by: Text = roll ? { key: 'ui.ts.befell.rolled', args: { place: from, n: roll.total } } : from;
      // Where they led says what was thrown.
      const at = found.findIndex(({ text }) => text.key === 'ui.ts.befell.rolled');
      if (at >= 0) found.splice(at, 1);
      put(WEIGHT.out, 'to', place, event, by, { unasked: true });
      return;
    }
    // Right after an answer one is where one wanted to be, unless dice fell before it.
    const own = cause?.event.type === 'cast' && (cause.event as Of<'cast'>).seat === me;
    const unasked = !own && (fresh || roll !== undefined);
    put(WEIGHT.moved, cause ? 'to' : 'moved', place, event, cause?.by, unasked ? { unasked: true } : {});
  }

  // What has just been cast is what the question is about.
  if (spell && events.at(-1) === (spell as Weighed).event) said();
  for (const { n, what, cause: of, unasked, fell, seized, event } of sums.values()) {
    if (n === 0) continue;
    const amount = { key: `ui.ts.befell.${n < 0 ? 'less' : 'more'}`, args: { what: { key: `amount.${what}`, args: { n: Math.abs(n) } } } };
    const dear = DEAR.has(what);
    const weight = n > 0 ? (dear ? WEIGHT.grown : WEIGHT.more) : what === 'life' ? WEIGHT.life : WEIGHT.numbers;
    const told = !dear
      ? (n > 0 && fell) || (n < 0 && seized)
        ? { unasked: true as const }
        : {}
      : n < 0
        ? { harm: true as const }
        : unasked
          ? { unasked: true as const }
          : {};
    found.push({ weight, text: caused(amount, of?.by), ...told, event });
  }
  // What it cost says how it ended.
  const paid = new Set([...sums.values()].flatMap(({ n, cause: of }) => (n < 0 && of ? [of.event] : [])));
  const told = (one: Weighed) => paid.has(one.event) && (defeats.has(one) || LOST.has(one.text.key));
  return found.filter((one) => !told(one)).sort((a, b) => b.weight - a.weight);
}
