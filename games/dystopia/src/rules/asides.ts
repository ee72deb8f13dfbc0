import type { Seat } from '@questhall/kernel';
import type { State } from '../state.ts';
import { decidesPass, heroOptions } from './hero-options.ts';
import type { Table } from './kit.ts';
import { comeBackTo, readyAt } from './stop.ts';
import { leads } from './values.ts';

/**
 * What a seat may do unasked: each of its heroes has a switch "others may pass", which may be turned at any moment
 * (DYS-MOVE.8, DYS-TURN.10). Ids as "pass:<hero>:on". For the Wizard it is whoever leads him, where
 * the match lets him decide. At a stop whoever is ready may come back as long as others are not: "unready:<hero>" (DYS-INN.2).
 */
export const asides = {
  options(s: State, seat: Seat): string[] {
    if (s.phase !== 'level' && s.phase !== 'between') return [];
    const passing = s.heroes.flatMap((h, n) =>
      leads(s, seat, n) && decidesPass(s, n) && !h.dead && !h.away ? [`pass:${n}:${h.pass ? 'off' : 'on'}`] : [],
    );
    return [...passing, ...readyAt(s, seat).map((n) => `unready:${n}`)];
  },
  act(g: Table, _seat: Seat, id: string): void {
    const [what, n = '', to = ''] = id.split(':');
    if (what === 'unready') {
      comeBackTo(g, Number(n));
      return;
    }
    setPass(g, Number(n), to === 'on');
    askAnew(g);
  },
};

/** Whoever is about to walk is asked again, with the way open or closed; nobody where that makes no difference to him. */
function askAnew(g: Table): void {
  const f = g.s.stack.at(-1);
  if (f?.proc !== 'heroTurn') return;
  const { pending } = g.s;
  for (const [i, d] of pending.entries()) {
    if (d.kind !== 'hero') continue;
    const options = heroOptions(g, f.hero, f.begged);
    if (options.join() !== d.options.join()) pending[i] = { ...d, id: ++g.s.lastId, options };
  }
}

/** Lets others pass through a hero, or nobody (DYS-MOVE.8). */
export function setPass(g: Table, hero: number, allow: boolean): void {
  g.hero(hero).pass = allow;
  g.tell?.({ type: 'passSet', rule: 'DYS-MOVE.8', hero, allow });
}
