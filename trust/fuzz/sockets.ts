import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Pick } from '../program.ts';
import type { Guest } from '../seat.ts';
import { nonsense } from './messages.ts';

/** How long an answer may take, in milliseconds. */
const PATIENCE = 20_000;

/** What this program reads of an answer. */
interface Answer {
  t: string;
  id?: string;
  code?: string;
  sight?: { decisions: { id: number; choose?: object }[] } | null;
}

/**
 * Sends bad messages on one socket, each when the one before is answered: it must be answered with one message, of the
 * right kind, code and command id, and nothing must come that nobody has asked for.
 * @returns how many were answered, and what was wrong
 */
export async function fuzzSocket(address: string, match: string, guest: Guest | undefined, seat: number, count: number, pick: Pick) {
  const headers: Record<string, string> = guest ? { authorization: `Bearer ${guest.token}` } : {};
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/matches/${match}/socket`, { headers });
  const wrong: string[] = [];
  let take: ((answer: Answer | undefined) => void) | undefined;
  socket.on('message', (data) => {
    const answer = JSON.parse((data as Buffer).toString()) as Answer;
    // Others come and go: that is told to everybody and answers nobody.
    if (answer.t === 'table') return;
    if (!take) wrong.push(`nobody asked for ${(data as Buffer).toString().slice(0, 200)}`);
    take?.(answer);
    take = undefined;
  });
  socket.on('error', () => undefined); // 'close' follows
  socket.on('close', () => take?.(undefined));
  await once(socket, 'open');
  const say = async (text: string): Promise<Answer | undefined> => {
    const patience = setTimeout(() => socket.terminate(), PATIENCE);
    const answer = await new Promise<Answer | undefined>((resolve) => {
      take = resolve;
      socket.send(text);
    });
    clearTimeout(patience);
    return answer;
  };
  const asked = (await say('{"t":"hello"}'))?.sight?.decisions[0];
  const open = asked && { decision: asked.id, several: asked.choose !== undefined };
  let done = 0;
  for (; done < count && wrong.length === 0; done++) {
    const { text, ...wanted } = nonsense(pick, { seat, seated: guest !== undefined, open }, 2);
    const answer = await say(text);
    const right = answer?.t === wanted.answer && answer.code === wanted.code && answer.id === wanted.id;
    if (!right)
      wrong.push(`${text.slice(0, 200)} was answered with ${JSON.stringify(answer)?.slice(0, 200)}, not ${JSON.stringify(wanted)}`);
  }
  if (socket.readyState !== socket.CLOSED) {
    socket.close();
    await once(socket, 'close');
  }
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
