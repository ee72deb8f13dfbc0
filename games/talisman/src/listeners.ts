import { ownPowers, perMatch } from './installed.ts';
import type { Follows, Incidents, Listeners, Moments, Replacements } from './moments.ts';
import type { Table } from './rules/kit/table.ts';

type Heard<T> = { readonly [M in keyof T]?: readonly ((facts: T[M], g: Table) => unknown)[] };

/** Who listens in a match, by moment. Nobody to any of a kind: undefined, so that nothing costs less. */
const listening = perMatch((expansions) => {
  const all: readonly Listeners[] = [...ownPowers(), ...expansions];
  const gathered = (of: (expansion: Listeners) => object | undefined): Record<string, unknown[]> | undefined => {
    // A copy has all its fields at once, which makes each quick to find.
    const found = Object.assign({}, ...all.map(of)) as Record<string, unknown[]>;
    for (const moment of Object.keys(found))
      found[moment] = all.flatMap((expansion) => (of(expansion) as Record<string, unknown[]> | undefined)?.[moment] ?? []);
    return Object.keys(found).length > 0 ? { ...found } : undefined;
  };
  return {
    moments: gathered((one) => one.moments) as Heard<Moments> | undefined,
    incidents: gathered((one) => one.incidents) as Heard<Incidents> | undefined,
    replacements: gathered((one) => one.replacements) as Heard<Replacements> | undefined,
  };
});

/**
 * A moment has come: what the step returns that names it. `f` is the frame of that step. Where several listen, each goes
 * on when the one before has ended.
 */
export function at<M extends keyof Moments>(g: Table, moment: M, f: Moments[M]): Follows {
  return heardFrom(g, moment, f, 0);
}

/** The same, but for the listeners before this one: they have been heard. */
export function heardFrom<M extends keyof Moments>(g: Table, moment: M, f: Moments[M], first: number): Follows {
  const listeners = listening(g.s).moments?.[moment];
  return listeners && inTurn(listeners as Parameters<typeof inTurn>[0], g, moment, f, first);
}

/** What the first of these listeners does that does anything, from that at `first` on; who comes after it is heard when that has ended. */
export function inTurn(
  listeners: readonly ((f: never, g: Table) => unknown)[],
  g: Table,
  moment: keyof Moments,
  f: Moments[keyof Moments],
  first: number,
): Follows {
  for (let i = first; i < listeners.length; i++) {
    const steps = listeners[i]!(f as never, g) as Follows;
    if (steps === undefined) continue;
    if (i + 1 === listeners.length || 'over' in steps) return steps;
    return { call: 'heard', with: { moment, frame: f.id, next: i + 1, steps: steps as { call: string; with: object } } };
  }
  return undefined;
}

/** Something has happened: whoever listens does at once what it does. */
export function happened<M extends keyof Incidents>(g: Table, moment: M, facts: Incidents[M]): void {
  const listeners = listening(g.s).incidents?.[moment];
  if (listeners) for (const listener of listeners) listener(facts, g);
}

/** Whether somebody has done it in another way. */
export function otherwise<M extends keyof Replacements>(g: Table, moment: M, facts: Replacements[M]): boolean {
  const listeners = listening(g.s).replacements?.[moment];
  return listeners?.some((listener) => listener(facts, g)) === true;
}
