import { type AnyGame, type AnyState, begin, type DecisionView, decisionView, fast, play } from '@questhall/kernel';
import { talisman } from '@questhall/talisman';
import { loadCatalogue as gameWords } from '@questhall/talisman/client';
import { randomChoice } from '@questhall/testkit/contract';
import { LOCALES, speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import { castableIn, quiet } from './quiet.ts';
import { loadCatalogue } from './text/index.ts';

test('Spells and what is put down unasked lie in the hand; what is put for Spells alone is one plate; everything else keeps its plate', async () => {
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
        const { objects } = (s as AnyState & { characters: { objects: string[] }[] }).characters[seat]!;
        const only = quiet(view);
        const cards = view.options.filter(({ target }) => target?.card?.startsWith('sp.')).map(({ id }) => id);
        if (!only) {
          // A Spell keeps its plate only where it is no question of casting it.
          if (cards.length > 0) expect(view.options.every(({ id }) => !id.startsWith('cast:') && id !== 'pass')).toBe(true);
          continue;
        }
        const plates = view.options.filter(({ id }) => !only.inHand.includes(id));
        expect(plates.length).toBeGreaterThan(0);
        const lying = view.options.filter(({ id }) => only.inHand.includes(id));
        // Whatever has no plate is a card that lies in this hand, or is put down from it.
        for (const { id, target } of lying) if (!['leave', 'shed'].includes(id)) expect([...spells, ...objects]).toContain(target?.card);
        expect(only.hint !== null).toBe(cards.length > 0);
        if (only.hint) for (const speak of words) expect(speak.say(only.hint)).not.toMatch(/[{}]|ui\.ts/);
        expect(castableIn(view).length).toBe(cards.length);
        if (only.alone) expect(plates.length).toBe(1);
        const key = only.alone ? `${view.kind} alone` : view.kind;
        found.set(key, (found.get(key) ?? 0) + 1);
      }
      const d = s.pending[policy.below(s.pending.length)]!;
      play(game, s, { decision: d.id, seat: d.seat, choice: randomChoice(d, policy) }, chance);
    }
  }
  const kinds = [...found.keys()];
  for (const kind of ['checkpoint alone', 'react alone', 'endTurn alone', 'turn', 'encounter', 'prepare', 'face'])
    expect(kinds).toContain(kind);
  // In the turn itself there is always something else to do.
  for (const kind of ['turn alone', 'encounter alone', 'prepare alone', 'face alone']) expect(kinds).not.toContain(kind);
});

test('a Potion lies in the hand where its Strength would do nothing, and has a plate before the dice and further in', () => {
  const potion = { id: 'drink:adv.potion', label: { key: 'pick.drink' }, target: { card: 'adv.potion' } };
  const question = (kind: string, by: string, space?: string): DecisionView => ({
    id: 1,
    seat: 0,
    kind,
    rule: '',
    prompt: { key: `ask.${kind}` },
    ...(space ? { asker: { space } } : {}),
    options: [{ id: by, label: { key: 'pick.done' } }, potion],
    refused: [],
    byDefault: by,
  });
  const lying = (decision: DecisionView) => quiet(decision)?.inHand ?? [];
  expect(lying(question('turn', 'roll', 'O4'))).toEqual([potion.id]);
  expect(lying(question('endTurn', 'done', 'M4'))).toEqual([potion.id]);
  expect([lying(question('turn', 'roll', 'M4')), lying(question('prepare', 'roll'))]).toEqual([[], []]);
});
