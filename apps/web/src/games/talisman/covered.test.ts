import { begin, fast } from '@questhall/kernel';
import { talisman } from '@questhall/talisman';
import { LOCALES, speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import type { AnyEvent } from '../contract.ts';
import { befell } from './befell.ts';
import { describeSpace } from './board/Spaces.tsx';
import { statesOf } from './hand/Sheet.tsx';
import { marksOf } from './SeatMarks.tsx';
import { coverOf, spaceTexts, titleOf } from './souls.ts';
import { loadCatalogue } from './text/index.ts';

/* A space under a Terrain card is called by that card (TDE-11.15): on the board, in what is read aloud of it, on seats' plates. */

type State = Parameters<typeof talisman.observe>[0];

const speakers = await Promise.all(LOCALES.map(async (locale) => speaker(locale, [await loadCatalogue(locale)], (seat) => `Seat ${seat}`)));

/** A match of two in which these Terrain cards lie. */
function covered(terrain: Readonly<Record<string, string>>, ghostAt: string | null = null) {
  const s = begin(talisman, { seats: 2, options: { edition: 'digital', expansion: 'realm-of-souls' } }, fast(5)) as State;
  s.characters[0]!.ride = 'M13';
  s.souls!.terrain = { ...terrain };
  if (ghostAt)
    s.souls!.ghosts[0] = { character: 'chr.elf', grave: ghostAt as 'O2', away: 0, kept: { objects: [], followers: [] } } as never;
  return talisman.observe(s, 0);
}

test('TDE-11.15 whoever hears the board hears the name of the card, in five languages; of two what lies under it besides', () => {
  const one = covered({ O10: 'ter.breach.2' });
  expect(speakers.map((speak) => describeSpace(one, 'O10', speak))).toEqual([
    'Breach, Outer Region',
    'Bres, grensprovincie',
    'Brèche, Région extérieure',
    'Durchbruch, Äußere Region',
    'Revne, det ydre område',
  ]);
  const two = covered({ O10: 'ter.breach', M8: 'ter.breach.3' });
  expect(speakers.map((speak) => describeSpace(two, 'O10', speak))).toEqual([
    'Breach (on the Plains), Outer Region',
    'Bres (op de Vlakte), grensprovincie',
    'Brèche (dans les Plaines), Région extérieure',
    'Durchbruch (auf der Ebene), Äußere Region',
    'Revne (på Sletten), det ydre område',
  ]);
  // What is drawn on the space is the name alone.
  expect(speakers[0]!.say(titleOf(two, 'O10'))).toBe('Breach');
  expect(describeSpace(two, 'O16', speakers[0]!)).toBe('Plains, Outer Region');
});

test('TDE-11.15 each of the three Breaches is read as a Breach, and a card that is like a space as that space', () => {
  const view = covered({ O1: 'ter.breach', O7: 'ter.breach.2', M13: 'ter.breach.3', O9: 'ter.chasm' });
  const breach = spaceTexts(view, 'O1');
  expect([breach.length, spaceTexts(view, 'O7'), spaceTexts(view, 'M13')]).toEqual([1, breach, breach]);
  expect(coverOf(view, 'O7')).toBe('ter.breach');
  expect(spaceTexts(view, 'O9')).toEqual(spaceTexts(covered({}), 'M7'));
  // The river is named beside it as it lies there.
  expect(JSON.stringify(spaceTexts(covered({ M13: 'ter.breach' }), 'O19'))).toContain('ter.breach');
});

test('TDE-11.15 seats’ plates call the spaces of gravestone and ferry as they lie', () => {
  const view = covered({ O2: 'ter.breach', M13: 'ter.breach.2' }, 'O2');
  const [ghost] = marksOf(view, view.characters[0]!);
  expect(speakers.map((speak) => speak.say(ghost!.text))).toEqual([
    'A ghost; the gravestone stands at the Breach (in the Fields)',
    'Een spookfiguur; de grafsteen staat bij de Bres (op de Akkers)',
    'Fantôme\u00a0; la pierre tombale se trouve à la Brèche (dans les Champs)',
    'Ein Geistercharakter; der Grabstein steht beim Durchbruch (auf den Feldern)',
    'En spøgelsesfigur; gravstenen står ved revnen (på Markerne)',
  ]);
  expect(statesOf(view, view.characters[0]!).map((state) => speakers[0]!.say(state))).toContain(
    'May be taken to the Breach (in the Temple)',
  );
});

test('TDE-11.15 what befell somebody on a covered space is told by the name that held', () => {
  const told = (event: object) => befell([event as AnyEvent], 0).map(({ text }) => speakers.map((speak) => speak.say(text)));
  const moved = { type: 'moved', rule: 'TDE-4.1', seat: 0, from: 'O1', to: 'O2', path: ['O2'], by: 'teleport' };
  expect(told({ ...moved, called: { O2: 'ter.breach' } })).toEqual([
    [
      'you are at the Breach now',
      'je staat nu bij de Bres',
      'te voilà à la Brèche',
      'du stehst jetzt beim Durchbruch',
      'du står nu ved revnen',
    ],
  ]);
  expect(told(moved)[0]![0]).toBe('you are in the Fields now');
});
