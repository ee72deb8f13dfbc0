import type { DecisionView, OptionView, Refusal, Target } from '@questhall/kernel';
import type { TalismanView } from '@questhall/talisman/client';

/** What a decision offers on one space: moves to it, cards that lie there, characters who stand there. */
export interface SpaceTarget {
  space: string;
  options: OptionView[];
  refused: Refusal[];
}

/** The space on which the thing lies or stands that an option is about; undefined where it is not on the board. */
function placeOf(view: TalismanView, target: Target | undefined): string | undefined {
  if (!target) return undefined;
  if (target.space !== undefined) return target.space;
  if (target.card !== undefined) return view.lying.find((l) => l.cards.includes(target.card!))?.space;
  if (target.seat !== undefined && target.seat !== view.you) {
    const character = view.characters.find((c) => c.seat === target.seat);
    return character?.card ? character.space : undefined;
  }
  return undefined;
}

/** All spaces that the decision is about, each with what may be done there. */
export function spaceTargets(view: TalismanView, decision: DecisionView | undefined): Map<string, SpaceTarget> {
  const found = new Map<string, SpaceTarget>();
  const at = (space: string): SpaceTarget => {
    let target = found.get(space);
    if (!target) {
      target = { space, options: [], refused: [] };
      found.set(space, target);
    }
    return target;
  };
  for (const option of decision?.options ?? []) {
    const space = placeOf(view, option.target);
    if (space !== undefined) at(space).options.push(option);
  }
  for (const refusal of decision?.refused ?? []) {
    const space = placeOf(view, refusal.target);
    if (space !== undefined) at(space).refused.push(refusal);
  }
  return found;
}

/** The cards that the decision is about, wherever they lie: each with the option that a tap on it picks. */
export function cardTargets(decision: DecisionView | undefined): Map<string, { id: string; refused: boolean }> {
  const found = new Map<string, { id: string; refused: boolean }>();
  for (const { id, target } of decision?.refused ?? []) if (target?.card !== undefined) found.set(target.card, { id, refused: true });
  for (const { id, target } of decision?.options ?? []) if (target?.card !== undefined) found.set(target.card, { id, refused: false });
  return found;
}

/** The space that a picked or pointed option leads to. */
export function spaceOfOption(view: TalismanView, decision: DecisionView | undefined, id: string | null): string | null {
  if (id === null) return null;
  return placeOf(view, decision?.options.find((o) => o.id === id)?.target) ?? null;
}
