import { EDITION_DIGITAL, OPTIONS } from '@questhall/talisman/client';
import { expect, test } from 'vitest';
import { editionIn, inEdition, offered, seatedFor, settledBySeats } from './editions.ts';
import { gameEntry } from './index.ts';

const specs = ['edition', 'lives', 'gold', 'expansion', 'bigTable', 'finale', 'lifeTrophies', 'tideBell'].map((id) => ({ id }));
const ids = (values: Record<string, unknown>) => offered('talisman', specs, values).map(({ id }) => id);

test('an option is offered where it says something: expansions in their edition, their own options with them', () => {
  expect(ids({})).toEqual(['lives', 'gold']);
  expect(ids({ edition: 'digital' })).toEqual(['expansion', 'gold']);
  expect(ids({ edition: 'digital', expansion: 'realm-of-souls' })).toEqual(['expansion', 'finale', 'lifeTrophies', 'gold']);
  expect(ids({ edition: 'digital', expansion: 'drowned-crypts' })).toEqual(['expansion', 'tideBell', 'gold']);
  expect(ids({ edition: 'digital', expansion: 'realm-of-souls+drowned-crypts' })).toEqual([
    'expansion',
    'finale',
    'lifeTrophies',
    'tideBell',
    'gold',
  ]);
  expect(offered('nachtwacht', specs, {})).toEqual(specs);
});

test('in another edition what says nothing there is dropped', () => {
  const souls = { edition: 'digital', expansion: 'realm-of-souls', finale: 'court', gold: 3 };
  expect(inEdition('talisman', souls, '1986')).toEqual({ edition: '1986', gold: 3 });
  expect(inEdition('talisman', { lives: 6, gold: 3 }, 'digital')).toEqual({ edition: 'digital', gold: 3 });
});

test('five need the big table of the Digital Edition; of 1986 they do not', () => {
  expect(seatedFor('talisman', { edition: 'digital' }, 5)).toEqual({ edition: 'digital', bigTable: true });
  expect(seatedFor('talisman', { edition: 'digital', bigTable: true }, 4)).toEqual({ edition: 'digital' });
  expect(seatedFor('talisman', { gold: 2 }, 6)).toEqual({ gold: 2 });
  expect(seatedFor('talisman', { edition: 'digital', finale: 'court' }, 3)).toEqual({ edition: 'digital' });
});

test('every edition has its options in the game, its rulebook and its name', () => {
  const known = new Set<string>(OPTIONS.map(({ id }) => id));
  const digital = editionIn('talisman', { edition: 'digital' });
  expect(editionIn('talisman', { edition: 'unheard of' })?.id).toBe('1986');
  expect(digital?.rulebook).toBe('talisman-digital');
  expect(Object.keys(digital?.needs ?? {}).filter((id) => !known.has(id))).toEqual([]);
});

test('an option of the Digital Edition cites its own rulebook, by the rule that says the same there', () => {
  const cited = offered('talisman', OPTIONS, { edition: 'digital', expansion: 'realm-of-souls' });
  expect(cited.length).toBeGreaterThan(10);
  for (const { id, rule } of cited) {
    const printed = OPTIONS.find((one) => one.id === id)!.rule;
    expect([id, rule]).toEqual([id, EDITION_DIGITAL.ruleIds![printed] ?? printed]);
    expect(rule, id).toMatch(/^TDE-/);
  }
  for (const { id, rule } of offered('talisman', OPTIONS, {})) expect(rule, id).toMatch(/^T86-/);
});

test('DYS-HID.6: one seat alone cannot have a person as Wizor, and the page says why in every language', () => {
  const misfit = (wizor: string, seats: number) => gameEntry('dystopia')?.misfit?.({ wizor }, seats);
  expect(Object.keys(misfit('person', 1) ?? {}).sort()).toEqual(['da', 'de', 'en', 'fr', 'nl']);
  expect([misfit('person', 2), misfit('computer', 1)]).toEqual([undefined, undefined]);
});

test('of five at a table of Dystopia one is Wizor', () => {
  expect(seatedFor('dystopia', { level: 3 }, 5)).toEqual({ level: 3, wizor: 'person' });
  expect(seatedFor('dystopia', { level: 3 }, 4)).toEqual({ level: 3 });
});

test('what five seats settle is shown as settled, and with four everybody’s own choice is back, even after other changes', () => {
  const own: Record<string, string | number> = { wizor: 'person', level: 3 };
  const five = settledBySeats('dystopia', own, 5);
  expect([five.shown, [...five.settled]]).toEqual([{ wizor: 'person', level: 3 }, ['wizor']]);
  const next = five.set({ ...five.shown, level: 4 });
  expect(settledBySeats('dystopia', next, 4).shown).toEqual({ wizor: 'person', level: 4 });
  const quiet = settledBySeats('dystopia', {}, 5);
  expect(settledBySeats('dystopia', quiet.set({ ...quiet.shown, level: 2 }), 4).shown).toEqual({ level: 2 });
  expect([...settledBySeats('dystopia', own, 4).settled]).toEqual([]);
});
