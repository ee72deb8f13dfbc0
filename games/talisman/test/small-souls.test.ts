import { expect, test } from 'vitest';
import { QUESTIONS } from '../src/expansions/realm-of-souls/rules/questions.ts';
import { armourAgainst } from '../src/rules/fight/sheet.ts';
import { asks } from './asked.ts';
import { digital } from './digital/game.ts';
import { BOB, drawn, fights, ghost, souls, walks } from './souls/game.ts';
import { type Figure, Game } from './table.ts';

/** Small positions of ghosts, toads and the bound that no other test tells apart. */

test('TDE-11.1 TDE-11.7 a ghost that is summoned onto its own gravestone lives again', () => {
  const g = souls({
    Ann: { character: 'wizard', at: 'O2', spells: ['spectral-summon'] },
    Bob: ghost({ at: 'O20', grave: 'M10', lives: 2 }),
  });
  g.draws('random').ann('cast:spectral-summon', 'M10');
  expect([g.of('Bob').card, g.of('Bob').space, g.of('Bob').lives, g.s.souls!.ghosts[1]]).toEqual(['chr.digital.thief', 'M10', 2, null]);
});

test('TDE-4.11 from a ghost a thief may steal as well as attack it', () => {
  const g = souls({
    Ann: { character: 'thief', at: 'O1' },
    Bob: ghost({ at: 'O2', character: 'elf', objects: ['veil.barbed-bracer'], gold: 2 }),
  });
  g.rolls(1).ann('roll', 'cw');
  expect(g.options('Ann')).toEqual(['space', 'psychic:1', 'steal:1']);
});

test('TDE-8.2 what a toad gains it has as a toad', () => {
  const g = digital({ Ann: { character: 'troll', at: 'O8', toad: 3 }, Bob: { character: 'monk', at: 'O12' } });
  g.rolls(6).ann('step', 'cw');
  expect([g.of('Ann').toadStrength, g.of('Ann').strength, g.totals('Ann')]).toEqual([1, 6, [2, 1]]);
});

test('T86-6.9.6a whoever is bound casts no Spell but a Counterspell', () => {
  const asked = (spell: string) => {
    const g = new Game({
      Ann: { character: 'wizard', at: 'O2', lives: 2, spells: ['healing', 'random'] },
      Bob: { character: 'monk', at: 'O12', spells: [spell] },
    });
    g.s.characters[1]!.bound = true;
    return g.ann('cast:healing', '0').asked('Bob');
  };
  expect([asked('counterspell'), asked('preservation')]).toEqual(['react', undefined]);
});

test('T86-6.16.4e of several pieces the surest is named first', () => {
  const g = souls({ Ann: { character: 'thief', at: 'O1', objects: ['helmet', 'veil.armour-of-the-fallen'] }, Bob: BOB });
  expect([armourAgainst(g.s, 0, 'strength'), armourAgainst(g.s, 0, 'craft')]).toEqual([
    ['veil.armour-of-the-fallen', 'adv.helmet'],
    ['veil.armour-of-the-fallen'],
  ]);
});

test('TDE-C.17 the Soul Reaver fights a Spirit with Strength, but not where somebody of Craft beside it is no Spirit', () => {
  const chooses = (...lying: string[]) => {
    const figures = { Ann: { character: 'soul-reaver', at: 'O1' }, Bob: BOB };
    const g = walks(
      souls({ figures, lying: { O2: lying }, terrain: { O2: 'breach' } })
        .draws('veil.bright-light')
        .rolls(1, ...(lying.includes('veil.white-fungus') ? [6, 1] : [])),
    );
    return g.question('Ann')?.prompt.key ?? g.last('fought')?.stat;
  };
  expect(chooses('veil.spectre', 'veil.shadow')).toBe('ask.weaponOfChoice');
  expect(chooses('veil.spectre', 'veil.white-fungus')).toBe('craft');
});

test('TDE-4.21 another Event that lasts begins beside one that is at work, each with its rounds', () => {
  const g = drawn('bright-light', {}, { lasting: { 'chilling-winds': 2 } });
  walks(g);
  expect(g.s.lasting.map(({ card, turns }) => [card, turns])).toEqual([
    ['veil.chilling-winds', 1],
    ['veil.bright-light', 2],
  ]);
});

test('TDE-11.1 TDE-11.6a who is spirited away and dies leaves what was kept where it dies', () => {
  const g = souls({
    figures: { Ann: { character: 'thief', ghost: 'banshee', away: 3, at: 'O1', lives: 1 }, Bob: BOB },
    lying: { O2: ['veil.mawbeast'] },
  });
  g.s.souls!.ghosts[0]!.kept = { objects: ['adv.axe'], followers: ['adv.guide'] };
  g.s.deck = g.s.deck.filter((card) => !['adv.axe', 'adv.guide'].includes(card));
  walks(g.rolls(1, 1, 6));
  expect([g.lying('O2'), g.of('Ann').objects, g.s.souls!.ghosts[0]!.away]).toEqual([['veil.mawbeast', 'axe', 'guide'], [], 0]);
});

test('TDE-11.1 who comes back to life in the Inner Region has not turned back any more', () => {
  const g = souls({ Ann: { character: 'thief', ghost: 'banshee', away: 1, at: 'I3', lives: 2 }, Bob: BOB });
  expect(g.of('Ann').turnedBack).toBe(true);
  g.ann('back:I2');
  expect([g.of('Ann').card, g.of('Ann').turnedBack]).toEqual(['chr.digital.thief', false]);
});

test('TDE-11.6f three dice that a ghost was to have go with it, and nobody else’s', () => {
  const g = souls({
    figures: { Ann: ghost(), Bob: { character: 'warrior', at: 'O24', strength: 9 }, Cay: { character: 'elf', at: 'O20' } },
    turn: 'Bob',
  });
  g.s.souls!.threeDice = [2, 0];
  g.rolls(1, 6, 1).bob('roll', 'cw', 'psychic:0', 'life');
  expect([g.of('Ann').out, g.s.souls!.threeDice]).toEqual([true, [2]]);
});

test('TDE-G.3 with the Collar of Destiny no fate comes, and none is told', () => {
  const pool = (objects: string[]) => {
    const g = souls({
      figures: { Ann: ghost({ objects, fate: 0 }), Bob: BOB },
      lying: { O2: ['veil.pool-of-souls'] },
    });
    walks(g.rolls(1)).ann('card');
    return [g.of('Ann').fate, g.events('gained').map(({ what }) => what)];
  };
  expect([pool([]), pool(['veil.collar-of-destiny'])]).toEqual([
    [1, ['fate', 'life']],
    [0, ['life']],
  ]);
});

test('TDE-G.3 what a card of the Veil does to one is chosen without a way out, unless the card says may', () => {
  const free = Object.entries(QUESTIONS).flatMap(([what, { must }]) => (must ? [] : [what]));
  expect(free.sort()).toEqual(['ditchDoom', 'layToRest', 'lift', 'rise']);
});

test('TDE-11.14a where the Veil deck and its discard pile are empty nothing is drawn from it', () => {
  const empty = (figures: Record<string, object>, more: object = {}, options = {}) => {
    const g = souls({ figures: { ...figures, Bob: BOB } as never, ...more }, options);
    // All of it lies where nobody comes.
    g.s.lying['I8'] = g.s.souls!.veil.splice(0);
    return g;
  };
  const medium = walks(empty({ Ann: { character: 'thief', at: 'O1' } }, { lying: { O2: ['medium'] } }).rolls(1));
  expect([medium.turn, medium.events('mediumDrew'), medium.s.souls!.facedown]).toEqual(['Bob', [], []]);
  const storm = walks(empty({ Ann: { character: 'thief', at: 'O1' } }, { lying: { O2: ['soul-storm'] } }).rolls(1));
  expect([storm.turn, storm.s.top]).toEqual(['Bob', []]);
  const dead = walks(empty({ Ann: ghost() }).rolls(1));
  expect([dead.turn, dead.events('drew')]).toEqual(['Bob', []]);
});

test('TDE-11.6b with whoever cast Destroy Magic and becomes a ghost its ban ends; three dice to come are lost', () => {
  const g = souls({
    figures: {
      Ann: { character: 'thief', at: 'O1', lives: 1 },
      Bob: { character: 'warrior', at: 'O24', strength: 9 },
      Cay: { character: 'elf', at: 'O20' },
    },
    turn: 'Bob',
    ban: 'Ann',
  });
  g.s.souls!.threeDice = [2, 0];
  g.rolls(1, 6, 6, 1).draws('ghost.banshee').bob('roll', 'cw', 'attack:0', 'life');
  expect([g.of('Ann').card, g.s.ban, g.s.souls!.threeDice]).toEqual(['ghost.banshee', null, [2]]);
});

test('V04 of several Spells the Infernal Fire takes the one that is chosen', () => {
  const g = drawn('infernal-fire', { lives: 3, spells: ['hex', 'random'], grantMark: 2 });
  walks(g).ann('sp.random');
  expect([g.cardsOf('Ann', 'spells'), g.s.spellDiscard, g.of('Ann').lives, g.last('droppedSpells')?.spells]).toEqual([
    ['hex'],
    ['sp.random'],
    1,
    ['sp.random'],
  ]);
});

test('TDE-11.1 TDE-11.14 a Veil card that a storm laid on the Adventure deck is met by whoever draws it there', () => {
  const g = souls({ figures: { Ann: { character: 'thief', at: 'O1' }, Bob: BOB } });
  g.s.top = g.s.souls!.veil.splice(g.s.souls!.veil.indexOf('veil.shadow'), 1);
  walks(g.rolls(1, 6, 1));
  expect([g.last('fought')?.foes, g.last('fought')?.result]).toMatchObject([[{ card: 'veil.shadow' }], 'won']);
});

test('TDE-11.28 of both kinds of trophies each is refused where the other is turned in', () => {
  const g = souls(
    { figures: { Ann: { character: 'thief', at: 'O12', trophies: ['ogre', 'wolf', 'veil.shadow', 'veil.mawbeast'] }, Bob: BOB } },
    { lifeTrophies: true },
  );
  g.s.souls!.lifeTrophies = ['veil.shadow', 'veil.mawbeast'];
  g.rolls(1).ann('roll', 'cw', 'no');
  const refused = (what: string) => {
    g.ann(what);
    const { refused: no } = asks(g);
    g.ann('back');
    return no.map((line) => line.split(' · ')[0]);
  };
  const short = 'turnIn: no.trophyPoints(n 7)';
  expect([refused('lifeTrophies'), refused('trade')]).toEqual([
    [short, 'adv.ogre: no.trophy.notForLife', 'adv.wolf: no.trophy.notForLife'],
    [short, 'veil.shadow: no.trophy.forLife', 'veil.mawbeast: no.trophy.forLife'],
  ]);
});

test('TDE-G.3 the Spirit Eye turns a psychic combat, and no battle of Strength', () => {
  const lost = (foe: string) => {
    const g = souls({
      figures: { Ann: { character: 'thief', at: 'O1', objects: ['veil.spirit-eye'], lives: 3 }, Bob: BOB },
      lying: { O2: [foe] },
    });
    walks(g.rolls(1, 1, 6));
    const { prompt } = g.question('Ann') ?? {};
    if (g.asked('Ann')) g.ann('no');
    return [prompt?.key, g.last('fought')?.result];
  };
  expect([lost('shadow'), lost('dragon')]).toEqual([
    ['ask.spiritEye', 'lost'],
    [undefined, 'lost'],
  ]);
});

test('TDE-C.16 TDE-11.1 the Veil card that the Spirit Caller draws instead is met, and no Adventure card is drawn beside it', () => {
  const g = souls({ figures: { Ann: { character: 'spirit-caller', at: 'O1' }, Bob: BOB } });
  walks(g.rolls(1));
  fights(g.rolls(6, 1).draws('veil.shadow').ann('yes'));
  expect([g.events('drew').map(({ card }) => card), g.last('fought')?.foes]).toMatchObject([['veil.shadow'], [{ card: 'veil.shadow' }]]);
});

test('TDE-11.6 TDE-G.1 in the Court of the Dead only who dies on the Crown walks on from the Portal', () => {
  const walksOn = (finale: string, at: string, lying: string) => {
    const g = souls({ figures: { Ann: { character: 'thief', at, lives: 1 }, Bob: BOB }, lying: { [lying]: ['dragon'] } }, { finale });
    walks(g.rolls(...(at === 'O1' ? [1] : []), 1, 6).draws('ghost.banshee'));
    return g.of('Ann').space;
  };
  expect([walksOn('court', 'O1', 'O2'), walksOn('crown', 'O1', 'O2')]).toEqual(['O2', 'O2']);
});

test('TDE-11.1 who is spirited away keeps what is Soulbound with it and misses the rest for so many own turns', () => {
  const g = souls({
    figures: {
      Ann: { character: 'thief', at: 'O1', objects: ['axe', 'veil.barbed-bracer'], followers: ['guide', 'veil.vengeful-guide'], fate: 0 },
      Bob: BOB,
    },
    lying: { O2: ['spirited-away'] },
  });
  walks(g.rolls(1).draws('ghost.banshee'));
  const { kept, away } = g.s.souls!.ghosts[0]!;
  expect([g.cardsOf('Ann', 'objects'), g.cardsOf('Ann', 'followers'), kept, away]).toEqual([
    ['veil.barbed-bracer'],
    ['veil.vengeful-guide'],
    { objects: ['adv.axe'], followers: ['adv.guide'] },
    3,
  ]);
});

test('TDE-11.1 who is spirited away comes back as its last turn away ends, and not before', () => {
  const back = (away: number) => {
    const g = souls({ Ann: { character: 'thief', ghost: 'banshee', away, at: 'I2', lives: 2 }, Bob: BOB });
    g.ann('back:I1');
    return [g.of('Ann').card, g.s.souls!.ghosts[0]?.away];
  };
  expect([back(3), back(2), back(1)]).toEqual([
    ['ghost.banshee', 2],
    ['ghost.banshee', 1],
    ['chr.digital.thief', undefined],
  ]);
});

test('TDE-G.3 in the Chapel one is rid of what must go at once, and may be of what may, each by itself; the spirit there is laid to rest', () => {
  const objects = ['shackles-of-silence', 'chains-of-greed', 'collar-of-destiny'].map((card) => `veil.${card}`);
  const prays = (at: string, more: object = {}) => {
    const figure: Figure = { character: 'thief', at, alignment: 'good', objects, followers: ['guide', 'veil.really-lost-soul'], fate: 0 };
    const g = walks(souls({ figures: { Ann: figure, Bob: BOB }, ...more }).rolls(1));
    while (g.asked('Ann') === 'visit' || g.asked('Ann') === 'may') g.ann('no');
    return g;
  };
  const chapel = prays('O6');
  expect([chapel.of('Ann').objects, chapel.options('Ann')]).toEqual([objects.slice(1), ['veil.chains-of-greed', 'no']]);
  chapel.ann('veil.chains-of-greed');
  expect([chapel.of('Ann').objects, chapel.options('Ann')]).toEqual([objects.slice(2), ['veil.collar-of-destiny', 'no']]);
  chapel.ann('no');
  expect([chapel.of('Ann').objects, chapel.options('Ann')]).toEqual([objects.slice(2), ['veil.really-lost-soul', 'no']]);
  chapel.ann('no');
  expect([chapel.cardsOf('Ann', 'followers'), chapel.turn]).toEqual([['guide', 'veil.really-lost-soul'], 'Bob']);
  expect([prays('O2').options('Ann'), prays('O12').turn]).toEqual([['veil.really-lost-soul', 'no'], 'Bob']);
});

test('TDE-G.3 a Haunt that was evaded follows nobody, a Crawling Hand goes on all the same; the next turn both are as before', () => {
  const evades = (card: string) => {
    const g = souls({ figures: { Ann: ghost({ ghost: 'weeping-shade' }), Bob: BOB }, lying: { O2: [card] } });
    g.rolls(1).ann('roll', 'cw');
    if (card === 'veil.crawling-hand') g.rolls(2);
    g.ann(`evade:${card}`);
    while (g.asked('Ann')) g.ann(g.options('Ann').at(-1)!);
    return g;
  };
  const haunt = evades('veil.haunt');
  expect([haunt.of('Ann').followers, haunt.lying('O2'), haunt.s.souls!.evaded]).toEqual([[], ['veil.haunt'], []]);
  expect(evades('veil.crawling-hand').lying('O4')).toEqual(['veil.crawling-hand']);
});

test('TDE-G.2 TDE-2.9 whoever has fate is told from which number on the Empty Throne strikes', () => {
  const g = souls({ figures: { Ann: { character: 'troll', at: 'I9', fate: 1 } as never, Bob: BOB } }, { finale: 'throne' });
  g.rolls(3).ann('act');
  const told = g.question('Ann')!.options.map(({ results = [] }) => results.map(({ from, to, helps }) => [from, to, helps]));
  expect([g.asked('Ann'), told]).toEqual([
    'fate',
    [
      [[3, 3, false]],
      [
        [1, 3, false],
        [4, 6, true],
      ],
    ],
  ]);
});

test('TDE-G.3 what the Heart of Night holds stays with it, whatever else is taken, and goes when the Heart goes', () => {
  const g = souls({
    figures: { Ann: { character: 'thief', at: 'O1', objects: ['axe', 'veil.heart-of-night'] }, Bob: BOB },
    lying: { O2: ['sword'] },
  });
  g.rolls(1).ann('store:adv.axe', 'roll', 'cw', 'space', 'take:sword');
  expect(g.cardsOf('Ann', 'objects')).toEqual(['axe', 'veil.heart-of-night', 'sword']);
  expect(g.s.souls!.heart).toBe('adv.axe');
});

test('TDE-6.24a a trophy that is discarded is named by its card', () => {
  const g = digital({ Ann: { character: 'troll', at: 'O4', trophies: ['ogre'] }, Bob: { character: 'elf', at: 'O12' } }).ann('shed');
  expect(asks(g).options).toEqual(['adv.ogre: adv.ogre · @adv.ogre']);
});
