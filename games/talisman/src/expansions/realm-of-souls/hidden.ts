import type { Chance, Seat } from '@questhall/kernel';
import { SPACES } from '../../board/index.ts';
import type { State } from '../../state.ts';
import { glanceSouls } from './copies.gen.ts';
import { isVeil, soulsOf } from './rules/who.ts';
import { FINALES } from './setup.ts';
import type { Souls, SoulsView } from './state.ts';

/** The Realm of Souls as a seat, or a spectator, sees it. */
export function soulsView(souls: Souls, seat: Seat | undefined): SoulsView {
  return {
    ghosts: souls.ghosts.map(
      (ghost) => ghost && { ...ghost, kept: { objects: [...ghost.kept.objects], followers: [...ghost.kept.followers] } },
    ),
    // In the order of the board: the order in which they were laid tells nothing.
    terrain: SPACES.flatMap(({ id }) => (souls.terrain[id] === undefined ? [] : [{ space: id, card: souls.terrain[id] }])),
    terrainStack: [...souls.terrainStack].sort(),
    veil: souls.veil.length,
    veilDiscard: [...souls.veilDiscard],
    ghostCards: souls.ghostCards.length,
    facedown: souls.facedown.map(({ before, by, card }) => ({ before, by, card: by === seat ? card : null })),
    finale: souls.revealed ? souls.finale : null,
    king: souls.king,
    dark: souls.dark,
    hoard: [...souls.hoard],
    heart: souls.heart,
    threeDice: [...souls.threeDice],
    lifeTrophies: [...souls.lifeTrophies],
  };
}

/** What a viewer sees of the Realm of Souls, as part of a state: what it does not see is not there. */
export function soulsOfView(view: SoulsView): Souls {
  return {
    ...view,
    veil: [],
    terrain: Object.fromEntries(view.terrain.map(({ space, card }) => [space, card])),
    ghostCards: [],
    facedown: view.facedown.map((one) => ({ ...one, card: one.card ?? '?' })),
    finale: view.finale ?? 'crown',
    revealed: view.finale !== null,
    bracer: -1,
    evaded: [],
  };
}

/** For bots that look often: what is declared to be unseen is not there, an ending that is hidden neither. */
export const soulsGlance = (souls: Souls, seat: Seat): Souls =>
  glanceSouls(souls, {
    finale: souls.revealed ? souls.finale : 'crown',
    facedown: souls.facedown.map((one) => (one.by === seat ? one : { ...one, card: '?' })),
  });

/**
 * Veil cards that this seat cannot see are dealt anew, and so is an ending that nobody knows. On top of the Adventure deck
 * a Veil card stays a Veil card: its back is another.
 */
export function dealSouls(d: State, seat: Seat, chance: Chance): void {
  const souls = soulsOf(d);
  // So many cards of the top of the Adventure deck the seat has looked at.
  const known = d.seen.find((one) => one.seat === seat)?.n ?? 0;
  const onTop = d.top.flatMap((card, i) => (i >= known && isVeil(card) ? [i] : []));
  const down = souls.facedown.filter(({ by }) => by !== seat);
  const pool = [...souls.veil, ...onTop.map((i) => d.top[i]!), ...down.map(({ card }) => card)].sort();
  for (const i of onTop) d.top[i] = take(pool, chance);
  for (const one of down) one.card = take(pool, chance);
  souls.veil = pool;
  if (!souls.revealed) souls.finale = FINALES[chance.below(FINALES.length)]!;
}

function take(pool: string[], chance: Chance): string {
  const at = chance.below(pool.length);
  const taken = pool[at]!;
  pool[at] = pool.at(-1)!;
  pool.pop();
  return taken;
}
