import type { GameLessons, Lesson } from '../../../learn/chapter.ts';
import { print } from '../art/prints.ts';
import begins from './made/begins.json' with { type: 'json' };
import { loadWords } from './text/index.ts';

const made = (lesson: { default: unknown }): Lesson => lesson.default as Lesson;

/** Nachtwacht in three chapters; their matches are made of lessons/nachtwacht by `npm run lessons`. */
export const lessons: GameLessons = {
  match: { bots: 2, options: { pathLength: 'short' } },
  begins,
  chapters: [
    {
      id: 'road',
      minutes: 2,
      lesson: async () => made(await import('./made/road.json')),
      marks: [
        { at: 0, id: 'goal', light: 'board' },
        { at: 0, id: 'hand', light: 'hand' },
        { at: 0, id: 'four', light: 'hand' },
        { at: 1, id: 'cancel', light: 'board' },
        { at: 1, id: 'strip', light: 'choice' },
        { at: 2, id: 'end-first', light: 'choice' },
        { at: 3, id: 'power', light: 'hand' },
        { at: 3, id: 'three', light: 'hand' },
      ],
    },
    {
      id: 'secret',
      minutes: 2,
      lesson: async () => made(await import('./made/secret.json')),
      marks: [
        { at: 0, id: 'left', light: 'seats' },
        { at: 0, id: 'six', light: 'hand' },
        { at: 1, id: 'three', light: 'hand' },
        { at: 2, id: 'spent', light: 'seats' },
        { at: 2, id: 'vega', light: 'hand' },
        { at: 3, id: 'rob', light: 'bar' },
      ],
    },
    {
      id: 'library',
      minutes: 3,
      lesson: async () => made(await import('./made/library.json')),
      marks: [
        { at: 0, id: 'held', light: 'board' },
        { at: 0, id: 'tooth', light: 'hand' },
        { at: 1, id: 'four', light: 'hand' },
        { at: 2, id: 'exact', light: 'board' },
        { at: 2, id: 'five', light: 'hand' },
        { at: 3, id: 'three', light: 'hand' },
        { at: 4, id: 'one', light: 'hand' },
      ],
    },
  ],
  page: [
    [print('underworld'), print('library-near')],
    [print('back-step'), print('back-step'), print('back-step')],
    [print('step-2'), print('step-2')],
    [print('monster-torch'), print('power-torch')],
    [print('step-skull'), print('step-vega')],
  ],
  tips: [
    { id: 'aim', light: 'board', asked: ['commit'], unlessLearnt: 'road' },
    { id: 'commit', light: 'hand', asked: ['commit'] },
    { id: 'last', light: 'hand', asked: ['commit'], answers: 2 },
    { id: 'length', light: 'choice', asked: ['length'] },
    { id: 'direction', light: 'choice', asked: ['direction'] },
    { id: 'fight', light: 'hand', asked: ['fight'] },
    { id: 'skull', light: 'board', asked: ['placeMonster', 'moveMonster'] },
    { id: 'vega', light: 'bar', asked: ['steal'] },
    { id: 'discard', light: 'hand', asked: ['discard'] },
    { id: 'blocked', light: 'board', told: 'blocked' },
  ],
  words: loadWords,
};
