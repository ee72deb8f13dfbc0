import { once } from 'node:events';
import { WebSocket } from 'ws';
import { ask, enter, newTable } from '../seat.ts';

/** What somebody would try to get at another's seat. Returns what succeeded and must not. */
export async function stealSeats(address: string): Promise<string[]> {
  const wrong: string[] = [];
  const [anna, bo] = [await enter(address, 'Anna'), await enter(address, 'Bo')];
  const match = await newTable(address, [anna, bo], 'duel');
  const check = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what);
  };
  const post = (path: string, headers: Record<string, string>, body: object) =>
    fetch(address + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });

  // Fixation: a session that the attacker has chosen is not taken over.
  const chosen = 'x'.repeat(43);
  const answer = await post('/api/session', { cookie: `questhall=${chosen}` }, { name: 'Victim' });
  const { token } = (await answer.json()) as { token: string };
  check(token !== chosen && !(answer.headers.get('set-cookie') ?? '').includes(chosen), 'a session was fixed from outside');
  check((await ask(address, chosen, 'GET', '/api/session')) === null, 'a chosen token became a session');
  check(token.length === 43 && new Set([anna.token, bo.token, token]).size === 3, 'tokens are short or repeat');

  // One's own session does nothing on another's seat, over HTTP and sockets; nor does the public id of a session.
  const command = (seat: number) => ({ id: 'a-stolen-command', seat, decision: 1, choice: 'strike' });
  const view = await ask(address, anna.token, 'GET', `/api/matches/${match}/view?seat=1`);
  check(view.seat === 0, 'a seat looked through the eyes of another');
  const acted = await post(`/api/matches/${match}/actions`, { authorization: `Bearer ${anna.token}` }, command(1));
  check(acted.status === 409 && ((await acted.json()) as { code: string }).code === 'not-your-seat', 'a seat was played by another');
  check(
    (await post(`/api/matches/${match}/actions`, { authorization: `Bearer ${bo.id}` }, command(1))).status === 401,
    'a public id is a token',
  );
  check(
    (await post(`/api/matches/${match}/seats/1/leave`, { authorization: `Bearer ${anna.token}` }, {})).status === 403,
    'a seat was left by another',
  );
  check((await fetch(`${address}/api/session?token=${bo.token}`).then((a) => a.json())) === null, 'a token in an address is believed');

  // Other sites' pages reach nothing, by no door.
  for (const headers of [
    { origin: 'https://other.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]) {
    const crossed = await post(
      `/api/matches/${match}/actions`,
      { cookie: `questhall=${bo.token}`, ...headers } as Record<string, string>,
      command(1),
    );
    check(crossed.status === 403, `another site played (${JSON.stringify(headers)})`);
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/matches/${match}/socket`, {
      headers: { cookie: `questhall=${bo.token}`, ...headers },
    });
    const opened = await once(socket, 'open').then(
      () => true,
      () => false,
    );
    socket.on('error', () => undefined); // a refused one complains of being closed
    check(!opened, `another site opened a socket (${JSON.stringify(headers)})`);
    socket.terminate();
  }

  // Headers: nothing of ours may be framed, sniffed or scripted from outside, and plain http at home works.
  const headers = (await fetch(`${address}/api/games`)).headers;
  const policy = headers.get('content-security-policy') ?? '';
  check(policy.includes("default-src 'self'") && policy.includes("frame-ancestors 'none'"), 'the content security policy is weak');
  check(headers.get('x-content-type-options') === 'nosniff' && headers.get('referrer-policy') !== null, 'headers are missing');
  check(!policy.includes('upgrade-insecure-requests') && !headers.has('strict-transport-security'), 'plain http at home is broken');
  check(!headers.has('access-control-allow-origin') && !headers.has('x-powered-by'), 'a header says too much');
  const cookie = answer.headers.get('set-cookie') ?? '';
  check(/HttpOnly/.test(cookie) && /SameSite=Lax/.test(cookie), 'the cookie is open to scripts or other sites');
  return wrong;
}
