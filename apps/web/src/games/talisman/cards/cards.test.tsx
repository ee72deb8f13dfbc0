import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BoardGround } from '../art/BoardGround.tsx';
import { CardBack } from './CardBack.tsx';
import { CardFace } from './CardFace.tsx';
import { CharacterSheet } from './CharacterSheet.tsx';
import { Medallion } from './Medallion.tsx';
import { Pawn } from './Pawn.tsx';

const lengthOf = (html: string) => /data-length="(\w+)"/.exec(html)?.[1];
const stepOf = (html: string) => /data-step="(\d)"/.exec(html)?.[1];

test('a card shows its picture, its name, its number, its kind and its text', () => {
  const html = renderToStaticMarkup(
    <CardFace
      card="adv.dragon.2"
      kind="dragon"
      title="Dragon"
      type="Enemy · dragon"
      number={7}
      text={['It fights.']}
      foot={{ right: 'Adventure' }}
    />,
  );
  for (const part of ['adv.dragon', 'Dragon', 'Enemy · dragon', '>7<', 'It fights.', 'Adventure']) expect(html).toContain(part);
  expect(html).toContain('loading="lazy"');
});

test('a card that this page does not know is shown all the same, without picture and seal', () => {
  const html = renderToStaticMarkup(<CardFace card="adv.teapot" kind="event" title="Teapot" />);
  expect(html).toContain('Teapot');
  expect(html).not.toContain('<img');
  expect(html).not.toContain('tc-seal');
});

test('the more there is to read, the more room the text gets; a long name has smaller letters', () => {
  const face = (title: string, ...text: string[]) =>
    renderToStaticMarkup(<CardFace card="adv.imp" kind="event" title={title} text={text} />);
  expect(lengthOf(face('Imp', 'Short.'))).toBe('short');
  expect(lengthOf(face('Imp', 'One line.', 'Two.', 'Three.', 'Four.', 'Five.'))).toBe('long');
  expect(lengthOf(face('Imp', 'A long sentence. '.repeat(16)))).toBe('huge');
  expect(['Imp', 'Salomos Krone', 'Solomons Crown!', 'Psychokinetischer Schlag'].map((title) => stepOf(face(title)))).toEqual([
    '1',
    '1',
    '2',
    '3',
  ]);
});

test('backs, pawns and the toad have their pictures; a seat without a character its empty arch', () => {
  expect(renderToStaticMarkup(<CardBack deck="spell" />)).toContain('back-spell');
  expect(renderToStaticMarkup(<Pawn seat={0} character="chr.elf" size={76} />)).toContain('pawn-chr.elf');
  expect(renderToStaticMarkup(<Pawn seat={1} character="chr.elf" toad size={76} />)).toContain('pawn-toad');
  expect(renderToStaticMarkup(<Pawn seat={2} character={null} size={76} />)).not.toContain('<image');
});

test('a medallion shows the own value, what is added, and the quota as a notch', () => {
  const html = renderToStaticMarkup(<Medallion what="craft" value={4} more={2} quota={3} />);
  expect(html).toContain('>4<');
  expect(html).toContain('+2');
  expect(html).toContain('rotate(90)');
});

test('a character sheet says its numbers in words too', () => {
  const html = renderToStaticMarkup(
    <CharacterSheet
      card="chr.troll"
      title="Troll"
      facts="neutral · begins in the Crags"
      figures={[{ what: 'strength', name: 'Strength', value: 6, more: 1, quota: 6 }]}
      abilities={['Need not roll in the Crags.']}
    />,
  );
  for (const part of ['Troll', 'neutral', 'Strength', '6 + 1', 'Need not roll']) expect(html).toContain(part);
});

test('the board loads the picture that its size asks for, and writes names only where asked', () => {
  const bare = renderToStaticMarkup(<BoardGround width={848} />);
  expect(bare).toContain('sizes="848px"');
  expect(bare).not.toContain('<text');
  const named = renderToStaticMarkup(<BoardGround width={848} nameOf={(id) => (id === 'M1' ? 'Portal of Power' : 'Runes')} />);
  expect(named).toContain('of Power');
  expect(named.match(/<text/g)).toHaveLength(50);
});
