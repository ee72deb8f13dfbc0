import type { AnyGame } from '@questhall/kernel';

/** True where everybody can see who is asked a question of this kind: then a bot that comes, or is asked, tells nothing. */
export function isAskedOpenly(game: Pick<AnyGame, 'decisions'>, kind: string): boolean {
  const { secret, askedIsPublic } = game.decisions[kind] ?? {};
  return secret === undefined || askedIsPublic === true;
}
