import { readLevel } from '@questhall/dystopia/levels';
import { type Measuring, playParty, reportOf } from '@questhall/dystopia/measure';
import type { FromMeasurer, ToMeasurer } from './measuring.ts';

/* A thread that plays parties of bots, one at a time, and counts what all of them told. */

const say = (message: FromMeasurer) => postMessage(message);
let measuring: Measuring | undefined;

addEventListener('message', ({ data }: MessageEvent<ToMeasurer>) => {
  if (data.t === 'begin') measuring = data.measuring;
  else if (!measuring) throw new Error('nothing to measure yet');
  else if (data.t === 'play') say({ t: 'played', tale: playParty(measuring, data.index) });
  else {
    const { level } = readLevel(measuring.level);
    if (!level) throw new Error('the level that was measured cannot be read');
    say({ t: 'report', report: reportOf(level, data.tales) });
  }
});
