import { expect, test } from 'vitest';
import type { Bus } from '../src/nodes/bus.ts';
import { type Item, Links } from '../src/nodes/links.ts';

/** A bus within this process, which loses what it is told to. */
class Wire {
  readonly #ears = new Map<string, (text: string) => void>();
  lose: (subject: string, text: string) => boolean = () => false;
  sent = 0;

  bus(): Bus {
    return {
      isThere: true,
      changed: () => undefined,
      send: (subject, text) => {
        this.sent++;
        if (!this.lose(subject, text)) setImmediate(() => this.#ears.get(subject)?.(text));
      },
      hear: (subject, take) => void this.#ears.set(subject, take),
      close: async () => undefined,
    };
  }
}

interface End {
  links: Links;
  heard: Item[];
  broken: string[];
}

function end(wire: Wire, name: string): End {
  const [heard, broken]: [Item[], string[]] = [[], []];
  const links = new Links(name, wire.bus(), { take: (_from, item) => heard.push(item), broken: (node) => broken.push(node) });
  return { links, heard, broken };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

test('what is sent comes in order, whatever it holds and however long it is; equal texts for several go as one', async () => {
  const wire = new Wire();
  const [a, b] = [end(wire, 'a'), end(wire, 'b')];
  const text = JSON.stringify({ says: '“x”\u001e\u001f\n \ud83c\udfb2', much: 'y'.repeat(900_000) });
  a.links.send('b', { t: 'open', client: 1 });
  for (const client of [1, 2]) a.links.say('b', client, text);
  a.links.say('b', 2, '{}');
  await settle();
  expect(b.heard.map(({ head }) => head)).toEqual([
    { t: 'open', client: 1 },
    { t: 'say', to: [1, 2] },
    { t: 'say', to: [2] },
  ]);
  expect(b.heard[1]!.text === text).toBe(true);
  expect(wire.sent).toBeGreaterThan(4); // in pieces that the bus can carry
  expect([a.broken, b.broken]).toEqual([[], []]);
  for (const { links } of [a, b]) links.close();
});

test('a message that is lost breaks the link for both, and it goes on anew', async () => {
  const wire = new Wire();
  const [a, b] = [end(wire, 'a'), end(wire, 'b')];
  a.links.send('b', { t: 'x', nr: 1 });
  await settle();
  wire.lose = (subject) => subject === 'node.b';
  a.links.send('b', { t: 'x', nr: 2 });
  await settle();
  wire.lose = () => false;
  a.links.send('b', { t: 'x', nr: 3 }); // there is no 2 before it
  await settle();
  expect(b.heard.map(({ head }) => head.nr)).toEqual([1]);
  expect([a.broken, b.broken]).toEqual([['b'], ['a']]);
  a.links.send('b', { t: 'x', nr: 4 });
  b.links.send('a', { t: 'x', nr: 5 });
  await settle();
  expect(b.heard.map(({ head }) => head.nr)).toEqual([1, 4]);
  expect(a.heard.map(({ head }) => head.nr)).toEqual([5]);
  for (const { links } of [a, b]) links.close();
});

test('the loss of what says that a link is broken is noticed as well', async () => {
  const wire = new Wire();
  const [a, b] = [end(wire, 'a'), end(wire, 'b')];
  a.links.send('b', { t: 'x', nr: 1 });
  await settle();
  wire.lose = () => true;
  a.links.breakAll(); // `b` hears nothing of it
  await settle();
  wire.lose = () => false;
  for (const nr of [2, 3, 4]) {
    a.links.send('b', { t: 'x', nr });
    await settle();
  }
  expect(b.broken.length).toBeGreaterThan(0);
  expect(b.heard.at(-1)?.head.nr).toBe(4);
  for (const { links } of [a, b]) links.close();
});
