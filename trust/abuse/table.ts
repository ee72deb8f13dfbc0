import { WebSocket } from 'ws';
import { ask, type Guest } from '../seat.ts';
import { wait } from './report.ts';

/** The codes with which a request was answered: `ok`, or the code of the refusal. */
export async function codeOf(address: string, guest: Guest, path: string, body: object = {}): Promise<string> {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const said = (await answer.json()) as { code?: string };
  return answer.status === 200 ? 'ok' : (said.code ?? String(answer.status));
}

/** A connection at a table that has been greeted. It answers nothing. */
export async function sit(address: string, guest: Guest, match: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/matches/${match}/socket`, {
    headers: { authorization: `Bearer ${guest.token}` },
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const greeted = new Promise((resolve) => socket.once('message', resolve));
  socket.send('{"t":"hello"}');
  await greeted;
  return socket;
}

/** Closes it, and waits until the server has noticed that this guest is away. */
export async function getUp(address: string, socket: WebSocket, guest: Guest, other: Guest, match: string): Promise<void> {
  socket.close();
  for (let tries = 0; tries < 200; tries++) {
    const { seats } = await ask(address, other.token, 'GET', `/api/matches/${match}`);
    if (seats.some((seat: { online: boolean; yours: boolean }) => !seat.yours && !seat.online)) return;
    await wait(10);
  }
  throw new Error(`${guest.id} did not get up`);
}
