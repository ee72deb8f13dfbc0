import type { GameLessons, Lesson } from '../../../learn/chapter.ts';
import { pictureOf } from '../art/pictures.ts';
import begins from './made/begins.json' with { type: 'json' };
import { loadWords } from './text/index.ts';

const print = (card: string): string => pictureOf(card)?.url ?? '';

const made = (lesson: { default: unknown }): Lesson => lesson.default as Lesson;

/** Talisman in six chapters, and two of what the Digital Edition and the Realm of Souls add; their matches are made of lessons/talisman by `npm run lessons`. */
export const lessons: GameLessons = {
  match: { bots: 1, options: { edition: 'digital', expansion: 'none', ending: 'reach', trophyPoints: 5, characterChoice: 'three' } },
  taughtIn: '1986',
  inEdition: { 1986: { bots: 1, options: { edition: '1986', expansion: 'none', ending: 'reach', characterChoice: 'three' } } },
  begins,
  chapters: [
    {
      id: 'moving',
      minutes: 3,
      lesson: async () => made(await import('./made/moving.json')),
      marks: [
        { at: 0, id: 'aim', light: 'board' },
        { at: 0, id: 'you', light: 'hand' },
        { at: 0, id: 'roll', light: 'bar' },
        { at: 1, id: 'way', light: 'board' },
        { at: 2, id: 'take', light: 'bar' },
        { at: 4, id: 'city', light: 'board' },
        { at: 5, id: 'visit', light: 'bar' },
      ],
    },
    {
      id: 'fighting',
      minutes: 3,
      lesson: async () => made(await import('./made/fighting.json')),
      marks: [
        { at: 0, id: 'troll', light: 'hand' },
        { at: 1, id: 'go', light: 'board' },
        { at: 2, id: 'won', light: 'hand' },
        { at: 2, id: 'trade', light: 'bar' },
        { at: 5, id: 'seven', light: 'bar' },
        { at: 7, id: 'craft', light: 'board' },
      ],
    },
    {
      id: 'goods',
      minutes: 3,
      lesson: async () => made(await import('./made/goods.json')),
      marks: [
        { at: 1, id: 'lie', light: 'board' },
        { at: 2, id: 'full', light: 'bar' },
        { at: 3, id: 'sword', light: 'bar' },
        { at: 4, id: 'guide', light: 'bar' },
        { at: 6, id: 'roll', light: 'bar' },
        { at: 7, id: 'fight', light: 'board' },
      ],
    },
    {
      id: 'spells',
      minutes: 2,
      lesson: async () => made(await import('./made/spells.json')),
      marks: [
        { at: 0, id: 'two', light: 'hand' },
        { at: 1, id: 'go', light: 'board' },
        { at: 2, id: 'blast', light: 'bar' },
        { at: 3, id: 'counter', light: 'bar' },
      ],
    },
    {
      id: 'inward',
      minutes: 2,
      lesson: async () => made(await import('./made/inward.json')),
      marks: [
        { at: 0, id: 'plan', light: 'board' },
        { at: 1, id: 'bridge', light: 'board' },
        { at: 2, id: 'gold', light: 'bar' },
        { at: 4, id: 'portal', light: 'bar' },
      ],
    },
    {
      id: 'crown',
      minutes: 2,
      enough: true,
      lesson: async () => made(await import('./made/crown.json')),
      marks: [
        { at: 0, id: 'talisman', light: 'hand' },
        { at: 0, id: 'step', light: 'board' },
        { at: 1, id: 'spell', light: 'bar' },
      ],
    },
    {
      id: 'fate',
      minutes: 2,
      lesson: async () => made(await import('./made/fate.json')),
      marks: [
        { at: 0, id: 'have', light: 'hand' },
        { at: 2, id: 'go', light: 'board' },
        { at: 3, id: 'spend', light: 'bar' },
      ],
    },
    {
      id: 'ghost',
      minutes: 3,
      leadsTo: { expansion: 'realm-of-souls' },
      lesson: async () => made(await import('./made/ghost.json')),
      marks: [
        { at: 0, id: 'last', light: 'hand' },
        { at: 1, id: 'go', light: 'board' },
        { at: 2, id: 'dead', light: 'board' },
        { at: 4, id: 'veil', light: 'board' },
        { at: 6, id: 'life', light: 'hand' },
        { at: 8, id: 'home', light: 'board' },
      ],
    },
  ],
  page: [
    [print('command')],
    [print('chr.warrior')],
    [print('adv.serpent'), print('adv.wraith')],
    [print('adv.bear'), print('adv.sword')],
    [print('adv.talisman')],
  ],
  tips: [
    {
      id: 'aim',
      by: { option: 'ending', values: ['hold', 'reach'] },
      light: 'board',
      asked: ['character'],
      told: 'dealt',
      unlessLearnt: 'moving',
    },
    { id: 'character', light: 'choice', asked: ['character'] },
    { id: 'you', light: 'hand', told: 'dealt' },
    { id: 'direction', light: 'board', asked: ['direction'] },
    { id: 'encounter', light: 'bar', asked: ['encounter'], offers: 'attack:' },
    { id: 'fight', light: 'bar', asked: ['face', 'prepare'] },
    { id: 'take', light: 'bar', asked: ['take'] },
    { id: 'fate', light: 'bar', asked: ['fate'] },
    { id: 'react', light: 'bar', asked: ['react'] },
    { id: 'end', light: 'bar', asked: ['endTurn'], offers: 'trade' },
    { id: 'toad', light: 'hand', told: 'becameToad' },
    { id: 'ghost', light: 'board', told: 'becameGhost' },
  ],
  words: loadWords,
};
