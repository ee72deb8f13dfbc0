import { clone, type Decision, type Seat } from '@questhall/kernel';
import { isConstant } from './constant.ts';
import { copyOwn, shareCharacter, shareOwn } from './copies.gen.ts';
import { copyEach } from './copies.ts';
import { copyStack, shareStack } from './frames.ts';
import { withKept } from './installed.ts';
import type { Character, State } from './state.ts';

/**
 * A deep copy of a state, as `clone` makes it, in less time, since it is declared how each field is copied (state.ts). What
 * never changes is shared: the options, and what is printed on cards. The contract tests compare it with `clone` and look
 * for parts that both share.
 */
export function copy(s: State): State {
  const copied = copyOwn(s) as State;
  withKept(s, copied, (kept, held) => kept.copy(held));
  copied.version = s.version;
  copied.seats = s.seats;
  copied.seq = s.seq;
  copied.lastId = s.lastId;
  copyStack(s, copied, copyFrame);
  copied.pending = s.pending.map(copyDecision);
  copied.outcome = s.outcome && clone(s.outcome);
  return copied;
}

/**
 * The state in which one character is changed and all else is the same and shared, for whoever asks what would be. Written out like a copy:
 * by a spread it would be an object of another form, and every rule that is asked of both would be slower for both.
 * @param change changes its character, which is one of its own
 */
export function supposing(s: State, seat: Seat, change: (c: Character) => void): State {
  const supposed = shareOwn(s) as State;
  supposed.characters = copyEach(s.characters, (c, of) => (of === seat ? shareCharacter(c) : c));
  change(supposed.characters[seat]!);
  withKept(s, supposed, (_, held) => held);
  supposed.version = s.version;
  supposed.seats = s.seats;
  supposed.seq = s.seq;
  supposed.lastId = s.lastId;
  shareStack(s, supposed);
  supposed.pending = s.pending;
  supposed.outcome = s.outcome;
  return supposed;
}

function copyDecision(d: Decision): Decision {
  const copied: Decision = { id: d.id, seat: d.seat, kind: d.kind, options: d.options.slice(), into: d.into };
  if (d.choose !== undefined) copied.choose = { min: d.choose.min, max: d.choose.max };
  if (d.about !== undefined) copied.about = clone(d.about);
  if (d.together) copied.together = d.together;
  if (d.first) copied.first = d.first;
  return copied;
}

function copyFrame(frame: State['stack'][number]): State['stack'][number] {
  const copied: Record<string, unknown> = { id: frame.id, proc: frame.proc, step: frame.step };
  for (const key in frame) copied[key] = copyHeld(frame[key as keyof typeof frame]);
  return copied as unknown as State['stack'][number];
}

/** Effects, rows of a table, choices and wares are mostly those printed on a card, which all copies share. */
function copyHeld(held: unknown): unknown {
  if (typeof held !== 'object' || held === null || isConstant(held)) return held;
  if (Array.isArray(held)) {
    const items: unknown[] = held.slice();
    for (let i = 0; i < items.length; i++) if (typeof items[i] === 'object') items[i] = copyHeld(items[i]);
    return items;
  }
  const copied: Record<string, unknown> = {};
  for (const key in held) copied[key] = copyHeld(held[key as keyof typeof held]);
  return copied;
}
