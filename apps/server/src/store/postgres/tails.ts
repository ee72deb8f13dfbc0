import type { Progress } from '../journal.ts';
import type { Ask } from './ask.ts';
import { LAST, progressed } from './progress.ts';

type Tail = Pick<Progress, 'changed' | 'deadline'>;

/**
 * What the rows of running matches do not know yet of their clocks and their last change: in memory, since it is looked
 * for again and again among all of them. Whoever serves is the only one who changes it.
 */
export class Tails {
  readonly all = new Map<string, Tail>();

  /** Reads what another server has left. */
  async read(ask: Ask): Promise<void> {
    for (const row of await ask(`SELECT m.id, last.progress FROM matches m ${LAST} WHERE m.status = 'running' AND last.seq IS NOT NULL`)) {
      const { changed = 0, deadline = null } = progressed(row);
      this.all.set(String(row.id), { changed, deadline });
    }
  }
}
