import { LONGEST_LEVEL } from '@questhall/dystopia/levels';

/*
 * A level in a link: its text, packed, behind the # of the address, where no server ever sees it. The first letter says
 * how it is packed: z deflated, p plain (a browser that cannot deflate).
 */

const toLetters = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

const toBytes = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** What stands behind the # for a level's text. */
export async function packed(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (typeof CompressionStream === 'undefined') return `p${toLetters(bytes)}`;
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `z${toLetters(new Uint8Array(await new Response(stream).arrayBuffer()))}`;
}

/** The text out of what `packed` gave; null where it is something else, or longer than any level. */
export async function unpacked(letters: string): Promise<string | null> {
  try {
    const bytes = toBytes(letters.slice(1));
    if (letters.startsWith('p')) return new TextDecoder().decode(bytes);
    if (!letters.startsWith('z')) return null;
    return await bounded(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
  } catch {
    return null; // letters that `packed` never wrote: whoever asked says so
  }
}

/** A few letters can unpack to a whole disk: it is read no further than a level can be. */
async function bounded(stream: ReadableStream<Uint8Array>): Promise<string | null> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > LONGEST_LEVEL) {
      await reader.cancel();
      return null;
    }
  }
}
