import { frameAt, frameIf } from '../../frames.ts';
import { changeAt } from '../magic/spells.ts';
import { theAnswered, theCard, theTarget } from './named.ts';
import type { Verbs } from './verbs.ts';

type SpellVerb = 'stop' | 'bind' | 'forTarget';

/** Verbs of Spells (section E). */
export const SPELL_VERBS: Verbs<SpellVerb> = {
  /** Undoes what is being answered: a Spell, the loss of a life, a death. */
  stop(_, f, g) {
    const attempt = frameAt(g.s, theAnswered(f), 'attempt');
    const { change } = attempt;
    attempt.stopped = true;
    if (change.type === 'cast') g.tell?.({ type: 'countered', rule: 'T86-6.9.6b', seat: change.seat, spell: change.spell });
    else if (change.type === 'loseLife') g.tell?.({ type: 'prevented', rule: 'T86-6.16.4e', seat: change.seat, what: 'life' });
    else if (change.type === 'killFollower')
      g.tell?.({ type: 'prevented', rule: 'T86-6.6.3', seat: change.seat, what: 'follower', card: change.card });
  },

  /** Holds a creature or an attacker, stops an evasion, or binds a character for its whole turn (section E). */
  bind(_, f, g) {
    const change = changeAt(g.s, f.about ?? 0);
    if (change?.type === 'attack' || change?.type === 'evade') {
      frameAt(g.s, theAnswered(f), 'attempt').stopped = true;
      g.tell?.({ type: 'bound', rule: 'T86-6.18.1a', seat: f.seat, target: change.seat });
    } else if (change?.type === 'checkpoint') {
      g.of(change.seat).bound = true;
      g.tell?.({ type: 'bound', rule: 'T86-6.9.6a', seat: f.seat, target: change.seat });
    } else {
      const frame = frameIf(g.s, f.about ?? 0, 'facing');
      if (!frame) return;
      frame.foes = frame.foes.filter((foe) => ('card' in foe ? foe.card : foe.creature) !== f.card);
      const held = theCard(f);
      g.tell?.({
        type: 'bound',
        rule: 'T86-6.18.1a',
        seat: f.seat,
        ...(held.startsWith('adv.') ? { card: held } : { creature: held as never }),
      });
    }
  },

  forTarget(e, f) {
    return { call: 'effects', with: { seat: theTarget(f), todo: [...e.then], card: null, cause: f.cause, caster: f.seat } };
  },
};
