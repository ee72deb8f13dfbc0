import { terminal } from './io.ts';
import { run } from './program.ts';

// A reader that has seen enough (`questhall where torch | head`) is no error.
process.stdout.on('error', (e: NodeJS.ErrnoException) => {
  if (e.code === 'EPIPE') process.exit(0);
  throw e;
});

process.exitCode = await run(process.argv.slice(2), {
  out: terminal(process.stdout),
  err: terminal(process.stderr),
  input: process.stdin,
  env: process.env,
  cwd: process.cwd(),
});
