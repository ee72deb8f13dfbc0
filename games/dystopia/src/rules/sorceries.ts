import { monsterCard, sorceryCard } from '../content/index.ts';
import type { State } from '../state.ts';
import type { Table } from './kit.ts';
import { hasTarget } from './spell-targets.ts';
import { monsterId } from './values.ts';

/** Sorceries of a monster that are not used up and have somebody in reach (DYS-SORC.1). */
export function sorceries(g: Table, n: number): string[] {
  const m = g.monster(n);
  const { sorcery } = monsterCard(m.code);
  if (!sorcery || (m.code === 'W1' && g.s.silenced)) return [];
  return Object.keys(sorcery).flatMap((id) => {
    if (usesLeft(g.s, n, id) <= 0) return [];
    return hasTarget(g, monsterId(n), sorceryCard(id).target) ? [id] : [];
  });
}

/** How often a monster can still use a sorcery in this level (DYS-SORC.1). */
export function usesLeft(s: State, n: number, id: string): number {
  return monsterCard(s.monsters[n]!.code).sorcery![id]! - (s.sorceries[`${n}:${id}`] ?? 0);
}
