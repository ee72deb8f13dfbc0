import { expect, test } from 'vitest';
import { BOB, drawn, fights, ghost, souls, walks } from './game.ts';

const living = (objects: string[], more = {}) => ({
  character: 'warrior',
  at: 'O1',
  objects: objects.map((card) => `veil.${card}`),
  ...more,
});
const fightsWith = (objects: string[], foe: string, dice: number[], more = {}) => {
  const g = souls({ figures: { Ann: living(objects, { character: 'elf', ...more }), Bob: BOB }, lying: { O2: [foe] } });
  walks(g.rolls(1, ...dice));
  return g;
};

test('V42 Divine Priestess: heals the living a life; a ghost may live again on its start space', () => {
  const g = drawn('divine-priestess');
  walks(g).ann('card');
  expect([g.of('Ann').card, g.of('Ann').space, g.of('Ann').lives, g.lying('O2')]).toEqual(['chr.digital.thief', 'O13', 1, []]);
  const hurt = souls({ figures: { Ann: { character: 'thief', at: 'O1', lives: 2 }, Bob: BOB }, terrain: { O2: 'breach' } });
  walks(hurt.rolls(1).draws('veil.divine-priestess'));
  expect([hurt.of('Ann').lives, hurt.lying('O2')]).toEqual([3, ['veil.divine-priestess']]);
});

test('V43 Lost Maiden: another card comes here and is met; V44 Lost Warrior: he takes the place of a card', () => {
  const g = drawn('lost-maiden', {}, { lying: { O14: ['wolf', 'veil.lemure'] } });
  walks(g).rolls(6, 1).ann('wolf');
  expect([g.last('fought')?.foes, g.lying('O14')]).toEqual([[{ card: 'adv.wolf', value: 2 }], ['veil.lemure']]);
  const warrior = drawn('lost-warrior', {}, { lying: { O14: ['wolf', 'veil.lemure'] } });
  walks(warrior).ann('wolf');
  expect([warrior.lying('O14'), warrior.lying('O2'), warrior.s.discard]).toEqual([['veil.lemure', 'veil.lost-warrior'], [], ['adv.wolf']]);
});

test('V43 V44 when one is drawn the other is gone', () => {
  const g = drawn('lost-maiden', {}, { lying: { O14: ['veil.lost-warrior'] } });
  walks(g);
  expect([g.lying('O14'), g.s.souls!.veilDiscard]).toEqual([[], ['veil.lost-warrior']]);
});

test('V45 Mistwalker: a gift, then the other side: dark for the living, light for the dead', () => {
  const g = drawn('mistwalker');
  walks(g).ann('wishFate');
  expect([g.of('Ann').fate, g.s.souls!.dark]).toEqual([1, true]);
  const dark = souls({ figures: { Ann: ghost(), Bob: BOB }, lying: { O2: ['veil.mistwalker'] }, dark: true });
  walks(dark.rolls(1).draws('veil.friendly-ghost'));
  expect(dark.events('met')).toEqual([]);
  dark.ann('done');
  const met = souls({ figures: { Ann: { character: 'thief', at: 'O1' }, Bob: BOB }, lying: { O2: ['veil.mistwalker'] }, dark: true });
  walks(met.rolls(1)).ann('wishStrength');
  expect([met.of('Ann').strength, met.s.souls!.dark]).toEqual([4, false]);
});

test('V46 Rakshasa: an Object is put on it, or it is fought for all that lie there', () => {
  const g = souls({ figures: { Ann: ghost({ objects: ['axe'] }), Bob: BOB }, lying: { O2: ['veil.rakshasa'] } });
  walks(g.rolls(1)).ann('put:adv.axe');
  expect([g.s.souls!.hoard, g.of('Ann').objects]).toEqual([['adv.axe'], []]);
  const fight = souls({
    figures: { Ann: ghost(), Bob: { ...BOB, strength: 5 } },
    lying: { O2: ['veil.rakshasa'] },
    hoard: ['sword', 'shield'],
  });
  walks(fight.rolls(1)).rolls(6, 1).ann('craft');
  expect([fight.last('fought')?.foe.score, fight.asked('Ann')]).toEqual([6, 'hoard']);
  const { prompt, choose } = fight.question('Ann')!;
  expect([prompt.key, choose]).toEqual(['ask.hoard', { min: 0, max: 2 }]);
  const lost = souls({ figures: { Ann: ghost({ lives: 2 }), Bob: BOB }, lying: { O2: ['veil.rakshasa'] }, hoard: ['sword'] });
  walks(lost.rolls(1)).rolls(1, 6).ann('craft');
  expect([lost.last('fought')?.result, lost.asked('Ann'), lost.s.souls!.hoard]).toEqual(['lost', undefined, ['adv.sword']]);
  fight.ann(['adv.sword']);
  expect([fight.cardsOf('Ann', 'objects'), fight.lying('O2'), fight.s.discard.length, fight.s.souls!.hoard]).toEqual([
    ['sword'],
    [],
    1,
    [],
  ]);
  expect([fight.last('took'), fight.events('discarded').map(({ card }) => card)]).toEqual([
    { type: 'took', rule: 'TDE-G.3', seat: 0, card: 'adv.sword', space: 'O2' },
    ['adv.shield', 'veil.rakshasa'],
  ]);
});

test('V47 Friendly Ghost: one more or one less for the move', () => {
  const g = souls({ figures: { Ann: living([], { followers: ['veil.friendly-ghost'] }), Bob: BOB } });
  g.rolls(1).ann('roll');
  expect(g.options('Ann')).toEqual(['steps:1', 'steps:2']);
});

test('V48 Ghostly Mule: Soulbound Objects do not count; without it they are too many', () => {
  const objects = ['veil.screaming-skull', 'veil.spirit-eye', 'veil.never-ending-mist', 'veil.sword-of-the-fallen', 'axe', 'sword'];
  const g = souls({ figures: { Ann: ghost({ objects, followers: ['veil.ghostly-mule'] }), Bob: BOB } });
  expect(g.view('Ann').characters[0]!.load).toEqual({ n: 2, limit: 4 });
  g.ann('leave', ['veil.ghostly-mule']);
  expect([g.asked('Ann'), g.question('Ann')?.choose]).toEqual(['dropObjects', { min: 2, max: 2 }]);
});

test('V49 Really Lost Soul: laid to rest in the Graveyard for two gifts', () => {
  const g = souls({ figures: { Ann: living([], { at: 'O2', alignment: 'neutral', followers: ['veil.really-lost-soul'] }), Bob: BOB } });
  walks(g.rolls(1));
  if (g.asked('Ann') === 'may') g.ann('no');
  g.ann('veil.really-lost-soul');
  // No gift twice, and no Spell for which there is no room.
  const gifts = ['wishStrength', 'wishCraft', 'wishLife', 'wishFate'];
  expect([g.question('Ann')?.prompt.key, g.options('Ann').filter((id) => id !== 'wishSpell')]).toEqual(['ask.giftOne', gifts]);
  g.ann('wishStrength');
  expect(g.options('Ann').filter((id) => id !== 'wishSpell')).toEqual(gifts.slice(1));
  g.ann('wishLife');
  expect([g.of('Ann').strength, g.of('Ann').lives, g.of('Ann').followers, g.turn]).toEqual([5, 6, [], 'Bob']);
});

test('V50 Rebellious Spirit: both sides roll one less for each trophy, never below 1', () => {
  const g = fightsWith([], 'shadow', [4, 3], { followers: ['veil.rebellious-spirit'], trophies: ['wolf', 'ape'] });
  expect([g.last('fought')?.hero.score, g.last('fought')?.foe.score]).toEqual([4 + 2, 2 + 1]);
});

test('V50 TDE-6.24a whom a trophy would harm is asked at once whether to keep it', () => {
  const g = fightsWith([], 'wolf', [6, 1], { followers: ['veil.rebellious-spirit'] });
  expect([g.asked('Ann'), g.options('Ann')]).toEqual(['shed', ['adv.wolf']]);
  g.ann(['wolf']);
  expect([g.of('Ann').trophies, g.s.discard, g.turn]).toEqual([[], ['adv.wolf'], 'Bob']);
  const kept = fightsWith([], 'wolf', [6, 1], { followers: ['veil.rebellious-spirit'] }).ann([]);
  expect([kept.of('Ann').trophies, kept.turn]).toEqual([['adv.wolf'], 'Bob']);
});

test('V51 Vengeful Guide: one less from every roll, from the move too, but at least one space', () => {
  const g = souls({ figures: { Ann: living([], { followers: ['veil.vengeful-guide'] }), Bob: BOB } });
  g.rolls(4).ann('roll');
  expect(g.question('Ann')?.prompt.args).toEqual({ n: 3 });
  const least = souls({ figures: { Ann: living([], { followers: ['veil.vengeful-guide'] }), Bob: BOB } });
  least.rolls(1).ann('roll');
  expect(least.question('Ann')?.prompt.args).toEqual({ n: 1 });
});

test('V52 Armour of Vulnerability: saves a life in psychic combat, costs a second one in battle', () => {
  const saved = fightsWith(['armour-of-vulnerability'], 'wraith', [1, 6, 3]);
  expect([saved.last('saved')?.worked, saved.of('Ann').lives]).toEqual([true, 4]);
  const battle = fightsWith(['armour-of-vulnerability'], 'dragon', [1, 6]);
  expect([battle.events('saved'), battle.of('Ann').lives]).toEqual([[], 2]);
});

test('V53 Barbed Bracer: a life for three points, once a turn', () => {
  const g = souls({ figures: { Ann: living(['barbed-bracer'], { character: 'elf' }), Bob: BOB }, lying: { O2: ['dragon'] } });
  fights(g.rolls(1, 4, 1).ann('roll', 'cw', 'blood:veil.barbed-bracer'));
  expect(g.s.souls!.bracer).toBe(1);
  expect([g.last('fought')?.hero.score, g.of('Ann').lives]).toEqual([3 + 4 + 3, 3]);
});

test('V54 V55 V61 chains, collar and shackles: no gold, no fate, no magic, until one prays', () => {
  const greedy = souls({ figures: { Ann: living(['chains-of-greed']), Bob: BOB }, lying: { O2: ['bag-of-gold'] } });
  walks(greedy.rolls(1));
  expect([greedy.of('Ann').gold, greedy.lying('O2')]).toEqual([1, ['bag-of-gold']]);
  const fated = souls({ figures: { Ann: living(['collar-of-destiny'], { fate: 2 }), Bob: BOB } });
  fated.rolls(1).ann('roll');
  expect(fated.asked('Ann')).toBe('direction');
  const prays = souls({ figures: { Ann: living(['collar-of-destiny'], { at: 'O6', alignment: 'neutral' }), Bob: BOB } });
  walks(prays.rolls(1));
  for (const answer of ['veil.collar-of-destiny', 'no', 'veil.collar-of-destiny'])
    if (prays.options('Ann').includes(answer)) prays.ann(answer);
  expect(prays.of('Ann').objects).toEqual([]);
  const silent = souls({
    figures: {
      Ann: living(['shackles-of-silence', 'screaming-skull'], {
        objects: ['veil.shackles-of-silence', 'ring'],
        spells: ['alchemy'],
        craft: 4,
      }),
      Bob: BOB,
    },
  });
  expect([silent.totals('Ann'), silent.options('Ann').some((o) => o.startsWith('cast'))]).toEqual([[4, 4], false]);
  const freed = souls({ figures: { Ann: living(['shackles-of-silence'], { at: 'O6', alignment: 'neutral' }), Bob: BOB } });
  walks(freed.rolls(1));
  if (freed.options('Ann').includes('no')) freed.ann('no');
  expect(freed.of('Ann').objects).toEqual([]);
});

test('V56 Dancing Sword: two dice added, and it dances off', () => {
  const g = souls({ figures: { Ann: living(['dancing-sword'], { character: 'elf' }), Bob: BOB }, lying: { O2: ['dragon'] } });
  fights(g.rolls(1, 3, 5, 4, 1).ann('roll', 'cw', 'space', 'dance:veil.dancing-sword'));
  expect([g.last('fought')?.hero.score, g.lying('O5'), g.of('Ann').objects]).toEqual([3 + 9, ['veil.dancing-sword'], []]);
  expect(fightsWith(['dancing-sword'], 'dragon', [6, 1]).last('fought')?.hero.score).toBe(10);
});

test('V57 Heart of Night: one Object more, which nobody takes; without it that Object is lost', () => {
  const objects = ['veil.heart-of-night', 'axe', 'sword', 'shield', 'helmet'];
  const g = souls({ figures: { Ann: ghost({ objects }), Bob: BOB } });
  expect(g.view('Ann').characters[0]!.load).toEqual({ n: 5, limit: 5 });
  g.ann('store:axe');
  expect(g.s.souls!.heart).toBe('adv.axe');
  g.ann('leave', ['veil.heart-of-night']);
  expect([g.cardsOf('Ann', 'objects'), g.s.discard, g.s.souls!.heart]).toEqual([['sword', 'shield', 'helmet'], ['adv.axe'], null]);
});

test('V57 Heart of Night: no victor takes it or what it holds', () => {
  const g = souls({
    figures: {
      Ann: { character: 'troll', at: 'O1' },
      Bob: { character: 'elf', at: 'O2', objects: ['veil.heart-of-night', 'axe', 'sword'] },
    },
  });
  g.s.souls!.heart = 'adv.axe';
  g.rolls(1, 6, 1).ann('roll', 'cw', 'attack:1').bob('roll');
  expect(g.options('Ann')).toEqual(['life', 'gold', 'adv.sword', 'nothing']);
  g.ann('gold');
});

test('V57 Heart of Night: a toad leaves it and what it held on the space, where that is an Object like any other', () => {
  const g = souls({ figures: { Ann: { character: 'elf', at: 'O12', fate: 0, objects: ['veil.heart-of-night', 'axe'] }, Bob: BOB } });
  g.s.souls!.heart = 'adv.axe';
  g.rolls(1, 1).ann('roll', 'cw', 'space', 'enchantress');
  expect([g.of('Ann').toad > 0, g.lying('O13'), g.s.souls!.heart]).toEqual([true, ['veil.heart-of-night', 'axe'], null]);
});

test('V58 Never-Ending Mist: a ghost may evade any Enemy', () => {
  const g = souls({ figures: { Ann: ghost({ objects: ['veil.never-ending-mist'] }), Bob: BOB }, lying: { O2: ['veil.mawbeast'] } });
  g.rolls(1).ann('roll', 'cw', 'space', 'evade:veil.mawbeast');
  expect(g.events('fought')).toEqual([]);
});

test('V59 Orb of the Veil: a second card, and one of the two goes', () => {
  const g = drawn('mawbeast', { objects: ['veil.orb-of-the-veil'] });
  walks(g);
  g.draws('veil.lemure').ann('veil.mawbeast');
  expect(g.question('Ann')?.prompt.key).toBe('ask.secondDrop');
  g.rolls(6, 1).ann('veil.mawbeast');
  expect([g.last('fought')?.foes, g.s.souls!.veilDiscard]).toEqual([[{ card: 'veil.lemure', value: 1 }], ['veil.mawbeast', 'veil.lemure']]);
});

test('V59 TDE-G.3 a Ghost that the Orb of the Veil shows second goes where its die puts it, and is not fought here', () => {
  const g = drawn('mawbeast', { objects: ['veil.orb-of-the-veil'] });
  walks(g);
  g.draws('veil.ghost').ann('veil.mawbeast').rolls(3).ann('veil.mawbeast');
  expect([g.lying('O2'), g.lying('O3'), g.events('fought')]).toEqual([[], ['veil.ghost'], []]);
});

test('V60 Screaming Skull: a point of Craft in psychic combat only', () => {
  const g = fightsWith(['screaming-skull'], 'shadow', [3, 1]);
  expect([g.last('fought')?.hero.score, g.totals('Ann')]).toEqual([4 + 3 + 1, [3, 4]]);
  const steel = souls({ figures: { Ann: { character: 'elf', at: 'O1', objects: ['sword'] }, Bob: BOB }, lying: { O2: ['shadow'] } });
  walks(steel.rolls(1, 3, 1));
  expect([steel.last('fought')?.stat, steel.last('fought')?.hero.score]).toEqual(['craft', 4 + 3]);
  const battle = fightsWith(['screaming-skull'], 'wolf', [3, 1]);
  expect([battle.last('fought')?.stat, battle.last('fought')?.hero.score]).toEqual(['strength', 3 + 3]);
});

test('V62 Soul Drinker: two dice, the better counts; on doubles a Follower dies and it is gone', () => {
  const use = (dice: number[]) => {
    const g = souls({
      figures: { Ann: living(['soul-drinker'], { character: 'thief', followers: ['guide'] }), Bob: BOB },
      lying: { O2: ['dragon'] },
    });
    return fights(g.rolls(1, ...dice).ann('roll', 'cw', 'space', 'souldrink:veil.soul-drinker'));
  };
  const plain = use([2, 6, 1]);
  expect([plain.last('fought')?.hero.score, plain.of('Ann').objects]).toEqual([9, ['veil.soul-drinker']]);
  const doubles = use([5, 5, 1]);
  expect([doubles.last('fought')?.hero.score, doubles.of('Ann').objects, doubles.of('Ann').followers]).toEqual([8, [], []]);
});

test('V63 Soul Seal: everything is Soulbound', () => {
  const g = souls({
    figures: {
      Ann: living(['soul-seal'], { character: 'thief', lives: 1, objects: ['veil.soul-seal', 'axe'], followers: ['guide'] }),
      Bob: BOB,
    },
    lying: { O2: ['dragon'] },
  });
  walks(g.rolls(1, 1, 6).draws('ghost.banshee'));
  expect([g.cardsOf('Ann', 'objects'), g.cardsOf('Ann', 'followers'), g.lying('O2')]).toEqual([
    ['veil.soul-seal', 'axe'],
    ['guide'],
    ['dragon'],
  ]);
});

test('V64 Spirit Eye: discarded after the roll, it wins a psychic combat with an Enemy', () => {
  const g = fightsWith(['spirit-eye'], 'demon', [1, 6]);
  g.ann('yes');
  expect([g.last('fought')?.result, g.cardsOf('Ann', 'trophies'), g.of('Ann').objects]).toEqual(['won', ['demon'], []]);
});

test('V65 V66 V67 the Objects of the Fallen help each other', () => {
  const all = ['armour-of-the-fallen', 'sword-of-the-fallen', 'talisman-of-the-fallen'];
  const g = fightsWith(all, 'shadow', [3, 1]);
  // Craft 4, two for the Talisman, the die, and the Sword: 1 and two beside it.
  expect([g.totals('Ann'), g.last('fought')?.hero.score]).toEqual([[5, 6], 6 + 3 + 3]);
  const dead = souls({ figures: { Ann: ghost({ objects: ['veil.sword-of-the-fallen'] }), Bob: BOB }, lying: { O2: ['veil.lemure'] } });
  walks(dead.rolls(1, 1, 1));
  expect(dead.last('fought')?.hero.score).toBe(5 + 1 + 3);
  const saved = fightsWith(all, 'dragon', [1, 6, 3]);
  expect([saved.last('saved')?.worked, saved.of('Ann').lives]).toEqual([true, 4]);
  const alone = fightsWith(['armour-of-the-fallen'], 'dragon', [1, 6, 4]);
  expect([alone.last('saved')?.worked, alone.of('Ann').lives]).toEqual([false, 3]);
});

test('V68 Pit of Souls: a life for three dice in the next move', () => {
  const g = souls({ figures: { Ann: ghost({ lives: 1 }), Bob: { character: 'monk', at: 'O9' } }, lying: { O2: ['veil.pit-of-souls'] } });
  walks(g.rolls(1)).ann('card');
  expect([g.of('Ann').lives, g.s.souls!.threeDice]).toEqual([0, [0]]);
  g.rolls(1, 6, 1).draws('ogre').bob('roll', 'cw');
  g.rolls(2, 3, 4).ann('roll');
  expect([g.question('Ann')?.prompt.args, g.s.souls!.threeDice]).toEqual([{ n: 9 }, []]);
});

test('V69 Pool of Souls: fate and life twice, then it is gone', () => {
  const g = drawn('pool-of-souls');
  walks(g).ann('card');
  expect([g.of('Ann').fate, g.of('Ann').lives, g.s.held['veil.pool-of-souls']]).toEqual([1, 1, 1]);
  const last = souls({ figures: { Ann: ghost(), Bob: BOB }, lying: { O2: ['veil.pool-of-souls'] }, held: { 'veil.pool-of-souls': 1 } });
  walks(last.rolls(1)).ann('card');
  expect([last.lying('O2'), last.s.souls!.veilDiscard]).toEqual([[], ['veil.pool-of-souls']]);
});

test('V70 Shifting Maze: led by the player on the right, by oneself, or another turn', () => {
  const led = drawn('shifting-maze', {}, { figures: { Bob: BOB, Cay: { character: 'elf', at: 'O20' } } });
  walks(led.rolls(1));
  expect(led.options('Cay')).toEqual(['O3', 'O1']);
  led.cay('O3');
  expect([led.of('Ann').space, led.turn]).toEqual(['O3', 'Bob']);
  const there = { lying: { O3: ['veil.pool-of-souls'] } };
  const own = drawn('shifting-maze', {}, there);
  walks(own.rolls(4));
  own.ann('O3');
  expect([own.of('Ann').space, own.asked('Ann'), own.question('Ann')?.asker]).toEqual(['O3', 'may', { cards: ['veil.pool-of-souls'] }]);
  // It is an arrival like any other: a Hex strikes.
  const hexed = drawn('shifting-maze', { lives: 2 }, { ...there, hexes: { O3: { by: 'Bob', turns: 2 } } });
  walks(hexed.rolls(4));
  hexed.ann('O3');
  expect(hexed.of('Ann').lives).toBe(1);
  // Where somebody else has led one nothing is met.
  const met = drawn('shifting-maze', {}, { figures: { Bob: BOB, Cay: { character: 'elf', at: 'O20' } }, ...there });
  walks(met.rolls(1));
  met.cay('O3');
  expect([met.of('Ann').space, met.asked('Ann'), met.turn]).toEqual(['O3', undefined, 'Bob']);
  const again = drawn('shifting-maze');
  walks(again.rolls(6));
  expect(again.turn).toBe('Ann');
});

test('V68 TDE-7.3 three dice that add up to six show no six: a Troll does not rest by them', () => {
  const g = souls({ figures: { Ann: { character: 'troll', at: 'O2', lives: 3 }, Bob: BOB } });
  g.s.souls!.threeDice = [0];
  g.rolls(4, 1, 1).ann('roll');
  expect([g.asked('Ann'), g.question('Ann')?.prompt.args]).toEqual(['direction', { n: 6 }]);
});

test('V51 TDE-7.3 with the Vengeful Guide a Troll still rests on the 6 that the die shows, though it counts 5', () => {
  const troll = (face: number) => {
    const g = souls({ figures: { Ann: { character: 'troll', at: 'O1', lives: 3, followers: ['veil.vengeful-guide'] }, Bob: BOB } });
    return g.rolls(face).ann('roll').asked('Ann');
  };
  expect([troll(6), troll(5), troll(4)]).toEqual(['regenerate', 'direction', 'direction']);
});
