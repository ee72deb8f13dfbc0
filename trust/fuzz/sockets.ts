import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Pick } from '../program.ts';
import type { Guest } from '../seat.ts';
import { nonsense } from './messages.ts';

/** Messages that are under way at once on one socket. */
const BATCH = 200;

/**
 * Sends bad messages on one socket and checks that each of them gets one answer of the right kind.
 * @returns how many were answered, and what was wrong
 */
export async function fuzzSocket(address: string, match: string, guest: Guest | undefined, seat: number, count: number, pick: Pick) {
  const headers: Record<string, string> = guest ? { authorization: `Bearer ${guest.token}` } : {};
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/matches/${match}/socket`, { headers });
  const wrong: string[] = [];
  let answers: string[] = [];
  let told: (() => void) | undefined;
  let open = 1;
  socket.on('message', (data) => {
    const message = JSON.parse((data as Buffer).toString());
    // Others come and go: that is told to everybody and answers nobody.
    if (message.t === 'table') return;
    if (message.t === 'whole' && message.sight?.decisions[0]) open = message.sight.decisions[0].id;
    answers.push(message.t);
    told?.();
  });
  socket.on('close', () => told?.());
  await once(socket, 'open');
  socket.send('{"t":"hello"}');
  let done = 0;
  const wait = async (n: number) => {
    const patience = setTimeout(() => socket.terminate(), 20_000);
    while (answers.length < n && socket.readyState === socket.OPEN) {
      await new Promise<void>((resolve) => {
        told = resolve;
      });
    }
    clearTimeout(patience);
  };
  await wait(1);
  while (done < count && wrong.length === 0) {
    answers = [];
    const batch = Array.from({ length: Math.min(BATCH, count - done) }, () => nonsense(pick, open, seat, 2));
    for (const { text } of batch) socket.send(text);
    await wait(batch.length);
    const wanted = batch.map(({ answer }) => answer);
    // Answers that need the match come later than others, so they are counted, not lined up.
    for (const kind of new Set([...wanted, ...answers])) {
      const [should, did] = [wanted, answers].map((list) => list.filter((one) => one === kind).length);
      if (should !== did) wrong.push(`of ${batch.length} messages ${should} should have been answered with ${kind}, ${did} were`);
    }
    done += batch.length;
  }
  socket.close();
  return { done, wrong: wrong.slice(0, 3) };
}

/** As fast as it goes, with the usual limits: told to slow down, then cut off. Returns how many were sent. */
export async function flood(address: string, match: string, token: string): Promise<{ sent: number; problems: number; code: number }> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/matches/${match}/socket`, {
    headers: { authorization: `Bearer ${token}` },
  });
  let problems = 0;
  socket.on('message', (data) => {
    if ((data as Buffer).toString().includes('"too-fast"')) problems++;
  });
  socket.on('error', () => undefined); // the end is looked at below
  await once(socket, 'open');
  const closed = once(socket, 'close') as Promise<[number]>;
  let sent = 0;
  for (; sent < 600; sent++) socket.send('{"t":"ping"}');
  const [code] = await closed;
  return { sent, problems, code };
}
