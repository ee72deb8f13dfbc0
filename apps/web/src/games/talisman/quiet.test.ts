import { type AnyGame, type AnyState, begin, decisionView, fast, play } from '@questhall/kernel';
import { talisman } from '@questhall/talisman';
import { loadCatalogue as gameWords } from '@questhall/talisman/client';
import { randomChoice } from '@questhall/testkit/contract';
import { LOCALES, speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import { quiet } from './quiet.ts';
import { loadCatalogue } from './text/index.ts';

test('a question that is put for Spells alone is one plate and the Spells of the hand; every other one keeps its plates', async () => {
  const game: AnyGame = talisman;
  const found = new Map<string, number>();
  const words = await Promise.all(
    LOCALES.map(async (locale) => speaker(locale, [await loadCatalogue(locale), await gameWords(locale)], String)),
  );
  for (let seed = 1; seed <= 4; seed++) {
    const [chance, policy] = [fast(seed), fast(seed, 1)];
    const options = { edition: seed % 2 ? '1986' : 'digital', startSpell: true };
    const s = begin(game, { seats: 4, options }, chance) as AnyState;
    for (let n = 0; n < 900 && !s.outcome; n++) {
      for (const { seat } of s.pending) {
        const view = decisionView(game, s, seat)!;
        const spells: readonly string[] = (s as AnyState & { characters: { spells: string[] }[] }).characters[seat]!.spells;
        const only = quiet(view);
        if (!only) continue;
        found.set(view.kind, (found.get(view.kind) ?? 0) + 1);
        const cast = view.options.filter(({ id }) => id !== only.pass);
        expect(['react', 'checkpoint', 'endTurn']).toContain(view.kind);
        expect(cast.length).toBeGreaterThan(0);
        // Whatever has no plate is a card that lies in this hand.
        for (const { target } of cast) expect(spells).toContain(target?.card);
        for (const speak of words) expect(speak.say(only.hint)).not.toMatch(/[{}]|ui\.ts/);
      }
      const d = s.pending[policy.below(s.pending.length)]!;
      play(game, s, { decision: d.id, seat: d.seat, choice: randomChoice(d, policy) }, chance);
    }
  }
  expect([...found.keys()].sort((a, b) => a.localeCompare(b))).toEqual(['checkpoint', 'endTurn', 'react']);
});
