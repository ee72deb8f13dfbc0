import type { Text } from '@questhall/kernel';
import {
  EDITION_1986,
  EDITION_DIGITAL,
  type Edition,
  nameOf,
  SPACES,
  type SpaceId,
  spaceName,
  spaceText,
} from '@questhall/talisman/client';
import type { Chapter, Differences, Row } from '../../editions/differences.ts';
import { loadCatalogue } from './text/differs/index.ts';

type Rules = readonly [old: string | null, digital: string | null];

/** Every switch of the editions, in chapters, with the rule of each edition. A test compares it with the switches themselves. */
export const CHAPTERS: Readonly<Record<string, Readonly<Record<string, Rules>>>> = {
  start: {
    seats: [null, 'TDE-1.1'],
    starterDrawn: ['T86-3m', 'TDE-1.10'],
    livesPrinted: ['T86-6.4.1', 'TDE-2.24'],
    fate: [null, 'TDE-2.9'],
  },
  growing: {
    healedInATurn: ['T86-6.4.6', 'TDE-2.33'],
    craftTrophies: ['T86-6.2.4', 'TDE-6.23'],
    trophiesLast: ['T86-6.1.5', 'TDE-6.21'],
    trophiesSpared: ['T86-6.1.4a', 'TDE-6.24a'],
    trophiesWasted: ['T86-6.1.4b', 'TDE-6.22'],
    spellsWithCraft: ['T86-6.2.7c', 'TDE-6.9'],
    castsLimited: [null, 'TDE-6.17'],
    castsInVain: ['T86-6.9.6a', 'TDE-2.33'],
  },
  goods: {
    everyObjectCounts: ['T86-6.5.3', 'TDE-8.18'],
    putDownCounts: ['T86-6.13.4b', 'TDE-4.17'],
    putDownOnArrival: ['T86-6.5.4', 'TDE-8.16'],
    goldIsLeft: ['T86-6.5.4', 'TDE-2.22'],
    raftIsCard: ['T86-6.11.16', 'TDE-9.10'],
  },
  meeting: {
    placesBeforeTaking: ['T86-6.15.2', 'TDE-4.16'],
    inDrawnOrder: ['T86-6.15.2', 'TDE-3.4'],
    takesBeforeMeeting: ['T86-6.12.1c', 'TDE-4.13'],
    idleEnemiesEndTurn: ['T86-6.16.5', 'TDE-3.12'],
    figuresEvaded: ['T86-6.18.2', 'TDE-6.27'],
    missEndsTurn: ['T86-6.15.4', 'TDE-8.11'],
    heldMayFly: ['T86-6.11.1b', 'TDE-4.8a'],
    eventsLie: ['T86-6.15.4', 'TDE-3.14'],
  },
  fights: {
    evasionBindsBoth: ['T86-6.18.1b', 'TDE-6.25'],
    bribes: ['T86-6.16.9b', 'TDE-5.19'],
    dropsTaken: ['T86-6.5.5', 'TDE-4.13'],
    loot: ['T86-6.4.3b', 'TDE-5.20'],
    spiritsOneByOne: ['T86-6.15.6', 'TDE-8.14'],
  },
  toads: {
    toadEndsTurn: ['T86-6.19.1', 'TDE-8.10a'],
    toadGrows: ['T86-6.19.3b', 'TDE-8.2'],
    slaveOnlyRolls: ['T86-6.13.5b', 'TDE-B.37'],
    offerLapses: ['T86-6.13.5b', 'TDE-B.19'],
  },
  quest: {
    questAtOnce: ['T86-6.13.5b', 'TDE-8.24'],
    questBarsPortal: [null, 'TDE-8.25'],
    questGoesOn: ['T86-6.13.5b', 'TDE-8.26'],
    questWantsCards: ['T86-6.13.5b', 'TDE-8.26'],
  },
  inner: {
    backToThePlain: ['T86-6.11.5b', 'TDE-10.10'],
    plainIsMet: ['T86-6.14.5b', 'TDE-10.15'],
    crownHolds: ['T86-6.11.7', 'TDE-10.21'],
    valleyAsksAgain: ['T86-6.11.6b', 'TDE-10.20'],
    anyMeetingOnCrown: ['T86-6.14.9a', 'TDE-10.14'],
  },
};

const EDITIONS = [EDITION_1986, EDITION_DIGITAL] as const;
const both = (say: (edition: Edition, other: Edition) => Text): Row['says'] => [
  say(EDITIONS[0], EDITIONS[1]),
  say(EDITIONS[1], EDITIONS[0]),
];

function bySwitches([id, rows]: readonly [string, Readonly<Record<string, Rules>>]): Chapter {
  return {
    id,
    name: { key: `differs.chapter.${id}` },
    rows: Object.entries(rows).map(([name, rules]) => ({
      id: name,
      rules,
      says: both((edition) => ({ key: `differs.${name}`, args: { edition: edition.id } })),
    })),
  };
}

const copies = (list: readonly (readonly [unknown, number])[]): number => list.reduce((sum, [, n]) => sum + n, 0);

const printed = ({ adventure, spells, characters }: Edition) =>
  new Map(
    [...adventure.map(([card]) => card), ...spells.map(([spell]) => spell), ...characters].map((card) => [nameOf(card.id).key, card]),
  );

/** The names of cards that an edition has and the other has not. */
function onlyIn(edition: Edition, other: Edition): Text {
  const there = printed(other);
  const names = [...printed(edition).keys()].filter((name) => !there.has(name));
  return names.length === 0 ? { key: 'differs.noCards' } : { key: 'differs.onlyCards', args: { cards: names.map((key) => ({ key })) } };
}

/** Cards that both editions have with another text. */
function reworded(edition: Edition, other: Edition): Text {
  const there = printed(other);
  const same = (a: object, b: object) => JSON.stringify({ ...a, id: '' }) === JSON.stringify({ ...b, id: '' });
  const changed = [...printed(edition)].filter(([name, card]) => there.has(name) && !same(card, there.get(name)!));
  return { key: 'differs.reworded', args: { cards: changed.map(([key]) => ({ key })) } };
}

/** Spaces on which the Digital Edition prints something else; those of the same name and text once. */
function otherSpaces(): Text {
  const text = (edition: Edition, id: SpaceId) =>
    JSON.stringify(spaceText(edition.board.get(id)!).filter(({ key }) => key !== 'space.across'));
  const changed = SPACES.filter(({ id }) => text(EDITIONS[0], id) !== text(EDITIONS[1], id));
  const once = new Map(changed.map(({ id }) => [text(EDITIONS[1], id), spaceName(id)]));
  return { key: 'differs.spaces', args: { spaces: [...once.values()] } };
}

function cards(): Chapter {
  const counts = both(({ adventure, spells, characters }) => ({
    key: 'differs.counts',
    args: { adventure: copies(adventure), spells: copies(spells), characters: characters.length },
  }));
  return {
    id: 'cards',
    name: { key: 'differs.chapter.cards' },
    rows: [
      { id: 'counts', rules: [null, null], says: counts },
      { id: 'only', rules: [null, null], says: both(onlyIn) },
      { id: 'reworded', rules: [null, null], says: both(reworded) },
      {
        id: 'immobility',
        rules: ['T86-6.18.1a', 'TDE-6.25'],
        says: both((edition) => ({ key: 'differs.immobility', args: { edition: edition.id } })),
      },
      { id: 'spaces', rules: [null, null], says: both(otherSpaces) },
    ],
  };
}

/** What the two editions of Talisman do differently, made from what tells them apart in the code. */
export const differences: Differences = {
  editions: ['1986', 'digital'],
  chapters: [...Object.entries(CHAPTERS).map(bySwitches), cards()],
  loadCatalogue,
};
