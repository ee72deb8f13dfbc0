import type { Asker, Decision, DecisionKind } from '@questhall/kernel';
import type { Foe } from '../events.ts';
import { innermost, within } from '../frames.ts';
import type { Change, State } from '../state.ts';
import { waitingFor } from './no-room.ts';
import { asked, listOf } from './words.ts';

/** Questions about another character. */
const ABOUT_PEOPLE: Readonly<Record<string, string>> = {
  evade: 'from',
  spoils: 'target',
  loot: 'target',
  bribe: 'target',
  answerBribe: 'target',
  give: 'partner',
  want: 'partner',
  answerTrade: 'partner',
};

/** Questions that a card or a space puts with what it does. */
const BY_EFFECTS: ReadonlySet<string> = new Set([
  'may',
  'choose',
  'visit',
  'heal',
  'replenish',
  'buy',
  'sell',
  'handOver',
  'skipRoll',
  'addToRoll',
  'quest',
  'market',
  'destination',
  'loseFollower',
]);

/** Questions before there is a character on the board, and those that are put by nothing on the table. */
const BY_NOBODY: ReadonlySet<string> = new Set(['character', 'dropObjects', 'dropSpells', 'shed', 'trophies', 'raise']);

/** What puts a question: the dice that lie there, those who stand against one, what may be taken, a card, another character, else the space. */
function askerOf(s: State, d: Decision): Asker | undefined {
  if (BY_NOBODY.has(d.kind)) return undefined;
  // In a fight one sees whom it is with: what fell is in the words and on the plates.
  if (d.kind === 'fate') return (d.about?.['fight'] && against(s, d)) || { dice: listOf<number>(d, 'dice') };
  if (d.kind === 'direction') return { dice: [Number(d.about?.['steps'])].filter((n) => n <= 6) };
  if (d.kind === 'face') {
    const { foes, quiet = [] } = within(s, 'facing');
    return ofFoes([...foes, ...quiet]);
  }
  if (d.kind === 'prepare' || d.kind === 'armour') return against(s, d);
  if (d.kind === 'take') {
    const cards = d.options.filter((id) => id.startsWith('take:')).map((id) => id.slice(5));
    if (cards.length > 0) return { cards };
    const waiting = waitingFor(s, d);
    if (waiting.length > 0) return { cards: [...waiting] };
  }
  const person = ABOUT_PEOPLE[d.kind];
  if (person !== undefined) return { seat: Number(d.about?.[person]) };
  if (d.kind === 'react' || d.kind === 'checkpoint') return ofChange(d.about?.['change'] as Change);
  for (const key of ['card', 'spell', 'by']) {
    const card = d.about?.[key];
    if (typeof card === 'string' && card.includes('.')) return { cards: [card] };
  }
  if (BY_EFFECTS.has(d.kind)) {
    const card = innermost(s, 'effects')?.card;
    if (card) return { cards: [card] };
  }
  const { card, space } = asked(s, d);
  return card === null ? undefined : { space };
}

function ofFoes(foes: readonly Foe[]): Asker | undefined {
  const cards = foes.flatMap((foe) => ('card' in foe ? [foe.card] : []));
  const [creature] = foes.flatMap((foe) => ('creature' in foe ? [foe.creature] : []));
  if (cards.length > 0) return { cards };
  return creature === undefined ? undefined : { creature };
}

/** Whom the fight is with for which one makes ready. */
function against(s: State, d: Decision): Asker | undefined {
  const f = innermost(s, ['fight', 'duel']);
  if (f?.proc === 'fight') return ofFoes(f.foes);
  return f?.proc === 'duel' ? { seat: f.seat === d.seat ? f.target : f.seat } : undefined;
}

/** The Spell that may be answered, or the character to whom something happens. */
function ofChange(change: Change): Asker {
  return change.type === 'cast' && change.spell.includes('.') ? { cards: [change.spell] } : { seat: change.seat };
}

/** Questions with what puts them. */
export const withAskers = (kinds: Record<string, DecisionKind<State>>): Record<string, DecisionKind<State>> =>
  Object.fromEntries(Object.entries(kinds).map(([id, kind]) => [id, { ...kind, asker: askerOf }]));
