import { constant } from './constant.ts';

/*
 * What was reckoned once from what never changes: printed cards, the board, kinds of dice. A program that plays a thousand
 * matches reckons it once for all of them. Nothing of a match may lie here: what a match remembers stands in its state, and
 * what depends on its expansions comes from `perMatch` (installed.ts). memory.test.ts holds that no file keeps anything else
 * at module level, that matches are the same whether anything is remembered or not, and that nobody can change what is.
 */

const ALL: Memory[] = [];

/** Words or numbers as questions, and what was reckoned for each. */
type Memory = Map<string | number, unknown>;

/**
 * A function that reckons each question once. Its answers are constants, since all matches share them.
 * @param reckon must depend on the question alone, and on nothing that ever changes
 */
export function memory<K extends string | number, V>(reckon: (question: K) => V): (question: K) => V {
  const known = new Map<K, V>();
  ALL.push(known as unknown as Memory);
  return (question) => {
    let answer = known.get(question);
    if (answer === undefined) {
      answer = constant(reckon(question));
      known.set(question, answer);
    }
    return answer;
  };
}

/**
 * The same for questions that are told by a number and too dear to be put into one object each time: who asks reckons the
 * answer where there is none.
 */
export function memoryByNumber<V>(): { get(question: number): V | undefined; keep(question: number, answer: V): V } {
  const known = new Map<number, V>();
  ALL.push(known as unknown as Memory);
  return {
    get: (question) => known.get(question),
    keep(question, answer) {
      known.set(question, constant(answer));
      return answer;
    },
  };
}

/** Everything is forgotten, for tests: what follows is reckoned anew. Says how much it was. */
export function forget(): number {
  const n = ALL.reduce((sum, { size }) => sum + size, 0);
  for (const known of ALL) known.clear();
  return n;
}
