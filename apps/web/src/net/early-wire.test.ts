import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEarly, openWire } from './early-wire.ts';
import { MatchSocket } from './socket.ts';

/** A line of a browser, whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readyState = 0;
  sent: string[] = [];
  readonly address: string;
  constructor(address: string) {
    this.address = address;
    FakeSocket.all.push(this);
  }
  send(data: string) {
    this.sent.push(data);
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'hall' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const socket = (at: number) => FakeSocket.all[at] as FakeSocket;

/** Whoever listens, as a match does. */
function listen(id: string) {
  const heard: unknown[] = [];
  const states: string[] = [];
  const line = new MatchSocket({
    open: () => openWire(id),
    hello: () => ({ t: 'hello', packed: true, midway: true, talk: true }),
    connection: (state) => states.push(state),
    message: (m) => heard.push(m),
  });
  return { heard, states, line };
}

test('a line that was opened early has said hello, and hands over what came meanwhile, in order', async () => {
  openEarly('m');
  socket(0).opens();
  socket(0).onmessage?.({ data: '{"t":"whole"}' });
  socket(0).onmessage?.({ data: '{"t":"update"}' });
  const { heard, states, line } = listen('m');
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeSocket.all).toHaveLength(1);
  expect(heard).toEqual([{ t: 'whole' }, { t: 'update' }]);
  expect(states).toEqual(['connecting', 'open']);
  // One hello, not two; what follows is sent.
  expect(socket(0).sent).toEqual(['{"t":"hello","packed":true,"midway":true,"talk":true}']);
  line.send({ t: 'ping' });
  expect(socket(0).sent).toEqual(['{"t":"hello","packed":true,"midway":true,"talk":true}', '{"t":"ping"}']);
  line.close();
});

test('a line that opens only when somebody listens already says hello once', async () => {
  openEarly('m');
  const { states, line } = listen('m');
  await vi.advanceTimersByTimeAsync(0);
  socket(0).opens();
  expect(states.at(-1)).toBe('open');
  expect(socket(0).sent).toEqual(['{"t":"hello","packed":true,"midway":true,"talk":true}']);
  line.close();
});

test('a line that broke meanwhile, or one to another match, is not taken', async () => {
  openEarly('m');
  socket(0).readyState = 3;
  const first = listen('m');
  expect(FakeSocket.all).toHaveLength(2);
  first.line.close();
  openEarly('m');
  const other = listen('other');
  expect(socket(3).address).toContain('/other/');
  other.line.close();
});

test('a line that nobody takes is hung up', () => {
  openEarly('lonely');
  vi.advanceTimersByTime(60_000);
  expect(socket(0).readyState).toBe(3);
  expect(listen('lonely').line).toBeDefined();
  expect(FakeSocket.all).toHaveLength(2);
});
