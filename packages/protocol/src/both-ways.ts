import { type Change, collectMembers, digitsOf, isLonger, type Members, type Path, remove, replace } from './changes.ts';

/** The changes between two values, there and back. */
export interface BothWays {
  there: readonly Change[];
  back: readonly Change[];
  /** True where `patch(after, back)` certainly has the members of every object in the order of `before`: the same JSON to the last byte. */
  exact: boolean;
}

/**
 * The same as `diff(before, after)` and `diff(after, before)`, found on one walk through both values. Whoever keeps what
 * an action changed and what takes it back needs both.
 */
export function diffBothWays(before: unknown, after: unknown): BothWays {
  const walk = new Walk();
  walk.visit(before, after, 0, 1);
  return walk;
}

/** Sizes are those of changes as text (see `collect` in `changes.ts`): `size` there, `sizeBack` back, of what was visited last. */
class Walk implements BothWays {
  readonly there: Change[] = [];
  readonly back: Change[] = [];
  exact = true;
  size = 0;
  sizeBack = 0;
  readonly #path: Path = [];

  visit(before: unknown, after: unknown, depth: number, at: number): void {
    this.size = 0;
    this.sizeBack = 0;
    if (before === after) return;
    const parted = typeof before !== 'object' || typeof after !== 'object' || before === null || after === null;
    if (parted || Array.isArray(before) !== Array.isArray(after)) {
      this.size = replace(after, this.#path, depth, at, this.there);
      this.sizeBack = replace(before, this.#path, depth, at, this.back);
      return;
    }
    const [from, fromBack, exact] = [this.there.length, this.back.length, this.exact];
    if (Array.isArray(after)) this.#items(before as unknown as unknown[], after, depth, at);
    else this.#members(before as Members, after as Members, depth, at);
    if (this.there.length - from >= 2 && !isLonger(after, this.size - at)) {
      this.there.length = from;
      this.size = replace(after, this.#path, depth, at, this.there);
    }
    if (this.back.length - fromBack >= 2 && !isLonger(before, this.sizeBack - at)) {
      this.back.length = fromBack;
      this.sizeBack = replace(before, this.#path, depth, at, this.back);
      this.exact = exact; // it comes back as it was, whatever lies in it
    }
  }

  #items(before: unknown[], after: unknown[], depth: number, at: number): void {
    const path = this.#path;
    const common = Math.min(before.length, after.length);
    let [size, sizeBack] = [0, 0];
    for (let i = 0; i < common; i++) {
      if (before[i] === after[i]) continue;
      path[depth] = i;
      this.visit(before[i], after[i], depth + 1, at + digitsOf(i) + 1);
      size += this.size;
      sizeBack += this.sizeBack;
    }
    size += this.#tail(before, after, common, depth, at, this.there);
    sizeBack += this.#tail(after, before, common, depth, at, this.back);
    this.size = size;
    this.sizeBack = sizeBack;
  }

  /** Behind what both lists have: cut off, or added. */
  #tail(before: unknown[], after: unknown[], common: number, depth: number, at: number, to: Change[]): number {
    const path = this.#path;
    let size = 0;
    if (before.length > common) {
      path[depth] = common;
      size += remove(path, depth + 1, at + digitsOf(common) + 1, to);
    }
    for (let i = common; i < after.length; i++) {
      path[depth] = i;
      size += replace(after[i], path, depth + 1, at + digitsOf(i) + 1, to);
    }
    return size;
  }

  #members(before: Members, after: Members, depth: number, at: number): void {
    const path = this.#path;
    const [from, fromBack, exact] = [this.there.length, this.back.length, this.exact];
    const had = Object.keys(before);
    const keys = Object.keys(after);
    let [size, sizeBack, done] = [0, 0, 0];
    // As a rule both have the same members in the same order: then each is looked up once in either (by their lists, as in `changes.ts`).
    for (let i = 0; i < had.length; i++) {
      const key = had[i]!;
      const [was, is] = [before[key], after[key]];
      if (key !== keys[i] || was === undefined || is === undefined) {
        done = -1;
        break;
      }
      done++;
      if (was === is) continue;
      path[depth] = key;
      this.visit(was, is, depth + 1, at + key.length + 3);
      size += this.size;
      sizeBack += this.sizeBack;
    }
    this.size = size;
    this.sizeBack = sizeBack;
    if (done === keys.length) return;
    this.there.length = from;
    this.back.length = fromBack;
    this.size = collectMembers(before, after, path, depth, at, this.there, undefined);
    this.sizeBack = collectMembers(after, before, path, depth, at, this.back, undefined);
    const isFlat = this.back.every((change, i) => i < fromBack || change[0].length === depth + 1);
    this.exact = exact && isInOrder(before, after) && isFlat;
  }
}

/** True where `before` has its members in the order in which `patch` brings them back: those that are still there, then the others. */
function isInOrder(before: Members, after: Members): boolean {
  const there = Object.keys(before).filter((key) => before[key] !== undefined);
  const kept = Object.keys(after).filter((key) => Object.hasOwn(before, key) && before[key] !== undefined);
  const order = [...kept, ...there.filter((key) => !Object.hasOwn(after, key))];
  return order.every((key, i) => key === there[i]);
}
