import { connect, type Socket } from 'node:net';
import { type Report, wait } from './report.ts';

/** 10: connections that say nothing, or their word slowly. */
export async function slow(address: string, size: number, patience: number): Promise<Report> {
  const { port } = new URL(address);
  const HEAD = 'POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  const words = ['', 'GET / HT', `${HEAD}content-length: 99\r\n\r\n{`, `${HEAD}transfer-encoding: chunked\r\n\r\n5\r\n{"na`];
  const sockets: Socket[] = [];
  const open = words.map(() => 0);
  const left = () => open.reduce((sum, n) => sum + n, 0);
  for (let i = 0; i < size; i++) {
    const socket = connect(Number(port), '127.0.0.1');
    const kind = i % words.length;
    open[kind]!++;
    socket.on('error', () => undefined); // being cut off is what is waited for
    socket.on('close', () => open[kind]!--);
    socket.on('connect', () => socket.write(words[kind]!));
    socket.resume();
    sockets.push(socket);
    // Not more at once than a system lets wait to be accepted: of what it drops the server knows nothing.
    if (i % 100 === 99) await wait(30);
  }
  // By a clock that does not jump where the machine's is set.
  for (const end = performance.now() + patience; left() > 0 && performance.now() < end; ) await wait(50);
  const still = left();
  const kinds = `silent, half a line, half a body, half a chunk: ${open.join(', ')}`;
  for (const socket of sockets) socket.destroy();
  return {
    counts: { '10: slow and silent connections': size, '10: still open in the end': still },
    wrong: still > 0 ? [`10: ${still} of ${size} slow connections were still open (${kinds})`] : [],
  };
}
