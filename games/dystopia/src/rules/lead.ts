import type { LeadMode, State } from '../state.ts';
import { rule, type Table } from './kit.ts';
import { leaderSeats, wizardOf } from './values.ts';

/** Whether a vote on how the Wizard is led can be called now: once a round, where there is more than one player (DYS-WIZ.6). */
export const mayVote = (s: State): boolean => s.seats > 1 && s.lead.voted < s.round && wizardOf(s) >= 0 && leaderSeats(s).length > 1;

/**
 * The heroes' players vote how the Wizard is led, the dead ones' too (DYS-WIZ.5, DYS-WIZ.6): at first whatever has most
 * votes, in turn where that is not one thing; later a majority may change it. It counts from the next round on.
 */
export const vote = rule('vote', {
  ask(f, g) {
    const { lead, round } = g.s;
    const seats = leaderSeats(g.s);
    lead.voted = round;
    if (seats.length < 2) {
      lead.wanted = `fixed:${seats[0]!}`;
      return 'end';
    }
    const options = [...(f.first ? [] : ['keep']), 'rotate', 'joint', ...seats.map((seat) => `fixed:${seat}`)];
    return { askAll: seats.map((seat) => ({ seat, kind: 'lead', options, into: 'votes' })) };
  },

  count(f, g) {
    const votes = (f.votes ?? []).filter((one) => one !== null);
    const most = (options: readonly string[]) => options.map((one) => votes.filter((other) => other === one).length);
    const options = [...new Set(votes)];
    const counts = most(options);
    const best = Math.max(...counts);
    const wanted = options[counts.indexOf(best)]!;
    if (f.first) g.s.lead.wanted = counts.filter((n) => n === best).length === 1 ? wanted : 'rotate';
    else if (wanted !== 'keep' && best * 2 > votes.length) g.s.lead.wanted = wanted;
  },
});

/** Who leads the Wizard in the round that begins: what was voted takes effect, or the next one in turn follows. */
export function nextLeader(g: Table): void {
  const { lead, heroes } = g.s;
  if (lead.wanted !== null) {
    const [mode = 'rotate', seat] = lead.wanted.split(':');
    lead.mode = mode as LeadMode;
    lead.seat = Number(seat ?? lead.seat);
    lead.wanted = null;
    g.tell?.({ type: 'led', rule: 'DYS-WIZ.6', mode: lead.mode, seat: lead.seat });
  }
  if (lead.mode === 'fixed') return;
  let players = 0;
  for (const h of heroes) if (h.code !== 'wizard') players += 1;
  let turn = lead.next % players;
  lead.seat = heroes.find((h) => h.code !== 'wizard' && turn-- === 0)?.seat ?? 0;
  if (wizardOf(g.s) >= 0) lead.next += 1;
}

/**
 * Whether the players are to vote now on going on: the Wizard is dead for good, and they have not yet (DYS-WIZ.4). With
 * mercy he comes back after the level; who lives again may be mourned again.
 */
export function mustVoteOnGoingOn(s: State): boolean {
  const wizard = s.heroes.find((h) => h.code === 'wizard');
  if (!wizard) return false;
  if (!wizard.dead) s.mourned = 'no';
  return wizard.dead && s.mourned === 'no' && s.options.withoutWizard === 'vote' && s.options.fallen === 'permanent';
}

/** "Hvis troldmanden ikke overlever …, kan spillerne dog vælge at fortsætte uden ham": more than half of them must give up. */
export const goOn = rule('goOn', {
  ask(_f, g) {
    g.s.mourned = 'asked';
    return { askAll: leaderSeats(g.s).map((seat) => ({ seat, kind: 'goOn', options: ['goOn', 'giveUp'], into: 'votes' })) };
  },

  count(f, g) {
    const votes = f.votes!.filter((one) => one !== null);
    if (2 * votes.filter((one) => one === 'giveUp').length <= votes.length) return;
    g.s.mourned = 'gaveUp';
    g.s.ended = 'lost';
  },
});
