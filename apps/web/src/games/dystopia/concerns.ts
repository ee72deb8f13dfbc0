import type { DystopiaEvent, DystopiaView } from '@questhall/dystopia/client';
import type { Seat } from '@questhall/kernel';

/** The members of an event that name a figure by its id, and those that name a hero by its number. */
const FIGURES = ['figure', 'from', 'to', 'caster'] as const;
const HEROES = ['hero', 'to'] as const;

/** Whether an event is about a hero of a seat, or about a monster of Wizor's where the seat is Wizor. */
export function concerns(event: DystopiaEvent, me: Seat, view: Pick<DystopiaView, 'heroes' | 'wizorSeat'>): boolean {
  const e = event as unknown as Readonly<Record<string, unknown>>;
  if (e['seat'] === me) return true;
  const mine = view.heroes.filter(({ seat }) => seat === me).map(({ id }) => String(id));
  const named = [
    ...FIGURES.flatMap((key) => (typeof e[key] === 'string' ? [e[key]] : [])),
    ...HEROES.flatMap((key) => (typeof e[key] === 'number' ? [`h${e[key]}`] : [])),
  ];
  return named.some((id) => mine.includes(id) || (view.wizorSeat === me && /^m/.test(id)));
}
