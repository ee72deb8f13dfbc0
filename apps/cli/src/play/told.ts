import type { GameEvent, Text } from '@questhall/kernel';
import type { Speaker } from '@questhall/text';
import type { Words } from './words.ts';

/** What has happened, in lines: events that are one thing told as one, what says the same in a row told once. */
export function chronicleLines(events: readonly GameEvent[], words: Words, speak: Speaker): string[] {
  const things: { events: GameEvent[]; text: Text }[] = [];
  for (const event of events) {
    const last = things.at(-1);
    const together = last && words.together?.([...last.events, event]);
    if (last && together) {
      last.events.push(event);
      last.text = together;
    } else things.push({ events: [event], text: words.eventText(event) });
  }
  return toldLines(things.map(({ events: [first], text }) => ({ says: speak.say(text), rule: first!.rule })));
}

/** What happened, each line with its rule; what says the same several times in a row is one line with its number. */
export function toldLines(told: readonly { says: string; rule: string }[]): string[] {
  const runs: { says: string; rule: string; count: number }[] = [];
  for (const { says, rule } of told) {
    const last = runs.at(-1);
    if (last?.says === says && last.rule === rule) last.count += 1;
    else runs.push({ says, rule, count: 1 });
  }
  return runs.map(({ says, rule, count }) => `${says}${count > 1 ? ` × ${count}` : ''} [${rule}]`);
}

/** A text in lines of at most so many characters, broken between words. */
export function wrapped(words: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
