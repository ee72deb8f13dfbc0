import type { DystopiaView } from '@questhall/dystopia/client';
import type { DecisionView } from '@questhall/kernel';
import { LOCALES, speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import type { AnyEvent, GameProps } from '../contract.ts';
import { barText, newcomersOf, sawNews, walkStands } from './bar.ts';
import { mean } from './board/meant.ts';
import { percent } from './percent.ts';
import { countOf } from './places.ts';
import { loadCatalogue } from './text/index.ts';
import { figureName } from './words.ts';

const monster = (id: string, number: number) => ({ id, code: 'M1', number, name: null, bossId: null, at: '5,5' });
const view = {
  turn: { hero: 0, monster: -1, steps: 6 },
  heroes: [{ id: 'h0', code: 'elf', at: '1,1' }],
  monsters: [monster('m0', 1), monster('m3', 2)],
  waiting: [],
  squares: [],
  areas: {},
  doors: [],
  furniture: [],
  traps: [],
  neutrals: [],
  captive: null,
  goals: [],
  story: null,
  ways: [{ to: '4,1', path: ['2,1', '4,1'], attacks: ['m3'] }],
  aims: [{ to: 'm3', wound: 0.7, problem: null }],
} as unknown as DystopiaView;
const decision = {
  kind: 'hero',
  prompt: { key: 'ui.dy.map' },
  options: [
    { id: 'go:4,1', label: { key: 'ui.dy.map' } },
    { id: 'attack:m3', label: { key: 'ui.dy.near' }, odds: 0.7 },
  ],
} as unknown as DecisionView;
const said = async (picked: string | null, log: object[], locale: (typeof LOCALES)[number] = 'en') =>
  barText({
    view,
    decision,
    picked,
    log,
    speak: speaker(locale, [await loadCatalogue(locale)], String),
  } as unknown as GameProps<DystopiaView>);

test('the button of a walk says its steps, a jump counting two, and the bar whom one could strike from there', async () => {
  const walk = await said('go:4,1', []);
  expect(walk?.confirm).toBe('Walk 3');
  expect(walk?.words).toMatch(/^On the way you jump over a trap.* 2 \(70\s?%\)/);
  expect((await said('attack:m3', []))?.confirm).toMatch(/· wounds 70\s?%$/);
});

test.each(LOCALES)('a blow after a walk says that it may come back, as one from where one stands does: %s', async (locale) => {
  const risky = { ...view, ways: [{ to: '4,1', path: ['2,1', '4,1'], attacks: ['m3'], risks: { m3: 11 / 36 } }] };
  const speak = speaker(locale, [await loadCatalogue(locale)], String);
  const walk = barText({ view: risky, decision, picked: 'go:4,1', log: [], speak } as unknown as GameProps<DystopiaView>);
  const risk = speak.say({ key: 'ui.dy.countered', args: { odds: percent(11 / 36, locale) } });
  expect(walk?.words).toContain(risk);
  expect(walk?.also?.[0]?.confirm).toContain(risk);
  expect((await said('go:4,1', [], locale))?.words).not.toContain(percent(11 / 36, locale));
});

test.each(LOCALES)('a walk that takes the last step says before it is sent that none is left to strike: %s', async (locale) => {
  const last = { ...view, ways: [{ to: '4,1', path: ['2,1', '3,1', '4,1'], attacks: [], tired: ['m3'] }] };
  const speak = speaker(locale, [await loadCatalogue(locale)], String);
  const words = barText({ view: last, decision, picked: 'go:4,1', log: [], speak } as unknown as GameProps<DystopiaView>)?.words;
  expect(words).toContain(speak.say({ key: 'ui.dy.noStepThere', args: { figures: [figureName(last as unknown as DystopiaView, 'm3')] } }));
  expect(words).toContain(' 2');
});

test.each(LOCALES)('a walk that stops because something came into sight says so, with its number: %s', async (locale) => {
  const log = [
    { type: 'turnBegan', hero: 0 },
    { type: 'moved', figure: 'h0', path: ['2,1'] },
    { type: 'revealed', areas: ['B'] },
    { type: 'appeared', figure: 'm3', code: 'M1', at: '5,5' },
    { type: 'appeared', thing: 'chest', at: '6,5' },
  ];
  expect(newcomersOf(log as unknown as AnyEvent[], view)).toEqual(['m3']);
  expect((await said(null, log, locale))?.words).toContain(' 2');
  // Once something else was done it is no news; and nobody is told what others' steps have shown.
  expect(newcomersOf([...log, { type: 'attacked' }] as unknown as AnyEvent[], view)).toEqual([]);
  expect(
    newcomersOf(
      [
        { type: 'appeared', figure: 'm3' },
        { type: 'moved', figure: 'h0' },
      ] as unknown as AnyEvent[],
      view,
    ),
  ).toEqual([]);
  expect(await said(null, [])).toBeNull();
});

test('a phone names three who came into sight, and counts more', async () => {
  const monsters = ['m0', 'm3', 'm4', 'm5'].map((id, i) => monster(id, i + 1));
  const came = (n: number) => [
    { type: 'moved', figure: 'h0' },
    ...monsters.slice(0, n).map(({ id }) => ({ type: 'appeared', figure: id })),
  ];
  const speak = speaker('en', [await loadCatalogue('en')], String);
  const words = (n: number) =>
    barText({
      view: { ...view, monsters },
      decision,
      picked: null,
      log: came(n),
      speak,
      layout: 'phone',
    } as unknown as GameProps<DystopiaView>)?.words;
  expect(words(3)).toMatch(/ 1, .* 2 and .* 3 came into sight/);
  expect(words(4)).toMatch(/^4 monsters came into sight/);
});

test('a walk that stops for a room, a door or a chest says that too; nothing is new once something else was done', async () => {
  const step = { type: 'moved', figure: 'h0' };
  const NEW = /^Something new came into sight: look before you go on\. /;
  for (const found of [{ type: 'revealed', areas: ['B'] }, { type: 'doorShown' }, { type: 'appeared', thing: 'chest' }])
    expect((await said(null, [step, found]))?.words).toMatch(NEW);
  expect(await said(null, [{ type: 'revealed', areas: ['B'] }, step])).toBeNull();
  expect(await said(null, [step, { type: 'revealed', areas: ['B'] }, { type: 'searched' }])).toBeNull();
  expect(
    await said(null, [
      { type: 'moved', figure: 'h1' },
      { type: 'revealed', areas: ['B'] },
    ]),
  ).toBeNull();
});

test('behind the sign of companions their heads are counted, not what could be done with them', () => {
  const options = ['attack:h1', 'trade:1', 'trade:2', 'way:2', 'attack:h3', 'pass:off'].map((id) => ({ id }));
  expect(countOf({ id: 'others', options })).toBe(3);
  expect(countOf({ id: 'others', options: [{ id: 'pass:off' }] })).toBe(1);
  expect(countOf({ id: 'pack', options })).toBe(6);
});

test.each(LOCALES)('whoever strikes after a walk reads that the turn ends, whoever strikes first does not: %s', async (locale) => {
  const speak = speaker(locale, [await loadCatalogue(locale)], String);
  const ends = speak.say({ key: 'ui.dy.turnEnds' });
  expect((await said('go:4,1', [], locale))?.also?.[0]?.confirm).toContain(ends);
  expect((await said('go:4,1', [], locale))?.confirm).not.toContain(ends);
  const strike = (stage: string) =>
    barText({
      view: { ...view, turn: { ...view.turn, stage } },
      decision,
      picked: 'attack:m3',
      log: [],
      speak,
    } as unknown as GameProps<DystopiaView>)?.confirm;
  expect(strike('fresh')).not.toContain(ends);
  expect(strike('moved')).toContain(ends);
});

test('a walk may end the turn with the same touch, where one can end it', async () => {
  const near = { ...view, ways: [{ to: '4,1', path: ['2,1', '4,1'], attacks: [] }] } as unknown as DystopiaView;
  const options = [...decision.options, { id: 'end', label: { key: 'ui.dy.map' } }];
  const speak = speaker('en', [await loadCatalogue('en')], String);
  const bar = (asked: object) =>
    barText({ view: near, decision: asked, picked: 'go:4,1', log: [], speak } as unknown as GameProps<DystopiaView>);
  expect(bar(decision)?.also).toBeUndefined();
  expect(bar({ ...decision, options })?.also).toEqual([{ confirm: 'Walk 3, end the turn', give: 'end' }]);
});

test('where a walk leads to somebody who can be struck, one button does both, with the odds; the best come first', async () => {
  const also = (await said('go:4,1', []))?.also;
  expect(also).toHaveLength(1);
  expect(also?.[0]).toMatchObject({ give: 'attack:m3', leads: true });
  expect(also?.[0]?.confirm).toMatch(/^Walk 3, strike .* 2 · wounds 70\s?% · your turn ends$/);
  const three = {
    ...view,
    ways: [{ to: '4,1', path: ['2,1', '4,1'], attacks: ['m0', 'm3', 'm4'] }],
    aims: [
      { to: 'm0', wound: 0.2, problem: null },
      { to: 'm3', wound: 0.7, problem: null },
      { to: 'm4', wound: 0.5, problem: null },
    ],
    monsters: [...view.monsters, monster('m4', 3)],
  } as unknown as DystopiaView;
  const speak = speaker('en', [await loadCatalogue('en')], String);
  const bar = barText({ view: three, decision, picked: 'go:4,1', log: [], speak } as unknown as GameProps<DystopiaView>);
  expect(bar?.also?.map(({ give }) => give)).toEqual(['attack:m3', 'attack:m4']);
  // A phone has two lines for the words: of so many it names all, and leaves their odds to the map and the buttons.
  expect(bar?.words).toMatch(/\(70\s?%\)/);
  const phone = barText({ view: three, decision, picked: 'go:4,1', log: [], speak, layout: 'phone' } as unknown as GameProps<DystopiaView>);
  expect(phone?.words).toMatch(/ 2, .* 3 and .* 1\.$/);
  expect(phone?.words).not.toContain('%');
  expect(phone?.also?.[0]?.confirm).toContain('%');
});

test.each(LOCALES)('a walk onto the exit says so, and not that the exit is beside it: %s', async (locale) => {
  const speak = speaker(locale, [await loadCatalogue(locale)], String);
  const bar = (goal: string) =>
    barText({
      view: {
        ...view,
        goals: [{ goal: { type: goal } }],
        exits: ['4,1', '5,1'],
        ways: [{ to: '4,1', path: ['2,1', '3,1', '4,1'], attacks: [] }],
      },
      decision,
      picked: 'go:4,1',
      log: [],
      speak,
    } as unknown as GameProps<DystopiaView>)?.words;
  expect(bar('escape')).toBe(speak.say({ key: 'ui.dy.onExit' }));
  // Where nobody is to escape it is a square as any other.
  expect(bar('defeat')).not.toContain(speak.say({ key: 'ui.dy.onExit' }));
});

test('whoever was touched on the map is the first that a walk offers to strike, whatever the odds of others are', async () => {
  const aims = ['m0', 'm3', 'm4'].map((to, i) => ({ to, wound: 0.2 + i / 4, problem: null }));
  const three = {
    ...view,
    ways: [{ to: '4,1', path: ['2,1', '4,1'], attacks: ['m0', 'm3', 'm4'] }],
    aims,
    monsters: [...view.monsters, monster('m4', 3)],
  } as unknown as DystopiaView;
  const speak = speaker('en', [await loadCatalogue('en')], String);
  const offered = (asked: number) =>
    barText({
      view: three,
      decision: { ...decision, id: asked },
      picked: 'go:4,1',
      log: [],
      speak,
    } as unknown as GameProps<DystopiaView>)?.also?.map(({ give }) => give);
  mean({ asked: 7, walk: 'go:4,1', foe: 'm0' });
  expect(offered(7)).toEqual(['attack:m0', 'attack:m4']);
  // It was meant at that question alone, and for that walk.
  expect(offered(8)).toEqual(['attack:m4', 'attack:m3']);
  mean({ asked: 7, walk: 'go:1,1', foe: 'm0' });
  expect(offered(7)).toEqual(['attack:m4', 'attack:m3']);
  mean(null);
  expect(offered(7)).toEqual(['attack:m4', 'attack:m3']);
});

test('the turn ends with the walk where it led there, and nothing there is worth a question', () => {
  const asked = (...ids: string[]) =>
    ({ options: ids.map((id) => ({ id, ...(id === 'end!' ? { id: 'end', dear: true } : {}) })) }) as never;
  expect(walkStands(view, asked('go:2,1', 'end'), 'go:1,1')).toBe(true);
  // The walk stopped on its way; an exit; an opponent who could be struck makes ending dear.
  expect(walkStands(view, asked('end'), 'go:4,1')).toBe(false);
  expect(walkStands(view, asked('leave', 'end'), 'go:1,1')).toBe(false);
  expect(walkStands(view, asked('end!'), 'go:1,1')).toBe(false);
  expect(walkStands(view, asked('go:2,1'), 'go:1,1')).toBe(false);
});

test('a blow follows a walk only where the hero has come there and can deal it', () => {
  const asked = (...ids: string[]) => ({ options: ids.map((id) => ({ id })) }) as never;
  expect(walkStands(view, asked('attack:m3', 'end'), 'go:1,1', 'attack:m3')).toBe(true);
  expect(walkStands(view, asked('attack:m3', 'leave', 'end'), 'go:1,1', 'attack:m3')).toBe(true);
  expect(walkStands(view, asked('attack:m3', 'end'), 'go:4,1', 'attack:m3')).toBe(false);
  expect(walkStands(view, asked('attack:m0', 'end'), 'go:1,1', 'attack:m3')).toBe(false);
});

test('what the last step has shown is news', () => {
  const log = (...types: string[]) => types.map((type) => ({ type, figure: type === 'moved' ? 'h0' : undefined })) as unknown as AnyEvent[];
  expect(sawNews(log('moved', 'revealed', 'moved'), view)).toBe(false);
  expect(sawNews(log('moved', 'moved', 'revealed'), view)).toBe(true);
  expect(sawNews(log('moved', 'trapSprung'), view)).toBe(true);
});

test('what is picked up at a stop is told by its card', async () => {
  const speak = speaker('en', [await loadCatalogue('en')], String);
  const options = [{ id: 'buy:mend', label: { key: 'spell.mend' }, note: { key: 'card.common' } }];
  const at = (picked: string | null) =>
    barText({
      view,
      decision: { kind: 'between', prompt: { key: 'ui.dy.map' }, options },
      picked,
      log: [],
      speak,
    } as unknown as GameProps<DystopiaView>);
  expect(at('buy:mend')).toEqual({ confirm: 'Mend', words: 'Used up when cast.' });
  expect(at(null)).toBeNull();
});
