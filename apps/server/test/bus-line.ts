import { openBus } from '../src/nodes/bus.ts';
import { StartProblem } from '../src/start-problem.ts';

// One says something over the bus at the given address and another hears it: a process of its own, since which certificates
// Node knows is settled when it starts.
try {
  const [url] = process.argv.slice(2);
  const [one, other] = [await openBus(url!), await openBus(url!)];
  const heard = new Promise<string>((resolve) => {
    other.hear('line', resolve);
  });
  // A subscription takes its way to the bus first.
  const again = setInterval(() => one.send('line', 'the raft is gone'), 20);
  console.log(`heard: ${await heard}`);
  clearInterval(again);
  await one.close();
  await other.close();
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.log(`refused: ${error.message}`);
}
