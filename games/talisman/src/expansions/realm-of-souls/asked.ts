import { type Decision, type OptionView, type Seat, type TextArg, text } from '@questhall/kernel';
import { duelOdds, fightOdds } from '../../decisions/odds.ts';
import { cardText, cut, onSeat, onSpace, seatText, spotText } from '../../decisions/words.ts';
import { frameAt, innermost, type Under } from '../../frames.ts';
import { has } from '../../rules/character/numbers.ts';
import { foeValue } from '../../rules/fight/creatures.ts';
import type { State } from '../../state.ts';
import type { SoulQuestion } from './state.ts';

type Labelled = Omit<OptionView, 'id'>;

/** How one question of the Realm of Souls is put. Every function may use only what `d.seat` knows. */
export interface Asked {
  /** The rule it follows. */
  rule: string;
  /** The same, where it depends on who or what asks. */
  ruleIn?(s: State, d: Decision): string;
  /** How an answer reads. */
  answer(s: State, d: Decision, id: string): Labelled;
  /** What a clock answers; where nothing is said, the first answer. */
  byDefault?(d: Decision): string;
  /** What the question names besides its card and its number. */
  names?(s: State, d: Decision): Record<string, TextArg | TextArg[]>;
}

const card = (_s: State, _d: Decision, id: string): Labelled => ({ label: cardText(id), target: { card: id } });
const space = (s: State, _d: Decision, id: string): Labelled => ({ label: spotText(s, id), target: onSpace(id) });
const word = (_s: State, _d: Decision, id: string): Labelled => ({ label: text(`pick.soul.${id}`) });
const gift = (_s: State, _d: Decision, id: string): Labelled => ({ label: text(`choice.${id}`) });
const alignment = (_s: State, _d: Decision, id: string): Labelled => ({ label: text(`alignment.${id}`) });

function seat(_s: State, _d: Decision, id: string): Labelled {
  const of = Number(cut(id)[1]);
  return { label: text('pick.soul.seat', { seat: seatText(of) }), target: onSeat(of) };
}

/** A question that may be answered with no, and is where nobody answers. */
const mayBe = (rule: string, answer: Asked['answer'] = word): Asked => ({
  rule,
  answer: (s, d, id) => (id === 'no' ? word(s, d, id) : answer(s, d, id)),
  byDefault: () => 'no',
});

/** The space or the fight in which the kind of a fight is asked for. */
function askedIn(s: State): Under<'duel' | 'space'> | undefined {
  const top = innermost(s, 'weaponOfChoice');
  return top && frameAt(s, top.frame, ['duel', 'space']);
}

/** Whom a fight is against whose kind may be chosen: the cards of one team, or the character that attacks (TDE-G.3). */
function against(s: State): TextArg[] {
  const f = askedIn(s);
  if (f?.proc === 'duel') return [seatText(f.seat)];
  return f?.proc === 'space' ? (f.team ?? []).map(cardText) : [];
}

/** Whether it is the Soul Reaver who chooses, because a Spirit is met; other foes bring the choice with them. */
function bySoulReaver(s: State): boolean {
  const f = askedIn(s);
  return f?.proc === 'space' && f.number === ENEMY_SPIRITS;
}

/** The number under which Spirits are met (TDE-3.5). */
const ENEMY_SPIRITS = 3;

/** The chance with this kind of fight, as the question that follows tells it. */
function chance(s: State, who: Seat, stat: 'strength' | 'craft'): { odds?: number } {
  const f = askedIn(s);
  if (f?.proc === 'duel') return { odds: duelOdds(s, who, f.seat, stat) };
  if (f?.proc !== 'space') return {};
  const foes = (f.team ?? []).map((foe) => ({ card: foe, value: foeValue(s, who, foe, stat) }));
  return { odds: fightOdds(s, who, stat, foes) };
}

/** Where the rulebook tells what each Veil card does. */
const VEIL = 'TDE-G.3';

/** Every question of the Realm of Souls, each a kind of its own. */
export const ASKED: Readonly<Record<SoulQuestion, Asked>> = {
  passOn: { rule: VEIL, answer: seat },
  trial: { rule: VEIL, answer: seat },
  /** After the Trial. */
  rise: mayBe(VEIL),
  fetchCard: { rule: VEIL, answer: card },
  wander: { rule: VEIL, answer: card },
  ditchFollower: { rule: VEIL, answer: card },
  sacrificeObject: { rule: VEIL, answer: card },
  sacrificeFollower: { rule: VEIL, answer: card },
  sacrificeSpell: { rule: VEIL, answer: card },
  medium: { rule: 'TDE-11.1', answer: (s, d, id) => (id === 'meet' ? word(s, d, id) : seat(s, d, id)) },
  stepAside: { rule: VEIL, answer: space },
  giftOne: { rule: VEIL, answer: gift },
  rakshasa: {
    rule: VEIL,
    answer(s, d, id) {
      const [what, put] = cut(id);
      if (what === 'put') return { label: text('pick.soul.put', { card: cardText(put) }), target: { card: put } };
      return word(s, d, id);
    },
  },
  hoard: { rule: VEIL, answer: card },
  terrain: { rule: 'TDE-11.20', answer: space },
  layToRest: mayBe(VEIL, card),
  lift: mayBe(VEIL, card),
  ditchDoom: mayBe(VEIL, card),
  moveGrave: mayBe('TDE-C.15', space),
  bendRoll: {
    rule: VEIL,
    answer: (_s, _d, id) => ({ label: text('pick.soul.steps', { n: Number(cut(id)[1]) }) }),
    // The roll as it fell, where that may still be moved.
    byDefault: (d) => (d.options.includes(`steps:${String(d.about!['n'])}`) ? `steps:${String(d.about!['n'])}` : d.options[0]!),
  },
  weaponOfChoice: {
    rule: VEIL,
    ruleIn: (s) => (bySoulReaver(s) ? 'TDE-C.17' : VEIL),
    answer: (s, d, id) => ({ ...word(s, d, id), ...chance(s, d.seat, id === 'craft' ? 'craft' : 'strength') }),
    names: (s) => ({ foes: against(s) }),
  },
  spiritEye: mayBe(VEIL),
  /** The Spirit Caller's own way, or that of a familiar from the Dark Baptism. */
  veilInstead: { ...mayBe('TDE-11.1'), ruleIn: (s, d) => (has(s, d.seat, 'veilInstead') ? 'TDE-C.16' : 'TDE-11.1') },
  secondDrop: { rule: VEIL, answer: card },
  anyAlignment: { rule: 'TDE-C.15', answer: alignment },
};
