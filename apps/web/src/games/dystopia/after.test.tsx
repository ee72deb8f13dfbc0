import type { DystopiaView } from '@questhall/dystopia/client';
import { loadCatalogue } from '@questhall/dystopia/client';
import { LOCALES, speaker } from '@questhall/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AnyEvent, GameProps } from '../contract.ts';
import { after, afterLevel } from './after.tsx';
import { LevelResult } from './board/HowItWent.tsx';
import { eventText } from './event-text.ts';
import { ExitNames } from './map/Marks.tsx';
import { SeatNote } from './SeatNote.tsx';
import { fallenIn, lostIn, partOf, tally } from './stations.ts';
import { loadCatalogue as tableWords } from './text/index.ts';

const CODES = ['warrior', 'dwarf', 'elf', 'archer', 'wizard'];
const heroes = CODES.map((code, n) => ({
  id: `h${n}`,
  seat: 0,
  code,
  dead: false,
  away: n === 1,
  energy: 3,
  gold: 0,
  values: { energy: 4 },
}));
const viewOf = (more: object) =>
  ({ heroes, level: 2, attempt: 1, round: 1, phase: 'level', wizorSeat: null, turn: { hero: 0 }, ...more }) as unknown as DystopiaView;
const event = (type: string, more: object = {}) => ({ type, rule: 'DYS-1', ...more }) as AnyEvent;

/** How light a colour is, from 0 to 1, which colour-blind people see as others do. */
function light(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test('each hero has a curve in its own colour and strokes, also where one person leads them all', () => {
  const looks = after.lines(viewOf({})).map(({ look }) => look!);
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(CODES.length);
  expect(new Set(looks.map(({ dash }) => JSON.stringify(dash))).size).toBe(CODES.length);
  expect(new Set(looks.map(({ picture }) => picture)).size).toBe(CODES.length);
  // Those that are about as light differ in their strokes; and all are darker than the paper.
  for (const { colour } of looks) expect(light(colour)).toBeLessThan(light('#f4e8cb') - 0.3);
});

const LOG = [
  event('levelBegan', { level: 1 }),
  event('roundBegan', { round: 1 }),
  event('died', { figure: 'h3' }),
  event('levelWon', { level: 1 }),
  event('returned', { hero: 3 }),
  event('levelBegan', { level: 2 }),
  event('died', { figure: 'h0' }),
  event('levelLost', { level: 2 }),
  event('retried', { level: 2, attempt: 2 }),
  event('roundBegan', { round: 1 }),
  event('died', { figure: 'h1' }),
  event('died', { figure: 'h2' }),
  event('returned', { hero: 2 }),
  event('died', { figure: 'm4' }),
  event('roundBegan', { round: 2 }),
  event('levelWon', { level: 2 }),
  event('returned', { hero: 1 }),
];

test('the result of a level is that of its last try: its rounds, its moments, and who lay dead when it was won', () => {
  const part = LOG.slice(...partOf(LOG, 2));
  expect(tally(part)).toEqual({ beaten: 1, fallen: 2, rounds: 2 });
  expect([...fallenIn(part)]).toEqual(['h1']);
  expect([...fallenIn(LOG.slice(...partOf(LOG, 1)))]).toEqual(['h3']);
  expect(partOf(LOG, 3)).toEqual([LOG.length, LOG.length]);
  const level = afterLevel(2, LOG);
  expect(level.moments(LOG).map(({ at }) => LOG[at]?.['figure'] ?? LOG[at]?.type)).toEqual([
    'h1',
    'h2',
    'returned',
    'levelWon',
    'returned',
  ]);
  expect(level.turn(viewOf({ attempt: 2, round: 3 }))).toEqual(['2.2', 3]);
  for (const other of [viewOf({ attempt: 1 }), viewOf({ level: 1, attempt: 2 }), viewOf({ attempt: 2, phase: 'between' })])
    expect(level.turn(other)).toBeNull();
  // A level that was won at once.
  expect(afterLevel(1, LOG).turn(viewOf({ level: 1 }))).toEqual(['1.1', 1]);
});

test.each(LOCALES)('a level that is lost has a result as well: Wizor stands on high, and it says how it was lost: %s', async (locale) => {
  const speak = speaker(locale, [await tableWords(locale), await loadCatalogue(locale)], String);
  const lost = event('levelLost', { level: 2, why: 'rounds' });
  const tried = [...LOG.slice(0, 9), event('roundBegan', { round: 1 }), event('died', { figure: 'h1', code: 'dwarf' }), lost];
  expect(lostIn(tried)).toBe(lost);
  // While it is tried again, and once it is won, it is not lost.
  expect(lostIn(LOG)).toBeNull();
  expect(lostIn(LOG.slice(0, 8))?.type).toBe('levelLost');
  expect(lostIn(LOG.slice(0, 10))).toBeNull();
  const drawn = renderToStaticMarkup(<LevelResult view={viewOf({ attempt: 2 })} log={tried as never} speak={speak} />);
  expect(drawn).toContain('dy-result-lost');
  expect(drawn).toContain(speak.say({ key: 'ui.dy.wizor' }));
  expect(drawn).toContain(renderToStaticMarkup(<>{speak.say(eventText(lost))}</>));
  // Whoever is alive has not come through.
  expect(drawn).not.toContain(`<i>${speak.say({ key: 'ui.dy.through' })}</i>`);
  expect(drawn.split(`<i>${speak.say({ key: 'ui.dy.dead' })}</i>`)).toHaveLength(2);
  expect(
    afterLevel(2, tried)
      .moments(tried)
      .map(({ at }) => tried[at]?.type),
  ).toEqual(['died', 'levelLost']);
});

test.each(LOCALES)('whoever has left the level is out on the strip, and has no energy there: %s', async (locale) => {
  const speak = speaker(locale, [await tableWords(locale), await loadCatalogue(locale)], String);
  const note = (view: DystopiaView) =>
    renderToStaticMarkup(<SeatNote {...({ view, seat: 0, speak, layout: 'phone' } as GameProps<DystopiaView> & { seat: number })} />);
  const out = speak.say({ key: 'ui.dy.away' });
  expect(note(viewOf({})).split(out).length - 1).toBe(2);
  expect(note(viewOf({})).match(/♥/g)).toHaveLength(4);
  // At the camp all have energy again.
  expect(note(viewOf({ phase: 'between' })).match(/♥/g)).toHaveLength(5);
});

test('ways out that lie beside each other are named once', () => {
  const drawn = renderToStaticMarkup(
    <svg aria-hidden="true">
      <ExitNames squares={['1,1', '2,1', '9,4']} name="exit" />
    </svg>,
  );
  expect(drawn.match(/exit</g)).toHaveLength(2);
  expect(drawn).toContain('translate(128 122)');
});
