import type { DecisionView } from '@questhall/kernel';
import { type Change, isPacked, type Packed, patch, type ServerMessage } from '@questhall/protocol';
import { Line } from './line.ts';
import { any, Ears, type Opener, type SeatClient } from './seats.ts';

/** Running dice races of two on our server. */
export const questhall: Opener = (port) => racesAt(port, () => port);

/**
 * Dice races of two on one of several nodes, which plays them.
 * @param port the node that the tables are set at
 * @param comesTo the port of the node that somebody's connection comes to, asked anew for each
 */
export async function racesAt(port: number, comesTo: () => number): ReturnType<Opener> {
  const address = `http://127.0.0.1:${port}`;
  const ask = async (path: string, token: string, body: object) => {
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { id: string; token: string };
  };
  const tokens = [(await ask('/api/session', '', { name: 'Ada' })).token, (await ask('/api/session', '', { name: 'Bo' })).token];
  return async () => {
    const { id } = await ask('/api/matches', tokens[0]!, { game: 'dice-race', seats: 2 });
    await ask(`/api/matches/${id}/seats/1/join`, tokens[1]!, {});
    await ask(`/api/matches/${id}/start`, tokens[0]!, {});
    const ears = new Ears();
    const seats = await Promise.all(
      tokens.map(async (token, seat) => {
        const headers = { authorization: `Bearer ${token}` };
        return seatOf(await Line.open(`ws://127.0.0.1:${comesTo()}/api/matches/${id}/socket`, headers), seat, ears);
      }),
    );
    return { seats, told: ears.told };
  };
}

/** Of what it is told it reads its own question, and no more: a random answer needs nothing else. */
function seatOf(line: Line, seat: number, ears: Ears): Promise<SeatClient> {
  /** The last question of each kind: the next one is told by what differs. */
  const questions = new Map<string, DecisionView>();
  let asked: DecisionView | undefined;
  let acts = 0;
  const ask = (question: DecisionView | undefined): void => {
    asked = question;
    if (question) questions.set(question.kind, question);
  };
  const client: SeatClient = {
    close: () => line.close(),
    bytes: () => line.bytes,
    seen: 0,
    get asked() {
      return asked !== undefined;
    },
    answer() {
      const { id, options } = asked!;
      const choice = any(options).id;
      line.send(JSON.stringify({ t: 'act', id: `${seat}-${String(++acts).padStart(6, '0')}`, seat, decision: id, choice }));
    },
  };
  return new Promise((ready) => {
    line.listen((text) => {
      const message = JSON.parse(text) as ServerMessage | Packed;
      if (isPacked(message)) {
        const told = message[ASKED];
        if (told === null) ask(undefined);
        else if (isDifference(told)) ask(patch(questions.get(told[0])!, (told.slice(1) as (readonly unknown[])[]).map(unflat)));
        else if (told !== 0) ask(told);
        client.seen++;
        ears.hear();
        return;
      }
      if (message.t === 'refused' || message.t === 'problem') throw new Error(JSON.stringify(message));
      if (message.t !== 'whole') return;
      for (const question of message.asked ?? []) questions.set(question.kind, question);
      ask(message.sight?.decisions[0]);
      ready(client);
    });
    line.send(JSON.stringify({ t: 'hello', packed: true }));
  });
}

/** Where a packed update has the question. */
const ASKED = 5 satisfies keyof Packed;

const isDifference = (told: Packed[typeof ASKED]): told is readonly [string, ...(readonly unknown[])[]] => Array.isArray(told);

/** A change as it lies in packed updates: `[...path, value]`, or `[path]` where a member is gone. */
const unflat = (flat: readonly unknown[]): Change =>
  (flat.length === 1 ? [flat[0]] : [flat.slice(0, -1), flat.at(-1)]) as unknown as Change;
