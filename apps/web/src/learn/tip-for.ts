import type { DecisionView } from '@questhall/kernel';
import type { AnyEvent } from '../games/contract.ts';
import type { Tip } from './chapter.ts';

/**
 * What is explained before this question: the first thing that was not explained before; undefined where there is none.
 * @param log what this viewer was told, oldest first
 * @param learnt what was explained, as `game/tip.id`
 */
export function tipFor(
  tips: readonly Tip[],
  game: string,
  decision: Pick<DecisionView, 'kind' | 'seat' | 'options'>,
  log: readonly AnyEvent[],
  learnt: readonly string[],
): Tip | undefined {
  const concerns = (e: AnyEvent, having: string | undefined) =>
    (!('seat' in e) || e['seat'] === decision.seat) && (having === undefined || Boolean(e[having]));
  const fits = ({ answers, offers }: Tip) =>
    (answers === undefined || answers === decision.options.length) &&
    (offers === undefined || decision.options.some(({ id }) => id.startsWith(offers)));
  const hasHappened = ({ told, having }: Tip) => told !== undefined && log.some((e) => e.type === told && concerns(e, having));
  const meets = (tip: Tip) => (tip.asked?.includes(decision.kind) && fits(tip)) || hasHappened(tip);
  const isKnown = ({ id, unlessLearnt }: Tip) => learnt.includes(`${game}/tip.${id}`) || learnt.includes(`${game}/${unlessLearnt}`);
  return tips.find((tip) => !isKnown(tip) && meets(tip));
}
