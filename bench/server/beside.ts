import { medianWithin } from '../lib/measure.ts';
import { Load } from './load.ts';
import { bundle, openers, ServerProcess } from './process.ts';
import type { Table } from './seats.ts';

/** How the two are compared: matches at a time, tables ready for each, moves of a piece, pieces of each. */
export interface Pieces {
  matches: number;
  each: number;
  moves: number;
  pairs: number;
  warm: number;
  young: number;
}

/** Our server of one checkout, with people at its tables who play when they are asked to. */
class Side {
  readonly #server: ServerProcess;
  readonly #load: Load;
  readonly #before: number;

  private constructor(server: ServerProcess, load: Load, before: number) {
    this.#server = server;
    this.#load = load;
    this.#before = before;
  }

  static async open(root: string | undefined, { matches, each, young }: Pieces): Promise<Side> {
    const server = await ServerProcess.start('Questhall', await bundle(root), [`--max-semi-space-size=${young}`]);
    const { memory } = await server.usage();
    const open = await openers.Questhall(server.port);
    const tables: Table[] = [];
    for (let i = 0; i < matches * each; i++) tables.push(await open());
    const load = new Load(tables, { matches, pace: 0 });
    load.hold();
    load.start();
    return new Side(server, load, memory);
  }

  /** Microseconds of the server's processor time for each of so many moves over its sockets. */
  async play(moves: number): Promise<number> {
    const [before, from] = [await this.#server.usage(), this.#load.moves];
    this.#load.goOn();
    while (this.#load.moves - from < moves) {
      const isOver = await Promise.race([
        this.#load.exhausted.then(() => true),
        new Promise<false>((resolve) => setTimeout(resolve, 5, false)),
      ]);
      if (isOver) throw new Error('all tables are played out: open more of them (--tables)');
    }
    this.#load.hold();
    // Those that are on their way are counted, too.
    for (let last = -1; last !== this.#load.moves; ) {
      last = this.#load.moves;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const after = await this.#server.usage();
    return ((after.cpuSeconds - before.cpuSeconds) * 1e6) / (this.#load.moves - from);
  }

  /** Megabytes that the process has come to hold since its start. */
  async grown(): Promise<number> {
    return ((await this.#server.usage()).memory - this.#before) / 1e6;
  }

  async end(): Promise<void> {
    await this.#server.end();
    this.#load.stop();
    this.#server.removeData();
  }
}

/** Our server of here beside the one of another checkout, both with the same load in turns: processor time of a move over sockets. */
export async function besideAnother(root: string, pieces: Pieces): Promise<void> {
  const sides = [await Side.open(undefined, pieces), await Side.open(root, pieces)] as const;
  for (const side of sides) await side.play(pieces.warm);
  const [is, was, ratios]: [number[], number[], number[]] = [[], [], []];
  for (let n = 0; n < pieces.pairs; n++) {
    const [first, second] = n % 2 === 0 ? [0, 1] : [1, 0];
    const took = [0, 0];
    took[first] = await sides[first]!.play(pieces.moves);
    took[second] = await sides[second]!.play(pieces.moves);
    is.push(took[0]!);
    was.push(took[1]!);
    ratios.push(took[0]! / took[1]!);
    console.error(`pair ${n + 1}: ${took.map((one) => one.toFixed(1)).join(' beside ')} µs`);
  }
  const { middle, low, high } = medianWithin(ratios);
  console.table([
    {
      'µs a move': medianWithin(is).middle.toFixed(1),
      before: medianWithin(was).middle.toFixed(1),
      'time beside before': middle.toFixed(3),
      'from (95 %)': low.toFixed(3),
      to: high.toFixed(3),
      MB: (await sides[0].grown()).toFixed(0),
      'MB before': (await sides[1].grown()).toFixed(0),
    },
  ]);
  for (const side of sides) await side.end();
}
