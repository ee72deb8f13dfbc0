import { begin, clone, fast, type MatchOptions, play } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { sized } from '../../../test/sized.ts';
import { cardOf } from '../src/editions/index.ts';
import { OPTIONS, type State, talisman } from '../src/index.ts';
import { optionCombination, optionsAlone, playOut } from './play-out.ts';
import { Game } from './table.ts';

// long.ts plays thousands each night.
test('T86-W random matches of two to six seats end, with every invariant after every answer', () => {
  for (let seed = 1; seed <= sized(2, 6); seed++) expect(playOut(seed, {})).toBeUndefined();
});

test('every house rule alone, at each of its values, plays to the end', () => {
  const settings = optionsAlone();
  expect(settings.length).toBeGreaterThan(OPTIONS.length);
  for (const [i, options] of settings.entries()) expect(playOut(1000 + i, options, 11, sized(150, undefined))).toBeUndefined();
});

test('random combinations of house rules play to their end', () => {
  for (let seed = 1; seed <= sized(3, 8); seed++) expect(playOut(seed, optionCombination(seed), 11)).toBeUndefined();
});

test('each invariant is seen to fail when it is broken', () => {
  const broken = (harm: (s: State) => void): string => {
    const { s } = new Game({ Ann: { at: 'O2', objects: ['axe'], spells: ['hex'] }, Bob: { character: 'monk' } });
    harm(s);
    return talisman.invariants(s).join('; ');
  };
  expect(broken(() => {})).toBe('');
  expect(broken((s) => s.deck.pop())).toMatch(/cards instead of|is gone/);
  expect(broken((s) => s.stock.push(s.stock[0]!))).toMatch(/two places/);
  expect(broken((s) => (s.characters[0]!.space = 'X1' as never))).toMatch(/is on X1/);
  expect(broken((s) => (s.characters[0]!.lives = 0))).toMatch(/lives on with 0/);
  expect(broken((s) => (s.characters[0]!.gold = -1))).toMatch(/-1 gold/);
  expect(broken((s) => (s.characters[0]!.strength = 1))).toMatch(/below the quota/);
  expect(broken((s) => (s.characters[0]!.toad = 2))).toMatch(/toad 0 carries/);
  expect(
    broken((s) =>
      s.characters[0]!.objects.push(
        ...s.deck.splice(
          s.deck.findIndex((card) => cardOf(card).type === 'place'),
          1,
        ),
      ),
    ),
  ).toMatch(/is no Object/);
  expect(broken((s) => s.characters[0]!.objects.push(...take(s.deck, ['adv.armour', 'adv.helmet', 'adv.shield', 'adv.sword'])))).toMatch(
    /carries 5/,
  );
  expect(broken((s) => s.characters[0]!.spells.push(...s.spellDeck.splice(0, 4)))).toMatch(/holds 5 Spells/);
  expect(broken((s) => s.characters[1]!.objects.push(...take(s.deck, ['adv.runesword'])))).toMatch(/may not own/);
});

test('a copy goes its own way', () => {
  const chance = fast(3);
  const s = begin(talisman, { seats: 2, options: {} as MatchOptions }, chance);
  const copy = clone(s);
  const d = copy.pending[0]!;
  play(talisman, copy, { decision: d.id, seat: d.seat, choice: d.options[0]! }, fast(2));
  expect(copy).not.toEqual(s);
});

function take(pile: string[], cards: string[]): string[] {
  return cards.map((card) => pile.splice(pile.indexOf(card), 1)[0]!);
}
