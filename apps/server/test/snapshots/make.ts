// Writes the snapshot of a release: npx tsx --conditions=source apps/server/test/snapshots/make.ts
// Once for each release; what is there is never written again, since it stands for what people have on their disks.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { backupFolder, startServer } from '../../src/index.ts';
import { VERSION } from '../../src/version.ts';
import { newFolder, Person } from '../player.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const dataDir = newFolder();
const server = await startServer({ port: 0, host: '127.0.0.1', dataDir, logLevel: 'error', botDelay: [0, 0] });
const [anna, bo] = [await Person.enter(server.address, 'Anna'), await Person.enter(server.address, 'Bo')];
const matches: string[] = [];
// Matches that stand after so many answers: at the start, in secret choices, in fights, near the end.
for (const answers of [0, 1, 8, 25, 60]) {
  const { id } = await anna.newMatch({ game: 'nachtwacht', seats: answers === 8 ? 3 : 2, options: { pathLength: 'short' } });
  await bo.post(`/api/matches/${id}/seats/1/join`);
  if (answers === 8) await anna.post(`/api/matches/${id}/seats/2/bot`, { level: 'easy' });
  await anna.post(`/api/matches/${id}/start`);
  for (let given = 0, tries = 0; given < answers && tries < 500; tries++) {
    for (const [seat, person] of [anna, bo].entries()) {
      const { sight } = await person.get(`/api/matches/${id}/view`);
      const asked = sight.decisions[0];
      if (!asked || given >= answers) continue;
      const choice = asked.options[given % asked.options.length].id;
      const { status } = await person.ask('POST', `/api/matches/${id}/actions`, {
        id: `snapshot-${tries}-${seat}`,
        seat,
        decision: asked.id,
        choice,
      });
      if (status === 200) given++;
    }
  }
  matches.push(id);
}
await anna.newMatch({ game: 'nachtwacht', seats: 3 }); // a table that is still open
await server.stop();
backupFolder(dataDir, `${here}${VERSION}.backup`);
writeFileSync(
  `${here}${VERSION}.json`,
  `${JSON.stringify({ people: [anna, bo].map(({ id, token }) => ({ id, token })), matches }, null, 2)}\n`,
);
