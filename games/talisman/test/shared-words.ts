// Writes `docs/shared-words.md` anew: `npx tsx --conditions=source games/talisman/test/shared-words.ts`.
import { writeFileSync } from 'node:fs';
import { FEW_USES } from './few-uses.ts';
import { ABILITIES, EFFECTS, tableOfWords } from './word-uses.ts';

const page = `# The shared words of Talisman's cards

Cards, Spells, characters and spaces are written in effects (\`do\`) and abilities (\`can\`). What three of them use is a word of the shared vocabulary (\`games/talisman/src/vocabulary.ts\`); what fewer use stands beside its card ([How a card is written](cards.md)). \`games/talisman/test/vocabulary.test.ts\` counts both and this table, which \`npx tsx --conditions=source games/talisman/test/shared-words.ts\` writes. Words of expansions are not in it: they stand in the folder of their expansion.

**${EFFECTS.length + ABILITIES.length} words**, ${EFFECTS.length} of them effects and ${ABILITIES.length} abilities.

${tableOfWords()}

## Used by fewer than three, and shared all the same

${Object.entries(FEW_USES)
  .map(([word, why]) => `- \`${word}\`: ${why}`)
  .join('\n')}
`;
writeFileSync(new URL('../../../docs/shared-words.md', import.meta.url), page);
console.log(`${EFFECTS.length + ABILITIES.length} words`);
