import type { Choice, DecisionView } from '@questhall/kernel';
import type { Speaker } from '@questhall/text';

/**
 * The number under which each option is offered. Where ids are numbers themselves (cards, squares, seats) they keep
 * them, so that a card is always typed by its own number; other options come after the highest.
 */
export function optionKeys(d: DecisionView): string[] {
  const own = [...d.options, ...d.refused].map((o) => o.id).filter(isNumber);
  let next = own.length > 0 ? Math.max(...own.map(Number)) + 1 : 1;
  return d.options.map((o) => (isNumber(o.id) ? o.id : String(next++)));
}

function isNumber(id: string): boolean {
  return /^\d+$/.test(id);
}

/** A question as lines: options under their numbers, what is refused below them with reason and rule. */
export function questionLines(d: DecisionView, speak: Speaker): string[] {
  const keys = optionKeys(d);
  const width = Math.max(...keys.map((k) => k.length));
  const options = d.options.map((o, i) => {
    const odds = o.odds === undefined ? '' : ` [${o.odds.toLocaleString(speak.locale, { style: 'percent' })}]`;
    const note = o.note ? `  ${speak.say(o.note)}` : '';
    const results = (o.results ?? []).map(({ from, to, brings }) => `${from === to ? from : `${from}–${to}`} ${speak.say(brings)}`);
    return `  ${keys[i]!.padStart(width)}) ${speak.say(o.label)}${odds}${note}${results.length > 0 ? `  ${results.join(' · ')}` : ''}`;
  });
  const refused = d.refused.map((r) => `  ${'–'.padStart(width)}  ${speak.say(r.label)}  ${speak.say(r.reason)} [${r.rule}]`);
  return [`${speak.say(d.prompt)} [${d.rule}]`, ...options, ...refused];
}

/** What a typed line means for a question: a choice, or why it is none. */
export type Reading = { choice: Choice } | { problem: string };

/** Reads numbers or option ids. A refused option is answered with its reason. */
export function readChoice(d: DecisionView, words: string, speak: Speaker): Reading {
  const parts = words.split(/[\s,]+/).filter((w) => w !== '');
  const ids: string[] = [];
  for (const part of parts) {
    const option = pick(d, part);
    if (!option) {
      const refusal = d.refused.find((r) => r.id === part || speak.say(r.label).toLowerCase() === part.toLowerCase());
      if (refusal) return { problem: `${speak.say(refusal.reason)} [${refusal.rule}]` };
      return { problem: `"${part}" is none of the options. Type ${optionKeys(d).join(', ')}, or ? for help.` };
    }
    ids.push(option);
  }
  if (!d.choose) return ids.length === 1 ? { choice: ids[0]! } : { problem: 'Choose one option.' };
  const { min, max } = d.choose;
  if (ids.length < min || ids.length > max || new Set(ids).size !== ids.length) {
    return { problem: `Choose ${min === max ? min : `${min} to ${max}`} different options, with spaces between them.` };
  }
  return { choice: ids };
}

function pick(d: DecisionView, words: string): string | undefined {
  return d.options[optionKeys(d).indexOf(words)]?.id ?? d.options.find((o) => o.id === words)?.id;
}
