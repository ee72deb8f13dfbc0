// Writes the snapshot of a release: npx tsx --conditions=source apps/server/test/snapshots/make.ts
// Once for each release; what is there is never written again, since it stands for what people have on their disks.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { backupFolder, startServer } from '../../src/index.ts';
import { VERSION } from '../../src/version.ts';
import { newFolder, Person } from '../player.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const dataDir = newFolder();
const much = { perSecond: 10_000, burst: 10_000 };
const limits = { requests: { perAddress: much, perSession: much } };
const server = await startServer({ port: 0, host: '127.0.0.1', dataDir, logLevel: 'error', botDelay: [0, 0], limits });
const [anna, bo] = [await Person.enter(server.address, 'Anna'), await Person.enter(server.address, 'Bo')];
/** How one answers so that each match goes another way, and none begins anew: by its number, any of the options. */
const answerTo = ({ options, choose }: { options: { id: string }[]; choose?: { min: number } }, n: number) => {
  const ids = options.map(({ id }) => id);
  const from = n % ids.length;
  return choose ? [...ids.slice(from), ...ids.slice(0, from)].slice(0, choose.min) : ids[from]!;
};

/** What is played, and after how many answers it is saved: at the start, in secret choices, in fights, near the end. */
const PLAYED = [
  { game: 'nachtwacht', options: { pathLength: 'short' }, after: [0, 1, 8, 25, 60] },
  { game: 'talisman', options: {}, after: [3, 90] },
  { game: 'talisman', options: { edition: 'digital', expansion: 'realm-of-souls' }, after: [5, 140] },
  { game: 'dystopia', options: {}, after: [6, 70] },
];

const matches: string[] = [];
for (const { game, options, after } of PLAYED) {
  for (const answers of after) {
    const withBot = answers === 8;
    const { id } = await anna.newMatch({ game, seats: withBot ? 3 : 2, options });
    await bo.post(`/api/matches/${id}/seats/1/join`);
    if (withBot) await anna.post(`/api/matches/${id}/seats/2/bot`, { level: 'easy' });
    await anna.post(`/api/matches/${id}/start`);
    for (let given = 0, tries = 0; given < answers && tries < 1000; tries++) {
      for (const [seat, person] of [anna, bo].entries()) {
        const { sight } = await person.get(`/api/matches/${id}/view`);
        const asked = sight.decisions[0];
        if (!asked || given >= answers) continue;
        const { status } = await person.ask('POST', `/api/matches/${id}/actions`, {
          id: `snapshot-${tries}-${seat}`,
          seat,
          decision: asked.id,
          choice: answerTo(asked, given),
        });
        if (status === 200) given++;
      }
    }
    matches.push(id);
  }
}
await anna.newMatch({ game: 'nachtwacht', seats: 3 }); // a table that is still open
await server.stop();
backupFolder(dataDir, `${here}${VERSION}.backup`);
writeFileSync(
  `${here}${VERSION}.json`,
  `${JSON.stringify({ people: [anna, bo].map(({ id, token }) => ({ id, token })), matches }, null, 2)}\n`,
);
