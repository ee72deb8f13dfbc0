import { fast } from '@questhall/kernel';
import { BURST, type Report, status } from './report.ts';

/** `/api/` in ways that reach the same routes. */
function spelling(pick: (n: number) => number): string {
  const letters = [...'api'].map((letter) => (pick(2) ? letter : `%${letter.charCodeAt(0).toString(16)}`));
  return `/${letters.join('')}/`;
}

/**
 * 2: limits of requests and routes under other spellings, methods and headers.
 * @param nodes each takes its part of the limit; where they have not seen each other yet, or one is missed on a busy machine, the others take its part too
 */
export async function spelt(address: string, size: number, seed: number, nodes = 1): Promise<Report> {
  const most = nodes > 1 ? nodes * Math.ceil(BURST / (nodes - 1)) : BURST + 1;
  const chance = fast(seed, 3);
  let [answered, away] = [0, 0];
  for (let i = 0; i < size; i++) {
    const path = `${spelling((n) => chance.below(n))}tables/AAAAA${['', '/', '?x=1', '?%00'][i % 4]}`;
    const said = await status(address, path, { method: ['GET', 'HEAD'][i % 2]! });
    // A proxy says these of nodes that it has not reached, whoever asks.
    if (said === 502 || said === 503) away++;
    else if (said !== 429) answered++;
  }
  return {
    counts: { '2: requests under other spellings': size, '2: answered': answered, '2: without any node': away },
    wrong: [
      ...(answered > most ? [`2: ${answered} of ${size} were answered, not ${BURST}`] : []),
      ...(away > size / 100 ? [`2: ${away} of ${size} reached no node`] : []),
    ],
  };
}
