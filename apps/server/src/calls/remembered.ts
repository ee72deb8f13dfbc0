/**
 * What takes long to make and seldom changes, kept in memory by a name and a stamp: made anew where the stamp is another one. Of
 * more than `most` of them the one goes that was asked for longest ago.
 */
export class Remembered<T> {
  readonly #kept = new Map<string, { stamp: string; made: T }>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * @param stamp everything that what is made depends on
   * @param isSettled false where it may change once more under the same stamp: then it is not kept
   */
  async of(name: string, stamp: string, make: () => Promise<T>, isSettled = true): Promise<T> {
    const before = this.#kept.get(name);
    const made = before?.stamp === stamp ? before.made : await make();
    this.#kept.delete(name); // the newest stand last
    if (isSettled) this.#kept.set(name, { stamp, made });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break;
      this.#kept.delete(oldest);
    }
    return made;
  }
}
