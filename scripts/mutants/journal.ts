import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

/** A sample: the names of its changes, in the order of files, and how it was drawn. */
export interface Sample {
  seed: number;
  in: string;
  names: string[];
}

/** What became of a change: what noticed it, if anything did, and whether any test came to its place. */
export interface Tried {
  name: string;
  by?: string;
  reached: boolean;
}

/**
 * What became of each change of a sample, on disk after each of them, so that a run that was interrupted can go on and
 * survivors can be tried again. The last word about a change counts.
 */
export class Journal {
  readonly sample: Sample;
  readonly #file: string;
  readonly #outcomes: Map<string, Tried>;

  private constructor(file: string, sample: Sample, outcomes: Map<string, Tried>) {
    this.sample = sample;
    this.#file = file;
    this.#outcomes = outcomes;
  }

  /** Begins with a sample; what stood in this file is gone. */
  static begin(file: string, sample: Sample): Journal {
    writeFileSync(file, `${JSON.stringify(sample)}\n`);
    return new Journal(file, sample, new Map());
  }

  /** Goes on with what stands in this file; undefined where there is none. */
  static open(file: string): Journal | undefined {
    if (!existsSync(file)) return undefined;
    // A run that was killed while it wrote leaves a part of a line, which counts for nothing.
    const whole = readFileSync(file, 'utf8').replace(/[^\n]*$/, '');
    writeFileSync(file, whole);
    const [sample, ...lines] = whole.split('\n').slice(0, -1);
    if (sample === undefined) return undefined;
    const tried = lines.map((line) => JSON.parse(line) as Tried);
    return new Journal(file, JSON.parse(sample) as Sample, new Map(tried.map((one) => [one.name, one])));
  }

  /** What became of the change of this name; undefined where it was not tried yet. */
  of(name: string): Tried | undefined {
    return this.#outcomes.get(name);
  }

  /** Writes down what became of a change. */
  add(tried: Tried): void {
    this.#outcomes.set(tried.name, tried);
    appendFileSync(this.#file, `${JSON.stringify(tried)}\n`);
  }
}
