import { CROWN, PLAIN } from '../../board/index.ts';
import { innermost } from '../../frames.ts';
import { reckon } from '../../reckon.ts';
import type { Locals } from '../../state.ts';
import type { Creature } from '../../vocabulary.ts';
import { livingFrom } from '../character/numbers.ts';
import { moveTo } from '../kit/figures.ts';
import { rollFor, rollForNobody } from '../kit/rolls.ts';
import { rule, type Table } from '../kit/table.ts';
import { COMMAND } from '../magic/spells.ts';
import { type Descent, descentOf, exitFor } from './exits.ts';
import { placeOf, spaceInPlay } from './places.ts';

/** The printed adventure of an Inner space (T86-6.14). `again`: it goes on from an earlier turn. */
export const inner = rule('inner', {
  cards(f, g) {
    const { space } = g.of(f.seat);
    if (f.again || (g.s.lying[space] === undefined && g.s.loose[space] === undefined)) return undefined;
    // What was put here (the Hermit) is met before the printed adventure; what lies here may be taken. Whoever turns back
    // takes and meets nothing (T86-6.14.3).
    if (!g.rules.backToThePlain && turnsBack(g)) return { call: 'taking', with: { seat: f.seat, goods: null } };
    return { call: 'space', with: { seat: f.seat } };
  },

  printed(f, g) {
    if (g.s.turn.over || g.s.turn.moved || g.of(f.seat).card === null) return 'end';
    const c = g.of(f.seat);
    if (c.turnedBack) return 'end';
    switch (placeOf(g.s, c.space).inner) {
      case 'crypt':
      case 'mines':
        return 'descend';
      case 'vampire':
        return 'vampire';
      case 'pits':
        return 'pits';
      case 'werewolf':
        return 'werewolf';
      case 'death':
        return 'death';
      case 'crown':
        return { call: 'encounter', with: { seat: f.seat } };
      default:
        return 'end';
    }
  },

  onCrown: () => 'end',

  /** Dice less the total decide where one comes out (T86-6.14.5, T86-6.14.6). */
  descend(f, g) {
    const inner = descentIn(f, g);
    const { dice, value } = descentOf(g.s, f.seat, inner);
    return rollFor(g, f, 'n', dice, inner, inner === 'crypt' ? 'T86-6.14.5a' : 'T86-6.14.6', { aim: { from: 0, to: value } });
  },

  comeOut(f, g) {
    const inner = descentIn(f, g);
    const exit = exitFor(g.s, f.seat, inner, f.n);
    if (!exit || !spaceInPlay(g, f.seat, exit)) return 'end';
    moveTo(g, f.seat, exit, 'exit', [exit], inner === 'crypt' ? 'T86-6.14.5b' : 'T86-6.14.6');
    g.s.turn.moved = exit !== PLAIN || g.rules.plainIsMet;
    g.s.turn.over = !g.s.turn.moved;
    return 'end';
  },

  /** A life for each, unless Followers go instead (B3). */
  vampire(f, g) {
    return rollFor(g, f, 'n', 1, 'vampire', 'T86-6.14.3');
  },

  thirst(f, g) {
    f.n = Math.ceil(f.n / 2);
    const { followers } = g.of(f.seat);
    if (followers.length === 0) return 'bleed';
    return {
      ask: {
        seat: f.seat,
        kind: 'vampire',
        options: [...followers],
        choose: { min: 0, max: Math.min(f.n, followers.length) },
        about: { n: f.n },
        into: 'picks',
      },
    };
  },

  feed(f, g) {
    const card = f.picks.find((one) => g.of(f.seat).followers.includes(one) && !f.fed?.includes(one));
    if (card === undefined) return 'bleed';
    f.fed = [...(f.fed ?? []), card];
    f.n -= 1;
    return g.attempt({ type: 'killFollower', seat: f.seat, card });
  },

  feedMore: () => 'feed',

  bleed: (f) => ({ call: 'loseLives', with: { seat: f.seat, n: f.n, combat: false } }),

  bled: () => 'end',

  werewolf(f, g) {
    const c = g.of(f.seat);
    f.n = c.werewolf;
    if (c.werewolf > 0) return undefined;
    return rollFor(g, f, 'n', 2, 'werewolf', 'T86-6.14.7');
  },

  meetWerewolf(f, g) {
    g.of(f.seat).werewolf = f.n;
    return innerFight(f, 'werewolf', f.n);
  },

  afterWerewolf(f, g) {
    g.s.turn.over = true;
    if (f.result === 'won') {
      g.of(f.seat).werewolf = 0;
      return 'killed';
    }
    return 'end';
  },

  /** One by one until a life is lost (T86-6.14.8). */
  pits(f, g) {
    f.n = g.of(f.seat).lizardMen;
    if (f.n > 0) return undefined;
    const purpose = placeOf(g.s, PITS).creature === 'pitFiend' ? 'fiends' : 'pits';
    return rollFor(g, f, 'n', 1, purpose, 'T86-6.14.8');
  },

  countLizards(f, g) {
    g.of(f.seat).lizardMen = f.n;
  },

  nextLizard: (f, g) => innerFight(f, placeOf(g.s, PITS).creature ?? 'lizardMan', IN_PITS),

  afterLizard(f, g) {
    const c = g.of(f.seat);
    if (c.card === null) return 'end';
    if (f.result !== 'won') return 'end';
    c.lizardMen -= 1;
    const quest = g.questStep(f.seat, 2);
    if (quest) return quest;
  },

  moreLizards(f, g) {
    if (g.s.turn.over) return 'end';
    if (g.of(f.seat).lizardMen > 0) return 'nextLizard';
    g.s.turn.over = true;
    return 'end';
  },

  /** Two dice each: higher goes on next turn, lower loses a life, equal dices again next turn (B3). */
  death(f, g) {
    const fate = rollFor(g, f, 'n', 2, 'death', 'T86-6.14.3');
    f.his = rollForNobody(g, (f.seat + 1) % g.s.seats, 2, 'death', 'T86-6.14.3');
    if (fate) fate.with.aim = { from: f.his + 1, to: 12 };
    return fate;
  },

  pay(f, g) {
    const c = g.of(f.seat);
    const mine = f.n;
    const his = f.his;
    c.dicing = mine <= his;
    g.s.turn.over = true;
    if (mine >= his) return 'end';
    return { call: 'loseLives', with: { seat: f.seat, n: 1, combat: false } };
  },

  diced: () => 'end',

  killed: (f, g) => g.questStep(f.seat, 2),
});

function innerFight(f: Locals['inner'], creature: Creature, value: number) {
  const foes = [{ creature, value }];
  return {
    call: 'fight' as const,
    with: { seat: f.seat, stat: 'strength' as const, foes, inner: true, bonus: 0 },
    into: 'result' as const,
  };
}

/** Whether this turn's move was a step back towards the Plain of Peril (T86-6.11.5b). */
function turnsBack(g: Table): boolean {
  return innermost(g.s, 'turn')?.choice?.startsWith('back:') === true;
}

/** The space that begins with this step is the Crypt, or the Mines. */
const descentIn = (f: Locals['inner'], g: Table): Descent => (placeOf(g.s, g.of(f.seat).space).inner === 'crypt' ? 'crypt' : 'mines');

const PITS = 'I4';

/** The Strength of each creature of the Pits (T86-6.14.8). */
export const IN_PITS = 4;

/** Casting the Command Spell: a Spell that needs no card; one Counterspell undoes it for everybody (T86-6.9.8). */
export const beginCommand = rule('beginCommand', {
  cast(f, g) {
    const c = g.of(f.seat);
    if (c.space !== CROWN || c.toad > 0 || g.s.ban !== null || reckon(g.s).silencers(g.s, f.seat).length > 0) return 'end';
    g.tell?.({ type: 'cast', rule: 'T86-6.9.8a', seat: f.seat, spell: COMMAND });
    return g.attempt({ type: 'cast', seat: f.seat, spell: COMMAND, about: 0 });
  },
});

export const command = rule('command', {
  roll(f, g) {
    return rollFor(g, f, 'roll', 1, 'command', 'T86-6.9.8a', { aim: { from: g.s.options.commandFrom, to: 6 } });
  },

  strike(f, g) {
    const roll = f.roll;
    const worked = roll >= g.s.options.commandFrom;
    g.tell?.({ type: 'commanded', rule: 'T86-6.9.8a', seat: f.seat, roll, worked });
    f.left = worked ? livingFrom(g.s, f.seat).filter((seat) => seat !== f.seat) : [];
  },

  next(f) {
    const seat = f.left.shift();
    if (seat === undefined) return 'end';
    return { call: 'loseLives', with: { seat, n: 1, combat: false, by: f.seat } };
  },

  again: () => 'next',
});
