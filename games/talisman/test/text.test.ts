import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Action, begin, decisionView, fast, heardBy, play, type Text, type Told, text } from '@questhall/kernel';
import { LOCALES, type Speaker, speaker } from '@questhall/text';
import { beforeAll, expect, test } from 'vitest';
import { sized } from '../../../test/sized.ts';
import { SPACES, type SpaceId } from '../src/board/index.ts';
import { eventText, loadCatalogue, togetherText } from '../src/client.ts';
import { goodsText } from '../src/decisions/words.ts';
import { OPTIONS, type TalismanEvent, talisman } from '../src/index.ts';
import { counted, nameOf } from '../src/text/names.ts';
import { spotName } from '../src/text/place-name.ts';

const NAMES = ['Jan', 'Piet', 'Cato', 'Sofie', 'Mats', 'Ida'];
const speakers: Speaker[] = [];
const said = new Set<string>();
const before = new Map<string, string[]>();

beforeAll(async () => {
  for (const locale of LOCALES) {
    const catalogue = await loadCatalogue(locale);
    speakers.push(speaker(locale, [catalogue], (seat) => NAMES[seat] ?? '?'));
  }
}, 120_000);

/** Says a text in every language; throws where a key or a gap is missing. */
function say(words: Text): string[] {
  const same = JSON.stringify(words);
  let sentences = before.get(same);
  if (!sentences) {
    keysIn(words);
    sentences = speakers.map((s) => s.say(words));
    if (sentences.some((sentence) => /undefined|null|NaN|[{}]| {2}/.test(sentence))) expect.fail(`${same}\n${sentences.join('\n')}`);
    before.set(same, sentences);
  }
  return sentences;
}

function keysIn(words: unknown): void {
  if (typeof words !== 'object' || words === null) return;
  if ('key' in words) said.add(String(words.key));
  for (const part of Object.values(words)) keysIn(part);
}

test('every event and every question of random matches can be said in five languages', () => {
  for (let seed = 0; seed < sized(3, 8); seed++) {
    const bots = fast(seed, 1);
    const tell = (event: TalismanEvent, to?: readonly number[], twin?: TalismanEvent) => {
      const told: Told<TalismanEvent> = { event, ...(to ? { to } : {}), ...(twin ? { twin } : {}) };
      for (const seat of [undefined, 0, 1]) {
        const heard = heardBy(told, seat);
        if (heard) say(eventText(heard));
      }
    };
    const chance = fast(seed);
    const s = begin(talisman, { seats: 2 + (seed % 5), options: { lives: 2, roundLimit: 60 } }, chance, tell as never);
    while (!s.outcome) {
      for (const { seat } of s.pending) {
        if (bots.below(4) > 0) continue;
        const d = decisionView(talisman, s, seat);
        if (!d) continue;
        for (const o of d.options)
          for (const words of [o.label, o.note, ...(o.results ?? []).map(({ brings }) => brings)]) if (words) say(words);
        say(d.prompt);
        for (const r of d.refused) {
          say(r.label);
          say(r.reason);
        }
      }
      const d = s.pending[bots.below(s.pending.length)]!;
      const pool = [...d.options];
      const n = d.choose ? d.choose.min + bots.below(d.choose.max - d.choose.min + 1) : 0;
      const choice = d.choose
        ? Array.from({ length: n }, () => pool.splice(bots.below(pool.length), 1)[0]!)
        : pool[bots.below(pool.length)]!;
      play(talisman, s, { decision: d.id, seat: d.seat, choice } as Action, chance, tell as never);
    }
    say({ key: `end.${s.outcome.reason}` });
  }
});

test('every key with which a question is worded is in the catalogue, also of questions that are rarely asked', async () => {
  const folder = join(import.meta.dirname, '../src/decisions');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
  const source = (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
  const keys = Object.keys(await loadCatalogue('en'));
  const wanted = [...source.matchAll(/(['`])((?:ask|pick|note|no|good|place)\.[\w.]*(?:\$\{[^}]*\}[\w.]*)*)\1/g)].map((m) => m[2]!);
  expect(wanted.length).toBeGreaterThan(80);
  const missing = wanted.filter((key) => {
    const pattern = new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '.+')}($|\\.)`);
    return !keys.some((known) => pattern.test(known));
  });
  expect(missing).toEqual([]);
});

test('the options of a match have names for all their values', () => {
  for (const { id, values } of OPTIONS) {
    say({ key: `set.${id}` });
    if ('min' in values) {
      if (values.min === 0 && id === 'roundLimit') say({ key: `set.${id}.0` });
    } else for (const value of values) say({ key: `set.${id}.${value}` });
  }
  for (const id of ['set.startSpell', 'set.elimination']) expect(said.has(id)).toBe(true);
});

test('log lines read well in each language', () => {
  const lines = (event: TalismanEvent) => say(eventText(event));
  const side = (score: number) => ({ parts: [], dice: [], score });
  const foes = [
    { card: 'adv.ape', value: 3 },
    { card: 'adv.goblin.2', value: 2 },
  ];
  expect(
    lines({ type: 'fought', rule: 'T86-6.16.4d', seat: 0, roller: 1, stat: 'strength', foes, hero: side(9), foe: side(7), result: 'won' }),
  ).toEqual([
    'Jan beats the Ape and the Goblin, 9 to 7.',
    'Jan verslaat de Aap en de Kobold met 9 tegen 7.',
    'Jan bat le Singe et le Gobelin, 9 à 7.',
    'Jan besiegt den Affen und den Goblin mit 9 zu 7.',
    'Jan besejrer aben og goblinen med 9 mod 7.',
  ]);
  expect(lines({ type: 'moved', rule: 'T86-6.11.1a', seat: 1, from: 'O24', path: ['O1'], to: 'O13', by: 'walk' })).toEqual([
    'Piet walks 1 space to the City.',
    'Piet loopt 1 vakje naar de Stad.',
    'Piet avance d’une case jusqu’à la Cité.',
    'Piet zieht einen Schritt zur Stadt.',
    'Piet går 1 felt til Byen.',
  ]);
  expect(lines({ type: 'gotSpell', rule: 'T86-6.2.7c', seat: 0 })[1]).toBe('Jan trekt een spreuk.');
  const aimed = (spell: string) => lines({ type: 'cast', rule: 'T86-6.9.6', seat: 0, spell, space: 'O7' });
  expect([aimed('sp.teleport'), aimed('sp.hex')].map(([en, nl, fr, de, da]) => [en, nl, fr, de, da])).toEqual([
    [
      'Jan casts Teleport to reach the Chapel.',
      'Jan spreekt Teleportatie uit om naar de Kapel te gaan.',
      'Jan lance Téléportation pour aller à la Chapelle.',
      'Jan wirkt Teleportation, um zur Kapelle zu gelangen.',
      'Jan bruger Teleportation for at komme til Kapellet.',
    ],
    [
      'Jan casts Hex on the Chapel.',
      'Jan spreekt Vloek uit over de Kapel.',
      'Jan lance Maléfice sur la Chapelle.',
      'Jan wirkt Fluch auf die Kapelle.',
      'Jan bruger Forhekselse på Kapellet.',
    ],
  ]);
  const short = (points: number) => say(text('trophies.short', { points, n: 6, stat: text('stat.strength') }));
  expect([short(1)[0], short(3)[0], short(1)[1], short(1)[2], short(1)[3]]).toEqual([
    '1 point of Strength, 6 still missing',
    '3 points of Strength, 6 still missing',
    '1 punt Kracht, nog 6 te weinig',
    '1 point de Force, il en manque 6',
    '1 Punkt Stärke, 6 fehlen noch',
  ]);
  const rerolled = (was: number, now: number) =>
    lines({ type: 'rerolled', rule: 'TDE-2.11', seat: 0, was, now, dice: [now], total: now, for: { kind: 'move' } as never }).slice(0, 3);
  expect(rerolled(2, 5)[0]).toBe('Jan spends 1 fate: the 2 becomes a 5.');
  expect(rerolled(2, 2)).toEqual([
    'Jan spends 1 fate, and rolls 2 again.',
    'Jan zet 1 Lot in en gooit opnieuw 2.',
    'Jan dépense 1 point de Destin et refait 2.',
  ]);
});

test('a bribe names what there is, and only that', () => {
  const bribe = (cards: string[], gold: number, spells: number) =>
    say(text('ask.answerBribe', { seat: { seat: 0 }, things: goodsText([...cards, ...Array<string>(gold).fill('coin.')], spells) }))[0];
  expect(bribe(['adv.ring'], 1, 2)).toBe('Jan offers 1 gold, the Ring and 2 unseen Spells for mercy.');
  expect(bribe([], 2, 0)).toBe('Jan offers 2 gold for mercy.');
  expect(bribe([], 0, 1)).toBe('Jan offers 1 unseen Spell for mercy.');
  expect(say(text('ask.answerBribe.nothing', { seat: { seat: 0 } }))[0]).toBe('Jan offers nothing for mercy.');
});

test('what somebody has several times is counted in a list', () => {
  const left = (cards: string[]) => say(eventText({ type: 'left', rule: 'T86-6.5.4', seat: 0, cards, gold: 0, space: 'M11' }));
  expect(left(['adv.helmet', 'adv.sword', 'adv.helmet.2'])).toEqual([
    'Jan leaves 2 Helmets and the Sword at the Oasis.',
    'Jan laat 2 Helmen en het Zwaard achter in de Oase.',
    'Jan laisse 2 Heaumes et l’Épée dans l’Oasis.',
    'Jan lässt 2 Helme und das Schwert in der Oase zurück.',
    'Jan efterlader 2 hjelme og sværdet i Oasen.',
  ]);
});

test('a gift, a demand and a barter are told each in its own words', () => {
  const traded = (given: string[], got: string[], gold: number) =>
    say(eventText({ type: 'traded', rule: 'T86-6.15.4', seat: 0, target: 1, given, got, gold, spells: 0 }));
  expect(traded(['adv.ring'], [], -1)[0]).toBe('Jan trades with Piet: the Ring for 1 gold.');
  expect(traded(['adv.ring'], [], 0)[0]).toBe('Jan gives Piet the Ring.');
  expect(traded([], [], -2)).toEqual([
    'Piet gives Jan 2 gold.',
    'Piet geeft 2 goud aan Jan.',
    'Piet donne 2 pièces d’or à Jan.',
    'Piet gibt Jan 2 Goldstücke.',
    'Piet giver Jan 2 guldstykker.',
  ]);
});

test('goods are counted, not listed one by one, and nothing is called nothing', () => {
  const trade = (given: string[], unseen: number, wanted: string[]) =>
    say(text('ask.answerTrade', { seat: { seat: 0 }, given: goodsText(given, unseen), wanted: goodsText(wanted) }));
  expect(trade(['coin.0', 'coin.1', 'adv.ring'], 0, ['spell.0', 'spell.1'])).toEqual([
    'Jan offers you 2 gold and the Ring for 2 unseen Spells.',
    'Jan biedt je 2 goud en de Ring voor 2 gedekte spreuken.',
    'Jan te propose 2 pièces d’or et l’Anneau contre 2 Sortilèges face cachée.',
    'Jan bietet dir 2 Goldstücke und den Ring für 2 verdeckte Zaubersprüche.',
    'Jan tilbyder dig 2 guldstykker og ringen for 2 skjulte besværgelser.',
  ]);
  const gift = say(text('ask.answerTrade.gift', { seat: { seat: 0 }, given: goodsText([], 1) }));
  expect(gift[0]).toBe('Jan gives you 1 unseen Spell. Accept?');
});

test('German tells a choice as a deed, for every choice there is', async () => {
  const de = await loadCatalogue('de');
  const chosen = Object.keys(de).filter((key) => /^choice\.[^/]+$/.test(key));
  expect(chosen.length).toBeGreaterThan(15);
  expect(chosen.filter((key) => !Object.hasOwn(de, `${key}/does`))).toEqual([]);
});

test('German bends the word before its genitive, and Salomons Krone has no article', async () => {
  const de = await loadCatalogue('de');
  expect(de['veil.chains-of-greed/from']).toBe('von den Ketten der Gier');
  expect(de['adv.raiders/dat']).toBe('den Plünderern');
  expect(Object.keys(de).filter((key) => key.startsWith('adv.solomons-crown/') && /\bdie\b/i.test(de[key] ?? ''))).toEqual([]);
});

test('T86-6.9.6a a Spell on oneself names its caster once', () => {
  const cast = (target: number) =>
    say(eventText({ type: 'cast', rule: 'T86-6.9.6a', seat: 0, spell: 'sp.healing', target } as Parameters<typeof eventText>[0]))[0];
  expect([cast(0), cast(1)]).toEqual(['Jan casts Healing.', 'Jan casts Healing on Piet.']);
});

test('spaces of the same name are told apart where one of them is chosen', () => {
  const walk = (space: SpaceId) => say(text('pick.turn.woods', { space: spotName(space, undefined) }));
  expect(walk('O4')).toEqual([
    'Walk to the Woods between the Graveyard and the Sentinel',
    'Wandel naar het Bos tussen het Kerkhof en de Schildwacht',
    'Marcher jusqu’au Bois entre le Cimetière et la Sentinelle',
    'Wandern zu den Wäldern zwischen dem Friedhof und dem Wächter',
    'Vandr til Lunden mellem Kirkegården og Vogteren',
  ]);
  expect(walk('O17')[0]).toBe('Walk to the Woods near the Tavern');
  const named = SPACES.filter((space) => space.region !== 'inner').map((space) => say(spotName(space.id, undefined))[0]);
  expect(new Set(named).size).toBe(named.length);
});

test('T86-6.8.1 TDE-5.6 TDE-G.3 dice of which not all count are told so, and a thing that must be taken follows nobody', () => {
  const rolled = (dice: number[], total: number) => eventText({ type: 'rolled', rule: 'TDE-5.7', seat: 1, dice, total, for: 'fight' }).key;
  expect([rolled([6, 4], 6), rolled([6, 4], 10), rolled([4], 3), rolled([4], 4)]).toEqual([
    'log.rolled.counts',
    'log.rolled',
    'log.rolled.counts',
    'log.rolled',
  ]);
  const cursed = (card: string) => eventText({ type: 'cursed', rule: 'TDE-G.3', seat: 1, card }).key;
  expect([cursed('veil.armour-of-vulnerability'), cursed('adv.hag')]).toEqual(['log.cursed.object', 'log.cursed']);
});

test('one thing is one line: a roll and its walk, a card drawn and met, a fight and its trophy; what is two stays two', () => {
  const rolled = (total: number) => ({ type: 'rolled', rule: 'T86-6.11.1a', seat: 1, dice: [total], total, for: 'move' }) as const;
  const walked = { type: 'moved', rule: 'T86-6.11.1a', seat: 1, from: 'O24', path: ['O1', 'O2'], to: 'O13', by: 'walk' } as const;
  const card = 'adv.poltergeist';
  const drew = { type: 'drew', rule: 'T86-6.13.4b', seat: 1, card, space: 'O1' } as const;
  const met = { type: 'met', rule: 'T86-6.15.2', seat: 1, card } as const;
  const stuck = { type: 'cursed', rule: 'T86-6.6', seat: 1, card } as const;
  const one = (...events: object[]) => {
    const told = togetherText(events as unknown as TalismanEvent[]);
    return told && say(told);
  };
  expect(one(rolled(2), walked)).toEqual([
    'Piet rolls 2 and walks to the City.',
    'Piet gooit 2 en loopt naar de Stad.',
    'Piet fait 2 et avance jusqu’à la Cité.',
    'Piet würfelt eine 2 und zieht zur Stadt.',
    'Piet slår 2 og går til Byen.',
  ]);
  // A walk that the Sentinel cut short is not the whole roll.
  expect(one(rolled(3), walked)).toBeUndefined();
  expect(one(drew, met)?.[0]).toBe('Piet draws the Poltergeist.');
  expect(one(met, stuck)?.[0]).toBe('Piet is stuck with the Poltergeist.');
  expect(one(drew, met, stuck)?.[0]).toBe('Piet draws the Poltergeist and is stuck with a Follower that nobody wants.');
  expect(one({ ...drew, seat: 0 }, met)).toBeUndefined();
  const side = (score: number) => ({ parts: [], dice: [], score });
  const fought = { type: 'fought', rule: 'T86-6.16.4d', seat: 0, roller: 1, stat: 'strength', hero: side(9), foe: side(7), result: 'won' };
  const ape = { ...fought, foes: [{ card: 'adv.ape', value: 3 }] };
  const trophy = { type: 'trophy', rule: 'T86-6.1.4a', seat: 0, cards: ['adv.ape'] };
  expect(one(ape, trophy)?.[0]).toBe('Jan beats the Ape, 9 to 7, and keeps the trophy.');
  expect(one(ape, { ...trophy, cards: ['adv.bear'] })).toBeUndefined();
  const cast = { type: 'cast', rule: 'T86-6.9.6b', seat: 1, spell: 'sp.water-walking', space: 'M1' };
  const across = { type: 'moved', rule: 'T86-6.9.6b', seat: 1, from: 'O1', path: ['M1'], to: 'M1', by: 'teleport' };
  expect(one(cast, across)?.[0]).toBe('Piet casts Water Walking and arrives at the Portal of Power.');
  expect(one({ ...cast, space: 'M2' }, across)).toBeUndefined();
});

test('T86-6.11.9 whoever walks on water is not said to teleport', () => {
  const across = {
    type: 'moved',
    rule: 'T86-6.11.9',
    seat: 1,
    from: 'O1',
    path: ['M1'],
    to: 'M1',
    by: 'teleport',
  } as unknown as TalismanEvent;
  expect(say(eventText(across))).toEqual([
    'Piet walks over the water to the Portal of Power.',
    'Piet loopt over het water naar de Poort van de Macht.',
    'Piet marche sur l’eau jusqu’au Portail du Pouvoir.',
    'Piet geht über das Wasser zum Portal der Macht.',
    'Piet går over vandet til Magtens Port.',
  ]);
});

test('a countered Command Spell is named once, without an article in the wrong place; a countered Spell by its name', () => {
  const told = (spell: string) => say(eventText({ type: 'countered', seat: 0, spell } as TalismanEvent));
  expect(told('command')).toEqual([
    'Jan’s Command Spell fizzles.',
    'De spreuk van de Heerser van Jan heeft geen effect.',
    'Le Sortilège de Commandement de Jan reste sans effet.',
    'Der Zauberspruch der Herrschaft von Jan verpufft.',
    'Herskerbesværgelsen fra Jan virker ikke.',
  ]);
  expect(told('sp.healing')[0]).toBe('Jan’s Healing fizzles.');
});

test('what a card was chosen to do is told as what is done, in every language', () => {
  const told = say(eventText({ type: 'visited', seat: 0, choice: 'pray' } as unknown as TalismanEvent));
  expect(told).toEqual([
    'Jan kneels to pray.',
    'Jan knielt om te bidden.',
    'Jan se recueille pour prier.',
    'Jan kniet zum Gebet nieder.',
    'Jan knæler i bøn.',
  ]);
});

test('a Talisman is a Talisman, drawn or given: two of them are counted', () => {
  expect(
    say(text('ask.trophies.laid', { cards: counted([nameOf('adv.talisman'), nameOf('tal.talisman')]), sums: [] })).map((s) =>
      s.split(/[:.]/)[1]?.trim(),
    ),
  ).toEqual(['2 Talismans', '2 Talismannen', '2 Talismans', '2 Talismane', '2 talismaner']);
});
