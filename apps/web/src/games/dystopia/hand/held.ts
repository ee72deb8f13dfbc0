import type { DystopiaView } from '@questhall/dystopia/client';
import type { OptionView, Text } from '@questhall/kernel';
import { kindOf, whom } from '../places.ts';
import { type SignName, signOfOption } from '../signs.ts';
import { heroName } from '../words.ts';

/** One picture on a sign below the plates: what can be done there, or with whom. */
export type Held = { name: Text } & ({ sign: SignName } | { hero: string });

/** How dealings with a companion are drawn, before whom they are with. */
const DEALINGS: Readonly<Record<string, SignName>> = { trade: 'trade', hand: 'hand', way: 'footsteps' };

/** At most so many pictures: the number beside the name says how many there are. */
const MOST = 4;

/** What one finds behind a sign, as pictures: each thing and spell; of companions what for, and who they are. */
export function heldIn({ options }: { options: readonly OptionView[] }, { heroes }: Pick<DystopiaView, 'heroes'>): Held[] {
  const signs = new Map<SignName, Held>();
  const people = new Map<string, Held>();
  for (const option of options) {
    const hero = heroes[Number(whom(option.id) ?? -1)];
    const dealing = DEALINGS[kindOf(option)];
    if (hero) people.set(hero.code, { name: heroName(hero.code), hero: hero.code });
    else if (!dealing) signs.set(signOfOption(option.id), { name: option.label, sign: signOfOption(option.id) });
    if (hero && dealing) signs.set(dealing, { name: option.label, sign: dealing });
  }
  // Who they are says more than what for.
  const shown = [...people.values()].slice(0, MOST);
  return [...[...signs.values()].slice(0, Math.max(1, MOST - shown.length)), ...shown];
}
