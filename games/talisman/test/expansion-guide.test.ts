import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LOCALES, speaker } from '@questhall/text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followed, loader, stepsOf } from './guide.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PAGE = readFileSync(join(ROOT, 'docs/adding-an-expansion.md'), 'utf8');

const steps = stepsOf(PAGE);
/** What is looked at in the copy. */
interface Parts {
  'src/setup.ts': typeof import('../src/setup.ts');
  'src/options.ts': typeof import('../src/options.ts');
  'src/client.ts': typeof import('../src/client.ts');
  'test/digital/game.ts': typeof import('./digital/game.ts');
}
let inCopy: Awaited<ReturnType<typeof loader<Parts>>>;
let copy = '';

/** Follows the page in a copy of the game. */
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'questhall-expansion-'));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const folder of ['src', 'test']) cpSync(join(import.meta.dirname, '..', folder), join(copy, folder), { recursive: true });
  for (const { path, kind, code } of steps) {
    const file = join(copy, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, kind === 'ts' ? code : followed(readFileSync(file, 'utf8'), code), kind === 'ts' ? { flag: 'wx' } : {});
  }
  inCopy = await loader<Parts>(copy, ['src/setup.ts', 'src/options.ts', 'src/client.ts', 'test/digital/game.ts']);
});

afterAll(() => rmSync(copy, { recursive: true }));

describe('the guide to adding an expansion', () => {
  it('changes nothing of the base game but the lists of expansions', () => {
    const changed = new Set(steps.filter(({ kind }) => kind === 'diff').map(({ path }) => path));
    expect([...changed].sort()).toEqual(
      ['index.ts', 'printed.ts', 'words/da.ts', 'words/de.ts', 'words/en.ts', 'words/fr.ts', 'words/index.ts', 'words/nl.ts'].map(
        (file) => `src/expansions/${file}`,
      ),
    );
    for (const { path, kind } of steps) if (kind === 'ts') expect(path).toMatch(/^src\/expansions\/harbour\//);
  });

  it('brings the card into matches that are played with it, and into no others', async () => {
    const { pilesFor } = await inCopy('src/setup.ts');
    const has = (expansion: string) => pilesFor({ edition: 'digital', expansion }).deck.includes('adv.storm-lantern');
    expect(['harbour', 'none', 'realm-of-souls', 'realm-of-souls+harbour'].map(has)).toEqual([true, false, false, true]);
    const { OPTIONS } = await inCopy('src/options.ts');
    const { values } = OPTIONS.find(({ id }) => id === 'expansion')!;
    expect(values).toEqual(expect.arrayContaining(['harbour', 'realm-of-souls+harbour', 'realm-of-souls+drowned-crypts+harbour']));
  });

  it('makes it speak as the page says, in five languages', async () => {
    const { cardOf, cardText, loadCatalogue, nameOf } = await inCopy('src/client.ts');
    for (const locale of LOCALES) {
      const { say } = speaker(locale, [await loadCatalogue(locale)], () => '?');
      const promised = new RegExp(`^\\| ${locale} \\| (.*) \\|$`, 'm').exec(PAGE)?.[1];
      expect(cardText(cardOf('adv.storm-lantern')).map(say).join(' ')).toBe(promised);
      expect(PAGE.toLowerCase()).toContain(say(nameOf('adv.storm-lantern')).toLowerCase());
    }
  });

  it('plays: each roll that is no attack counts one more, and the first on the Crown gains a fate', async () => {
    const { digital } = await inCopy('test/digital/game.ts');
    const with_ = (expansion: string) => {
      const g = digital(
        {
          figures: {
            Ann: { character: 'thief', at: 'O1', objects: expansion === 'harbour' ? ['storm-lantern'] : [] },
            Bob: { character: 'monk', at: 'O12' },
          },
        },
        { expansion },
      );
      return g.rolls(2).ann('roll');
    };
    const steps_ = (expansion: string) => (with_(expansion).s.stack.findLast((f) => f.proc === 'move') as { steps?: number }).steps;
    expect([steps_('harbour'), steps_('none')]).toEqual([3, 2]);

    const crowned = digital(
      {
        figures: {
          Ann: { character: 'thief', at: 'I5', fate: 1, objects: ['storm-lantern', 'talisman'] },
          Bob: { character: 'monk', at: 'O12' },
        },
      },
      { expansion: 'harbour' },
    );
    crowned.ann('to:I9');
    expect([crowned.s.crownReached, crowned.of('Ann').fate]).toEqual([true, 2]);
  });
});
