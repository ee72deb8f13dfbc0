import { loadCatalogue } from '@questhall/dystopia/client';
import { speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import type { AnyEvent } from '../contract.ts';
import { befell } from './befell.ts';
import { loadCatalogue as tableWords } from './text/index.ts';

const NAMES = { h0: { key: 'hero.dwarf' }, h1: { key: 'hero.elf' }, m0: { key: 'monster.N1' }, m1: { key: 'monster.G1' } };
const event = (type: string, more: object): AnyEvent => ({ type, rule: 'DYS-1', names: NAMES, ...more }) as AnyEvent;
const struck = (from: string, to: string) => [
  event('attacked', { from, to, red: [5], white: [1], attack: 5, defence: 1, result: 'wounded' }),
  event('hurt', { figure: to, n: 1, energy: 2 }),
];
const heroes = (...seats: number[]) => ({ heroes: seats.map((seat, n) => ({ seat, id: `h${n}` })) }) as never;

async function said(
  events: readonly AnyEvent[],
  me: number,
  led: never,
  locale: 'en' | 'nl' | 'fr' | 'de' | 'da' = 'en',
): Promise<string[]> {
  const words = speaker(locale, [await tableWords(locale), await loadCatalogue(locale)], String);
  return befell(events, me, led).map(({ text }) => words.say(text));
}

const WIZOR = [event('wizorBegan', {}), ...struck('m0', 'h0'), ...struck('m0', 'h1'), ...struck('m1', 'h1')];

test('what a monster took from one’s hero, with what did it; of several heroes each is named', async () => {
  expect(await said(WIZOR, 0, heroes(0, 1))).toEqual(['−1 energy (Norcon)']);
  expect(await said(WIZOR, 1, heroes(0, 1))).toEqual(['−2 energy (Norcon and Globnic)']);
  expect(await said(WIZOR, 0, heroes(0, 0))).toEqual(['Dwarf −1 energy (Norcon)', 'Elf −2 energy (Norcon and Globnic)']);
  expect(await said([event('wizorBegan', {})], 0, heroes(0, 1))).toEqual([]);
});

test('who falls has fallen, and nothing else; a curse and a lost turn are told', async () => {
  const fallen = [...WIZOR, event('died', { figure: 'h0', code: 'dwarf', at: '1,1' })];
  expect(await said(fallen, 0, heroes(0, 1))).toEqual(['the Dwarf has fallen']);
  const more = [event('cursed', { hero: 0, curse: 'c-rust' }), event('turnLost', { figure: 'h0' })];
  for (const locale of ['en', 'nl', 'fr', 'de', 'da'] as const)
    expect(await said([...more, ...WIZOR], 0, heroes(0, 1), locale)).toHaveLength(3);
});

test('of one’s own turn only harm is told: a trap with its name, and not what food has brought', async () => {
  const own = [event('trapSprung', { hero: 0, trap: 'pit', at: '2,2' }), event('hurt', { figure: 'h0', n: 1, energy: 3 })];
  expect(await said(own, 0, heroes(0, 1))).toEqual(['−1 energy (Pit)']);
  expect(befell(own, 0, heroes(0, 1)).map(({ harm }) => harm)).toEqual([true]);
  const eaten = [event('healed', { figure: 'h0', n: 2, energy: 5 })];
  expect(befell(eaten, 0, heroes(0, 1)).map(({ harm }) => harm)).toEqual([undefined]);
});

test('of several who took energy two are named; of more, and where one is not known, none', async () => {
  const third = { ...NAMES, m2: { key: 'monster.T1' } };
  const by = (from: string, names: object = NAMES) => struck(from, 'h0').map((one) => ({ ...one, names }) as AnyEvent);
  expect(await said([...by('m0'), ...by('m0')], 0, heroes(0, 1))).toEqual(['−2 energy (Norcon)']);
  expect(await said([...by('m0'), ...by('m1'), ...by('m2', third)], 0, heroes(0, 1))).toEqual(['−3 energy']);
  const unknown = event('hurt', { figure: 'h0', n: 1, energy: 1 });
  expect(await said([...by('m0'), event('turnBegan', { hero: 1 }), unknown], 0, heroes(0, 1))).toEqual(['−2 energy']);
});

test('a trap that did no harm ended the turn nevertheless: whoever had walked on reads why', async () => {
  const sprung = [event('trapSprung', { hero: 0, trap: 'spear-slit', at: '2,2' }), event('turnBegan', { hero: 1 })];
  expect(await said(sprung, 0, heroes(0, 1))).toEqual(['a trap ended the turn (Spear slit)']);
  expect(befell(sprung, 0, heroes(0, 1))).toMatchObject([{ harm: true }]);
  // Another hero's harm, later, is none of this trap's.
  expect(await said([...sprung, ...struck('m0', 'h1')], 0, heroes(0, 1))).toHaveLength(1);
  expect(await said([...sprung, ...struck('m0', 'h0')], 0, heroes(0, 1))).toHaveLength(2);
  expect(await said(sprung, 1, heroes(0, 1))).toEqual([]);
  expect(await said(sprung, 0, heroes(0, 0))).toEqual(['Dwarf: a trap ended the turn (Spear slit)']);
  // What harmed says enough.
  const cursed = [event('trapSprung', { hero: 0, trap: 'curse-glyph', at: '2,2' }), event('cursed', { hero: 0, curse: 'c-rust' })];
  expect(await said(cursed, 0, heroes(0, 1))).toHaveLength(1);
});

test.each(['en', 'nl', 'fr', 'de', 'da'] as const)('a trap that ended the turn has room in the one line of a phone: %s', async (locale) => {
  for (const trap of ['spear-slit', 'pit', 'dart-wall', 'snare-net', 'curse-glyph', 'fire-vent', 'alarm-gong', 'ice-teeth']) {
    const [line] = await said([event('trapSprung', { hero: 0, trap, at: '2,2' })], 0, heroes(0, 1), locale);
    expect(line).not.toContain('ui.dy');
    expect(line!.length, line).toBeLessThanOrEqual(40);
  }
});

test('what came of one’s own blow is told with its sums, and of nobody else’s; one that comes back is harm', async () => {
  const blow = (result: string, more: object[] = []) => [
    event('attacked', { from: 'h0', to: 'm0', red: [5, 3], white: [4, 1], attack: 11, defence: 8, result }),
    ...(more as AnyEvent[]),
  ];
  expect(await said(blow('wounded'), 0, heroes(0, 1))).toEqual(['Norcon: 11 against 8, wounded']);
  expect(await said(blow('wounded'), 1, heroes(0, 1))).toEqual([]);
  const slain = [event('hurt', { figure: 'm0', n: 1, energy: 0 }), event('died', { figure: 'm0', code: 'N1', at: '1,1' })];
  expect(await said(blow('wounded', slain), 0, heroes(0, 1))).toEqual(['Norcon: 11 against 8, beaten']);
  // Who falls to the next blow has not fallen to this one.
  expect(await said([...blow('wounded'), ...blow('held'), ...slain], 0, heroes(0, 1))).toHaveLength(2);
  expect(await said(blow('countered', [event('hurt', { figure: 'h0', n: 1, energy: 2 })]), 0, heroes(0, 1))).toEqual([
    '−1 energy (Norcon)',
  ]);
  for (const locale of ['en', 'nl', 'fr', 'de', 'da'] as const)
    for (const result of ['wounded', 'held', 'averted', 'outwitted']) {
      const [line] = await said(blow(result), 0, heroes(0, 1), locale);
      expect(line).not.toContain('ui.dy');
      expect(line).toContain('Norcon');
    }
  expect(befell(blow('held'), 0, heroes(0, 1))).toMatchObject([{ unasked: true, weight: -1 }]);
});

test.each(['en', 'nl', 'fr', 'de', 'da'] as const)('what came of a blow has room in the one line of a phone: %s', async (locale) => {
  const speak = speaker(locale, [await tableWords(locale)], String);
  // 264 pixels at 15 a line; longer ones end in three points.
  for (const how of ['wounded', 'held', 'slain', 'averted', 'outwitted', 'beaten'])
    expect(speak.say({ key: `ui.dy.struck.${how}`, args: { to: 'Norcon 2', attack: 12, defence: 10 } }).length, how).toBeLessThanOrEqual(
      40,
    );
});

test.each(['en', 'nl', 'fr', 'de', 'da'] as const)('the stage names who loses energy by a blow: %s', async (locale) => {
  const speak = speaker(locale, [await tableWords(locale), await loadCatalogue(locale)], String);
  for (const how of ['wounded', 'outwitted'])
    expect(speak.say({ key: `ui.dy.result.${how}`, args: { to: 'Norcon 2' } })).toContain('Norcon 2');
});

test('what a chest held is told, all of it in one sentence; an empty one held nothing, and what harmed or came out says enough', async () => {
  const searched = event('searched', { hero: 0, kind: 'chest', at: '2,2' });
  const held = [searched, event('found', { hero: 0, gold: 12 }), event('found', { hero: 0, thing: 'smoked-ham' })];
  expect(await said(held, 0, heroes(0, 1))).toEqual(['the Dwarf found Smoked ham and 12 gold']);
  expect(await said(held, 1, heroes(0, 1))).toEqual([]);
  expect(await said([searched], 0, heroes(0, 1))).toEqual(['the Dwarf found nothing']);
  expect(await said([searched, event('cursed', { hero: 0, curse: 'c-rust' })], 0, heroes(0, 1))).toHaveLength(1);
  expect(befell(held, 0, heroes(0, 1))).toMatchObject([{ unasked: true }]);
  for (const locale of ['en', 'nl', 'fr', 'de', 'da'] as const) {
    const [line] = await said(held, 0, heroes(0, 1), locale);
    expect(line).not.toContain('ui.dy');
    expect(line).toContain('12');
  }
});
