import type { DecisionView, OptionView, Refusal, Text } from '@questhall/kernel';
import { ringOf } from './art/geometry.ts';
import { cardName } from './names.ts';

/** Questions in which a Spell may be cast from the hand: the windows for Spells, and the occasions of one's own turn. */
const KINDS: ReadonlySet<string> = new Set(['react', 'checkpoint', 'turn', 'encounter', 'face', 'prepare', 'endTurn']);

/** Those that nobody would be asked but for a Spell's sake, or for what else the turn still offers. */
const FOR_SPELLS: ReadonlySet<string> = new Set(['react', 'checkpoint', 'endTurn']);

/** What is done with a card of the hand at any time, unasked: a plate for it would ask for what nobody waits for. */
const UNASKED: ReadonlySet<string> = new Set(['leave', 'shed']);

/** Potions are offered before the dice: elsewhere they lie in the hand, but where Strength is asked for without a fight, further in. */
const isIdlePotion = ({ kind, asker }: DecisionView, { id }: OptionView | Refusal): boolean =>
  id.startsWith('drink:') && (kind === 'endTurn' || (kind === 'turn' && asker?.space !== undefined && ringOf(asker.space) === 'outer'));

const isSpell = ({ target }: OptionView | Refusal): boolean => target?.card?.startsWith('sp.') ?? false;

/** The Spells that this question lets one cast from the hand. */
export const castableIn = (decision: DecisionView | undefined): string[] =>
  decision && KINDS.has(decision.kind) ? decision.options.flatMap((option) => (isSpell(option) ? [option.target!.card!] : [])) : [];

/** See `GameModule.quiet`: Spells are cast from the hand, and things put down from it. */
export function quiet(decision: DecisionView): { inHand: readonly string[]; hint: Text | null; alone: boolean } | null {
  if (!KINDS.has(decision.kind) || decision.choose) return null;
  const lies = (option: OptionView | Refusal) => isSpell(option) || UNASKED.has(option.id) || isIdlePotion(decision, option);
  const inHand = decision.options.filter(lies);
  const refused = decision.refused.filter(lies);
  // Somebody has to have a plate.
  if (inHand.length + refused.length === 0 || inHand.length === decision.options.length) return null;
  const cards = castableIn(decision);
  const hint = cards.length === 0 ? null : { key: 'ui.ts.quiet', args: { n: cards.length, cards: cards.map(cardName) } };
  const alone = cards.length > 0 && FOR_SPELLS.has(decision.kind) && inHand.length === decision.options.length - 1;
  return { inHand: [...inHand, ...refused].map(({ id }) => id), hint, alone };
}
