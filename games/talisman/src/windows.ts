import type { DecisionView } from '@questhall/kernel';
import { spaceOf } from './board/index.ts';
import { characterOf, kindOf, spellOf } from './editions/index.ts';
import { printedLives } from './figure.ts';
import { helpOf } from './matters.ts';
import type { TalismanView } from './observation.ts';
import { nameOf } from './text/names.ts';
import type { Occasion } from './vocabulary.ts';

/** The windows in which a Spell may answer what happens in the turn of another, which Spells those are, and what they keep from a seat. */

/** What may be answered by a Spell: the changes that pass through the gate, and the checkpoints at which nothing changes. */
export const WINDOWS = ['cast', 'loseLife', 'killFollower', 'killFoes', 'attack', 'evade', 'checkpoint'] as const;
export type OrderWindow = (typeof WINDOWS)[number];

/** Whether this is the name of a kind of Spell, in any edition. */
export function isSpell(cast: unknown): cast is string {
  if (typeof cast !== 'string') return false;
  try {
    return spellOf(cast).id === cast;
  } catch {
    return false; // a Spell of no edition
  }
}

/** Which Spells answer in which window: the occasions printed on them. */
const OCCASIONS: Readonly<Record<OrderWindow, readonly Occasion[]>> = {
  cast: ['cast'],
  loseLife: ['loss'],
  killFollower: ['loss'],
  killFoes: ['loss'],
  attack: ['attacked'],
  evade: ['evaded'],
  checkpoint: ['othersTurn', 'any'],
};

/** Whether a Spell of this kind is made for such a window. */
export const answersIn = (window: OrderWindow, kind: string): boolean =>
  isSpell(kind) && spellOf(kind).when.some((occasion) => OCCASIONS[window].includes(occasion));

/** Whether a Spell only heals whomever it is cast upon. */
const onlyHeals = (kind: string): boolean =>
  isSpell(kind) && spellOf(kind).effects.every((effect) => effect.do === 'forTarget' && effect.then.every((then) => then.do === 'heal'));

/** Whoever is attacked with so few lives left has something to lose. */
const FEW_LIVES = 2;

/** The Spell that averts what would hurt this seat; undefined where nothing would, or none is held. */
export function averting(window: OrderWindow, decision: DecisionView, view: TalismanView): string | undefined {
  if (!hurts(window, decision, view)) return undefined;
  return decision.options.find(({ id, target }) => answersIn(window, kindOf(target?.card ?? id)))?.id;
}

/** Whether what is about to happen is done to this seat, and not for its good. */
function hurts(window: OrderWindow, { seat, prompt }: DecisionView, view: TalismanView): boolean {
  const mine = view.characters[seat];
  const { seat: struck, card } = prompt.args ?? {};
  const isMe = typeof struck === 'object' && 'seat' in struck && struck.seat === seat;
  if (window === 'loseLife') return isMe;
  if (window === 'killFollower') {
    const follower = mine?.followers.find((one) => typeof card === 'object' && 'key' in card && card.key === nameOf(one).key);
    return isMe && follower !== undefined && helpOf(follower) >= 0;
  }
  if (window === 'attack') return (mine?.lives ?? 0) <= FEW_LIVES;
  const top = view.casting.at(-1);
  if (window !== 'cast' || !top || top.seat === seat || onlyHeals(kindOf(top.spell))) return false;
  return top.target === seat || (top.card !== undefined && mine?.objects.concat(mine.followers).includes(top.card) === true);
}

/** Whether the seat that looks is about to meet a space of the Inner Region in its own turn. */
function meetsInside({ you, turn, characters }: TalismanView): boolean {
  const space = characters.find(({ seat }) => seat === you)?.space;
  return turn.phase === 'encounter' && turn.seat === you && !!space && spaceOf(space).region === 'inner';
}

/**
 * Whether a Spell, though it may be cast, would change nothing now that anybody could want, by what lies open: Invisibility as a turn
 * ends, with nothing left to meet before it is over, or where one meets a space of the Inner Region, whose creatures nobody evades
 * (T86-6.14.4); Nullify where nobody else holds a Spell; in the Digital Edition, which lets Spells
 * be cast in vain (TDE-2.33), Healing where nobody has lost a life. Nobody is asked for its sake alone.
 */
export function servesNobody(kind: string, view: TalismanView): boolean {
  if (!isSpell(kind)) return false;
  const living = view.characters.filter(({ card, out }) => card !== null && !out);
  const [effect] = spellOf(kind).effects;
  if (effect?.do === 'vanish') return view.turn.phase === 'end' || meetsInside(view);
  if (effect?.do === 'discardSpells') return living.every(({ seat, spellCount }) => seat === view.you || spellCount === 0);
  if (!onlyHeals(kind)) return false;
  // Where lives are not printed (1986), a Spell that may be cast has somebody to heal.
  const most = Number(view.options['lives']);
  return living.every(({ card, lives }) => characterOf(card!).lives !== undefined && lives >= printedLives(card!, most));
}
