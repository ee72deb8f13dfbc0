import { speaker } from '@questhall/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../text/index.ts';
import { LevelOver, whoCameThrough } from './LevelOver.tsx';
import { Ribbon } from './Ribbon.tsx';

const hero = (n: number, code: string, dead = false) => ({ id: `h${n}`, code, seat: 0, dead });
const view = {
  level: 2,
  story: null,
  heroes: [hero(0, 'elf'), hero(1, 'dwarf', true), hero(2, 'archer', true), hero(3, 'warrior')],
} as never;
const died = (n: number) => ({ type: 'died', rule: 'DYS-END.3', figure: `h${n}`, code: 'x' });
const began = (level: number) => ({ type: 'levelBegan', rule: 'DYS-GEN.3', level });

test('as a level ends those who stand are on high and those who fell in it below, and nobody who fell in one before', () => {
  const log = [began(1), died(2), began(2), died(1)];
  const { through, fallen } = whoCameThrough(view, log);
  expect(through.map(({ code }) => code)).toEqual(['elf', 'warrior']);
  expect(fallen.map(({ code }) => code)).toEqual(['dwarf']);
});

test('the end of a level has the stage, won or lost, and a hero’s death: no ribbon lies over it', async () => {
  const speak = speaker('en', [await loadCatalogue('en')], String);
  const log = [began(2), died(1)];
  const shown = (event: object) => renderToStaticMarkup(<LevelOver event={event as never} ms={2800} props={{ view, log, speak }} />);
  const won = shown({ type: 'levelWon', level: 2 });
  expect(won).toContain('The level is won');
  expect(won.split('dy-over-below')[0]!.split('<svg')).toHaveLength(3);
  expect(won.split('dy-over-below')[1]!.split('<svg')).toHaveLength(2);
  const lost = shown({ type: 'levelLost', level: 2, why: 'dead' });
  expect(lost).toContain('The level is lost');
  expect(lost).not.toContain('dy-over-high');
  const ribbon = (event: object) => renderToStaticMarkup(<Ribbon props={{ view, speak, playing: { event, ms: 900 } } as never} />);
  for (const event of [{ type: 'levelWon', level: 2 }, { type: 'levelLost', level: 2, why: 'dead' }, died(1)])
    expect(ribbon(event)).toBe('');
  expect(ribbon({ type: 'died', figure: 'm3', code: 'N1' })).toContain('dy-ribbon');
});
