import { CROWN, EXITS, spaceOf } from '../board/index.ts';
import type { Locals } from '../state.ts';
import { rule, type Table } from './kit.ts';
import { craftOf, has, livingFrom, strengthOf } from './numbers.ts';
import { COMMAND } from './spells.ts';

/** The printed adventure of an Inner space (T86-6.14). `again`: it goes on from an earlier turn. */
export const inner = rule('inner', {
  cards(f, g) {
    const { space } = g.of(f.seat);
    if (f.again || (g.s.lying[space] === undefined && g.s.loose[space] === undefined)) return undefined;
    // What was put here (the Hermit) is met before the printed adventure; what lies here may be taken. Whoever turns back
    // takes and meets nothing (T86-6.14.3).
    if (turnsBack(g)) return { call: 'take', with: { seat: f.seat, free: null } };
    return { call: 'space', with: { seat: f.seat } };
  },

  printed(f, g) {
    if (g.s.turn.over || g.s.turn.moved || g.of(f.seat).card === null) return { goto: 'end' };
    const c = g.of(f.seat);
    switch (spaceOf(c.space).inner) {
      case 'crypt':
      case 'mines':
        return { goto: 'descend' };
      case 'vampire':
        return { goto: 'vampire' };
      case 'pits':
        return { goto: 'pits' };
      case 'werewolf':
        return { goto: 'werewolf' };
      case 'death':
        return { goto: 'death' };
      case 'crown':
        return { call: 'encounter', with: { seat: f.seat } };
      default:
        return { goto: 'end' };
    }
  },

  onCrown: () => ({ goto: 'end' }),

  /** Three dice less the total decide where one comes out (T86-6.14.5, T86-6.14.6). */
  descend(f, g) {
    const { inner: place } = spaceOf(g.of(f.seat).space);
    const crypt = place === 'crypt';
    const dice = crypt ? 3 : minesDice(g, f.seat);
    const rolled = g.rollFor(f.seat, dice, crypt ? 'crypt' : 'mines', crypt ? 'T86-6.14.5a' : 'T86-6.14.6');
    const over = rolled - (crypt ? strengthOf(g.s, f.seat) : craftOf(g.s, f.seat));
    const exit = EXITS[crypt ? 'crypt' : 'mines'].find((one) => over >= one.from);
    if (!exit) return { goto: 'end' };
    g.moveTo(f.seat, exit.to, 'exit', [exit.to], crypt ? 'T86-6.14.5b' : 'T86-6.14.6');
    g.s.turn.moved = exit.to !== 'I1';
    if (exit.to === 'I1') g.s.turn.over = true;
    return { goto: 'end' };
  },

  /** A life for each, unless Followers go instead (B3). */
  vampire(f, g) {
    const rolled = g.rollFor(f.seat, 1, 'vampire', 'T86-6.14.3');
    f.n = Math.ceil(rolled / 2);
    const { followers } = g.of(f.seat);
    if (followers.length === 0) return { goto: 'bleed' };
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
    const card = f.picks!.find((one) => g.of(f.seat).followers.includes(one) && !f.fed?.includes(one));
    if (card === undefined || f.n! <= 0) return { goto: 'bleed' };
    f.fed = [...(f.fed ?? []), card];
    f.n! -= 1;
    return g.attempt({ type: 'killFollower', seat: f.seat, card });
  },

  feedMore: () => ({ goto: 'feed' }),

  bleed: (f) => ({ call: 'loseLives', with: { seat: f.seat, n: f.n!, combat: false } }),

  bled: () => ({ goto: 'end' }),

  werewolf(f, g) {
    const c = g.of(f.seat);
    if (c.werewolf === 0) c.werewolf = g.rollFor(f.seat, 2, 'werewolf', 'T86-6.14.7');
    return innerFight(f, 'werewolf', c.werewolf);
  },

  afterWerewolf(f, g) {
    g.s.turn.over = true;
    if (f.result === 'won') {
      g.of(f.seat).werewolf = 0;
      return { goto: 'killed' };
    }
    return { goto: 'end' };
  },

  /** One by one until a life is lost (T86-6.14.8). */
  pits(f, g) {
    const c = g.of(f.seat);
    if (c.lizardMen === 0) c.lizardMen = g.rollFor(f.seat, 1, 'pits', 'T86-6.14.8');
  },

  nextLizard: (f) => innerFight(f, 'lizardMan', 4),

  afterLizard(f, g) {
    const c = g.of(f.seat);
    if (c.card === null) return { goto: 'end' };
    if (f.result !== 'won') return { goto: 'end' };
    c.lizardMen -= 1;
    const quest = g.questStep(f.seat, 2);
    if (quest) return quest;
  },

  moreLizards(f, g) {
    if (g.s.turn.over) return { goto: 'end' };
    if (g.of(f.seat).lizardMen > 0) return { goto: 'nextLizard' };
    g.s.turn.over = true;
    return { goto: 'end' };
  },

  /** Two dice each: higher goes on next turn, lower loses a life, equal dices again next turn (B3). */
  death(f, g) {
    const c = g.of(f.seat);
    const mine = g.rollFor(f.seat, 2, 'death', 'T86-6.14.3');
    const his = g.rollFor((f.seat + 1) % g.s.seats, 2, 'death', 'T86-6.14.3');
    c.dicing = mine <= his;
    g.s.turn.over = true;
    if (mine >= his) return { goto: 'end' };
    return { call: 'loseLives', with: { seat: f.seat, n: 1, combat: false } };
  },

  diced: () => ({ goto: 'end' }),

  killed: (f, g) => g.questStep(f.seat, 2),
});

function innerFight(f: Locals['inner'], creature: 'werewolf' | 'lizardMan', value: number) {
  const foes = [{ creature, value }];
  return {
    call: 'fight' as const,
    with: { seat: f.seat, stat: 'strength' as const, foes, inner: true, bonus: 0 },
    into: 'result' as const,
  };
}

/** Whether this turn's move was a step back towards the Plain of Peril (T86-6.11.5b). */
function turnsBack(g: Table): boolean {
  const turn = g.s.stack.find((frame) => frame.proc === 'turn') as Locals['turn'] | undefined;
  return turn?.choice?.startsWith('back:') === true;
}

function minesDice(g: Table, seat: number): number {
  return has(g.s, seat, 'minesDice') ? 2 : 3;
}

/** Casting the Command Spell: a Spell that needs no card; one Counterspell undoes it for everybody (T86-6.9.8). */
export const beginCommand = rule('beginCommand', {
  cast(f, g) {
    const c = g.of(f.seat);
    if (c.space !== CROWN || c.toad > 0 || g.s.ban !== null || has(g.s, f.seat, 'noSpells')) return { goto: 'end' };
    g.tell?.({ type: 'cast', rule: 'T86-6.9.8a', seat: f.seat, spell: COMMAND });
    return g.attempt({ type: 'cast', seat: f.seat, spell: COMMAND, about: 0 });
  },
});

export const command = rule('command', {
  roll(f, g) {
    const roll = g.rollFor(f.seat, 1, 'command', 'T86-6.9.8a');
    const worked = roll >= g.s.options.commandFrom;
    g.tell?.({ type: 'commanded', rule: 'T86-6.9.8a', seat: f.seat, roll, worked });
    f.left = worked ? livingFrom(g.s, f.seat).filter((seat) => seat !== f.seat) : [];
  },

  next(f) {
    const seat = f.left!.shift();
    if (seat === undefined) return { goto: 'end' };
    return { call: 'loseLives', with: { seat, n: 1, combat: false, by: f.seat } };
  },

  again: () => ({ goto: 'next' }),
});
