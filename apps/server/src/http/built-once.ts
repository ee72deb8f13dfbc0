/** Something that is built from `from` when it is first needed. */
interface Kept<From, Built> {
  from: From;
  built?: Built;
}

/**
 * What is built from descriptions, each once and when it is first needed: building all of them takes a third of a second of a
 * start, and most are never needed where a server lives shortly. Servers of one process share what they have built.
 */
export class BuiltOnce<From, Built> {
  readonly #known = new Map<string, Kept<From, Built>>();
  readonly #build: (from: From) => Built;

  constructor(build: (from: From) => Built) {
    this.#build = build;
  }

  /** @param text what is alike is built once: its description as text. @returns builds it, the first time, and gives it */
  of(text: string, from: From): () => Built {
    const kept: Kept<From, Built> = this.#known.get(text) ?? { from };
    this.#known.set(text, kept);
    return () => this.#builtOf(kept);
  }

  /** Builds all that is still put off, for tests: @throws where one cannot be built. @returns what they are built from */
  all(): From[] {
    return [...this.#known.values()].map((kept) => {
      this.#builtOf(kept);
      return kept.from;
    });
  }

  #builtOf(kept: Kept<From, Built>): Built {
    kept.built ??= this.#build(kept.from);
    return kept.built;
  }
}
