import type { TalismanView } from '@questhall/talisman/client';
import { loadCatalogue as gameWords } from '@questhall/talisman/client';
import { LOCALES, speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import { pictureOf } from '../art/pictures.ts';
import { asEvent, playback, type TsEvent } from '../playback.ts';
import { marksOf } from '../SeatMarks.tsx';
import { loadCatalogue } from '../text/index.ts';
import { sceneBehind, titleOf, turnOf, waysToWin, whatComes, whatKilled } from './moments.ts';

type Shown = Partial<{ crownReached: boolean; options: Record<string, unknown>; souls: object | null; magicBanned: number }>;
const seen = (more: Shown = {}) => ({ crownReached: false, options: {}, souls: null, ...more }) as unknown as TalismanView;
const souls = (finale: string | null, more: object = {}) => ({ finale, ghosts: [null, null], ...more });
const keys = (texts: readonly { key: string }[]) => texts.map(({ key }) => key.replace('ui.ts.', ''));
const died = { type: 'died', seat: 1, character: 'chr.troll', space: 'O5', rule: 'T86-6.4.3' } as const;
const ghost = {
  type: 'becameGhost',
  seat: 1,
  character: 'chr.troll',
  ghost: 'ghost.banshee',
  space: 'O5',
  grave: 'O5',
  rule: 'TDE-11.2',
} as const;
const crown = { type: 'crownReached', seat: 0, rule: 'T86-6.14.9' } as const;

test('T86-6.4.3d who dies comes back as another character, until the Crown has been reached', () => {
  expect(keys(whatComes(died, seen()))).toEqual(['moment.left', 'moment.return']);
  expect(keys(whatComes(died, seen({ crownReached: true })))).toEqual(['moment.final']);
  expect(keys(whatComes(died, seen({ crownReached: true, options: { elimination: false } })))).toEqual(['moment.left', 'moment.return']);
});

test('TDE-11.2 whoever becomes a ghost is told what it is, what it can do, and how the match is won now', () => {
  // The death itself says nothing of coming back: the ghost follows.
  expect(whatComes(died, seen({ souls: souls('court') }))).toEqual([]);
  for (const finale of ['crown', 'court', 'throne']) {
    expect(keys(whatComes(ghost, seen({ souls: souls(finale) })))).toEqual(['moment.ghost', `wins.${finale}`]);
  }
  expect(keys(whatComes(ghost, seen({ souls: souls(null) })))).toEqual(['moment.ghost', 'wins.hidden']);
  expect(whatComes({ ...died, character: 'ghost.banshee' }, seen({ souls: souls('court') }))).toEqual([]);
});

test('TDE-11.6c the Crown makes death final only where the Command Spell is cast there', () => {
  const reached = (more: Shown) => keys(whatComes(crown, seen({ crownReached: true, ...more })));
  expect(reached({})).toEqual(['moment.final', 'wins.crown']);
  expect(reached({ options: { ending: 'hold' } }).at(-1)).toBe('wins.hold');
  expect(reached({ options: { ending: 'reach' } })).toEqual(['wins.reach']);
  expect(reached({ souls: souls('crown') })).toEqual(['moment.final', 'wins.crown']);
  expect(reached({ souls: souls('throne') })).toEqual(['wins.throne']);
  expect(reached({ options: { elimination: false } })).toEqual(['wins.crown']);
  expect(keys(waysToWin(seen({ options: { tideBell: true } })))).toEqual(['wins.crown', 'wins.bell']);
  // What the table has agreed holds with the Realm of Souls as well, and a last round is told.
  expect(reached({ souls: souls('throne'), options: { ending: 'reach', roundLimit: 9 } })).toEqual(['wins.reach', 'wins.limit']);
  expect(reached({ souls: souls('throne'), options: { ending: 'hold' } })).toEqual(['wins.hold', 'wins.throne']);
  expect(keys(waysToWin(seen({ options: { roundLimit: 9, lastRoundNamed: true } })))).toEqual(['wins.crown', 'wins.limit.crown']);
});

test('T86-6.18.1a who is held fast is told what is left; a card that is frozen is told nothing', () => {
  const bound = { type: 'bound', seat: 0, rule: 'T86-6.18.1' } as const;
  expect(keys(whatComes({ ...bound, target: 1 }, seen()))).toEqual(['moment.bound']);
  expect(whatComes({ ...bound, card: 'adv.wolf' }, seen())).toEqual([]);
});

test('what lasts is a mark on the seat’s plate, each with a sentence in five languages', async () => {
  const who = {
    seat: 1,
    card: 'ghost.banshee',
    space: 'I9',
    objects: ['adv.sword', 'tal.talisman.2'],
    toad: 2,
    bound: true,
    misses: 1,
    slave: true,
  } as never;
  const view = seen({ souls: { ghosts: [null, { character: 'chr.troll', grave: 'O5', away: 0 }] }, magicBanned: 1 });
  const marks = marksOf(view, who);
  expect(marks.map(({ kind }) => kind)).toEqual(['ghost', 'crown', 'talisman', 'toad', 'bound', 'misses', 'slave', 'ban']);
  const calm = { seat: 0, card: 'chr.elf', space: 'O1', objects: ['adv.sword'], toad: 0, bound: false, misses: 0, slave: false } as never;
  expect(marksOf(view, calm)).toEqual([]);
  const sentences = [
    ...marks.map(({ text }) => text),
    ...whatComes(died, seen()),
    ...['crown', 'court', 'throne', null].flatMap((finale) =>
      whatComes(ghost, seen({ souls: souls(finale), options: { tideBell: true } })),
    ),
    ...whatComes(crown, seen({ crownReached: true })),
    ...whatComes({ type: 'bound', seat: 0, target: 1, rule: 'T86-6.18.1' }, seen()),
    ...waysToWin(seen({ options: { roundLimit: 9 } })),
    ...waysToWin(seen({ options: { roundLimit: 9, lastRoundNamed: true } })),
  ];
  for (const locale of LOCALES) {
    const speak = speaker(locale, [await loadCatalogue(locale), await gameWords(locale)], () => 'Bob');
    for (const text of sentences) expect(speak.say(text), `${locale} ${text.key}`).not.toMatch(/[{}]|ui\.ts|type\./);
  }
});

test('what took the last life is told with its sum: a fight, an attack from either side, the Command Spell', () => {
  const turn = { type: 'turnBegan', seat: 1, turn: 4 };
  const fought = { type: 'fought', seat: 1, result: 'lost' };
  const duel = { type: 'duelled', seat: 0, target: 1, result: 'won' };
  const command = { type: 'commanded', seat: 0, roll: 5, worked: true };
  const killed = (...log: object[]) => whatKilled([...log, { type: 'lost', seat: 1, what: 'life', n: 1 }, died] as unknown as TsEvent[], 1);
  expect(killed(turn, fought)).toBe(fought);
  expect(killed(turn, duel)).toBe(duel);
  expect(killed(turn, command)).toBe(command);
  expect(killed(turn, { ...command, worked: false })).toBeNull();
  // Of another turn, or of somebody else.
  expect(killed(fought, turn)).toBeNull();
  expect(killed(turn, { ...fought, seat: 0 })).toBeNull();
  expect(killed(turn, { ...command, seat: 1 })).toBeNull();
});

test('my own death, a binding and the Crown stay until they are put away; of others only the Crown', () => {
  const stays = (event: object, me: number, ...rest: object[]) => playback.stays?.(event as never, rest as never, me) === true;
  expect([stays(died, 1), stays(died, 0)]).toEqual([true, false]);
  // Who walks on as a ghost is told so in the next breath, and once.
  expect([stays(died, 1, ghost), stays(ghost, 1), stays(ghost, 0)]).toEqual([false, true, false]);
  expect([stays(crown, 0), stays(crown, 1)]).toEqual([true, true]);
  const bound = { type: 'bound', seat: 0, target: 1, card: 'sp.immobility' };
  expect([stays(bound, 1), stays(bound, 0), stays({ type: 'rolled', seat: 1 }, 1)]).toEqual([true, false, false]);
  // What stays has a length: it is played first.
  expect([died, ghost, crown, bound].every((e) => playback.duration(asEvent(e as never) as never) > 0)).toBe(true);
});

test('the gravestone tells the turn in which somebody died, where the chronicle still knows it', () => {
  const began = (turn: number, seat: number) => ({ type: 'turnBegan', seat, turn, rule: '' }) as TsEvent;
  expect(turnOf([began(13, 0), began(14, 1), died as TsEvent])).toBe(14);
  expect(turnOf([died as TsEvent])).toBeNull();
});

test('great moments have a title in every language, and those with a scene have its picture', async () => {
  const moments = [
    died,
    ghost,
    crown,
    { type: 'bound', seat: 0, target: 1, rule: 'T86-6.9.6a' },
    { type: 'commanded', seat: 0, roll: 5, worked: true, rule: 'T86-6.9.8a' },
    { type: 'turnMissed', seat: 1, left: 0, rule: 'T86-6.10.2' },
    { type: 'becameToad', seat: 1, rule: 'T86-6.19.1' },
  ] as const satisfies readonly TsEvent[];
  for (const locale of LOCALES) {
    const speak = speaker(locale, [await gameWords(locale), await loadCatalogue(locale)], () => 'Bob');
    for (const moment of moments) expect(speak.has(titleOf(moment)!.key), `${locale} ${moment.type}`).toBe(true);
  }
  for (const moment of moments) {
    const scene = sceneBehind(moment, 'chr.digital.warrior');
    expect(pictureOf(scene!)?.url, moment.type).toMatch(/webp/);
  }
  // Where a moment has no title of its own, its line is it.
  expect(titleOf({ type: 'awarded', seat: 0, card: 'tal.talisman', rule: 'T86-6.4.1' } as never)).toBeNull();
});
