import { ENDS, lossOf } from './ends.ts';
import type { State } from './state.ts';

type Saved = Record<string, unknown>;

/** `migrations[n]` turns a saved state of version n into one of version n + 1. */
export const migrations: Record<number, (s: Saved) => Saved> = { 1: toVersion2 };

/** How matches were played before these could be chosen. */
const RULINGS = { attackStep: 'spent', passing: 'open', wizardPass: 'always', handOver: 'one', withoutWizard: 'goOn' };

/** Version 2: a level of one's own never stood in the campaign; now its match says so. Rulings can be chosen. At a stop everybody is asked at once. An end says whether the heroes fell or their rounds were over. */
function toVersion2(s: Saved): Saved {
  const options = s['options'] as Saved;
  return {
    ...s,
    mourned: 'no',
    outcome: endOf(s),
    options: { ...options, ...RULINGS, ...(s['custom'] === null ? {} : { campaign: false }) },
    ...stopForAll(s),
  };
}

/** Whoever is being asked at a stop is still asked the same; with his answer the others are asked too. */
function stopForAll(s: Saved): Saved {
  const pending = s['pending'] as (Saved & { kind: string; seat: number; about?: Saved })[];
  const acting: number[] = new Array(Number(s['seats'])).fill(-1);
  const asked = pending.map((d) => {
    if (d.kind !== 'between') return d;
    acting[d.seat] = Number(d.about?.['hero']);
    return { ...d, by: 'seat', stays: true, first: true };
  });
  const stack = (s['stack'] as (Saved & { proc: string })[]).map((f) => {
    if (f.proc !== 'between') return f;
    const { at: _, ...kept } = f;
    return { ...kept, acting };
  });
  return { pending: asked, stack };
}

/** A level that was lost by its rounds was kept as one whose heroes had all fallen. */
function endOf(s: Saved): unknown {
  const outcome = s['outcome'] as State['outcome'];
  if (outcome?.reason !== 'wizor') return outcome;
  const reason = lossOf({ mourned: 'no', heroes: s['heroes'] as State['heroes'] });
  return { ...outcome, reason, rule: ENDS[reason] };
}
