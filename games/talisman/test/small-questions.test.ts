import { begin, type DecisionView, decisionView, fast } from '@questhall/kernel';
import { LOCALES, speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../src/client.ts';
import { type State, talisman } from '../src/index.ts';
import { answerOf } from '../src/orders.ts';
import { eventText } from '../src/text/event-text.ts';
import type { Effect } from '../src/vocabulary.ts';
import { asks } from './asked.ts';
import { digital } from './digital/game.ts';
import { BOB as DEAD_BOB, souls } from './souls/game.ts';
import { Game } from './table.ts';

/** What is asked, offered and told in small positions that no other test tells apart. */

const BOB = { character: 'monk', at: 'O12' };

const offered = (g: Game, id: string) => asks(g).options.find((line) => line.startsWith(`${id}: `));

test('TDE-6.5a before fate is asked for, the roll for armour is told with what it counts', () => {
  const g = digital({
    figures: { Ann: { character: 'thief', at: 'O1', objects: ['shield'], fate: 1 }, Bob: { character: 'elf', at: 'O12' } },
    lying: { O2: ['dragon'] },
  });
  g.rolls(1).ann('roll', 'keep', 'cw').rolls(1, 1, 2).ann('space', 'keep');
  expect(g.last('rolled')).toMatchObject({ for: 'armour', dice: [2], total: 2, card: 'adv.shield' });
  g.ann('keep');
});

test('TDE-G.3 the Bracer is offered with what it adds, by its card', () => {
  const g = souls({
    figures: { Ann: { character: 'thief', at: 'O1', objects: ['veil.barbed-bracer'] }, Bob: DEAD_BOB },
    lying: { O2: ['dragon'] },
  });
  g.rolls(1).ann('roll', 'cw');
  expect(offered(g, 'blood:veil.barbed-bracer')).toBe(
    'blood:veil.barbed-bracer: pick.prepare.blood(card veil.barbed-bracer, n 3) · @veil.barbed-bracer',
  );
});

test('T86-6.12.1c what may be taken is refused only where it could be: no Place, no Enemy', () => {
  const g = new Game({
    figures: { Ann: { character: 'troll', at: 'O1', objects: ['axe', 'helmet', 'shield', 'ring'] }, Bob: BOB },
    lying: { O2: ['shrine', 'sword'] },
  });
  g.rolls(1).ann('roll', 'cw');
  expect(asks(g).refused).toEqual(['take:adv.sword: no.room(card adv.sword) · T86-6.5.3 · @adv.sword']);
});

test('T86-6.13.5b whoever is freed and held to one space goes one, whatever the die said', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O1', slave: true, slow: 2 }, Bob: BOB });
  g.rolls(5).ann('roll');
  expect([asks(g).prompt, g.options('Ann')]).toEqual(['ask.direction(n 1)', ['cw', 'ccw']]);
});

test('T86-6.13.2 a Hex loses one of its rounds as the turn of its caster begins', () => {
  const lasts = (turns: number) => {
    const g = new Game({
      figures: { Ann: { character: 'troll', at: 'O1' }, Bob: BOB },
      turn: 'Bob',
      hexes: { O20: { by: 'Ann', turns } },
    });
    g.rolls(1).bob('roll', 'cw', 'no');
    return [g.turn, g.s.hexes.map((hex) => hex.turns)];
  };
  expect([lasts(3), lasts(2), lasts(1)]).toEqual([
    ['Ann', [2]],
    ['Ann', [1]],
    ['Ann', []],
  ]);
});

const question = (kind: string, ids: readonly string[]): DecisionView => ({
  id: 7,
  seat: 0,
  kind,
  rule: 'T86-6.9',
  prompt: { key: `ask.${kind}` },
  options: ids.map((id) => ({ id, label: { key: id }, ...(id.startsWith('sp.') ? { target: { card: id } } : {}) })),
  refused: [],
  byDefault: ids[0]!,
});

test('T86-6.9.6a where nothing lets a question by, Spells that are set aside do not', () => {
  const view = new Game({ Ann: BOB, Bob: { character: 'troll', at: 'O1' } }).view('Ann');
  expect(answerOf({ aside: ['sp.counterspell'], cast: 'ask' }, question('react', ['sp.counterspell']), view)).toBeNull();
});

test('TDE-4.18 what was put down in this turn is refused for that and by that rule', () => {
  const down = digital({
    figures: { Ann: { character: 'warrior', at: 'M12', objects: ['axe'] }, Bob: { character: 'elf', at: 'O12' } },
    lying: { M11: ['sword', 'helmet'] },
  });
  down.rolls(1).ann('roll', 'ccw', 'space').aside('Ann', 'leave:adv.axe');
  expect(asks(down).refused).toEqual(['take:adv.axe: no.takeBack(card adv.axe) · TDE-4.18 · @adv.axe']);
});

test('T86-6.12.1c in 1986 it may be taken again, and a Follower whom one cannot pay is refused for that', () => {
  const g = new Game({
    figures: { Ann: { character: 'troll', at: 'O1', gold: 0, objects: ['axe'] }, Bob: BOB },
    lying: { O2: ['sword', 'mercenary'] },
  });
  g.rolls(1).ann('roll', 'cw').aside('Ann', 'leave:adv.axe');
  expect([g.options('Ann'), asks(g).refused]).toEqual([
    ['take:adv.sword', 'take:adv.axe', 'done'],
    ['take:adv.mercenary: no.gold(card adv.mercenary) · T86-6.3.3 · @adv.mercenary'],
  ]);
});

test('T86-6.12.1c what was put down in the midst of taking and taken again stays, or the question need never end', () => {
  const g = new Game({
    figures: { Ann: { character: 'troll', at: 'O1', objects: ['axe', 'helmet', 'shield', 'ring'] }, Bob: BOB },
    lying: { O2: ['sword'] },
  });
  g.rolls(1).ann('roll', 'cw').aside('Ann', 'leave:adv.axe').ann('take:adv.axe');
  expect(g.options('Ann')).toEqual(['drop:adv.helmet', 'drop:adv.shield', 'drop:adv.ring', 'done']);
});

test('T86-6.13.5b what the Warlock wants can be handed over by name, gold by how much it is, and nothing else', () => {
  const wanted = (quest: number, gold = 3) => {
    const g = new Game({
      Ann: { character: 'troll', at: 'O4', quest, gold, objects: ['axe', 'ring'], followers: ['guide', 'hag'] },
      Bob: BOB,
    });
    return asks(g).options.filter((line) => line.startsWith('deliver:'));
  };
  expect([1, 2, 3, 4, 5, 6].map((quest) => wanted(quest))).toEqual([
    [],
    [],
    ['deliver:adv.guide: pick.deliver(card adv.guide) · note.deliver · @adv.guide'],
    ['deliver:adv.ring: pick.deliver(card adv.ring) · note.deliver · @adv.ring'],
    ['deliver:gold: pick.deliver.gold(n 3) · note.deliver'],
    ['deliver:gold: pick.deliver.gold(n 2) · note.deliver'],
  ]);
  expect([wanted(5, 2), wanted(6, 2).length, wanted(6, 1)]).toEqual([[], 1, []]);
});

test('T86-6.8 a Potion is offered with what it adds, by its card', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O4', objects: ['potion'] }, Bob: BOB });
  expect(offered(g, 'drink:adv.potion')).toBe(
    'drink:adv.potion: pick.drink(card adv.potion) · can.drink(n 2, stat stat.strength) · @adv.potion',
  );
});

test('T86-6.1.6a a Potion is no reason to ask where Strength counts in fights alone; further in it may open the Portal', () => {
  const sole = (at: 'O4' | 'M4', halt = false) => {
    const g = new Game({ Ann: { character: 'troll', at, objects: ['potion'] }, Bob: BOB });
    if (halt) g.aside('Ann', 'stop:on');
    expect(g.options('Ann')).toContain('drink:adv.potion');
    return decisionView(talisman, g.s, 0)?.sole;
  };
  expect([sole('O4'), sole('O4', true), sole('M4')]).toEqual(['roll', undefined, undefined]);
});

test('T86-6.1.6a before the dice a Potion says how likely it makes one to win', () => {
  const g = new Game({ figures: { Ann: { character: 'troll', at: 'O1', objects: ['potion'] }, Bob: BOB }, lying: { O2: ['giant'] } });
  g.rolls(1).ann('roll', 'cw');
  expect(g.asked('Ann')).toBe('prepare');
  const odds = (id: string) => decisionView(talisman, g.s, 0)?.options.find((option) => option.id === id)?.odds;
  // 6 against 6, and 8 against 6 (T86-6.16.4).
  expect(['roll', 'drink:adv.potion'].map((id) => Math.round(odds(id)! * 36))).toEqual([15, 26]);
});

test('T86-6.12.1b what may be taken is shown with the question, and left lying or, once something was taken, no more of it', () => {
  const g = new Game({ figures: { Ann: { character: 'troll', at: 'O1' }, Bob: BOB }, lying: { O2: ['axe', 'sword'] } });
  g.rolls(1).ann('roll', 'cw');
  expect(decisionView(talisman, g.s, 0)?.asker).toEqual({ cards: ['adv.axe', 'adv.sword'] });
  expect(offered(g, 'done')).toBe('done: pick.take.none · note.take.none');
  g.ann('take:adv.axe');
  expect([decisionView(talisman, g.s, 0)?.asker, offered(g, 'done')]).toEqual([{ cards: ['adv.sword'] }, 'done: pick.take.done']);
});

test('T86-6.13.5b where a number or an alignment brings nothing, that is told, and only there', () => {
  const told = (character: string, at: 'O1' | 'O8', way: 'cw' | 'ccw', ...dice: number[]) => {
    const g = new Game({ Ann: { character, at }, Bob: BOB });
    g.rolls(...dice).ann('roll', way);
    return g.events('nothing');
  };
  // Crags: 4 and 5 find the way, 6 strengthens. Graveyard: the good lose a life, the neutral pass.
  expect(told('thief', 'O8', 'cw', 1, 4)).toEqual([{ type: 'nothing', rule: 'T86-6.13.5b', seat: 0, space: 'O9' }]);
  expect(told('thief', 'O8', 'cw', 1, 6)).toEqual([]);
  expect(told('warrior', 'O1', 'cw', 2)).toEqual([{ type: 'nothing', rule: 'T86-6.13.5b', seat: 0, space: 'O3', whom: ['good', 'evil'] }]);
  expect(told('elf', 'O1', 'cw', 2)).toEqual([]);
});

test('T86-6.15.3 T86-6.15.9 a card that does nothing to whoever meets it says for whom it is, and what stays where it was drawn says why', async () => {
  const told = async (character: string, card: string, gold = 1) => {
    const g = new Game({ Ann: { character, at: 'O1', gold }, Bob: BOB });
    g.draws(card).rolls(1).ann('roll', 'cw');
    const [event, ...more] = g.events('nothing');
    expect(more).toEqual([]);
    if (!event) return null;
    const texts = await Promise.all(
      LOCALES.map(async (locale) => speaker(locale, [await loadCatalogue(locale)], () => 'Ann').say(eventText(event as never))),
    );
    for (const text of texts) expect(text).not.toMatch(/[{}]|log\./);
    return texts[0];
  };
  expect(await told('ghoul', 'fairy')).toBe('The Fairy does nothing to Ann: only for good characters.');
  expect(await told('elf', 'fairy')).toBeNull();
  expect(await told('elf', 'phantom')).toBe('The Phantom does nothing to Ann: only for evil characters.');
  expect(await told('troll', 'enchanter')).toBe('The Enchanter does nothing to Ann: only with a total Craft of 4 or more.');
  expect(await told('troll', 'marsh')).toBe('The Marsh does nothing to Ann: only with a total Strength below 5.');
  expect(await told('ghoul', 'holy-grail')).toBe('The Holy Grail stays there: only for good or neutral characters.');
  expect(await told('elf', 'holy-grail')).toBeNull();
  expect(await told('elf', 'mercenary', 0)).toBe('The Mercenary stays there: it joins only whoever pays 1 gold.');
});

test('TDE-G.3 the Heart of Night takes in each other Object, by its card', () => {
  const g = souls({ Ann: { character: 'thief', at: 'O4', objects: ['axe', 'veil.heart-of-night'] }, Bob: DEAD_BOB });
  expect(offered(g, 'store:adv.axe')).toMatch(/^store:adv\.axe: pick\.store\(card adv\.axe\) · note\.lines\(.*\) · @adv\.axe$/);
  expect(g.options('Ann').filter((id) => id.startsWith('store:'))).toEqual(['store:adv.axe']);
});

test('T86-6.5.5 T86-6.2.8 what too much is put down of nothing on the table asks for; a character is chosen by its card', () => {
  const full = new Game({
    Ann: { character: 'troll', at: 'O4', objects: ['axe', 'helmet', 'shield', 'ring', 'sword'], followers: ['mule'] },
    Bob: BOB,
  }).aside('Ann', 'leave:adv.mule');
  expect([full.asked('Ann'), full.question('Ann')?.asker]).toEqual(['dropObjects', undefined]);
  const many = new Game({ Ann: { character: 'troll', at: 'O4', objects: ['wand'], spells: ['random'], grantMark: 1 }, Bob: BOB });
  many.aside('Ann', 'leave:adv.wand');
  expect([many.asked('Ann'), many.question('Ann')?.asker]).toEqual(['dropSpells', undefined]);
  const s = begin(talisman, { seats: 2, options: { characterChoice: 'free' } }, fast(1)) as State;
  const chosen = decisionView(talisman, s, 0)!;
  expect(chosen.asker).toBeUndefined();
  expect(chosen.options.find(({ id }) => id === 'chr.thief')).toMatchObject({ label: { key: 'chr.thief' }, target: { card: 'chr.thief' } });
});

test('T86-6.13.1 of what lies where a way ends only what is met there is told: no Hex of another space, no Event at work, nothing put down this turn', () => {
  const g = new Game({
    figures: { Ann: { character: 'troll', at: 'O1' }, Bob: BOB },
    lying: { O3: ['axe'] },
    hexes: { O3: { by: 'Bob', turns: 2 } },
  });
  g.rolls(2).ann('roll');
  const way = (game: Game, id: string) => asks(game).options.find((line) => line.startsWith(`${id}: `));
  expect([way(g, 'cw'), way(g, 'ccw')]).toEqual([
    expect.stringContaining(
      'note.waits.lies(things [note.brief.thing(thing sp.hex, brings note.brief.lose(what amount.life(n 1)))]), b note.waits.take(things [adv.axe])',
    ),
    expect.not.stringContaining('note.waits.lies'),
  ]);
  const snow = digital({
    figures: { Ann: { character: 'troll', at: 'O1' }, Bob: { character: 'elf', at: 'O12' } },
    lying: { O2: ['blizzard', 'axe'] },
  });
  snow.s.lasting = [{ card: 'adv.blizzard', owner: 1, turns: 2, law: 'slow' }];
  snow.rolls(1).ann('roll');
  expect(way(snow, 'cw')).toContain('note.waits.take(things [adv.axe])');
  const down = digital({ Ann: { character: 'troll', at: 'M11', objects: ['axe'] }, Bob: { character: 'elf', at: 'M12' } });
  down.rolls(1).ann('roll', 'cw');
  expect(down.asked('Ann')).toBe('encounter');
  expect(way(down.aside('Ann', 'leave:adv.axe'), 'space')).not.toContain('axe');
});

test('T86-6.13.5b a Spell that the Cursed Glade forbids is refused for that', () => {
  const g = new Game({ Ann: { character: 'wizard', at: 'M5', spells: ['random'] }, Bob: BOB });
  expect(asks(g).refused.filter((line) => line.startsWith('cast:'))).toEqual([
    'cast:sp.random: no.casting.here · T86-6.13.5b · @sp.random',
  ]);
});

test('T86-6.19.2 on the Market Day only a toad is refused as a partner, and nobody oneself', () => {
  const g = new Game({
    figures: {
      Ann: { character: 'troll', at: 'O1', objects: ['axe'] },
      Bob: { ...BOB, toad: 2, gold: 2 },
      Cay: { character: 'elf', at: 'O20', gold: 0 },
      Dan: { character: 'dwarf', at: 'O14', objects: ['sword'] },
    },
  });
  g.rolls(1).draws('market-day').ann('roll', 'cw');
  expect([g.options('Ann'), asks(g).refused]).toEqual([
    ['done', 'with:2', 'with:3'],
    ['with:1: no.toadTrades(seat Bob) · T86-6.19.2 · @Bob'],
  ]);
});

test('T86-6.3.4 whoever hands nobody over may; who cannot be is refused among the Followers, and no Object is', () => {
  const g = new Game({
    Ann: { character: 'wizard', at: 'M15', objects: ['axe'], followers: ['princess', 'guide'], gold: 0 },
    Bob: BOB,
  });
  g.rolls(1).ann('roll', 'cw', 'handOver');
  expect([g.question('Ann')?.choose, asks(g).refused]).toEqual([
    { min: 0, max: 1 },
    ['adv.guide: no.notThis(card adv.guide) · T86-6.3.4 · @adv.guide'],
  ]);
  g.ann([]);
  expect([g.of('Ann').gold, g.cardsOf('Ann', 'followers')]).toEqual([0, ['princess', 'guide']]);
});

test('what somebody did not know is shown by a card drawn, a Spell or a look, also among other news', () => {
  const shown = (...types: string[]) => talisman.shows!(types.map((type) => ({ type })) as never, undefined as never);
  expect([shown('rolled', 'drew'), shown('rolled'), shown('looked'), shown()]).toEqual([true, false, true, false]);
});

test('T86-6.13.5b who may add to a roll is told what each total brings, to the edges of its line', () => {
  const brings = (die: number) => {
    const g = new Game({ Ann: { character: 'monk', at: 'O6' }, Bob: { character: 'elf', at: 'O12' } });
    g.rolls(1, die).ann('roll', 'cw', 'pray');
    return g.asked('Ann') === 'addToRoll' ? asks(g).options : [];
  };
  const none = 'line(effect note.fate.nothing)';
  const life = 'line(effect note.brief.gain(what amount.life(n 1)))';
  expect(brings(3)).toEqual([`yes: pick.addToRoll.yes(n 4) · ${none}`, `no: pick.addToRoll.no(n 3) · ${none}`]);
  expect(brings(4)).toEqual([`yes: pick.addToRoll.yes(n 5) · ${life}`, `no: pick.addToRoll.no(n 4) · ${none}`]);
  expect(brings(5)[1]).toBe(`no: pick.addToRoll.no(n 5) · ${life}`);
});

test('TDE-2.9 TDE-10.23 whoever has fate is told which totals of the Command Spell serve, from the least on', () => {
  const told = (die: number, commandFrom: number) => {
    const g = digital(
      { Ann: { character: 'troll', at: 'I9', objects: ['talisman'], fate: 1 }, Bob: { character: 'elf', at: 'O12', lives: 4 } },
      { commandFrom },
    );
    g.ann('act').rolls(die).ann('command');
    const [keep, again] = g.question('Ann')!.options.map(({ results = [] }) => results.map(({ from, to, helps }) => [from, to, helps]));
    return { keep, again };
  };
  const again = [
    [1, 3, false],
    [4, 6, true],
  ];
  expect([told(4, 4), told(3, 4)]).toEqual([
    { keep: [[4, 4, true]], again },
    { keep: [[3, 3, false]], again },
  ]);
  expect(told(1, 1)).toEqual({ keep: [[1, 1, true]], again: [[1, 6, true]] });
});

test('T86-6.13.5b T86-6.16.4a on the Runes a creature is stronger, and the chance is told so, from afar and there', () => {
  const odds = (space: 'M8' | 'M14', from: string) => {
    const g = new Game({ figures: { Ann: { character: 'elf', at: from, gold: 1 }, Bob: BOB }, lying: { [space]: ['bandit'] } });
    g.rolls(1).ann('roll');
    const afar = /odds ([\d.]+)/.exec(asks(g).options.find((line) => line.startsWith('cw: '))!)?.[1];
    g.ann('cw');
    return [Number(afar), g.question('Ann')?.options.find(({ id }) => id === 'fight')?.odds];
  };
  const [runes, plain] = [3, 10].map((ways) => expect.closeTo(ways / 36));
  expect([odds('M8', 'M7'), odds('M14', 'M13')]).toEqual([
    [runes, runes],
    [plain, plain],
  ]);
});

test('T86-6.3.3 T86-6.6.3 T86-6.9.4 a choice that does nothing for one is refused with what is wanting', () => {
  const refused = (figure: object, ...then: Effect[]) => {
    const g = new Game({ Ann: { character: 'dwarf', at: 'O24', gold: 2, ...figure }, Bob: BOB });
    g.rolls(1).ann('roll', 'cw');
    const top = g.s.stack.at(-1) as unknown as { of: { id: string; then: Effect[] }[] };
    top.of = [...top.of, { id: 'pray', then }];
    return asks(g).refused.find((line) => line.startsWith('pray: '));
  };
  const pay: Effect = { do: 'pay', gold: 2 };
  const part: Effect = { do: 'loseFollower' };
  const learn: Effect = { do: 'gain', what: 'spell', n: 1 };
  const rich: Effect = { do: 'gain', what: 'gold', n: 1 };
  expect([refused({ gold: 1 }, pay), refused({}, pay), refused({ gold: 1 }, rich, pay)]).toEqual([
    'pray: no.gold · T86-6.3.3',
    undefined,
    'pray: no.gold · T86-6.3.3',
  ]);
  expect([refused({}, part), refused({ followers: ['guide'] }, part)]).toEqual(['pray: no.follower · T86-6.6.3', undefined]);
  expect([refused({}, learn), refused({}, rich)]).toEqual(['pray: no.spellRoom · T86-6.9.4', undefined]);
});

test('TDE-11.17 TDE-11.20 Shape Mist where that Terrain lies already changes nothing', () => {
  const g = souls({
    figures: { Ann: { character: 'thief', at: 'O1' }, Bob: { ...DEAD_BOB, craft: 4, spells: ['shape-mist'] } },
    terrain: { O2: 'breach' },
  });
  g.rolls(1).ann('roll', 'cw');
  const before = { ...g.s.souls!.terrain };
  g.rolls(6, 1).draws('veil.lemure').bob('sp.shape-mist');
  expect([
    g.cardsOf('Bob', 'spells'),
    g.s.souls!.terrain,
    g.told.map(({ event }) => event.type).filter((type) => /errain/.test(type)),
  ]).toEqual([[], before, []]);
});

test('T86-6.19.2 a toad has no Followers: where a Hag is one it stays where it lies, where it is an Event it goes', () => {
  const met = (play: typeof digital) => {
    const g = play({
      figures: { Ann: { character: 'troll', at: 'O1', toad: 2 }, Bob: { character: 'elf', at: 'O12' } },
      lying: { O2: ['hag'] },
    });
    g.ann('step', 'cw');
    return [g.cardsOf('Ann', 'followers'), g.lying('O2'), g.s.discard];
  };
  expect([met(digital), met((position) => new Game(position))]).toEqual([
    [[], ['hag'], []],
    [[], [], ['adv.hag']],
  ]);
});

test('TDE-2.9 TDE-5.7 in a fight fate tells what each face brings: lost, drawn or won', () => {
  const g = digital({
    figures: { Ann: { character: 'elf', at: 'O1', strength: 4, fate: 1 }, Bob: { character: 'monk', at: 'O12' } },
    lying: { O2: ['giant'] },
  });
  g.rolls(1, 2, 1).ann('roll', 'keep', 'cw');
  const told = g
    .question('Ann')!
    .options.map(({ results = [] }) => results.map(({ from, to, brings, helps }) => [from, to, brings.key, helps]));
  expect(told).toEqual([
    [[2, 2, 'note.fate.lost', false]],
    [
      [1, 2, 'note.fate.lost', false],
      [3, 3, 'note.fate.draw', undefined],
      [4, 6, 'note.fate.won', true],
    ],
  ]);
  g.ann('keep');
});

test('TDE-2.9 TDE-8.24 fate for the Warlock’s die tells each task, for the Vampire’s what every number costs', () => {
  const told = (ann: object, ...answers: string[]) => {
    const g = digital({ Ann: { character: 'troll', fate: 1, ...ann }, Bob: { character: 'elf', at: 'O12' } });
    g.rolls(...(answers.includes('roll') ? [1, 3] : [3]));
    for (const answer of answers) g.ann(answer);
    return g
      .question('Ann')!
      .options.map(({ results = [] }) => results.map(({ from, to, brings, helps }) => [from, to, brings.key, helps]));
  };
  expect(told({ at: 'M8' }, 'roll', 'keep', 'cw', 'accept')[1]!.map(([, , key]) => key)).toEqual(
    [1, 2, 3, 4, 5, 6].map((n) => `quest.${n}`),
  );
  const enchantress = told({ at: 'O12', fate: 2, strength: 8, craft: 8 }, 'roll', 'keep', 'cw', 'enchantress')[1]!;
  expect(enchantress.map(([from, to, , helps]) => [from, to, helps])).toEqual([1, 2, 3, 4, 5, 6].map((n) => [n, n, n > 3]));
  const lives = (from: number, to: number) => [from, to, 'note.brief.lose', false];
  expect(told({ at: 'I2' }, 'to:I3')).toEqual([[lives(3, 3)], [lives(1, 2), lives(3, 4), lives(5, 6)]]);
});
