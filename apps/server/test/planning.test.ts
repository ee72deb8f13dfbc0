import { loadCatalogue as dystopiaWords } from '@questhall/dystopia/client';
import { type AnyState, begin, decisionView, fast, illegal, type PlanStop, play, type Wish } from '@questhall/kernel';
import { loadCatalogue as nachtwachtWords } from '@questhall/nachtwacht/client';
import { loadCatalogue as talismanWords } from '@questhall/talisman/client';
import { LOCALES, speaker } from '@questhall/text';
import { describe, expect, test } from 'vitest';
import { randomChoice } from '../../../packages/testkit/src/contract/walk.ts';
import { games } from '../src/games.ts';
import { type KeptPlan, verdictOf } from '../src/match/plan.ts';

/** What every game promises of turns that are planned ahead, over random matches in which everybody plans something at random. */

const WORDS = { nachtwacht: nachtwachtWords, talisman: talismanWords, dystopia: dystopiaWords };

const matches: readonly [name: string, game: keyof typeof WORDS, options: Record<string, string>][] = [
  ['Nachtwacht', 'nachtwacht', {}],
  ['Talisman of 1986', 'talisman', {}],
  ['Talisman, Digital Edition', 'talisman', { edition: 'digital' }],
  ['Dystopia', 'dystopia', {}],
];

describe.each(matches)('a turn planned ahead in %s', (_name, id, options) => {
  test('is answered with what is legal, stops for a reason, and what can be planned is said in five languages', async () => {
    const { game, planning } = games.find((one) => one.game.id === id)!;
    const speakers = await Promise.all(
      LOCALES.map(async (locale) => speaker(locale, [await WORDS[id](locale)], (seat) => `Player ${seat + 1}`)),
    );
    const said = new Set<string>();
    const stops = new Map<PlanStop, number>();
    let [planned, answers, ends] = [0, 0, 0];
    for (let seed = 1; seed <= 2; seed++) {
      const chance = fast(seed, 1);
      const s = begin(game, { seats: 3, options }, chance) as AnyState;
      const plans: (KeptPlan | null)[] = [null, null, null];
      for (let step = 0; step < 500 && !s.outcome; step++) {
        let given: { seat: number; choice: string | readonly string[] } | undefined;
        for (let seat = 0; seat < s.seats; seat++) {
          const view = game.observe(s, seat);
          const form = planning!.form(view, seat);
          if (form.length > 0 && plans[seat] === null && step % 3 === seat) {
            const wishes: Record<string, Wish[]> = {};
            for (const part of form) {
              for (const [text, of] of [
                [part.title, part.id],
                ...part.choices.map((one) => [one.label, one.id] as const),
                ...part.conditions.map((one) => [one.label, one.id] as const),
              ] as const) {
                if (said.has(`${of} ${JSON.stringify(text)}`)) continue;
                said.add(`${of} ${JSON.stringify(text)}`);
                for (const speak of speakers) expect(speak.say(text)).toMatch(/\S/);
              }
              expect(new Set(part.choices.map((one) => one.id)).size).toBe(part.choices.length);
              for (const usual of part.usual) expect(part.choices.some((one) => one.id === usual.do)).toBe(true);
              const any = part.choices[chance.below(part.choices.length, 'wish')]!;
              wishes[part.id] = [...(any.if && step % 2 ? [{ do: any.id, if: any.if[0]! }] : [{ do: any.id }]), ...part.usual].slice(
                0,
                part.most,
              );
            }
            const meant = planning!.meant?.(view, seat);
            plans[seat] = { wishes, facts: planning!.facts(view, seat, wishes), ...(meant === undefined ? {} : { meant }) };
            planned++;
          }
          const plan = plans[seat];
          if (!plan) continue;
          const verdict = verdictOf(planning!, plan, decisionView(game, s, seat), view, seat);
          if (verdict.do === 'stop') stops.set(verdict.why, (stops.get(verdict.why) ?? 0) + 1);
          if (verdict.do === 'stop' || verdict.do === 'end') {
            ends++;
            plans[seat] = verdict.do === 'end' ? verdict.plan : null;
          } else if (verdict.do === 'answer' && !given) {
            given = { seat, choice: verdict.choice };
            plans[seat] = verdict.plan;
            answers++;
          }
        }
        const asked = s.pending.find(({ seat }) => seat === given?.seat) ?? s.pending[0]!;
        const choice = given?.choice ?? randomChoice(asked, chance);
        const action = { decision: asked.id, seat: asked.seat, choice };
        if (given) expect(illegal(game, s, action)).toBeUndefined();
        play(game, s, action, chance);
      }
    }
    expect(planned).toBeGreaterThan(10);
    expect(answers).toBeGreaterThan(10);
    expect(ends).toBeGreaterThan(5);
    expect([...stops.keys()].length).toBeGreaterThan(0);
  }, 60_000);
});
