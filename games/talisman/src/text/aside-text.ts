import { type Text, text } from '@questhall/kernel';
import { nameOf } from './names.ts';

/** What something is called that a seat may do unasked: "leave:adv.axe", "leave:gold", "stop:on". */
export function asideText(id: string): Text {
  const at = id.indexOf(':');
  const [what, rest] = [id.slice(0, at), id.slice(at + 1)];
  if (what === 'stop') return text(`pick.aside.stop.${rest}`);
  return rest === 'gold' ? text('pick.aside.leave.gold') : text('pick.aside.leave', { card: nameOf(rest) });
}
