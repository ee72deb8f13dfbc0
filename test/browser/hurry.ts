import type { Page } from 'playwright-core';

/** Everything on a table that can be picked up now: plates, cards, squares, pawns, spaces. */
const PICKABLE = [
  '.decide .plate:not(.refused)[aria-pressed]',
  '.nw-hand button[aria-pressed]:not([disabled])',
  '.nw-board [aria-pressed]:not(.nw-overview):not([disabled])',
  '.ts-space.ts-legal',
  '.ts-card.ts-legal',
].join(', ');

export interface Until {
  /** So many answers have been given. */
  answers?: number;
  /** A question whose kind is not among these. */
  unless?: Iterable<string>;
  /** Somebody else at another screen is waited for. */
  rests?: boolean;
}

/** Where the page came to. `asked`: the kind of the question, null where none is open. */
export interface Reached {
  answers: number;
  over: boolean;
  asked: string | null;
  /** The words of the curtains that were opened: whose hand came next. */
  curtains: string[];
}

/**
 * The page's person plays on, as fast as the page can: a program in it clicks what can be picked up, and sends it.
 * For what a test needs played but does not look at; hands and thumbs are for the tests of playing (`hand.ts`).
 * @param seed the same answers for the same questions
 * @throws Error where a hand is drawn behind a curtain, or nobody gets any further for half a minute
 */
export async function hurry(
  page: Page,
  seed: number,
  { answers = Number.POSITIVE_INFINITY, unless, rests = false }: Until = {},
): Promise<Reached> {
  return page.evaluate(
    async ({ pickable, seed: first, most, known, rest }): Promise<Reached> => {
      const click = (thing: Element) => thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
      // What a click brings about is drawn before the next task.
      const drawn = () => new Promise((resolve) => setTimeout(resolve));
      // Bots and other people, a playback, a curtain: the page changes by itself, and is not looked at before.
      const changed = () =>
        new Promise<void>((resolve) => {
          const done = () => {
            clearTimeout(longest);
            looking.disconnect();
            resolve();
          };
          const looking = new MutationObserver(done);
          const longest = setTimeout(done, 50);
          looking.observe(document.body, { subtree: true, childList: true, attributes: true });
        });
      const bar = () => document.querySelector<HTMLElement>('[data-bar]');
      const send = () => document.querySelector<HTMLButtonElement>('.decide .confirm .btn:not([disabled])');
      const reached: Reached = { answers: 0, over: false, asked: null, curtains: [] };
      let since = Date.now();
      let seen = '';
      for (let turn = first; ; turn = (turn * 1103515245 + 12345) & 0x7fffffff) {
        const state = document.querySelector<HTMLElement>('.decide')?.dataset.state;
        const curtain = document.querySelector('.curtain');
        reached.asked = state === 'mine' ? (bar()?.dataset.asked ?? null) : null;
        reached.over = state === 'over';
        if (reached.over || reached.answers >= most || (rest && state === 'waiting')) return reached;
        if (known && reached.asked !== null && !known.includes(reached.asked)) return reached;
        if (curtain && document.querySelector('.nw-hand')) throw new Error('a hand is drawn behind the curtain');
        if (curtain) {
          const open = curtain.querySelector('.btn');
          if (open) {
            reached.curtains.push(open.textContent ?? '');
            click(open);
            since = Date.now();
          }
        } else if (state === 'sole') document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
        else if (state === 'playing') document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
        else if (state === 'mine') {
          const nth = turn >> 8;
          const count = document.querySelectorAll(pickable).length;
          const question = bar()?.dataset.question;
          // Cheap answers go at the first touch, dear ones at the second, choices of several by the button.
          const open = () => bar()?.dataset.bar === 'mine' && bar()?.dataset.question === question;
          for (let i = 0; i < 2 * count && open() && !send(); i++) {
            const things = document.querySelectorAll(pickable);
            const picked = bar()?.dataset.several !== undefined ? null : document.querySelector('.decide .plate[aria-pressed=true]');
            const thing = picked ?? things[(nth + i) % things.length];
            if (thing) click(thing);
            await drawn();
            // A space with several things to do opens its sheet: the first of them is taken there.
            const choice = document.querySelector('dialog[open] .ts-choices button[data-option]');
            if (choice) click(choice);
            await drawn();
          }
          const button = open() ? send() : null;
          if (button) click(button);
          if (button || !open()) {
            reached.answers++;
            since = Date.now();
          }
        }
        if (Date.now() - since > 30_000) throw new Error(`nobody gets any further: ${state}, ${reached.asked}`);
        const now = `${document.querySelector<HTMLElement>('.decide')?.dataset.state} ${bar()?.dataset.question} ${reached.answers}`;
        await (now === seen ? changed() : drawn());
        seen = now;
      }
    },
    { pickable: PICKABLE, seed, most: answers, known: unless ? [...unless] : null, rest: rests },
  );
}
