import { know, policyOf } from '@questhall/bots';
import { begin, fast, play } from '@questhall/kernel';
import { nachtwacht, heuristic } from '@questhall/nachtwacht';
const P = (n: string) => policyOf(n as never, { game: nachtwacht, heuristic } as never) as any;
function run(bots: string[], N: number, seed: number) {
  let played = 0, cancelled = 0, rounds = 0; const wins = bots.map(() => 0);
  const kinds: Record<string, number> = {};
  for (let i = 0; i < N; i++) {
    const chance = fast(seed, i); const n = bots.length;
    const seatOf = bots.map((_, s) => (s + i) % n);
    const minds = seatOf.map((b, s) => ({ p: P(bots[b]!), c: fast(seed ^ (77 + s), i) }));
    const tell = (e: any) => { kinds[e.type] = (kinds[e.type] ?? 0) + 1; if (e.type === 'revealed' || e.type === 'reveal') { const cards = e.cards ?? e.plays ?? []; played += cards.length; } if (e.type === 'cancelled') cancelled += (e.seats?.length ?? 1); };
    const s: any = begin(nachtwacht as any, { seats: n, options: {} } as any, chance, tell);
    while (!s.outcome) { const as = s.pending.map((d: any) => ({ decision: d.id, seat: d.seat, choice: minds[d.seat]!.p(know(nachtwacht as any, s, d.seat), minds[d.seat]!.c, { iterations: 300 }) })); for (const a of as) if (s.pending.some((d: any) => d.id === a.decision)) play(nachtwacht as any, s, a, chance, tell); }
    rounds += s.round; for (const w of s.outcome.winners) wins[seatOf[w]!] += 1 / s.outcome.winners.length;
  }
  return { bots: bots.join(), share: (1 - (kinds.acts ?? 0) / (kinds.committed ?? 1)).toFixed(3), rounds: rounds / N, wins: wins.map((w) => (w / N).toFixed(3)) };
}
const [, , spec, N = '400', seed = '5'] = process.argv;
console.log(JSON.stringify(run(spec!.split(','), Number(N), Number(seed))));
