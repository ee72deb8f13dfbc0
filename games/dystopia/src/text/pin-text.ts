import { type Decision, type OptionView, type TextArg, text } from '@questhall/kernel';
import { blowOf, witsOf } from '../rules/combat.ts';
import type { White } from '../rules/kit.ts';
import { heroId } from '../rules/values.ts';
import type { FigureId, State } from '../state.ts';

type Words = Pick<OptionView, 'label' | 'note' | 'odds'>;

/** The dice as they lie, or with one turned to the unicorn: what comes of them is certain (DYS-EQP.16). */
export function pinned(turned: boolean) {
  return (s: State, d: Decision): Words => {
    const about = d.about as { hero: number; white: White[]; against?: Wits; attacker?: FigureId; red?: number[] };
    const white: White[] = turned ? ['U', ...about.white.slice(1)] : about.white;
    const label = text(`pick.pin.${turned ? 'yes' : 'no'}`);
    const of = (what: string, args: Readonly<Record<string, TextArg>>, good: boolean): Words => ({
      label,
      note: text(`note.pin.${what}`, args),
      odds: good ? 1 : 0,
    });
    if (about.against !== undefined) {
      const { sum, int, passed } = witsOf(s, heroId(about.hero), about.against, white);
      return of(turned ? 'passedBy' : passed ? 'passed' : 'failed', { sum, int }, passed);
    }
    const { attack, defence, result } = blowOf(s, about.attacker!, heroId(about.hero), about.red!, white);
    return of(result, { attack, defence }, result !== 'wounded' && result !== 'outwitted');
  };
}
type Wits = Parameters<typeof witsOf>[2];
