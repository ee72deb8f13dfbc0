import type { DystopiaEvent } from '@questhall/dystopia/client';

/** What happened in a level, as everybody saw it: of the try that counts. */
export interface LevelTale {
  /** Who fell, in which round, and the kind of monster that struck last; null where none had. */
  fallen: readonly { hero: string; round: number; by: string | null }[];
  /** Spells that were learnt, with who learnt them. */
  learnt: readonly { hero: string; spell: string }[];
  gold: number;
  things: readonly string[];
}

interface Writing {
  fallen: LevelTale['fallen'][number][];
  learnt: LevelTale['learnt'][number][];
  gold: number;
  things: string[];
}

const blank = (): Writing => ({ fallen: [], learnt: [], gold: 0, things: [] });

/**
 * The tale of each level out of what was told, oldest first. A level that is tried again begins anew: what was found in the try
 * before is lost, and who fell there stands up.
 * @param party the heroes in their order, where it is known: what is told may begin after they were chosen
 */
export function talesOf(events: readonly DystopiaEvent[], party: readonly string[] = []): ReadonlyMap<number, LevelTale> {
  const tales = new Map<number, Writing>();
  const heroes = new Map<number, string>(party.entries());
  let kinds = new Map<string, string>();
  let struck = new Map<string, string>();
  let level = 0;
  let round = 0;
  const begin = (n: number) => {
    level = n;
    round = 0;
    kinds = new Map();
    struck = new Map();
    tales.set(n, blank());
  };
  for (const e of events) {
    const tale = tales.get(level);
    switch (e.type) {
      case 'heroChosen':
        heroes.set(e.hero, e.code);
        break;
      case 'ordered':
        // From here on each is counted by its place in the order.
        for (const [n, code] of e.heroes.entries()) heroes.set(n, code);
        break;
      case 'levelBegan':
      case 'retried':
        begin(e.level);
        break;
      case 'roundBegan':
        round = e.round;
        break;
      case 'appeared':
        if (e.figure && e.code) kinds.set(e.figure, e.code);
        break;
      case 'attacked':
        // A counter-blow wounds who has struck.
        if (e.result === 'wounded') struck.set(e.to, e.from);
        else if (e.result === 'countered') struck.set(e.from, e.to);
        break;
      case 'died': {
        if (!e.figure.startsWith('h')) break;
        tale?.fallen.push({ hero: e.code, round, by: kinds.get(struck.get(e.figure) ?? '') ?? null });
        break;
      }
      case 'found': {
        const hero = heroes.get(e.hero);
        if (e.spell !== undefined && hero !== undefined) tale?.learnt.push({ hero, spell: e.spell });
        if (e.thing !== undefined) tale?.things.push(e.thing);
        if (tale) tale.gold += e.gold ?? 0;
        break;
      }
      default:
        // Nothing that a level is remembered by.
        break;
    }
  }
  return tales;
}
