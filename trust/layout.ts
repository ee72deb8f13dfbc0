// npm run nightly -- layout: looks at the table of every game on three sizes of screen, in five languages, with letters of 100,
// 150 and 200 %: nothing is cut off, written over something else, or lies under it. Needs a build and a Chromium.
// `--table Dystopia` looks at the tables whose names hold that word alone.
import { openHall } from '../test/browser/harness.ts';
import { begun, LANGUAGES, looked, SIZES, TABLES, TEXT_SIZES } from '../test/browser/layout.ts';

const at = process.argv.indexOf('--minutes');
const end = at < 0 ? Number.POSITIVE_INFINITY : Date.now() + Number(process.argv[at + 1]) * 60_000;
const asked = process.argv.indexOf('--table');
const tables = TABLES.filter(({ name }) => asked < 0 || name.includes(process.argv[asked + 1] ?? ''));
const hall = await openHall();
const found = new Map<string, string[]>();
let screens = 0;
try {
  for (const table of tables) {
    const match = await begun(hall, table);
    for (const text of TEXT_SIZES) {
      for (const [width, height] of SIZES) {
        for (const locale of LANGUAGES) {
          if (Date.now() > end) continue;
          screens++;
          for (const { fault } of await looked(hall, match, { width, height, locale, text })) {
            const line = `${table.name}: ${fault}`;
            found.set(line, [...(found.get(line) ?? []), `${width}×${height} ${locale.slice(0, 2)} ${text} %`]);
          }
        }
      }
    }
  }
} finally {
  await hall.close();
}
console.log(`layout: ${screens} screens of ${tables.length} tables looked at, ${found.size} faults`);
for (const [fault, where] of found)
  console.log(`  ${fault} (${where.slice(0, 4).join(', ')}${where.length > 4 ? ` and ${where.length - 4} more` : ''})`);
process.exitCode = found.size > 0 ? 1 : 0;
