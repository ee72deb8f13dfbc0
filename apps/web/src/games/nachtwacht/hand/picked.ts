import type { NachtwachtView } from '@questhall/nachtwacht/client';
import type { GameProps } from '../../contract.ts';
import { cancelText, couldCancel, pickedTitle } from './outcome.ts';

/** What the bar says while something is picked up or pointed at: where a step card leads and who could cancel it; what a power card does. */
export function pickedText({
  view,
  me,
  decision,
  picked,
  looked,
  speak,
  nameOf,
}: GameProps<NachtwachtView>): { title: string; words: string } | null {
  const option = decision?.options.find(({ id }) => id === (picked ?? looked));
  if (!decision || !option || me === null) return null;
  if (decision.kind === 'commit') {
    const title = speak.say(pickedTitle(option.id, option.note));
    const cancel = speak.say(cancelText(couldCancel(view, me, option.id).map(nameOf)));
    return {
      title: title.charAt(0).toUpperCase() + title.slice(1),
      words: `${option.note ? speak.say(option.note) : ''} ${cancel}`.trim(),
    };
  }
  return option.note ? { title: speak.say(option.label), words: speak.say(option.note) } : null;
}
