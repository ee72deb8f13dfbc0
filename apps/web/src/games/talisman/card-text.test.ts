import { begin, fast } from '@questhall/kernel';
import { talisman } from '@questhall/talisman';
import { SPACES } from '@questhall/talisman/client';
import { LOCALES, speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import { spaceBrief } from './card-text.ts';
import { loadCatalogue } from './text/index.ts';

type State = Parameters<typeof talisman.observe>[0];

const speakers = await Promise.all(LOCALES.map(async (locale) => speaker(locale, [await loadCatalogue(locale)], (seat) => `Seat ${seat}`)));

const view = (edition: string) => talisman.observe(begin(talisman, { seats: 2, options: { edition } }, fast(5)) as State, 0);

test('T86-6.13.5b what a space is for is told with what there is to choose from, and with what dice bring, never as the head of a list alone', () => {
  const [english] = speakers as [(typeof speakers)[0]];
  expect(spaceBrief('O13', english, view('1986'))).toBe('You may choose one: Enchantress · Alchemist · Doctor');
  expect(spaceBrief('O16', english, view('1986'))).toBe('Draw 1 card; cards already here count.');
  expect(spaceBrief('O9', english, view('1986'))).toMatch(/^Roll the die: 1: .* · 6: /);
  expect(spaceBrief('M13', english, view('1986'))).toBe('You may roll 2 dice.');
  for (const edition of ['1986', 'digital'])
    for (const speak of speakers)
      for (const { id } of SPACES) {
        const brief = spaceBrief(id, speak, view(edition));
        expect(brief, id).not.toMatch(/:\s*$/);
        expect(brief.length, `${speak.locale} ${edition} ${id}: ${brief}`).toBeLessThan(190);
      }
});
