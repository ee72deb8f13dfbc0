import { PORTAL, regionOf, SENTINEL, type SpaceId } from '../board/index.ts';
import { has } from '../rules/numbers.ts';
import { distance, lifeWorth, placeWorth, readyForCrown, readyForMiddle } from './places.ts';
import type { Scene } from './scene.ts';

/** Where the character is heading: a space to come closer to, or null where every way is as good. */
export function aim(scene: Scene): SpaceId | null {
  const { s, me } = scene;
  const c = s.characters[me]!;
  const region = regionOf(c.space);
  if (c.lives <= 1 && region === 'middle' && c.gold > 0) return 'M16';
  if (readyForCrown(scene)) return region === 'outer' ? SENTINEL : PORTAL;
  if (region === 'outer') return readyForMiddle(scene) && !has(s, me, 'enterValley') ? SENTINEL : null;
  if (has(s, me, 'enterValley')) return null;
  return c.quest === 0 ? 'M9' : null;
}

/** What ending on a space is worth, with the way that it brings one closer to the aim. */
export function destinationWorth(scene: Scene, to: SpaceId): number {
  const goal = aim(scene);
  const here = scene.s.characters[scene.me]!.space;
  const near = goal && regionOf(goal) === regionOf(to) ? 0.12 * (distance(here, goal) - distance(to, goal)) : 0;
  return placeWorth(scene, to) + near;
}

/** Going into the Middle Region over the bridge, given the chance to get past the Sentinel. */
export function bridgeWorth(scene: Scene, odds: number): number {
  const { lives } = scene.s.characters[scene.me]!;
  const wants = readyForMiddle(scene) ? 1.2 : -0.6;
  return (odds + scene.taste.nerve) * wants - (1 - odds) * lifeWorth(lives);
}

/** Going through the Portal. */
export function portalWorth(scene: Scene, odds: number): number {
  return readyForCrown(scene) ? 5 * odds - 1.2 * (1 - odds) : -3;
}
