import { type Action, begin, decisionView, fast, type OptionView, play } from '@questhall/kernel';
import { randomChoice } from '@questhall/testkit/contract';
import { type Speaker, speaker } from '@questhall/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { sized } from '../../../test/sized.ts';
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
    figures: { Ann: { character: 'elf', at: 'O12', gold: 2, lives: 3, objects: ['sword'] }, Bob: { ...BOB, at: 'O1' } },
  });
  g.rolls(1).ann('roll', 'cw');
  expect(plate(g, 'enchantress')).toBe('1 toad · 2–3 nothing · 4 +1 Craft · 5 +1 Strength · 6 +1 Spell');
  expect(plate(g, 'alchemist')).toBe('Discard any number of your Objects for 1 gold each.');
});

test('T86-6.9.4 who may hold no more Spells is told that none comes', () => {
  const g = new Game({ figures: { Ann: { character: 'troll', at: 'O12', gold: 2 }, Bob: { ...BOB, at: 'O1' } } });
  g.rolls(1).ann('roll', 'cw');
  expect(plate(g, 'enchantress')).toBe('1 toad · 2–3 nothing · 4 +1 Craft · 5 +1 Strength · 6 nothing');
});

test('T86-6.1.3 what one has nothing left to lose of is told as nothing, and of the rest only as much as can be lost', () => {
  const asked = (me: Partial<Figure>) => {
    const g = new Game({ figures: { Ann: { character: 'warrior', at: 'O12', ...me }, Bob: { ...BOB, at: 'O1' } } });
    return plate(g.rolls(1).ann('roll', 'cw'), 'enchantress');
  };
  expect(asked({ strength: 5, craft: 4 })).toContain('2 −1 Strength · 3 −1 Craft');
  expect(asked({ strength: 4, craft: 4 })).toContain('2 nothing · 3 −1 Craft');
  expect(asked({ strength: 5, craft: 3 })).toContain('2 −1 Strength · 3 nothing');
});

test('T86-6.7.1 T86-6.4.6 who is good cannot become good, and who misses no life gets none back: their tables say nothing', () => {
  const mystic = (alignment: 'good' | 'evil') => {
    const g = new Game({ figures: { Ann: { character: 'warrior', at: 'O24', alignment }, Bob: { ...BOB, at: 'O8' } } });
    return plate(g.rolls(1).ann('roll', 'cw'), 'mystic');
  };
  expect(mystic('good')).toBe('1–4 nothing · 5 +1 Craft · 6 +1 Spell');
  expect(mystic('evil')).toContain('1–3 nothing · 4 ');
  const graveyard = (lives: number) => {
    const g = new Game({ figures: { Ann: { character: 'warrior', at: 'O2', alignment: 'evil', lives }, Bob: { ...BOB, at: 'O8' } } });
    return plate(g.rolls(1).ann('roll'), 'cw');
  };
  expect([graveyard(4), graveyard(3)]).toEqual([
    'Clockwise. You may roll the die. | 1 miss a turn · 2–4 nothing · 5–6 +1 Spell',
    'Clockwise. You may roll the die. | 1 miss a turn · 2–4 heal 1 life · 5–6 +1 Spell',
  ]);
});

test('T86-6.8 who may assassinate what lies there is told that chance, on a way as in the fight', () => {
  const g = new Game({ figures: { Ann: { character: 'assassin', at: 'O3' }, Bob: { ...BOB, at: 'O8' } }, lying: { O4: ['giant'] } });
  g.rolls(1).ann('roll');
  const promised = Number(/(\d+)% to win/.exec(plate(g, 'cw'))![1]);
  g.ann('cw');
  const odds = (id: string) => Math.round(100 * g.question('Ann')!.options.find((one) => one.id === id)!.odds!);
  expect(odds('assassinate')).toBeGreaterThan(odds('fight'));
  expect(promised).toBe(odds('assassinate'));
});

test('T86-6.11.1c a direction says what waits at its end: creatures with the odds, people, things, cards to draw, a table', () => {
  const g = new Game({
    figures: { Ann: { character: 'warrior', at: 'O3', gold: 2 }, Bob: { ...BOB, at: 'O2' } },
    lying: { O4: ['giant', 'ape', 'fountain'], O2: ['wraith', 'sword'] },
  });
  g.rolls(1).ann('roll');
  expect(plate(g, 'cw')).toMatch(/^Clockwise\. Giant and Ape, Strength 9: \d+% to win\. There: Fountain of Wisdom \(\+1 Craft\)\.$/);
  expect(plate(g, 'ccw')).toMatch(/^Anticlockwise\. Bob is there\. Wraith, Craft 5: \d+% to win\. To take: Sword\.$/);
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
  expect(waits('sword')).toBe('Clockwise. To take: Sword. Draw 1 card.');
  expect(waits('sword', 'axe')).toBe('Clockwise. To take: Sword and Axe.');
  expect(waits('adv.sword', 'pur.sword.2')).toBe('Clockwise. To take: 2 Swords.');
});

describe('T86-6.15 what lies where a way ends says beside its name what it brings this character', () => {
  const waits = (card: string, me: Partial<Figure> = {}, more: object = {}) => {
    const g = new Game({ figures: { Ann: { character: 'warrior', at: 'O1', ...me }, Bob: BOB }, lying: { O2: [card] }, ...more });
    return plate(g.rolls(1).ann('roll'), 'cw').replace(/^Clockwise\. /, '');
  };
  test.each([
    ['a Stranger its table', 'witch', {}, 'There: Witch (1 toad · 2 −1 life · 3 +1 Strength · 4 +1 Craft · 5 +1 Spell · 6 +1 life).'],
    ['of its table only what does something', 'siren', {}, 'There: Siren (1–3 miss a turn).'],
    ['a Place whether it harms', 'marsh', { character: 'wizard' }, 'There: Marsh (miss a turn).'],
    ['or not', 'marsh', { strength: 5 }, 'There: Marsh (nothing for you now).'],
    ['whom a Stranger gives something', 'fairy', { character: 'priest' }, 'There: Fairy (one of 6 gifts to choose).'],
    ['and whom not', 'fairy', { alignment: 'evil' as const }, 'There: Fairy (nothing for you now).'],
    ['a shop its goods', 'market', {}, 'There: Market (for sale: Sword, Helmet, Water Bottle, Shield, Mule, Raft).'],
    ['a Follower is taken', 'guide', {}, 'To take: Guide.'],
    ['for what he costs', 'mercenary', { gold: 1 }, 'To take: Mercenary (1 gold).'],
    ['also where it cannot be paid', 'mercenary', { gold: 0 }, 'There: Mercenary (1 gold).'],
    ['an Object that is not for everybody', 'holy-grail', { alignment: 'evil' as const }, 'There: Holy Grail (not for you).'],
    ['a toad takes nothing', 'sword', { toad: 2 }, 'There: Sword.'],
  ])('%s', (_what, card, me, expected) => {
    if ('toad' in me) {
      const g = new Game({ figures: { Ann: { character: 'warrior', at: 'O1', ...me }, Bob: BOB }, lying: { O2: [card] } });
      expect(plate(g.ann('step'), 'cw')).toBe(`Clockwise. ${expected}`);
    } else expect(waits(card, me)).toContain(expected);
  });
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

describe('T86-6.14.5 T86-6.14.6 Crypt and Mines say where each total lets one out and how likely that is', () => {
  const heroes: [string, Figure, string, string][] = [
    [
      'the Crypt against Strength',
      { character: 'troll', at: 'I1' },
      'to:I8',
      '3 dice against Strength 6. | 3–6 you get through (9%) · 7 Plain of Peril (7%) · 8–9 Portal of Power (21%) · 10–11 Warlock’s Cave (25%) · 12–18 City (38%)',
    ],
    [
      'the Mines against Craft',
      { character: 'troll', at: 'I1' },
      'to:I2',
      '3 dice against Craft 1. | 3–4 Portal of Power (2%) · 5–6 Warlock’s Cave (7%) · 7–18 Tavern (91%)',
    ],
    [
      'with as many dice as one has there',
      { character: 'wizard', at: 'I1', followers: ['gnome'] },
      'to:I2',
      '2 dice against Craft 5. | 2–5 you get through (28%) · 6 Plain of Peril (14%) · 7–8 Portal of Power (31%) · 9–10 Warlock’s Cave (19%) · 11–12 Tavern (8%)',
    ],
  ];
  test.each(heroes)('%s', (_name, figure, id, expected) => {
    expect(plate(new Game({ Ann: figure, Bob: BOB }), id)).toBe(expected);
  });

  test('the chances are those of the dice that are rolled: every way in which they fall, played', () => {
    const figure: Figure = { character: 'wizard', at: 'I1', followers: ['gnome'] };
    const shown = new Game({ Ann: figure, Bob: BOB }).question('Ann')!.options.find(({ id }) => id === 'to:I2')!.results!;
    const ends = new Map<string, number>();
    for (let one = 1; one <= 6; one++)
      for (let two = 1; two <= 6; two++) {
        const g = new Game({ Ann: figure, Bob: BOB }).rolls(one, two);
        if (one + two === 7 || one + two === 8) g.draws('healer');
        if (one + two > 10) g.rolls(4);
        const to = g.ann('to:I2').of('Ann').space;
        ends.set(to, (ends.get(to) ?? 0) + 1 / 36);
      }
    const promised = shown.map(({ brings, spaces }) => [spaces![0], Number(brings.args!['odds']).toFixed(9)]);
    expect(promised).toEqual(['I2', 'I1', 'M1', 'M9', 'O19'].map((space) => [space, ends.get(space)!.toFixed(9)]));
  });

  test('TDE-2.9 where fate may be spent each face says where it leads', () => {
    const g = digital({ Ann: { character: 'wizard', at: 'I1', fate: 2 }, Bob: DIGITAL_BOB })
      .rolls(1, 2, 6)
      .ann('to:I2');
    expect(plate(g, 'keep')).toContain('9 Warlock’s Cave');
    expect(plate(g, 'reroll:6')).toContain('1–2 you get through · 3 Plain of Peril · 4–5 Portal of Power · 6 Warlock’s Cave');
  });
});

describe('T86-6.13.5b the Temple', () => {
  const way = (character: string, followers: string[] = ['guide']) => {
    const g = new Game({ figures: { Ann: { character, at: 'M12', followers }, Bob: { ...BOB, character: 'elf' } } });
    return g.rolls(1).ann('roll');
  };

  test('the way there says how likely it ends well and how likely badly, with what one may add', () => {
    expect(plate(way('warrior'), 'cw')).toBe('Clockwise. You may roll 2 dice: 72% good, 28% bad.');
    expect(plate(way('monk'), 'cw')).toBe('Clockwise. You may roll 2 dice: 83% good, 17% bad. You may add 1 to it.');
  });

  test('who stands there reads the chance of each result', () => {
    const asked = (character: string) => plate(way(character).ann('cw'), 'space');
    const table =
      '2 −2 lives (3%) · 3 −1 life (6%) · 4 lose 1 Follower or lose 1 life (8%) · 5 become a slave here until you roll 4 or more for your move (11%) · 6 +1 Strength (14%) · 7 +1 Craft (17%) · 8–9 +1 Spell (25%) · 10 receive a Talisman (8%) · 11 +1 life (6%) · 12 +2 lives (3%)';
    expect(asked('warrior')).toBe(table);
    expect(asked('monk')).toBe(`You may add 1 to it. | ${table}`);
  });

  test('T86-6.6.3 whom nobody follows can lose no Follower: of the choice the life is left', () => {
    expect(plate(way('warrior', []).ann('cw'), 'space')).toMatch(/^2 −2 lives \(3%\) · 3–4 −1 life \(14%\) · 5 /);
  });
});

describe('T86-6.13.5b T86-6.6.3 a way tells only what this character could lose or pay', () => {
  const waits = (at: string, me: Partial<Figure>) => {
    const g = new Game({ figures: { Ann: { character: 'warrior', at, ...me }, Bob: BOB } });
    return plate(g.rolls(1).ann('roll'), 'cw').replace(/^Clockwise\. /, '');
  };
  test('the Chasm its Followers, where somebody follows', () => {
    const risk = 'Roll for each of your Followers: it dies on 1–2.';
    expect(waits('M6', { followers: ['guide'] })).toBe(`${risk} | 1–2 −1 life · 3–6 nothing`);
    expect(waits('M6', {})).toBe('| 1–2 −1 life · 3–6 nothing');
  });
  test('the Black Knight his gold, where there is some', () => {
    expect(waits('M1', { gold: 1 })).toBe('Pay 1 gold or lose 1 life.');
    expect(waits('M1', { gold: 0 })).toBe('Lose 1 life.');
  });
});

test('T86-6.13.4a where cards are drawn at the Runes or in the Cursed Glade the way says what is harder there than elsewhere', () => {
  const waits = (at: string) => plate(new Game({ figures: { Ann: { character: 'warrior', at }, Bob: BOB } }).rolls(1).ann('roll'), 'cw');
  expect(waits('M5')).toMatch(/^Clockwise\. Draw 1 card\. Creatures add \d to their die there\.$/);
  expect(waits('M4')).toBe('Clockwise. Draw 1 card. Objects give no Strength or Craft there, and you cannot cast Spells.');
  expect(waits('M3')).toBe('Clockwise. Draw 1 card.');
});

test('T86-6.14.3 what an Inner space is like is said in one line before one goes there, with the Vampire as a table', () => {
  const way = (at: string, to: string, followers: string[] = []) =>
    plate(new Game({ figures: { Ann: { character: 'troll', at, followers }, Bob: BOB } }), `to:${to}`);
  expect(way('I3', 'I4')).toBe('Roll the die: that many lizard men with Strength 4 attack, one after another.');
  const rows = '1–2 −1 life · 3–4 −2 lives · 5–6 −3 lives';
  expect(way('I2', 'I3')).toBe(rows);
  expect(way('I2', 'I3', ['guide'])).toBe(`You may give a Follower instead of each life. | ${rows}`);
});

/** The chance on Ann's way to an Inner space, in hundredths; undefined where none is told. */
const chance = (to: string, at: string, figure: Partial<Figure>) => {
  const g = new Game({ figures: { Ann: { character: 'troll', at, ...figure }, Bob: BOB } });
  const { odds } = g.question('Ann')!.options.find(({ id }) => id === `to:${to}`)!;
  return odds === undefined ? undefined : Math.round(100 * odds);
};

test('T86-6.14.4 T86-6.14.7 T86-6.14.8 the way to Death, to the werewolf and to the Pits says how likely one comes past them', () => {
  expect(chance('I7', 'I8', {})).toBe(44);
  const [weak, strong] = [chance('I6', 'I7', { strength: 6 })!, chance('I6', 'I7', { strength: 9 })!];
  expect(weak).toBeGreaterThan(0);
  expect(strong).toBeGreaterThan(weak);
  // One is beaten in 26 of 36 throws with 6 against 4: of the six numbers of the die each is as likely.
  const each = 26 / 36;
  expect(chance('I4', 'I3', {})).toBe(Math.round((100 * [1, 2, 3, 4, 5, 6].reduce((sum, n) => sum + each ** n, 0)) / 6));
  expect(chance('I4', 'I3', { strength: 10 })).toBe(100);
});

test('T86-6.14.3 the way to the Vampire says how likely one lives where it could cost the last life', () => {
  expect([4, 3, 2, 1].map((lives) => chance('I3', 'I2', { lives }))).toEqual([undefined, 67, 33, 0]);
  expect(chance('I3', 'I2', { lives: 2, followers: ['guide'] })).toBe(67);
});

test('TDE-2.9 T86-6.14.7 T86-6.14.8 fate for the werewolf and for the Pits says how likely one beats what each number brings', () => {
  const asked = (at: string, to: string, dice: number[]) => {
    const g = digital({ Ann: { character: 'troll', at, fate: 2 }, Bob: DIGITAL_BOB });
    g.rolls(...dice).ann(`to:${to}`);
    expect(g.asked('Ann')).toBe('fate');
    return g.question('Ann')!.options.map((option) => [option.id, said(option), option.results?.map(({ helps }) => helps)]);
  };
  const [keep, again] = asked('I7', 'I6', [2, 5]);
  expect(keep).toEqual(['keep', '7 28% to win', [undefined]]);
  expect(again![2]).toEqual([true, undefined, false, false, false, false]);
  expect(again![1]).toMatch(/ \| 1 42% to win · 2 28% to win · 3 17% to win · .* · 6 /);
  expect(asked('I3', 'I4', [3])[0]![1]).toMatch(/^3 \d+% to win$/);
});

test('T86-6.15.6 TDE-C.8 who may destroy Spirits is told by what, and what does not come of it', () => {
  const met = (g: Game) => {
    g.rolls(1).ann('roll', 'cw');
    if (g.asked('Ann') === 'encounter') g.ann('space');
    const { options } = g.question('Ann')!;
    const option = options.find(({ id }) => id.startsWith('destroy'));
    if (!option) expect.fail(options.map(({ id }) => id).join());
    return said(option);
  };
  const figures = (character: string, objects: string[] = [], Bob = BOB) => ({ Ann: { character, at: 'O1', objects }, Bob });
  expect(met(new Game({ figures: figures('priest'), lying: { O2: ['shadow'] } }))).toBe('Priest: no fight.');
  expect(met(new Game({ figures: figures('warrior', ['cross']), lying: { O2: ['shadow'] } }))).toBe('Cross: no fight.');
  expect(met(digital({ figures: figures('priest', [], DIGITAL_BOB), lying: { O2: ['shadow'] } }))).toBe(
    'Priest: no fight, no trophy, a Spell for each.',
  );
  expect(met(digital({ figures: figures('warrior', ['cross'], DIGITAL_BOB), lying: { O2: ['shadow'] } }))).toBe(
    'Cross: no fight, no trophy.',
  );
});

test('T86-6.13.2 whom something protects at the end of a way reads that, and of no life', () => {
  const way = (objects: string[], alignment: 'good' | 'evil' = 'good') => {
    const g = digital({ Ann: { character: 'warrior', at: 'O2', alignment, objects }, Bob: DIGITAL_BOB });
    return plate(g.rolls(1).ann('roll'), 'cw');
  };
  expect(way([])).toContain('Lose 1 life, unless something protects you');
  expect(way(['cross'])).toBe('Clockwise. Something protects you there: you lose no life.');
  expect(way(['cross'], 'evil')).not.toContain('Something protects you there');
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
    for (let seed = 0; seed < sized(4, 12); seed++) {
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
