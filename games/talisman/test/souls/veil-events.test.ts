import { expect, test } from 'vitest';
import { asks } from '../asked.ts';
import { BOB, drawn, ghost, souls, walks } from './game.ts';

test('V01 Bright Light: for 2 rounds ghosts may add 1 to their movement roll', () => {
  const g = souls({ figures: { Ann: ghost(), Bob: BOB }, lasting: { 'bright-light': 2 } });
  g.rolls(2).ann('roll');
  expect(g.options('Ann')).toEqual(['steps:2', 'steps:3']);
  const living = souls({ figures: { Ann: { character: 'thief', at: 'O1' }, Bob: BOB }, lasting: { 'bright-light': 2 } });
  living.rolls(2).ann('roll');
  expect(living.asked('Ann')).toBe('direction');
});

test('TDE-3.14 TDE-4.21 a Veil Event that lasts lies on its space and goes at the start of the second turn of its drawer', () => {
  const g = drawn('bright-light', {}, { figures: { Bob: { character: 'monk', at: 'O9' } } });
  walks(g);
  expect([g.lying('O2'), g.s.lasting.map(({ law, turns }) => [law, turns])]).toEqual([['veil.bright-light'], [['ghostStep', 2]]]);
  g.rolls(1).draws('ogre').rolls(6, 1).bob('roll', 'cw');
  expect(g.s.lasting[0]?.turns).toBe(1);
});

test('V02 Chilling Winds: the living move one space, ghosts may move one less', () => {
  const g = souls({ figures: { Ann: ghost(), Bob: BOB }, lasting: { 'chilling-winds': 2 } });
  g.rolls(3).ann('roll');
  expect(g.options('Ann')).toEqual(['steps:2', 'steps:3']);
  const living = souls({ figures: { Ann: { character: 'thief', at: 'O1' }, Bob: BOB }, lasting: { 'chilling-winds': 2 } });
  expect(living.options('Ann')).toEqual(['step']);
});

test('V03 Cleansing Fire: Spirits and Veil cards on the board are discarded, ghosts of the region lose a life', () => {
  const g = drawn(
    'cleansing-fire',
    { lives: 2 },
    {
      figures: {
        Bob: BOB,
        Cay: ghost({ character: 'elf', ghost: 'pale-knight', at: 'O20', lives: 1 }),
        Dan: ghost({ character: 'priest', ghost: 'grey-pilgrim', at: 'M2', lives: 1 }),
      },
      lying: { O12: ['shadow', 'axe'], M3: ['veil.shadow', 'veil.mistwalker'] },
    },
  );
  walks(g);
  expect([g.lying('O12'), g.lying('M3'), g.of('Ann').lives, g.of('Cay').lives, g.of('Dan').lives]).toEqual([['axe'], [], 1, 0, 1]);
});

test('V04 Infernal Fire: a Spell, an Object and a Follower, and a life for each that is missing', () => {
  const g = drawn('infernal-fire', { lives: 3, objects: ['axe', 'veil.screaming-skull'] });
  walks(g).ann('axe');
  expect([g.of('Ann').objects, g.of('Ann').lives]).toEqual([['veil.screaming-skull'], 1]);
});

test('V05 Judgement: every result of the die', () => {
  const judged = (die: number) => {
    const g = drawn(
      'judgement',
      { lives: 1 },
      { figures: { Bob: BOB, Cay: ghost({ character: 'elf', ghost: 'pale-knight', at: 'O20', lives: 1 }) } },
    );
    g.rolls(die, ...(die === 4 ? [5] : []));
    walks(g);
    return [g.of('Ann').lives, g.of('Ann').card === 'ghost.banshee', g.of('Cay').lives];
  };
  expect([1, 2, 3, 4, 5, 6].map(judged)).toEqual([
    [0, true, 1],
    [1, true, 1],
    [1, true, 1],
    [1, true, 2],
    [2, true, 1],
    [1, false, 1],
  ]);
  const alone = drawn('judgement', { lives: 1 });
  walks(alone.rolls(4));
  expect([alone.of('Ann').lives, alone.turn]).toEqual([1, 'Bob']);
});

test('V06 Proper Burial: the gravestone goes to the Graveyard, unless that is covered', () => {
  const g = drawn('proper-burial');
  walks(g);
  expect(g.s.souls!.ghosts[0]!.grave).toBe('O3');
  const covered = drawn('proper-burial', {}, { terrain: { O3: 'breach' } });
  walks(covered);
  expect(covered.s.souls!.ghosts[0]!.grave).toBe('M16');
});

test('V07 Restless Dead: all trophies are laid one a space, from here on clockwise', () => {
  const g = drawn(
    'restless-dead',
    {},
    { figures: { Bob: { ...BOB, trophies: ['wolf', 'ape'] }, Cay: { character: 'elf', at: 'O20', trophies: ['shadow'] } } },
  );
  walks(g.draws('ape', 'shadow', 'wolf'));
  expect([g.lying('O2'), g.lying('O3'), g.lying('O4'), g.of('Bob').trophies]).toEqual([['ape'], ['shadow'], ['wolf'], []]);
});

test('V08 Rising Mists: Spirits add 1 to their attack score', () => {
  const g = souls({ figures: { Ann: ghost({ lives: 1 }), Bob: BOB }, lying: { O2: ['veil.revenant'] }, lasting: { 'rising-mists': 3 } });
  walks(g.rolls(1, 2, 4));
  // Craft 5 and 2 against 3, 4 and the mists.
  expect([g.last('fought')?.foe.score, g.last('fought')?.result]).toEqual([8, 'lost']);
});

test('V09 The Gathering: the Spirits of the region come here; the dead fight those of the Veil', () => {
  const g = drawn('gathering', {}, { lying: { O12: ['shadow', 'axe'], O20: ['veil.lemure'], M3: ['veil.wraith'] } });
  walks(g.rolls(6, 1));
  expect([g.last('fought')?.foes, g.lying('O2'), g.lying('O12'), g.lying('M3')]).toEqual([
    [{ card: 'veil.lemure', value: 1 }],
    ['shadow'],
    ['axe'],
    ['veil.wraith'],
  ]);
});

test('V10 Trial: a psychic combat where the other is; whoever wins has as many lives', () => {
  const g = drawn('trial', {}, { figures: { Bob: { ...BOB, lives: 3 } } });
  walks(g.rolls(6, 1));
  expect([g.of('Ann').space, g.of('Ann').lives, g.of('Bob').lives, g.turn]).toEqual(['O12', 4, 2, 'Bob']);
});

test('V10 Trial: who makes a ghost may live again', () => {
  const g = drawn('trial', { ghost: 'grey-pilgrim' }, { figures: { Bob: { ...BOB, lives: 1, gold: 0 } } });
  g.draws('ghost.pale-knight').rolls(6, 1).ann('roll', 'steps:1', 'cw');
  expect([g.of('Bob').card, g.asked('Ann')]).toEqual(['ghost.pale-knight', 'rise']);
  g.ann('yes');
  expect([g.of('Ann').card, g.of('Ann').lives]).toEqual(['chr.digital.thief', 1]);
});

test('V11 Wrong Turn: back to where the turn began, and that space is met', () => {
  const g = drawn('wrong-turn', { at: 'O14' }, { figures: { Bob: { character: 'monk', at: 'O24' } } });
  g.left();
  const h = souls({ figures: { Ann: ghost({ at: 'O11' }), Bob: { character: 'monk', at: 'O24' } } });
  h.rolls(1).draws('veil.wrong-turn', 'veil.lost-maiden').ann('roll', 'cw');
  expect([h.of('Ann').space, h.events('met').map((e) => e.card), h.turn]).toEqual(['O11', ['veil.wrong-turn', 'veil.lost-maiden'], 'Bob']);
  g.draws().ann('roll');
  walks(g.draws('veil.lost-maiden'), 'cw');
});

test('V12 King of the Dead: the living are killed; a ghost that wins lives again with all its lives, and may go to the Crown', () => {
  const g = drawn('king-of-the-dead', { strength: 9 });
  walks(g).rolls(6, 1).ann('strength');
  expect([g.of('Ann').card, g.of('Ann').lives, g.asked('Ann')]).toEqual(['chr.digital.thief', 4, 'may']);
  g.rolls(1).ann('card');
  expect([g.of('Ann').space, g.s.crownReached, g.lying('O2')]).toEqual(['I9', true, []]);
  const living = souls({
    figures: { Ann: { character: 'thief', at: 'O1' }, Bob: BOB, Cay: { character: 'elf', at: 'O20' } },
    terrain: { O2: 'breach' },
  });
  walks(living.rolls(1).draws('veil.king-of-the-dead', 'ghost.banshee'));
  expect([living.of('Ann').card, living.lying('O2'), living.turn]).toEqual(['ghost.banshee', ['veil.king-of-the-dead'], 'Bob']);
});

test('D.2 Dark Baptism: an Enemy becomes a familiar, anything else is met', () => {
  const g = souls({ figures: { Ann: { character: 'thief', at: 'O1' }, Bob: { character: 'monk', at: 'O9' } } });
  walks(g.rolls(1).draws('dark-baptism', 'veil.mawbeast'));
  expect([g.of('Ann').followers, g.s.tame['veil.mawbeast'], g.totals('Ann')]).toEqual([['veil.mawbeast'], 'familiar', [3, 3]]);
  g.rolls(1, 6, 1).draws('ogre').bob('roll', 'cw');
  walks(g.rolls(2).draws('veil.lost-maiden'));
  expect(g.asked('Ann')).toBe('veilInstead');
  g.ann('yes');
  expect(g.lying('O4')).toContain('veil.lost-maiden');
  const met = souls({ figures: { Ann: { character: 'thief', at: 'O1' }, Bob: BOB } });
  walks(met.rolls(1).draws('dark-baptism', 'veil.friendly-ghost'));
  expect(met.options('Ann')).toEqual(['take:veil.friendly-ghost', 'done']);
});

test('D.2 Foggy Nights: who draws Adventure cards draws a Veil card too', () => {
  const g = souls({ figures: { Ann: { character: 'thief', at: 'O1' }, Bob: BOB }, lasting: { 'foggy-nights': 2 } });
  walks(g.rolls(1).draws('axe', 'veil.lemure').rolls(6, 1));
  expect([g.events('drew').map((e) => e.card), g.of('Ann').trophies]).toEqual([['adv.axe', 'veil.lemure'], ['veil.lemure']]);
});

test('D.2 Soul Storm: five Veil cards lie on the Adventure deck, and whoever draws one meets it', () => {
  const g = souls({
    figures: { Ann: { character: 'thief', at: 'O1' }, Bob: { character: 'warrior', at: 'O12' } },
    veil: ['veil.lemure', 'veil.shadow', 'veil.revenant', 'veil.phantasm', 'veil.spectre'],
  });
  walks(g.rolls(1).draws('soul-storm', 'veil.lemure', 'veil.shadow', 'veil.revenant', 'veil.phantasm', 'veil.spectre'));
  expect([g.s.top, g.view('Ann').looked, g.view().souls?.veil]).toEqual([
    ['veil.lemure', 'veil.shadow', 'veil.revenant', 'veil.phantasm', 'veil.spectre'],
    [],
    0,
  ]);
  g.rolls(2, 6, 1).bob('roll', 'cw');
  expect([g.of('Bob').trophies, g.s.top.length]).toEqual([['veil.lemure'], 4]);
});

test('D.2 Spirited Away: a ghost for three turns, without dying; what is not Soulbound waits', () => {
  const g = souls({
    figures: {
      Ann: { character: 'thief', at: 'O1', lives: 3, objects: ['axe', 'veil.screaming-skull'] },
      Bob: { character: 'monk', at: 'O7' },
    },
  });
  walks(g.rolls(1).draws('spirited-away', 'ghost.grey-pilgrim'));
  expect([g.of('Ann').card, g.of('Ann').lives, g.of('Ann').objects, g.s.souls!.ghosts[0]]).toMatchObject([
    'ghost.grey-pilgrim',
    3,
    ['veil.screaming-skull'],
    { grave: null, away: 3, kept: { objects: ['adv.axe'] } },
  ]);
});

test('D.2 Spirited Away: lives and things come back, and who dies meanwhile is a ghost like any other', () => {
  const g = souls({
    figures: { Ann: { character: 'thief', at: 'O1', lives: 3, ghost: 'banshee', away: 1 }, Bob: BOB },
    lying: { O2: ['veil.pool-of-souls'] },
  });
  walks(g.rolls(1)).ann('no');
  expect([g.of('Ann').card, g.of('Ann').lives, g.s.souls!.ghosts[0]]).toEqual(['chr.digital.thief', 3, null]);
  const dies = souls({
    figures: { Ann: { character: 'thief', at: 'O1', lives: 1, ghost: 'banshee', away: 2 }, Bob: BOB },
    lying: { O2: ['veil.mawbeast'] },
  });
  walks(dies.rolls(1, 1, 6));
  expect([dies.of('Ann').card, dies.of('Ann').lives, dies.s.souls!.ghosts[0]]).toMatchObject([
    'ghost.banshee',
    0,
    { grave: 'O2', away: 0 },
  ]);
});

test('D.2 Spirited Away: the Object and the Follower that waited are there again', () => {
  const g = souls({
    figures: { Ann: { character: 'thief', at: 'O1', ghost: 'banshee', away: 1 }, Bob: BOB },
    lying: { O2: ['veil.pool-of-souls'] },
  });
  g.s.souls!.ghosts[0]!.kept = { objects: ['adv.axe'], followers: ['adv.maiden'] };
  g.s.deck = g.s.deck.filter((card) => card !== 'adv.axe' && card !== 'adv.maiden');
  walks(g.rolls(1)).ann('no');
  expect([g.of('Ann').objects, g.of('Ann').followers]).toEqual([['adv.axe'], ['adv.maiden']]);
});

test('D.2 Medium: the card is met, or lies hidden before another, who puts it onto the deck', () => {
  const g = souls({ figures: { Ann: { character: 'thief', at: 'O1' }, Bob: BOB }, lying: { O2: ['medium'] } });
  // Of what lies there already she knows nothing.
  const below = g.s.deck.shift()!;
  g.s.top = [below];
  walks(g.rolls(1).draws('veil.lemure'));
  g.ann('seat:1');
  expect([g.view('Ann').souls?.facedown ?? [], g.view('Bob').souls?.facedown ?? [], g.s.top]).toEqual([[], [], ['veil.lemure', below]]);
  expect([g.view('Ann').looked, g.view('Bob').looked, g.lying('O2'), g.turn]).toEqual([['veil.lemure'], [], ['medium'], 'Bob']);
  const met = souls({ figures: { Ann: { character: 'thief', at: 'O1' }, Bob: BOB }, lying: { O2: ['medium'] } });
  walks(met.rolls(1).draws('veil.lemure')).rolls(6, 1).ann('meet');
  expect(met.of('Ann').trophies).toEqual(['veil.lemure']);
});

test('D.2 Medium: what lies hidden goes onto the deck in the turn of the one before whom it lies, in no other', () => {
  const g = souls({
    figures: { Ann: { character: 'thief', at: 'O1' }, Bob: BOB, Cay: { character: 'elf', at: 'O19' } },
    facedown: { Cay: { by: 'Ann', card: 'veil.lemure' } },
    turn: 'Ann',
  });
  walks(g.rolls(1).draws('axe')).ann('done');
  expect([g.turn, g.s.top, g.view('Ann').souls?.facedown]).toEqual(['Bob', [], [{ before: 2, by: 0, card: 'veil.lemure' }]]);
  expect(g.view('Bob').souls?.facedown).toEqual([{ before: 2, by: 0, card: null }]);
});

test('D.2 Foggy Nights: a way to where one draws says that a Veil card comes with it', () => {
  const way = (lasting: Record<string, number>, at = 'O1') => {
    const g = souls({ figures: { Ann: { character: 'thief', at }, Bob: BOB }, lasting });
    return asks(g.rolls(1).ann('roll')).options.filter((line) => line.includes('note.waits.draw.fog(card adv.foggy-nights)')).length;
  };
  // From the Village one comes to fields on both sides; from the Woods to the Graveyard, where nothing is drawn, on one.
  expect([way({ 'foggy-nights': 2 }), way({ 'foggy-nights': 2 }, 'O4'), way({ 'rising-mists': 2 })]).toEqual([2, 1, 0]);
});

test('D.2 Chilling Winds: who is held to one space is told by what', () => {
  const g = souls({ figures: { Ann: { character: 'thief', at: 'O1' }, Bob: BOB }, lasting: { 'chilling-winds': 2 } });
  expect(asks(g).options[0]).toContain('note.turn.held(cards [veil.chilling-winds])');
});
