import { expect, test } from 'vitest';
import { OPTIONS } from '../src/index.ts';
import { ownLevelOf, personIsWizor, seatsFor, typedOptions } from '../src/options.ts';

/** What may be set: the values of each option, the first being the default, and the rule that it is about. */
const OFFERED: Record<string, [rule: string, values: readonly unknown[] | { min: number; max: number }, byDefault: unknown]> = {
  level: ['DYS-GEN.3', { min: 1, max: 10 }, 1],
  campaign: ['DYS-GEN.2', [true, false], true],
  wizor: ['DYS-SET.1', ['computer', 'person', 'first'], 'computer'],
  difficulty: ['DYS-AIW.6', ['easy', 'normal', 'hard'], 'normal'],
  heroes: ['DYS-SET.4', { min: 0, max: 4 }, 0],
  muster: ['DYS-SET.4', ['chosen', 'all'], 'chosen'],
  fallen: ['DYS-NRG.7', ['permanent', 'mercy'], 'permanent'],
  checkpoint: ['DYS-END.4', [false, true], false],
  withoutWizard: ['DYS-WIZ.4', ['goOn', 'vote'], 'goOn'],
  roundLimit: ['DYS-GEN.11', { min: 0, max: 1000 }, 0],
  attackStep: ['DYS-COMB.3', ['spent', 'kept'], 'spent'],
  passing: ['DYS-MOVE.18', ['open', 'asked'], 'open'],
  wizardPass: ['DYS-MOVE.8', ['always', 'decided'], 'always'],
  handOver: ['DYS-TRD.4', ['one', 'several'], 'one'],
  ownLevel: ['DYS-LVL.1', [], ''],
};

test('each ruling that a table may choose has its values and the one that holds where nobody chooses', () => {
  expect(Object.fromEntries(OPTIONS.map(({ id, rule, values, byDefault }) => [id, [rule, values, byDefault]]))).toEqual(OFFERED);
});

const plain = Object.fromEntries(OPTIONS.map(({ id, byDefault }) => [id, byDefault])) as never;

test('DYS-SET.1, DYS-SET.4, DYS-HID.6: four heroes’ seats, and one more where a person is Wizor, who needs somebody else', () => {
  expect(seatsFor(plain)).toEqual({ min: 1, max: 4 });
  for (const wizor of ['person', 'first'] as const) {
    expect(seatsFor({ ...(plain as object), wizor } as never)).toMatchObject({ min: 2, max: 5 });
    expect(personIsWizor({ wizor })).toBe(true);
  }
  expect(personIsWizor({ wizor: 'computer' })).toBe(false);
});

test('DYS-LVL.1: a level of one’s own stands alone, and is no setting that everybody reads; it is named by its title', () => {
  const own = { ...(plain as object), ownLevel: '{"title":"x"}' } as never;
  expect(typedOptions(own)).not.toHaveProperty('ownLevel');
  expect([typedOptions(own).campaign, typedOptions(plain).campaign]).toEqual([false, true]);
  expect([ownLevelOf(own), ownLevelOf(plain)]).toEqual(['{"title":"x"}', null]);
  const { text } = OPTIONS.find(({ id }) => id === 'ownLevel')!;
  const long = '\u{1F409}'.repeat(90);
  // Eighty signs at most, none of them cut in two.
  const level = JSON.stringify({ schema: 'dystopia-level/1', id: 'x', number: 1, title: long, map: [], monsters: [] });
  expect(text!.name!(level)).toBe('\u{1F409}'.repeat(80));
  expect(text!.most).toBe(64 * 1024);
});
