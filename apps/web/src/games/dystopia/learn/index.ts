import type { GameLessons, Lesson } from '../../../learn/chapter.ts';
import { printOf } from '../art/pictures.ts';
import begins from './made/begins.json' with { type: 'json' };
import { loadWords } from './text/index.ts';

const print = (key: string): string => printOf(key) ?? '';

const made = (lesson: { default: unknown }): Lesson => lesson.default as Lesson;

/** Dystopia in five chapters, and one for Wizor; their matches are made of lessons/dystopia by `npm run lessons`. */
export const lessons: GameLessons = {
  match: { bots: 3, options: { campaign: false, level: 1, heroes: 4 } },
  begins,
  chapters: [
    {
      id: 'door',
      minutes: 3,
      lesson: async () => made(await import('./made/door.json')),
      marks: [
        { at: 0, id: 'aim', light: 'board' },
        { at: 0, id: 'go', light: 'board' },
        { at: 1, id: 'open', light: 'board' },
        { at: 2, id: 'end-turn', light: 'bar' },
        { at: 3, id: 'again', light: 'board' },
        { at: 4, id: 'second', light: 'board' },
      ],
    },
    {
      id: 'strike',
      minutes: 2,
      lesson: async () => made(await import('./made/strike.json')),
      marks: [
        { at: 0, id: 'go', light: 'board' },
        { at: 1, id: 'hit', light: 'board' },
        { at: 2, id: 'back', light: 'board' },
        { at: 2, id: 'more', light: 'board' },
      ],
    },
    {
      id: 'treasure',
      minutes: 2,
      lesson: async () => made(await import('./made/treasure.json')),
      marks: [
        { at: 0, id: 'go', light: 'board' },
        { at: 1, id: 'search', light: 'board' },
        { at: 2, id: 'drink', light: 'hand' },
      ],
    },
    {
      id: 'spells',
      minutes: 2,
      lesson: async () => made(await import('./made/spells.json')),
      marks: [
        { at: 0, id: 'two', light: 'hand' },
        { at: 0, id: 'dart', light: 'hand' },
        { at: 1, id: 'whom', light: 'board' },
      ],
    },
    {
      id: 'exit',
      minutes: 2,
      enough: true,
      lesson: async () => made(await import('./made/exit.json')),
      marks: [
        { at: 0, id: 'pit', light: 'board' },
        { at: 1, id: 'out', light: 'bar' },
        { at: 2, id: 'archer', light: 'board' },
        { at: 3, id: 'both', light: 'bar' },
      ],
    },
    {
      id: 'wizor',
      minutes: 3,
      lesson: async () => made(await import('./made/wizor.json')),
      marks: [
        { at: 0, id: 'you', light: 'board' },
        { at: 0, id: 'pick', light: 'board' },
        { at: 1, id: 'walk', light: 'board' },
        { at: 2, id: 'hit', light: 'board' },
        { at: 3, id: 'second', light: 'board' },
        { at: 4, id: 'near', light: 'board' },
      ],
    },
  ],
  page: [[print('lid')], [print('h-warrior'), print('h-elf')], [print('h-dwarf'), print('m-N1')], [print('t-chest')], [print('m-W1')]],
  tips: [
    { id: 'you', light: 'seats', asked: ['hero'] },
    { id: 'hero', light: 'board', asked: ['hero'] },
    { id: 'monsters', light: 'board', told: 'appeared', having: 'code' },
    { id: 'spell', light: 'board', asked: ['spellTarget', 'spellTargets', 'spellSquare'] },
    { id: 'inn', light: 'bar', asked: ['between'] },
    { id: 'wizor', light: 'board', asked: ['wizor'] },
    { id: 'pick', light: 'bar', asked: ['pick'] },
    { id: 'trade', light: 'bar', asked: ['answerTrade', 'accept'] },
    { id: 'pin', light: 'bar', asked: ['pin'] },
    { id: 'int', light: 'hand', asked: ['hero'], offers: 'attack:m' },
  ],
  words: loadWords,
};
