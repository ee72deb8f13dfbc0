import { Outbox } from '../src/calls/outbox.ts';

/** With what the server looks for calls that was started last in this process. */
let last: Outbox | undefined;
const { open } = Outbox;
Outbox.open = async (parts) => {
  last = await open.call(Outbox, parts);
  return last;
};

/** Everything that a server is to tell people at this moment, told. */
export interface Told {
  /** Resolves when whoever is to be called by now has been, however busy the machine is. */
  all(): Promise<void>;
}

/** Of the server that was started last in this process: to be asked for before another one starts. */
export function toldByLast(): Told {
  const outbox = last;
  if (!outbox) throw new Error('no server has been started here');
  return {
    async all() {
      // A look that is under way may have begun before the clock was moved.
      await outbox.look();
      await outbox.look();
    },
  };
}
