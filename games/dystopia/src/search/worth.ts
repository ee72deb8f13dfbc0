import { itemCard, monsterCard } from '../content/index.ts';
import { gridAt, heroId, levelOf, maxEnergy, onBoard } from '../rules/values.ts';
import type { State } from '../state.ts';

/** What each sign of a position says of the heroes' chances, on the log scale; by hand. */
const WEIGHTS = { alive: 1.5, energy: 4, low: -0.8, food: 0.4, beaten: 2.5, threat: -0.4, seen: 0.6, met: 1.5, safe: 2, lost: -0.6 };
/** What is said with all signs at 0. */
const BASE = -2.5;
/** Of a position that is not decided nothing is known for certain. */
const SURE = 0.95;

/** The heroes' chance to win the level, as far as a position tells it. */
export function heroesChance(s: State): number {
  if (s.ended === 'lost') return 0;
  const found = signs(s);
  // Won: what is left counts for the levels to come.
  if (s.ended === 'won' || s.phase !== 'level') return SURE + (1 - SURE) * found.energy;
  let sum = BASE;
  for (const [sign, weight] of Object.entries(WEIGHTS)) sum += weight * found[sign as keyof typeof WEIGHTS];
  return SURE / (1 + Math.exp(-sum));
}

/** What of a position tells how the level will end, each about 0 to 1. */
function signs(s: State): Record<keyof typeof WEIGHTS, number> {
  const own = s.heroes.filter((h) => h.code !== 'wizard');
  const size = Math.max(1, own.length);
  let energy = 0;
  let most = 0;
  let low = 0;
  let food = 0;
  for (const [n, h] of s.heroes.entries()) {
    const full = maxEnergy(s, heroId(n));
    most += full;
    if (h.dead) continue;
    energy += h.energy;
    if (onBoard(h) && h.energy <= 2) low += 1;
    for (const id of h.things) {
      const item = itemCard(id);
      if (item.kind === 'food') food += item.effects.reduce((sum, effect) => sum + (effect.do === 'heal' ? effect.n : 0), 0);
    }
  }
  let beaten = 0;
  let threat = 0;
  for (const [n, m] of s.monsters.entries()) {
    const card = monsterCard(m.code);
    const weight = (4 + card.attack) / 10;
    beaten += weight * (maxEnergy(s, `m${n}`) - m.energy);
    if (!m.dead) threat += weight * Math.sqrt(m.energy);
  }
  const { cells } = gridAt(s);
  const seen = cells.reduce((sum, cell) => sum + (s.revealed.includes(cell) ? 1 : 0), 0);
  const met = s.goals.filter(Boolean).length / Math.max(1, levelOf(s).goals.length);
  const safe = own.filter((h) => h.away).length / size;
  const lost = s.heroes.reduce((sum, h) => sum + (h.dead ? 0 : h.lost), 0) / size;
  return {
    alive: own.filter((h) => !h.dead).length / size,
    energy: energy / Math.max(1, most),
    low: low / size,
    food: food / Math.max(1, most),
    beaten: beaten / 20,
    threat: threat / (4 * size),
    seen: seen / 200,
    met,
    safe,
    lost,
  };
}
