import { dystopia } from '@questhall/dystopia';
import { type AnyGame, matchOptions } from '@questhall/kernel';
import { nachtwacht } from '@questhall/nachtwacht';
import { talisman } from '@questhall/talisman';
import { LOCALES } from '@questhall/text';
import { describe, expect, test } from 'vitest';
import { isWhat, offered } from '../games/editions.ts';
import { BOXES, GAMES } from '../games/index.ts';
import { goesWith, presetKept, presetsOfBox, wayFor } from './box-presets.ts';
import { differing, presetIn, presetsOf, withPreset } from './presets.ts';

const PLAYABLE: Readonly<Record<string, AnyGame>> = { nachtwacht, talisman, dystopia };

describe.each(GAMES.map(({ id }) => id))('%s', (game) => {
  const presets = presetsOf(game);
  const specs = PLAYABLE[game]!.options;

  test('offers three to five ways to play, in every language, the first by the rulebook', () => {
    expect(presets.length).toBeGreaterThanOrEqual(3);
    expect(presets.length).toBeLessThanOrEqual(5);
    expect(presets[0]?.options).toEqual({});
    for (const { name, about } of presets)
      for (const locale of LOCALES) expect(name[locale].length * about[locale].length).toBeGreaterThan(0);
  });

  test('every way is made of options that the game takes, and differs from the rulebook by each of them', () => {
    for (const { options } of presets) {
      expect(() => matchOptions(specs, options)).not.toThrow();
      expect(differing(options, specs).sort()).toEqual(Object.keys(options).sort());
    }
  });

  test('a chosen way is known again, in every edition where its options say something; a rule set by hand is nobody’s way', () => {
    const editions = specs.find(({ id }) => id === 'edition')?.values;
    for (const edition of Array.isArray(editions) ? editions : [undefined]) {
      const values = edition === undefined ? {} : { edition };
      const shown = offered(game, specs, values);
      for (const preset of presets) {
        const chosen = withPreset(
          values,
          preset,
          shown.map(({ id }) => id),
        );
        expect(chosen).toMatchObject(values);
        expect(presetIn(chosen, presets, shown)?.id).toBe(preset.id);
      }
      const ruled = presets.flatMap(({ options }) => Object.keys(options));
      const free = shown.find(({ id, values: v }) => Array.isArray(v) && v.length > 1 && !isWhat(id) && !ruled.includes(id))!;
      const other = (free.values as readonly string[]).find((value) => value !== free.byDefault)!;
      expect(presetIn({ ...values, [free.id]: other }, presets, shown)).toBeUndefined();
    }
  });
});

describe.each(BOXES.map(({ game, box }) => [box.id, game, box] as const))('the box %s', (_, game, box) => {
  test('offers the rulebook first and what the ways on its front do not say already, each with a way that goes with it', () => {
    const offers = presetsOfBox(game.id, box);
    expect(offers[0]).toBe(presetsOf(game.id)[0]);
    expect(offers.length).toBeGreaterThan(1);
    expect(presetKept(game.id, box, offers[0]?.id)).toBeUndefined();
    expect(presetKept(game.id, box, 'no such rules')).toBeUndefined();
    for (const preset of offers.slice(1)) {
      expect(presetKept(game.id, box, preset.id)).toBe(preset);
      for (const { id } of box.tabs ?? []) expect(goesWith(box, preset, wayFor(box, preset, id)!)).toBe(true);
    }
  });
});

test('a quick race lies with the way of whoever is first at the Crown, a hard road with each', () => {
  const { box } = BOXES.find((one) => one.box.id === '1986')!;
  const [, quick, , hard] = presetsOfBox('talisman', box);
  expect(wayFor(box, quick!, 'last')).toBe('reach');
  expect(wayFor(box, quick!, 'reach')).toBe('reach');
  expect(goesWith(box, quick!, 'hold')).toBe(false);
  expect(wayFor(box, hard!, 'hold')).toBe('hold');
  // A short night is on the front of its box already.
  const night = BOXES.find((one) => one.box.id === 'nachtwacht')!.box;
  expect(presetsOfBox('nachtwacht', night).map(({ id }) => id)).toEqual(['rulebook', 'family', 'hard']);
});
