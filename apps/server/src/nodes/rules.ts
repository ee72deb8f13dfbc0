import type { AnyGame } from '@questhall/kernel';

/** Which versions of its rules a node plays each game by: those of the oldest state that it can carry over, and its own. */
export type Rules = Readonly<Record<string, readonly [oldest: number, own: number]>>;

/** @param games of this server */
export function rulesOf(games: readonly { game: Pick<AnyGame, 'id' | 'version' | 'migrations'> }[]): Rules {
  return Object.fromEntries(
    games.map(({ game: { id, version, migrations } }) => {
      let oldest = version;
      while (migrations[oldest - 1]) oldest--;
      return [id, [oldest, version]];
    }),
  );
}
