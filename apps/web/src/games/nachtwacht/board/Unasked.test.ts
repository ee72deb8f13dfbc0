import { expect, test } from 'vitest';
import { bendable } from './Unasked.tsx';

const last = { by: 0, bend: 'straight' };
const props = (more: object, log: object[] = [{ type: 'stripLaid', seat: 0 }]) =>
  ({
    view: { bends: [last], outcome: null, turnedStrip: null },
    me: 0,
    aside: () => undefined,
    playing: null,
    log,
    layout: 'phone',
    ...more,
  }) as never;

test('a phone keeps room for the button that bends a strip as long as it is there, and no longer', () => {
  expect(bendable(props({}))).toBe(last);
  // My next card lies on the table: it is no news any more there, and stays elsewhere.
  const later = [
    { type: 'stripLaid', seat: 0 },
    { type: 'committed', seat: 0 },
  ];
  expect(bendable(props({}, later))).toBeNull();
  expect(bendable(props({ layout: 'desktop' }, later))).toBe(last);
  for (const more of [{ me: 1 }, { me: null }, { aside: null }, { playing: { event: {}, ms: 1 } }, { decision: { kind: 'direction' } }])
    expect(bendable(props(more))).toBeNull();
});
