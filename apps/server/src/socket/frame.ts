import type { Socket } from 'node:net';

/**
 * Sends a text message as one frame (RFC 6455, 5.2: final, text, unmasked) in one piece, where the library writes head and
 * body as two. A text of plain ASCII goes out as it is, without a copy. Whole frames may be written between the library's
 * own, since no extension (compression) is agreed on.
 * @param to the connection that the WebSocket runs on
 */
export function sendText(to: Socket, text: string): void {
  const length = Buffer.byteLength(text);
  const head = headOf(length);
  if (length === text.length) {
    to.write(head + text, 'latin1');
    return;
  }
  const frame = Buffer.allocUnsafe(head.length + length);
  frame.write(head, 'latin1');
  frame.write(text, head.length, 'utf8');
  to.write(frame);
}

/** Each character is a byte. */
function headOf(length: number): string {
  if (length < 126) return String.fromCharCode(0x81, length);
  if (length < 0x1_00_00) return String.fromCharCode(0x81, 126, length >> 8, length & 0xff);
  const bytes = [0x81, 127, 0, 0, 0, 0];
  for (let shift = 24; shift >= 0; shift -= 8) bytes.push((length >>> shift) & 0xff);
  return String.fromCharCode(...bytes);
}
