import { expect, test } from 'vitest';
import { BOB, ghost, souls, walks } from './game.ts';

test('TDE-11.10 a ghost passes the Sentinel freely; the living fight it', () => {
  const dead = souls({ figures: { Ann: ghost({ at: 'O4' }), Bob: BOB } });
  dead.rolls(2).draws('veil.lost-maiden').ann('roll', 'bridge');
  expect([dead.of('Ann').space, dead.events('fought')]).toEqual(['M4', []]);
  const living = souls({ figures: { Ann: { character: 'thief', at: 'O4' }, Bob: BOB } });
  living.rolls(2, 1, 6).ann('roll', 'bridge');
  expect([living.of('Ann').space, living.last('fought')?.result]).toEqual(['O5', 'lost']);
});

test('TDE-11.11 TDE-11.12 TDE-11.12a a ghost does not go in by the Portal, and comes out by it: it has turned back', () => {
  const out = souls({ figures: { Ann: ghost({ at: 'M16' }), Bob: BOB } });
  out.rolls(2).ann('roll');
  expect(out.options('Ann')).toEqual(['cw', 'ccw']);
  out.draws('veil.lost-maiden').ann('ccw');
  const inside = souls({ figures: { Ann: ghost({ at: 'I2' }), Bob: BOB } });
  expect(inside.options('Ann').filter((option) => /^(to|back)/.test(option))).toEqual(['back:I1']);
  const gate = souls({ figures: { Ann: ghost({ at: 'I1' }), Bob: BOB } });
  expect(gate.options('Ann').filter((option) => /^(to|back)/.test(option))).toEqual(['back:M1']);
});

test('TDE-11.12a healing never helps a ghost, gaining does', () => {
  const g = souls({ figures: { Ann: ghost({ at: 'O24', lives: 1, gold: 3 }), Bob: BOB } });
  walks(g.rolls(1));
  expect(g.options('Ann')).not.toContain('healer');
});

test('TDE-11.12b a ghost draws Veil cards, counts only those, meets only those, and takes what lies there', () => {
  const g = souls({ figures: { Ann: ghost({ at: 'O20' }), Bob: BOB }, lying: { O21: ['axe', 'healer', 'veil.pool-of-souls'] } });
  walks(g.rolls(1).draws('veil.friendly-ghost'));
  // Two are drawn to in the Ruins, and one Veil card lay there.
  expect([g.events('drew').map((e) => e.card), g.events('met').map((e) => e.card)]).toEqual([
    ['veil.friendly-ghost'],
    ['veil.pool-of-souls'],
  ]);
  g.ann('card');
  expect(g.options('Ann')).toEqual(['take:adv.axe', 'take:veil.friendly-ghost', 'done']);
});

test('TDE-11.12b an Enemy of either deck that is not evaded keeps a ghost from taking', () => {
  const g = souls({ figures: { Ann: ghost(), Bob: BOB }, lying: { O2: ['wolf', 'axe', 'veil.pool-of-souls'] } });
  walks(g.rolls(1)).ann('no');
  expect([g.events('fought'), g.lying('O2'), g.turn]).toEqual([[], ['wolf', 'axe', 'veil.pool-of-souls'], 'Bob']);
});

test('TDE-11.12c a ghost is given no quest and becomes no toad; other spaces are met as usual', () => {
  const cave = souls({ figures: { Ann: ghost({ at: 'M8' }), Bob: BOB } });
  walks(cave.rolls(1));
  expect([cave.of('Ann').quest, cave.turn]).toEqual([0, 'Bob']);
  const city = souls({ figures: { Ann: ghost({ at: 'O12' }), Bob: { character: 'monk', at: 'O1' } } });
  walks(city.rolls(1, 1)).ann('enchantress');
  expect([city.of('Ann').toad, city.of('Ann').card]).toEqual([0, 'ghost.banshee']);
});

test('TDE-11.12d every attack between characters in which a ghost takes part is psychic', () => {
  const dead = souls({ figures: { Ann: ghost(), Bob: { character: 'warrior', at: 'O2', lives: 3 } } });
  dead.rolls(1).ann('roll', 'cw');
  expect(dead.options('Ann')).toEqual(['space', 'psychic:1']);
  dead.rolls(4, 1).ann('psychic:1', 'life');
  expect([dead.last('duelled')?.stat, dead.of('Bob').lives]).toEqual(['craft', 2]);
  const living = souls({ figures: { Ann: { character: 'warrior', at: 'O1' }, Bob: ghost({ at: 'O2' }) } });
  living.rolls(1).ann('roll', 'cw');
  expect(living.options('Ann')).toEqual(['space', 'psychic:1']);
  living.rolls(1, 6).ann('psychic:1').bob('life');
});

test('TDE-11.12e what a ghost kills is discarded and gives a life; the living keep trophies', () => {
  const g = souls({ figures: { Ann: ghost(), Bob: BOB } });
  walks(g.rolls(1, 6, 1).draws('veil.shadow'));
  expect([g.of('Ann').lives, g.of('Ann').trophies, g.s.souls!.veilDiscard]).toEqual([1, [], ['veil.shadow']]);
  expect(g.events('discarded')).toEqual([{ type: 'discarded', rule: 'TDE-11.12e', card: 'veil.shadow', space: 'O2' }]);
  const living = souls({ figures: { Ann: { character: 'thief', at: 'O1' }, Bob: BOB }, terrain: { O2: 'breach' } });
  walks(living.rolls(1, 6, 1).draws('veil.shadow'));
  expect([living.of('Ann').lives, living.of('Ann').trophies]).toEqual([4, ['veil.shadow']]);
});

test('TDE-11.12f ghosts are no Spirits: the Cross does not touch them', () => {
  const g = souls({ figures: { Ann: { character: 'elf', at: 'O1', objects: ['cross'] }, Bob: ghost({ at: 'O2' }) } });
  g.rolls(1).ann('roll', 'cw');
  expect(g.options('Ann').some((option) => option.startsWith('destroy'))).toBe(false);
});

test('TDE-11.28 with the option trophies won as a ghost are kept, and worth lives only, also after the return', () => {
  const g = souls({ figures: { Ann: ghost({ lives: 1 }), Bob: BOB } }, { lifeTrophies: true });
  walks(g.rolls(1, 6, 1).draws('veil.shadow'));
  expect([g.of('Ann').lives, g.of('Ann').trophies, g.s.souls!.lifeTrophies]).toEqual([1, ['veil.shadow'], ['veil.shadow']]);
  const rich = souls({ figures: { Ann: ghost(), Bob: BOB } }, { lifeTrophies: true });
  rich.s.souls!.veil = rich.s.souls!.veil.filter((card) => !['veil.mawbeast', 'veil.lemure'].includes(card));
  rich.of('Ann').trophies.push('veil.mawbeast', 'veil.lemure');
  rich.s.souls!.lifeTrophies.push('veil.mawbeast', 'veil.lemure');
  walks(rich.rolls(1).draws('veil.lost-maiden'));
  expect(rich.options('Ann')).toEqual(['done', 'lifeTrophies', 'shed']);
  rich.ann('lifeTrophies', 'veil.mawbeast', 'veil.lemure', 'turnIn');
  expect([rich.of('Ann').lives, rich.of('Ann').trophies, rich.s.souls!.lifeTrophies]).toEqual([1, [], []]);
});

test('TDE-11.28 without it no trophy is kept', () => {
  const g = souls({ figures: { Ann: ghost({ lives: 1 }), Bob: BOB } });
  walks(g.rolls(1, 6, 1).draws('veil.shadow'));
  expect([g.of('Ann').lives, g.of('Ann').trophies]).toEqual([2, []]);
});

test('part G.3 the Banshee gains the life it takes from the living, not from the dead', () => {
  const g = souls({ figures: { Ann: ghost(), Bob: { character: 'warrior', at: 'O2', lives: 3 } } });
  g.rolls(1, 6, 1).ann('roll', 'cw', 'psychic:1', 'life');
  expect([g.of('Ann').lives, g.of('Bob').lives]).toEqual([1, 2]);
  const dead = souls({ figures: { Ann: ghost(), Bob: ghost({ character: 'elf', ghost: 'grey-pilgrim', at: 'O2', lives: 3 }) } });
  dead.rolls(1, 6, 1).ann('roll', 'cw', 'psychic:1', 'life');
  expect([dead.of('Ann').lives, dead.of('Bob').lives]).toEqual([0, 2]);
});

test('part G.3 the Pale Knight may choose battle, attacking or attacked', () => {
  const g = souls({ figures: { Ann: ghost({ ghost: 'pale-knight' }), Bob: { character: 'warrior', at: 'O2' } } });
  g.rolls(1).ann('roll', 'cw');
  expect(g.options('Ann')).toEqual(['space', 'psychic:1', 'attack:1']);
  const attacked = souls({ figures: { Ann: { character: 'warrior', at: 'O1' }, Bob: ghost({ ghost: 'pale-knight', at: 'O2' }) } });
  attacked.rolls(1).ann('roll', 'cw', 'psychic:1');
  expect(attacked.question('Bob')?.prompt.args).toEqual({ foes: [{ seat: 0 }] });
  expect(attacked.question('Bob')?.options.map((o) => o.odds)).toEqual([expect.any(Number), expect.any(Number)]);
  attacked.rolls(3, 3, 5).bob('strength');
  expect(attacked.last('duelled')?.stat).toBe('strength');
  attacked.bob('life');
});

test('part G.3 the Grey Pilgrim moves one more or one less', () => {
  const g = souls({ figures: { Ann: ghost({ ghost: 'grey-pilgrim' }), Bob: BOB } });
  g.rolls(2).ann('roll');
  expect(g.options('Ann')).toEqual(['steps:1', 'steps:2', 'steps:3']);
  g.draws('veil.lost-maiden').ann('steps:3', 'ccw');
  expect(g.of('Ann').space).toBe('O22');
});

test('part G.3 the Hollow Scholar gains a Spell as it becomes a ghost', () => {
  const g = souls({ figures: { Ann: { character: 'thief', at: 'O1', lives: 1 }, Bob: BOB }, lying: { O2: ['dragon'] } });
  walks(g.rolls(1, 1, 6).draws('ghost.hollow-scholar', 'hex'));
  expect(g.cardsOf('Ann', 'spells')).toEqual(['hex']);
});

test('part G.3 the Lantern Bearer sends one Veil card back', () => {
  const g = souls({ figures: { Ann: ghost({ ghost: 'lantern-bearer' }), Bob: BOB } });
  walks(g.rolls(1, 6, 1).draws('veil.mawbeast'));
  expect(g.options('Ann')).toEqual(['keep', 'veil.mawbeast']);
  g.draws('veil.lemure').ann('veil.mawbeast');
  expect([g.last('fought')?.foes, g.s.souls!.veilDiscard]).toEqual([[{ card: 'veil.lemure', value: 1 }], ['veil.mawbeast', 'veil.lemure']]);
});

test('part G.3 the Weeping Shade evades Veil Enemies with Craft 3 or less', () => {
  const weak = souls({ figures: { Ann: ghost({ ghost: 'weeping-shade' }), Bob: BOB }, lying: { O2: ['veil.revenant'] } });
  weak.rolls(1).ann('roll', 'cw', 'evade:veil.revenant');
  expect([weak.lying('O2'), weak.turn]).toEqual([['veil.revenant'], 'Bob']);
  const strong = souls({ figures: { Ann: ghost({ ghost: 'weeping-shade' }), Bob: BOB }, lying: { O2: ['veil.phantasm'] } });
  walks(strong.rolls(1, 6, 1));
  expect(strong.last('fought')?.result).toBe('won');
});

test('TDE-C.15 the Gravekeeper adds 1 Craft against Spirits, and moves gravestones', () => {
  const fight = souls({ figures: { Ann: { character: 'gravekeeper', at: 'O1' }, Bob: BOB }, lying: { O2: ['shadow'] } });
  walks(fight.rolls(1, 2, 1));
  expect(fight.last('fought')?.hero.score).toBe(6);
  const grave = souls({ figures: { Ann: { character: 'gravekeeper', at: 'O1' }, Bob: ghost({ grave: 'O2', at: 'O14' }) } });
  grave.rolls(1).ann('roll', 'cw', 'moveGrave:1', 'O24');
  expect([grave.s.souls!.ghosts[1]!.grave, grave.turn]).toEqual(['O24', 'Bob']);
});

test('TDE-C.15 in the Graveyard the Gravekeeper chooses which alignment counts', () => {
  const g = souls({ figures: { Ann: { character: 'gravekeeper', at: 'O2' }, Bob: BOB } });
  walks(g.rolls(1));
  expect(g.options('Ann')).toEqual(['good', 'neutral', 'evil']);
  g.ann('evil', 'replenish');
  expect([g.of('Ann').fate, g.of('Ann').alignment]).toEqual([3, 'neutral']);
});

test('TDE-C.16 the Spirit Caller draws a Veil card instead, which must be met, and evades ghosts', () => {
  const g = souls({ figures: { Ann: { character: 'spirit-caller', at: 'O1' }, Bob: BOB } });
  walks(g.rolls(1, 6, 1).draws('veil.shadow'));
  expect(g.asked('Ann')).toBe('veilInstead');
  g.ann('yes');
  expect([g.events('drew').map((e) => e.card), g.of('Ann').trophies]).toEqual([['veil.shadow'], ['veil.shadow']]);
  const evades = souls({ figures: { Ann: ghost(), Bob: { character: 'spirit-caller', at: 'O2' } } });
  evades.rolls(1).ann('roll', 'cw', 'psychic:1').bob('evade');
  expect(evades.events('duelled')).toEqual([]);
});

test('TDE-C.17 the Soul Reaver fights Spirits with Strength, reaps a last life, and takes no Followers', () => {
  const g = souls({ figures: { Ann: { character: 'soul-reaver', at: 'O1' }, Bob: BOB }, lying: { O2: ['spectre', 'guide'] } });
  walks(g.rolls(1));
  // Whoever chooses is told against whom, and the chance either way: Strength 4, or Craft 2, against Craft 3.
  expect(g.question('Ann')).toMatchObject({
    prompt: { key: 'ask.weaponOfChoice', args: { foes: [{ key: 'adv.spectre' }] } },
    options: [{ odds: expect.closeTo(21 / 36) }, { odds: expect.closeTo(10 / 36) }],
  });
  g.rolls(3, 1).ann('strength');
  expect([g.last('fought')?.stat, g.last('fought')?.hero.score, g.last('fought')?.foe.score, g.lying('O2')]).toEqual([
    'strength',
    7,
    4,
    ['guide'],
  ]);
  expect([g.asked('Ann'), g.turn]).toEqual([undefined, 'Bob']);
  const reap = souls({ figures: { Ann: { character: 'soul-reaver', at: 'O1' }, Bob: { character: 'thief', at: 'O2', lives: 1 } } });
  reap.rolls(1, 6, 1).draws('ghost.banshee').ann('roll', 'cw', 'attack:1', 'life', 'done');
  expect([reap.of('Ann').lives, reap.of('Bob').card]).toEqual([5, 'ghost.banshee']);
});
