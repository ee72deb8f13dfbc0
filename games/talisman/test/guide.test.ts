import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES, speaker } from '@questhall/text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followed, loader, stepsOf } from './guide.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PAGE = readFileSync(join(ROOT, 'docs/adding-a-card.md'), 'utf8');

const steps = stepsOf(PAGE);
/** What is looked at in the copy. */
interface Parts {
  'src/editions/index.ts': typeof import('../src/editions/index.ts');
  'src/client.ts': typeof import('../src/client.ts');
  'test/digital/digital.ts': typeof import('./digital/digital.ts');
}
let inCopy: Awaited<ReturnType<typeof loader<Parts>>>;
let copy = '';

/** Follows the page in a copy of the game. */
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'questhall-guide-'));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const folder of ['src', 'test']) cpSync(join(import.meta.dirname, '..', folder), join(copy, folder), { recursive: true });
  for (const { path, kind, code } of steps) {
    const file = join(copy, path);
    writeFileSync(file, kind === 'ts' ? code : followed(readFileSync(file, 'utf8'), code), kind === 'ts' ? { flag: 'wx' } : {});
  }
  inCopy = await loader<Parts>(copy, ['src/editions/index.ts', 'src/client.ts', 'test/digital/digital.ts']);
});

afterAll(() => rmSync(copy, { recursive: true }));

describe('the guide to adding a card', () => {
  it('takes one card file, one deck line with its import, and a name in each of the five languages', () => {
    const names = steps.filter(({ path }) => path.endsWith('/names.ts')).map(({ path }) => path.split('/')[2]);
    expect(names.sort()).toEqual([...LOCALES].sort());
    expect(steps.filter(({ path }) => !path.endsWith('/names.ts')).map(({ path, kind }) => `${kind} ${path}`)).toEqual([
      'ts src/cards/adventure/beekeeper.ts',
      'diff src/editions/digital-deck.ts',
      'diff src/editions/digital-deck.ts',
    ]);
  });

  it('brings the card into the deck of its edition, and into no other', async () => {
    const { cardOf, EDITION_1986, EDITION_DIGITAL } = await inCopy('src/editions/index.ts');
    const inDeck = (edition: typeof EDITION_1986) => edition.adventure.filter(([card]) => card.id === 'adv.beekeeper').map(([, n]) => n);
    expect([inDeck(EDITION_DIGITAL), inDeck(EDITION_1986), cardOf('adv.beekeeper').type]).toEqual([[1], [], 'stranger']);
  });

  it('makes it speak as the page says, in five languages', async () => {
    const { cardOf, cardText, loadCatalogue, nameOf } = await inCopy('src/client.ts');
    for (const locale of LOCALES) {
      const { say } = speaker(locale, [await loadCatalogue(locale)], () => '?');
      const promised = new RegExp(`^\\| ${locale} \\| (.*) \\|$`, 'm').exec(PAGE)?.[1];
      const said = cardText(cardOf('adv.beekeeper')).map(say).join(' ');
      // Narrow spaces before French colons are plain ones on the page.
      expect(said.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(promised);
      expect(PAGE).toContain(say(nameOf('adv.beekeeper')));
    }
  });

  it('plays: he heals the good, and his bees sting the evil', async () => {
    const { finding } = await inCopy('test/digital/digital.ts');
    const lives = (alignment: 'good' | 'evil') => finding(['beekeeper'], { alignment, lives: 2 }).of('Ann').lives;
    expect([lives('good'), lives('evil')]).toEqual([3, 1]);
  });
});
