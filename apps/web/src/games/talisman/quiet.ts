import type { DecisionView, OptionView, Text } from '@questhall/kernel';
import { cardName } from './names.ts';

/** Questions that are put for Spells alone, and what nobody would otherwise be asked for. */
const KINDS: ReadonlySet<string> = new Set(['react', 'checkpoint', 'endTurn']);

const isSpell = ({ target }: OptionView): boolean => target?.card?.startsWith('sp.') ?? false;

/** The Spells that this question lets one cast from the hand. */
export const castableIn = (decision: DecisionView | undefined): string[] =>
  (decision?.options ?? []).flatMap((option) => (isSpell(option) ? [option.target!.card!] : []));

/** See `GameModule.quiet`: a window for Spells, in which one casts from the hand or lets it go by. */
export function quiet(decision: DecisionView): { pass: string; hint: Text } | null {
  const cards = castableIn(decision);
  const others = decision.options.filter((option) => !isSpell(option));
  const [pass] = others;
  if (!KINDS.has(decision.kind) || decision.choose || cards.length === 0 || !pass || others.length > 1) return null;
  return { pass: pass.id, hint: { key: 'ui.ts.quiet', args: { n: cards.length, cards: cards.map(cardName) } } };
}
