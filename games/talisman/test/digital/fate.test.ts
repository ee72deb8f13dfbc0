import { speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import { talisman } from '../../src/index.ts';
import { answerOf } from '../../src/orders.ts';
import { en } from '../../src/text/en/index.ts';
import { BOB, digital } from './game.ts';

const english = speaker('en', [en], (seat) => `Player ${seat + 1}`);
/** What an option of Ann's question says below its label, in English. */
const note = (g: ReturnType<typeof digital>, id: string) => {
  const words = g.question('Ann')?.options.find((option) => option.id === id)?.note;
  return words && english.say(words);
};

/** What the faces of a die bring that is rolled again, in English. */
const results = (g: ReturnType<typeof digital>, id: string) =>
  g
    .question('Ann')
    ?.options.find((option) => option.id === id)
    ?.results?.map(({ from, to, brings }) => `${from === to ? from : `${from}–${to}`} ${english.say(brings)}`)
    .join(' · ');

test('TDE-2.9 TDE-2.10 TDE-2.11 TDE-2.12 a die of the move may be rolled again once, and the new number stands', () => {
  const g = digital({ Ann: { character: 'thief', at: 'O1', fate: 2 }, Bob: BOB })
    .rolls(2)
    .ann('roll');
  expect([g.asked('Ann'), g.options('Ann')]).toEqual(['fate', ['keep', 'reroll:2']]);
  g.rolls(5).ann('reroll:2');
  expect([g.asked('Ann'), g.of('Ann').fate, g.last('rerolled')]).toEqual([
    'direction',
    1,
    { type: 'rerolled', rule: 'TDE-2.9', seat: 0, was: 2, now: 5, dice: [5], total: 5, for: 'move' },
  ]);
  g.draws('ape').rolls(6, 1).ann('cw', 'keep');
  expect(g.of('Ann').space).toBe('O6');
});

test('TDE-2.15 without fate nobody is asked', () => {
  const g = digital({ Ann: { character: 'warrior', at: 'O1', fate: 0 }, Bob: BOB })
    .rolls(2)
    .ann('roll');
  expect(g.asked('Ann')).toBe('direction');
});

test('TDE-2.10 TDE-2.19 a roll on the table of a space may be rolled again before it does anything', () => {
  const g = digital({ Ann: { character: 'thief', at: 'O22', fate: 1 }, Bob: BOB })
    .rolls(1)
    .ann('roll', 'keep');
  g.rolls(2).ann('cw');
  expect([g.of('Ann').space, g.asked('Ann'), g.of('Ann').misses]).toEqual(['O23', 'fate', 0]);
  g.rolls(6).ann('reroll:2');
  expect([g.of('Ann').misses, g.of('Ann').craft, g.of('Ann').fate]).toEqual([0, 4, 0]);
});

test('TDE-2.13 of several dice one fate rolls one again, and only one is spent on the roll', () => {
  const g = digital({ Ann: { character: 'thief', at: 'I8', fate: 3 }, Bob: BOB })
    .rolls(1, 4, 6, 1)
    .ann('to:I7');
  expect(g.options('Ann')).toEqual(['keep', 'reroll:1', 'reroll:4']);
  g.rolls(6).ann('reroll:1');
  expect([g.of('Ann').fate, g.of('Ann').dicing, g.turn]).toEqual([2, false, 'Bob']);
});

test('TDE-2.14 TDE-2.27 one starts with the fate of the card; it goes with its owner', () => {
  const g = digital({ Ann: { character: 'troll', at: 'O1' }, Bob: { character: 'thief', at: 'O2', lives: 1, fate: 2 } });
  g.rolls(1, 6, 1).ann('roll', 'cw', 'attack:1');
  expect([g.asked('Bob'), g.asked('Ann')]).toEqual(['fate', undefined]);
  g.bob('keep').ann('life');
  expect([g.of('Bob').card, g.of('Bob').fate]).toEqual([null, 0]);
});

test('TDE-2.16 TDE-5.7 in a fight one may roll one’s own die again once both are known, never that of the creature', () => {
  const g = digital({ figures: { Ann: { character: 'thief', at: 'O1', fate: 1 }, Bob: BOB }, lying: { O2: ['serpent'] } });
  g.rolls(1).ann('roll', 'keep').rolls(1, 5).ann('cw');
  expect(g.question('Ann')).toMatchObject({
    rule: 'TDE-2.9',
    prompt: { key: 'ask.fate.fight', args: { dice: '1', mine: 4, theirs: 9, foes: [{ key: 'adv.serpent' }] } },
    asker: { cards: ['adv.serpent'] },
    options: [
      { id: 'keep', odds: 0 },
      { id: 'reroll:1', odds: 0, note: { args: { left: 1 } } },
    ],
  });
  g.rolls(6).ann('reroll:1');
  expect([g.last('fought')?.result, g.last('fought')?.foe.dice, g.of('Ann').fate]).toEqual(['draw', [5], 0]);
});

test('TDE-2.17 what is got back stops at the printed value, what is gained does not; got back never lowers', () => {
  const g = digital({ Ann: { character: 'troll', at: 'O2', alignment: 'evil', fate: 9 }, Bob: BOB })
    .rolls(1)
    .ann('roll', 'keep', 'cw');
  expect([g.asked('Ann'), g.options('Ann')]).toEqual(['visit', ['pray', 'no']]);
  g.rolls(5).ann('pray', 'keep');
  expect(g.of('Ann').fate).toBe(10);
});

test('TDE-2.18 the Portal, Armour, the number of fiends, the Werewolf and the Command Spell are one’s own rolls; Death’s dice are not', () => {
  const portal = digital({ Ann: { character: 'wizard', at: 'M1', fate: 1 }, Bob: BOB })
    .rolls(2)
    .ann('roll', 'keep')
    .rolls(6, 6)
    .ann('portal:craft');
  expect(portal.question('Ann')?.options[1]).toMatchObject({ id: 'reroll:6', odds: 0 });
  portal.ann('keep');
  const pits = digital({ Ann: { character: 'troll', at: 'I3', fate: 1 }, Bob: BOB })
    .rolls(6)
    .ann('to:I4');
  expect([pits.asked('Ann'), pits.last('rolled')?.for]).toEqual(['fate', 'fiends']);
  pits.rolls(1, 6, 1).ann('reroll:6');
  expect(pits.last('fought')?.foes).toEqual([{ creature: 'pitFiend', value: 4 }]);
  const den = digital({ Ann: { character: 'troll', at: 'I7', fate: 1 }, Bob: BOB })
    .rolls(6, 6)
    .ann('to:I6');
  expect(den.last('rolled')?.for).toBe('werewolf');
  den.rolls(1, 6, 1).ann('reroll:6');
  expect(den.last('fought')?.foes).toEqual([{ creature: 'werewolf', value: 7 }]);
  const armour = digital({
    figures: { Ann: { character: 'thief', at: 'O1', objects: ['shield'], fate: 1 }, Bob: BOB },
    lying: { O2: ['dragon'] },
  });
  armour.rolls(1).ann('roll', 'keep', 'cw').rolls(1, 1, 2).ann('space', 'keep');
  expect([armour.asked('Ann'), armour.question('Ann')?.options[1]?.odds]).toEqual(['fate', 2 / 6]);
  armour.rolls(6).ann('reroll:2');
  expect([armour.of('Ann').lives, armour.last('saved')?.worked]).toEqual([4, true]);
  const crown = digital({ Ann: { character: 'troll', at: 'I9', fate: 1 }, Bob: BOB })
    .rolls(3)
    .ann('act');
  expect([crown.asked('Ann'), crown.last('rolled')?.for]).toEqual(['fate', 'command']);
  crown.rolls(4).ann('reroll:3');
  expect(crown.of('Bob').lives).toBe(3);
  const death = digital({ Ann: { character: 'thief', at: 'I8', fate: 2 }, Bob: BOB })
    .rolls(1, 4, 3, 4)
    .ann('to:I7');
  expect(death.options('Ann')).toEqual(['keep', 'reroll:1', 'reroll:4']);
  death.rolls(3).ann('reroll:1');
  expect([death.of('Ann').dicing, death.of('Ann').lives]).toEqual([true, 4]);
});

test('TDE-5.17 the attacker decides first, then the defender; the attacker is not asked again', () => {
  const g = digital({ Ann: { character: 'thief', at: 'O1', fate: 1 }, Bob: { character: 'dwarf', at: 'O2', fate: 1 } });
  g.rolls(1).ann('roll', 'keep').rolls(2, 4).ann('cw', 'attack:1');
  expect([g.asked('Ann'), g.asked('Bob')]).toEqual(['fate', undefined]);
  expect(g.question('Ann')).toMatchObject({ prompt: { key: 'ask.fate.duel', args: { seat: { seat: 1 } } }, asker: { seat: 1 } });
  g.rolls(5).ann('reroll:2');
  expect(g.question('Bob')).toMatchObject({ prompt: { key: 'ask.fate.duel', args: { seat: { seat: 0 } } }, asker: { seat: 0 } });
  expect([g.asked('Ann'), g.asked('Bob')]).toEqual([undefined, 'fate']);
  g.rolls(6).bob('reroll:4');
  expect([g.last('duelled')?.result, g.asked('Bob'), g.of('Ann').fate, g.of('Bob').fate]).toEqual(['lost', 'spoils', 0, 0]);
});

test('TDE-5.17 whoever would lose and may still come to a draw is asked, and whoever may not is not', () => {
  // The thief has Strength 3, the dwarf 5: with a six against a three it is a draw, against a four a defeat in any case.
  const asked = (theirs: number) => {
    const g = digital({ Ann: { character: 'thief', at: 'O1', fate: 1 }, Bob: { character: 'dwarf', at: 'O2' } });
    g.rolls(1).ann('roll', 'keep').rolls(2, theirs).ann('cw', 'attack:1');
    expect([g.asked('Ann'), results(g, 'keep')]).toEqual(['fate', '2 lost']);
    const view = talisman.observe(g.s, 0);
    return answerOf({}, g.question('Ann')!, view as never);
  };
  const lead = digital({ Ann: { character: 'thief', at: 'O1' }, Bob: { character: 'dwarf', at: 'O2' } });
  const difference = lead.of('Bob').strength - lead.of('Ann').strength;
  expect(asked(6 - difference)).toBeNull();
  expect(asked(7 - difference)).toBe('keep');
});

test('TDE-8.5 a toad keeps and spends its fate', () => {
  const g = digital({ figures: { Ann: { character: 'thief', at: 'O1', toad: 2, fate: 1 }, Bob: BOB }, lying: { O2: ['wolf'] } });
  g.rolls(1, 4).ann('step', 'cw');
  expect(g.asked('Ann')).toBe('fate');
  g.rolls(6).ann('reroll:1');
  expect([g.of('Ann').fate, g.last('fought')?.hero.score]).toEqual([0, 7]);
});

test('TDE-2.9 before fate is spent on a table one is told what the roll brings, and each row that a new one may bring', () => {
  const forest = digital({ Ann: { character: 'thief', at: 'O22', fate: 1 }, Bob: BOB })
    .rolls(1)
    .ann('roll', 'keep')
    .rolls(2)
    .ann('cw');
  expect(results(forest, 'keep')).toBe('2 lose your next turn');
  expect(note(forest, 'reroll:2')).toBe('Spend your last fate. The new roll counts.');
  expect(results(forest, 'reroll:2')).toBe('1 brigand, Strength 4 · 2–3 lose your next turn · 4–5 nothing · 6 +1 Craft');
  forest.ann('keep');
  const vampire = digital({ Ann: { character: 'thief', at: 'I2', fate: 1 }, Bob: BOB })
    .rolls(3)
    .ann('to:I3');
  expect(results(vampire, 'reroll:3')).toBe('1–2 −1 life · 3–4 −2 lives · 5–6 −3 lives');
  vampire.ann('keep');
  const wolf = digital({ Ann: { character: 'thief', at: 'I7', fate: 1 }, Bob: BOB })
    .rolls(3, 3)
    .ann('to:I6');
  expect(results(wolf, 'reroll:3')).toBe('1 28% to win · 2 17% to win · 3 8% to win · 4 3% to win · 5–6 0% to win');
});

test('TDE-2.9 of a card that places itself the plate that keeps the die names what is laid there: a place alone reads as if one went there', () => {
  const g = digital({ Ann: { character: 'thief', at: 'O1', fate: 1 }, Bob: BOB });
  g.rolls(1).ann('roll', 'keep').draws('ghost').rolls(2).ann('cw');
  expect([g.asked('Ann'), g.last('rolled')?.for]).toEqual(['fate', 'place']);
  expect(results(g, 'keep')).toMatch(/^2 Ghost (in|at|on) the /);
  expect(results(g, 'reroll:2')).not.toContain('Ghost');
});

test('TDE-2.9 of two dice the question names both faces and their sum', () => {
  const g = digital({ Ann: { character: 'thief', at: 'M12', fate: 1 }, Bob: BOB })
    .rolls(1)
    .ann('roll', 'keep')
    .rolls(2, 3)
    .ann('cw');
  expect([g.of('Ann').space, g.question('Ann')?.prompt]).toMatchObject([
    'M13',
    { key: 'ask.fate', args: { n: 2, total: 5, dice: '2 + 3' } },
  ]);
  g.rolls(3).ann('reroll:2');
  expect(g.of('Ann').strength).toBe(4);
});
