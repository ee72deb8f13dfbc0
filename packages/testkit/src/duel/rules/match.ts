import { procedure } from '@questhall/kernel';
import type { DuelKit } from '../kit.ts';
import { cardOf } from '../kit.ts';
import { castOptions, discardOptions } from '../options.ts';
import { type DuelLocals, LAST_ROUND } from '../state.ts';

const define = procedure<DuelLocals, DuelKit>();

export const match = define('match', {
  drawFour(_, g) {
    for (let n = 0; n < 4; n++) for (let seat = 0; seat < g.s.seats; seat++) g.draw(seat);
  },
  chooseTwo: (_, g) => ({
    askAll: g.s.wizards.map((_, seat) => ({
      seat,
      kind: 'keep',
      options: discardOptions(g.s, seat),
      choose: { min: 2, max: 2 },
      into: 'dropped',
    })),
  }),
  discardTwo(f, g) {
    for (const [seat, cards] of (f.dropped ?? []).entries()) g.discard(seat, cards ?? []);
    delete f.dropped;
  },
  nextRound(_, g) {
    g.s.round++;
    return { call: 'round', with: { at: 0 } };
  },
  endOfRound(_, g) {
    const { wizards, round, seats, out } = g.s;
    const left = wizards.flatMap((w, seat) => (w.lives > 0 ? seat : []));
    if (left.length > 1 && round < LAST_ROUND) return 'nextRound';
    // Equal lives share a place; who went out earlier stands lower.
    const score = (seat: number) => (out.includes(seat) ? out.indexOf(seat) - seats : wizards[seat]!.lives);
    const scores = [...new Set(wizards.map((_, seat) => score(seat)))].sort((a, b) => b - a);
    const ranking = scores.map((points) => wizards.flatMap((_, seat) => (score(seat) === points ? seat : [])));
    const [rule, reason] = left.length > 1 ? ['DU-5.2', 'rounds'] : ['DU-5.1', 'last'];
    g.tell?.({ type: 'ended', rule, winners: ranking[0]! });
    return { over: { winners: ranking[0]!, ranking, rule, reason } };
  },
});

export const round = define('round', {
  chooseStances: (_, g) => ({
    askAll: g.s.wizards.flatMap((w, seat) => (w.lives > 0 ? { seat, kind: 'stance', options: ['strike', 'study'], into: 'stances' } : [])),
  }),
  reveal(f, g) {
    g.s.strikers = (f.stances ?? []).flatMap((stance, seat) => (stance === 'strike' ? seat : []));
    delete f.stances;
    g.tell?.({ type: 'stances', rule: 'DU-2.1', strikers: [...g.s.strikers] });
  },
  nextWizard(f, g) {
    if (f.at === g.s.seats) {
      g.s.strikers = [];
      return 'end';
    }
    const seat = f.at++;
    if (!g.isIn(seat) || g.others(seat).length === 0) return 'nextWizard';
    if (g.s.strikers.includes(seat)) return { call: 'turn', with: { wizard: seat } };
    g.draw(seat);
  },
  again: () => 'nextWizard',
});

export const turn = define('turn', {
  chooseSpell: (f, g) => ({ ask: { seat: f.wizard, kind: 'cast', options: castOptions(g.s, f.wizard), into: 'choice' } }),
  castSpell(f, g) {
    const [option, target] = (f.choice ?? 'pass').split('>');
    if (option === 'pass') return 'end';
    const card = cardOf(option!);
    g.spend(f.wizard, card);
    g.tell?.({ type: 'cast', rule: 'DU-2.2', seat: f.wizard, card, target: target === undefined ? null : Number(target) });
    return g.attempt({ type: 'cast', card, caster: f.wizard, target: target === undefined ? f.wizard : Number(target) });
  },
});
