import type { Decision } from '@questhall/kernel';
import type { OddsRules } from '@questhall/testkit/contract';
import type { State, TalismanEvent } from '../src/index.ts';

/** What odds of Talisman promise, and by which event one sees whether it came true (docs: decisions/odds.ts). */
export const oddsRules: OddsRules = {
  happened(s: State, asked: Decision, option: string, told: readonly TalismanEvent[]): boolean | undefined | null {
    const promise = promiseOf(s, asked, option);
    if (promise === null) return null;
    for (const event of told) {
      const verdict = promise(event);
      if (verdict !== undefined) return verdict;
    }
    return undefined;
  },

  /** Nobody evades, and who can assassinate does; all else is as if the clock answered: nothing is cast, no fate spent, the fight fought. */
  answer: (_s: State, d: Decision) =>
    d.kind === 'evade' ? 'stand' : d.kind === 'face' && d.options.includes('assassinate') ? 'assassinate' : undefined,
};

type Promise = (event: TalismanEvent) => boolean | undefined;

/** Whether this seat has won the fight that was told of, with creatures or another character. */
const victory =
  (seat: number): Promise =>
  (e) => {
    if (e.type === 'fought' && e.seat === seat) return e.result === 'won';
    if (e.type === 'duelled' && e.seat === seat) return e.result === 'won';
    if (e.type === 'duelled' && e.target === seat) return e.result === 'lost';
    return undefined;
  };

const worked =
  (...types: TalismanEvent['type'][]): Promise =>
  (e) =>
    types.includes(e.type) ? (e as { worked?: boolean }).worked === true : undefined;

const portal: Promise = (e) => (e.type === 'portalHeld' ? false : e.type === 'moved' && e.by === 'portal' ? true : undefined);

function promiseOf(s: State, { kind, seat }: Decision, option: string): Promise | null {
  switch (kind) {
    case 'face':
      return option.startsWith('charm:') ? worked('charmed') : victory(seat);
    case 'direction':
      return option.startsWith('portal:') ? portal : victory(seat);
    case 'encounter':
      if (option.startsWith('beguile:')) return worked('beguiled');
      return option === 'command' ? worked('commanded') : victory(seat);
    case 'weaponOfChoice':
      return victory(seat);
    case 'armour':
      return worked('saved');
    case 'fate': {
      const f = s.stack.findLast((frame) => frame.proc === 'fate');
      if (f?.proc !== 'fate') return null;
      if (f.for === 'fight') return victory(seat);
      if (f.for === 'portal') return portal;
      if (f.for === 'armour') return worked('saved');
      if (f.for === 'charm') return worked('charmed');
      if (f.for === 'command') return worked('commanded');
      if (f.for === 'beguile') return worked('beguiled');
      return null; // no event tells whether the roll served
    }
    default:
      return null;
  }
}
