import { ownPowers, perMatch } from './installed.ts';
import { type Reckonings, TOGETHER } from './reckonings.ts';
import type { State } from './state.ts';
import type { Fn, Together } from './together.ts';

/** The answers of a match. */
export const reckon: (s: { readonly options: State['options'] }) => Reckonings = perMatch((expansions) => {
  // A copy has all its fields at once, which makes each quick to find; those that are added by name one after the other are not.
  const made = { ...TOGETHER } as unknown as Record<string, Fn>;
  for (const [name, { none }] of Object.entries(TOGETHER) as [string, Together<Fn>][]) made[name] = none;
  const said = new Map<string, Fn[]>();
  for (const { reckonings = {} } of [...ownPowers(), ...expansions])
    for (const [name, answer] of Object.entries(reckonings) as [string, Fn][]) said.set(name, [...(said.get(name) ?? []), answer]);
  for (const [name, answers] of said)
    made[name] = answers.length === 1 ? answers[0]! : TOGETHER[name as keyof Reckonings].all(answers as never);
  return made as unknown as Reckonings;
});
