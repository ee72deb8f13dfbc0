import { type AnyState, type Decision, decisionOf, decisionView, type GameEvent, heardBy, type Seat } from '@questhall/kernel';
import type { Fact, FactContext, Finding } from '../scenario.ts';
import { compare, few, partOf, sameSet } from './compare.ts';
import { Words, wordsIn } from './words.ts';

const DECISION_FIELDS = ['seat', 'kind', 'rule', 'options', 'refused', 'choose', 'default'] as const;

/** What every game's scenarios may expect in `then`. */
export const GENERIC_FACTS: Readonly<Record<string, Fact<AnyState>>> = { decision, outcome, log, view, nowhere };

/** `none`; one decision (others may wait too); or a list of all decisions that wait. */
function decision(s: AnyState, expected: Words, context: FactContext): Finding {
  if (expected.value === 'none') return { holds: s.pending.length === 0, found: s.pending.map((d) => brief(d, context)) };
  if (!expected.isList()) return one(s, expected, context);
  const list = expected.list();
  const findings = list.map((words) => one(s, words, context));
  const asked = list.map((words) => words.fields(DECISION_FIELDS).seat).map((words) => words && context.seatOf(words));
  const others = s.pending.filter((d) => !asked.includes(d.seat));
  return {
    holds: others.length === 0 && findings.every((f) => f.holds),
    expected: findings.map((f) => f.expected),
    found: [...findings.map((f) => f.found), ...others.map((d) => brief(d, context))],
  };
}

function one(s: AnyState, words: Words, context: FactContext): Finding {
  const f = words.fields(DECISION_FIELDS);
  if (f.kind) context.spelling.kind(f.kind);
  if (f.rule) context.spelling.rule(f.rule);
  const seat = f.seat ? context.seatOf(f.seat) : s.pending[0]?.seat;
  const d = seat === undefined ? undefined : decisionOf(s, seat);
  const expected: Record<string, unknown> = { ...(words.value as object) };
  const kind = f.kind?.text() ?? d?.kind;
  const option = (w: Words) => context.spelling.option(w, s, kind, kind === d?.kind ? d?.options : []);
  if (f.options) for (const w of optionWords(f.options)) option(w);
  for (const [id, rule] of f.refused?.entries() ?? []) {
    option(new Words(id, rule.path));
    if (rule.value !== 'none') context.spelling.rule(rule);
  }
  if (!d || seat === undefined) return { holds: false, expected, found: s.pending.map((p) => brief(p, context)) };
  const view = decisionView(context.game, s, seat);
  const found: Record<string, unknown> = { seat: context.seats[seat], kind: d.kind };
  const checks = [!f.kind || f.kind.text() === d.kind];
  const told = { rule: view?.rule, choose: d.choose, default: view?.byDefault };
  for (const field of ['rule', 'choose', 'default'] as const) {
    const words = f[field];
    if (!words) continue;
    found[field] = told[field];
    checks.push(compare(words.value, told[field]));
  }
  if (f.options) {
    const differ = optionsDiffer(f.options, d.options);
    Object.assign(expected, { options: differ.expected });
    found.options = differ.found;
    checks.push(differ.holds);
  }
  if (f.refused) {
    const refused = Object.fromEntries((view?.refused ?? []).map((r) => [r.id, r.rule]));
    found.refused = partOf(f.refused.value, refused);
    checks.push(f.refused.entries().every(([id, rule]) => (refused[id] ?? 'none') === rule.text()));
  }
  return { holds: checks.every(Boolean), expected, found };
}

/** All options that are written down, in a list or in `{ contains, without }`. */
function optionWords(words: Words): Words[] {
  if (words.isList()) return words.list();
  const f = words.fields(['contains', 'without']);
  return [...(f.contains?.list() ?? []), ...(f.without?.list() ?? [])];
}

/** A list is the exact set; `{ contains, without }` says less. Of long lists only what differs is shown. */
function optionsDiffer(words: Words, options: readonly string[]): Required<Finding> {
  if (!words.isList()) {
    const f = words.fields(['contains', 'without']);
    const texts = (list: Words | undefined) => list?.list().map((w) => w.text()) ?? [];
    const missing = texts(f.contains).filter((id) => !options.includes(id));
    const offered = texts(f.without).filter((id) => options.includes(id));
    const found =
      options.length <= SHORT
        ? options
        : { ...(missing.length ? { lacks: few(missing) } : {}), ...(offered.length ? { has: few(offered) } : {}) };
    return { holds: missing.length + offered.length === 0, expected: words.value, found };
  }
  const expected = words.list().map((w) => w.text());
  const holds = sameSet(expected, options);
  if (holds || expected.length + options.length <= 2 * SHORT) return { holds, expected: words.value, found: options };
  const common = expected.filter((id) => options.includes(id));
  const only = (list: readonly string[]) => [...few(list.filter((id) => !common.includes(id))), `${common.length} in common`];
  return { holds, expected: only(expected), found: only(options) };
}

/** Lists of options up to this length are shown whole. */
const SHORT = 12;

function brief(d: Decision, context: FactContext) {
  return { seat: context.seats[d.seat], kind: d.kind, options: few(d.options) };
}

/** `none`, or some of winners, ranking, rule, reason. */
function outcome(s: AnyState, expected: Words, context: FactContext): Finding {
  if (expected.value !== 'none') {
    const f = expected.fields(['winners', 'ranking', 'rule', 'reason']);
    if (f.rule) context.spelling.rule(f.rule);
  }
  const named = s.outcome && {
    ...s.outcome,
    winners: s.outcome.winners.map((w) => context.seats[w]),
    ranking: s.outcome.ranking.map((group) => group.map((seat) => context.seats[seat])),
  };
  const found = partOf(expected.value, named);
  const winners = expected.isMap() ? expected.fields(['winners', 'ranking', 'rule', 'reason']).winners : undefined;
  const rest = { ...(expected.isMap() ? (expected.value as object) : {}), winners: undefined };
  if (!winners) return { holds: compare(expected.value, named), found: found ?? 'none' };
  // Who wins together is a set; their order means nothing.
  const { winners: _, ...others } = rest;
  const holds =
    named !== null &&
    sameSet(
      winners.list().map((w) => w.text()),
      named.winners,
    ) &&
    compare(others, named);
  return { holds, found: found ?? 'none' };
}

/**
 * What was told in this round: rule ids, or `{ rule, type, … }` with any field of the event. A list must come in
 * this order with anything in between; `exact` allows nothing else, `without` must not come, `heardBy` takes what
 * one seat hears.
 */
function log(s: AnyState, expected: Words, context: FactContext): Finding {
  const f = expected.isList() ? { contains: expected } : expected.fields(['contains', 'exact', 'without', 'heardBy']);
  const hears = 'heardBy' in f && f.heardBy ? f.heardBy : undefined;
  const viewer = hears ? seatOrSpectator(hears, context) : undefined;
  const events = context.told.flatMap((told) => (hears ? (heardBy(told, viewer) ?? []) : told.event));
  for (const list of [f.contains, 'exact' in f ? f.exact : undefined, 'without' in f ? f.without : undefined])
    for (const words of list?.list() ?? []) context.spelling.event(words, s);
  const fits = (words: Words, event: GameEvent) =>
    words.isMap() ? compare(words.value, event, { seats: context.seats }) : event.rule === words.text();
  const checks: boolean[] = [];
  if (f.contains) {
    let at = 0;
    checks.push(
      f.contains.list().every((words) => {
        const found = events.findIndex((event, i) => i >= at && fits(words, event));
        at = found + 1;
        return found >= 0;
      }),
    );
  }
  if ('exact' in f && f.exact) {
    const list = f.exact.list();
    checks.push(list.length === events.length && list.every((words, i) => fits(words, events[i]!)));
  }
  if ('without' in f && f.without) checks.push(!f.without.list().some((words) => events.some((event) => fits(words, event))));
  return { holds: checks.every(Boolean), found: events.map(({ rule, ...event }) => ({ rule, ...event })) };
}

/** For each seat by name (or `spectator`), a part of what it may know. */
function view(s: AnyState, expected: Words, context: FactContext): Finding {
  const found: Record<string, unknown> = {};
  let holds = true;
  for (const [name, words] of expected.entries()) {
    const viewer = name === 'spectator' ? undefined : context.seats.indexOf(name);
    if (viewer === -1) words.fail(`nobody is called "${name}"; there are ${context.seats.join(', ')}, spectator`);
    const seen: unknown = context.game.observe(s, viewer);
    context.spelling.view(words, seen, s);
    holds &&= compare(words.value, seen, { seats: context.seats });
    found[name] = partOf(words.value, seen);
  }
  return { holds, found };
}

/**
 * For each seat by name (or `spectator`), words that stand nowhere in what it sees, in what it is asked, and in what it was
 * told in this round.
 */
function nowhere(s: AnyState, expected: Words, context: FactContext): Finding {
  const found: Record<string, string[]> = {};
  for (const [name, words] of expected.entries()) {
    const viewer = name === 'spectator' ? undefined : context.seats.indexOf(name);
    if (viewer === -1) words.fail(`nobody is called "${name}"; there are ${context.seats.join(', ')}, spectator`);
    const heard = context.told.flatMap((told) => heardBy(told, viewer) ?? []);
    const seen = wordsIn([context.game.observe(s, viewer), viewer === undefined ? null : decisionView(context.game, s, viewer), heard]);
    found[name] = (words.isList() ? words.list() : [words])
      .map((one) => context.spelling.name(one, s))
      .filter((word) => seen.some((one) => context.means(one, word)));
  }
  return { holds: Object.values(found).every((words) => words.length === 0), found };
}

function seatOrSpectator(words: Words, context: FactContext): Seat | undefined {
  return words.value === 'spectator' ? undefined : context.seatOf(words);
}
