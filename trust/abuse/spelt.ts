import { fast } from '@questhall/kernel';
import { BURST, type Report, status } from './report.ts';

/** `/api/` in ways that reach the same routes. */
function spelling(pick: (n: number) => number): string {
  const letters = [...'api'].map((letter) => (pick(2) ? letter : `%${letter.charCodeAt(0).toString(16)}`));
  return `/${letters.join('')}/`;
}

/** 2: limits of requests and routes under other spellings, methods and headers. */
export async function spelt(address: string, size: number, seed: number): Promise<Report> {
  const chance = fast(seed, 3);
  let answered = 0;
  for (let i = 0; i < size; i++) {
    const path = `${spelling((n) => chance.below(n))}tables/AAAAA${['', '/', '?x=1', '?%00'][i % 4]}`;
    if ((await status(address, path, { method: ['GET', 'HEAD'][i % 2]! })) !== 429) answered++;
  }
  return {
    counts: { '2: requests under other spellings': size, '2: answered': answered },
    wrong: answered > BURST + 1 ? [`2: ${answered} of ${size} were answered, not ${BURST}`] : [],
  };
}
