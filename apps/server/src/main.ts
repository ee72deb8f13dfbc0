// The program behind `npm start`. It imports nothing at the top: on an old Node the rest would fail with a riddle.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24;

/** Ends the program with one sentence. */
function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

if (!fits)
  fail(`Questhall needs Node 20.19, 22.13, 24 or newer; this is Node ${process.versions.node}. See https://nodejs.org for a newer one.`);

const { HELP, addressLines, readSettings } = await import('./settings.ts');
const { StartProblem, startServer } = await import('./index.ts');
const { fileURLToPath } = await import('node:url');

/** How long clients and open requests may take to end; every action is on the disk by then. */
const PATIENCE_MS = 5_000;

try {
  const settings = readSettings(process.argv.slice(2), process.env);
  if (settings === 'help') {
    console.log(HELP);
    process.exit(0);
  }
  const gone = (why: Error) => fail(why.message);
  const server = await startServer({ ...settings, gone, webDir: fileURLToPath(new URL('../../web/dist', import.meta.url)) });
  let stopping = false;
  const stop = () => {
    if (stopping) return; // a terminal and the program that started this one may both say it
    stopping = true;
    setTimeout(() => process.exit(0), PATIENCE_MS).unref();
    server.stop().then(
      () => process.exit(0),
      (error) => fail(`The server could not stop cleanly: ${error instanceof Error ? error.message : error}`),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  for (const line of addressLines(settings.host, Number(new URL(server.address).port))) console.log(line);
} catch (error) {
  if (error instanceof StartProblem) fail(error.message);
  console.error(error);
  process.exit(1);
}
