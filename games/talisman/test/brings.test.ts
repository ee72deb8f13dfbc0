import { type Action, begin, decisionView, fast, type OptionView, play } from '@questhall/kernel';
import { randomChoice } from '@questhall/testkit/contract';
import { type Speaker, speaker } from '@questhall/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadCatalogue } from '../src/client.ts';
import { talisman } from '../src/index.ts';
import { BOB as DIGITAL_BOB, digital } from './digital/game.ts';
import { type Figure, Game } from './table.ts';

/* What stands on a plate below its label: one consequence, or the table of the dice. */

let english: Speaker;
beforeAll(async () => {
  english = speaker('en', [await loadCatalogue('en')], (seat) => ['Ann', 'Bob'][seat] ?? '?');
});

const BOB: Figure = { character: 'monk', at: 'O12' };

/** An option of Ann's question as its plate says it: sentence, then the results of the dice. */
function plate(g: Pick<Game, 'question'>, id: string): string {
  const option = g.question('Ann')?.options.find((one) => one.id === id);
  if (!option) expect.fail(`Ann is not offered ${id}`);
  return said(option);
}

function said({ note, results = [] }: OptionView): string {
  const rows = results.map(({ from, to, brings }) => `${from === to ? from : `${from}–${to}`} ${english.say(brings)}`);
  return [...(note ? [english.say(note)] : []), ...(rows.length > 0 ? [rows.join(' · ')] : [])].join(' | ');
}

test('T86-6.13.5b the visits of the City say what each brings, the Enchantress her six results', () => {
  const g = new Game({
    figures: { Ann: { character: 'warrior', at: 'O12', gold: 2, lives: 3, objects: ['sword'] }, Bob: { ...BOB, at: 'O1' } },
  });
  g.rolls(1).ann('roll', 'cw');
  expect(plate(g, 'enchantress')).toBe('1 toad · 2 −1 Strength · 3 −1 Craft · 4 +1 Craft · 5 +1 Strength · 6 +1 Spell');
  expect(plate(g, 'alchemist')).toBe('Discard any number of your Objects for 1 gold each.');
});

test('T86-6.11.1c a direction says what waits at its end: creatures with the odds, people, things, cards to draw, a table', () => {
  const g = new Game({
    figures: { Ann: { character: 'warrior', at: 'O3', gold: 2 }, Bob: { ...BOB, at: 'O2' } },
    lying: { O4: ['giant', 'ape', 'fountain'], O2: ['wraith', 'sword'] },
  });
  g.rolls(1).ann('roll');
  expect(plate(g, 'cw')).toMatch(/^Clockwise\. Giant and Ape, Strength 9: \d+% to win\. There: Fountain of Wisdom\.$/);
  expect(plate(g, 'ccw')).toMatch(/^Anticlockwise\. Bob is there\. Wraith, Craft 5: \d+% to win\. There: Sword\.$/);
  const crags = new Game({ figures: { Ann: { character: 'warrior', at: 'O7' }, Bob: BOB } });
  crags.rolls(2).ann('roll');
  expect(plate(crags, 'cw')).toBe('Clockwise. | 1 spirit, Craft 4 · 2–3 miss a turn · 4–5 nothing · 6 +1 Strength');
});

test('T86-6.13.4b of the cards that a space draws those that lie there are taken off', () => {
  const waits = (...lying: string[]) => {
    const g = new Game({ figures: { Ann: { character: 'warrior', at: 'O20' }, Bob: BOB }, lying: { O21: lying } });
    return plate(g.rolls(1).ann('roll'), 'cw');
  };
  expect(waits()).toBe('Clockwise. Draw 2 cards.');
  expect(waits('sword')).toBe('Clockwise. There: Sword. Draw 1 card.');
  expect(waits('sword', 'axe')).toBe('Clockwise. There: Sword and Axe.');
  expect(waits('adv.sword', 'pur.sword.2')).toBe('Clockwise. There: 2 Swords.');
});

test('T86-6.16.4 who is fought is named, with what both have before the dice and what a defeat costs', () => {
  const g = new Game({ figures: { Ann: { character: 'warrior', at: 'O3', gold: 1 }, Bob: BOB }, lying: { O2: ['bandit'] } });
  g.rolls(1).ann('roll', 'ccw');
  expect(g.question('Ann')?.options.map(({ label }) => english.say(label))).toContain('Fight the Bandit');
  expect(plate(g, 'fight')).toBe('Before the dice you have 4, they have 4. A defeat costs 1 life.');
});

test('TDE-2.9 a die of the move says for each face where it could lead', () => {
  const g = digital({ Ann: { character: 'thief', at: 'O1', fate: 2 }, Bob: DIGITAL_BOB });
  g.rolls(2).ann('roll');
  expect(plate(g, 'reroll:2')).toContain('1 Fields · 2 Graveyard or Forest · 3 Woods or Plains');
});

test('T86-6.13.2 what puts the question is shown: the dice of the move, those who attack, the space, a Spell that is answered', () => {
  const g = new Game({
    figures: { Ann: { character: 'warrior', at: 'O3', gold: 1, spells: ['psionic-blast'] }, Bob: BOB },
    lying: { O2: ['bandit', 'ogre'] },
  });
  g.rolls(1).ann('roll');
  expect(g.question('Ann')?.asker).toEqual({ dice: [1] });
  g.ann('ccw');
  expect([g.asked('Ann'), g.question('Ann')?.asker]).toEqual(['face', { cards: ['adv.bandit', 'adv.ogre'] }]);
  g.ann('fight');
  expect([g.asked('Ann'), g.question('Ann')?.asker]).toEqual(['prepare', { cards: ['adv.bandit', 'adv.ogre'] }]);
  expect(english.say(g.question('Ann')!.prompt)).toBe('Against the Bandit and the Ogre, Strength 9: what do you use before the dice?');
  const city = new Game({ figures: { Ann: { character: 'warrior', at: 'O12' }, Bob: { ...BOB, at: 'O1' } } });
  city.rolls(1).ann('roll', 'cw');
  expect([city.asked('Ann'), city.question('Ann')?.asker]).toEqual(['visit', { space: 'O13' }]);
  const spell = new Game({
    Ann: { character: 'wizard', at: 'O2', spells: ['hex', 'healing'] },
    Bob: { character: 'elf', at: 'O12', spells: ['counterspell'] },
  });
  spell.ann('cast:hex', 'O20');
  expect([spell.asked('Bob'), spell.question('Bob')?.asker]).toEqual(['react', { cards: ['sp.hex'] }]);
  const orb = new Game({ Ann: { character: 'troll', at: 'O1', objects: ['orb'] }, Bob: BOB }).rolls(1).draws('dragon').ann('roll', 'cw');
  expect([orb.asked('Ann'), orb.question('Ann')?.asker]).toEqual(['replace', { cards: ['adv.orb'] }]);
});

test('T86-6.14.3 what an Inner space is like is said in one line before one goes there', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'I2' }, Bob: BOB });
  expect(g.question('Ann')?.options.find(({ id }) => id === 'to:I3')?.note).toEqual({ key: 'inner.vampire' });
});

test('T86-6.16.4 a table asks twice for a Spell before a fight, and for a fight with the last life where one need not', () => {
  const dear = (lives: number, spells: string[]) => {
    const position = { figures: { Ann: { character: 'wizard', at: 'O1', lives, spells }, Bob: BOB }, lying: { O2: ['dragon'] } };
    const g = new Game(position).rolls(1).ann('roll', 'cw');
    expect(g.asked('Ann')).toBe('face');
    return g.question('Ann')!.options.flatMap((option) => (option.dear ? [option.id] : []));
  };
  expect([dear(1, ['immobility', 'hex']), dear(2, ['immobility', 'hex'])]).toEqual([
    ['fight', 'cast:sp.immobility'],
    ['cast:sp.immobility'],
  ]);
});

/** Answers whose label is all there is to say: leaving things as they are, or naming people, amounts and goods to give. */
const PLAIN: Readonly<Record<string, RegExp>> = {
  visit: /^no$/,
  may: /^no$/,
  take: /^(done|gold)$/,
  buy: /^done$/,
  heal: /^0$/,
  replenish: /^0$/,
  quest: /^no$/,
  skipRoll: /^skip$/,
  replace: /^keep$/,
  evadeCard: /^evade$/,
  spoils: /^nothing$/,
  loot: /^gold$/,
  armour: /^no$/,
  raise: /^trophy$/,
  react: /^(pass|align:)/,
  checkpoint: /^(pass|align:)/,
  prepare: /^(roll|assassinate|dance|spirits|bare|blood)/,
  face: /^(done|evade|pay|charm|destroy|assassinate)/,
  direction: /^$/,
  // "1 gold", "Lose 1 life": its name says all that it does.
  choose: /^(wish|pay|lose)/,
  addToRoll: /^$/,
  destination: /^$/,
  nextCard: /^$/,
  loseFollower: /^$/,
  dropObjects: /^$/,
  dropSpells: /^$/,
  character: /./,
};

describe('in whole random matches', () => {
  test.each([
    ['1986', { edition: '1986', roundLimit: 60 }],
    ['the Realm of Souls', { edition: 'digital', expansion: 'realm-of-souls', roundLimit: 60 }],
  ])('%s: every answer that does something says what', (_name, options) => {
    const silent = new Map<string, string>();
    const kinds = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const chance = fast(seed);
      const minds = fast(seed, 1);
      const s = begin(talisman, { seats: 4, options }, chance);
      for (let step = 0; step < 8000 && !s.outcome; step++) {
        const d = s.pending[minds.below(s.pending.length)]!;
        const plain = PLAIN[d.kind];
        if (plain && minds.below(3) === 0) {
          for (const option of decisionView(talisman, s, d.seat)!.options) {
            if (plain.test(option.id)) continue;
            if (option.note || option.results || option.odds !== undefined) kinds.add(d.kind);
            else silent.set(`${d.kind} ${option.id}`, english.say(option.label));
          }
        }
        play(talisman, s, { decision: d.id, seat: d.seat, choice: randomChoice(d, minds) } as Action, chance);
      }
    }
    expect([...silent]).toEqual([]);
    expect(kinds.size).toBeGreaterThan(11);
  });
});
