import { dystopia } from '@questhall/dystopia';

/** The games of a server for tests: Dystopia alone. */
export const games = [{ game: dystopia }];
