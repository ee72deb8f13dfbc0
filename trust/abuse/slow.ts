import { connect, type Socket } from 'node:net';
import { type Report, wait } from './report.ts';

/** 10: connections that say nothing, or their word slowly. */
export async function slow(address: string, size: number, patience: number): Promise<Report> {
  const { port } = new URL(address);
  const HEAD = 'POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  const words = ['', 'GET / HT', `${HEAD}content-length: 99\r\n\r\n{`, `${HEAD}transfer-encoding: chunked\r\n\r\n5\r\n{"na`];
  const sockets: Socket[] = [];
  let closed = 0;
  for (let i = 0; i < size; i++) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined); // being cut off is what is waited for
    socket.on('close', () => closed++);
    socket.on('connect', () => socket.write(words[i % words.length]!));
    socket.resume();
    sockets.push(socket);
    // Not more at once than a system lets wait to be accepted: of what it drops the server knows nothing.
    if (i % 100 === 99) await wait(30);
  }
  for (const end = Date.now() + patience; closed < size && Date.now() < end; ) await wait(50);
  const open = size - closed;
  for (const socket of sockets) socket.destroy();
  return {
    counts: { '10: slow and silent connections': size, '10: still open in the end': open },
    wrong: open > 0 ? [`10: ${open} of ${size} slow connections were still open`] : [],
  };
}
