import type { DecisionView, Target, Text, TextArg } from '@questhall/kernel';
import type { Game } from './table.ts';

function said(arg: TextArg, names: readonly string[]): string {
  if (typeof arg !== 'object') return String(arg);
  if (Array.isArray(arg)) return `[${arg.map((one) => said(one as TextArg, names)).join(', ')}]`;
  if ('seat' in arg) return names[arg.seat as number]!;
  return wording(arg as Text, names);
}

/** A text as its key with its arguments, seats by name. */
export function wording({ key, args = {} }: Text, names: readonly string[]): string {
  const list = Object.entries(args).map(([name, arg]) => `${name} ${said(arg as TextArg, names)}`);
  return list.length > 0 ? `${key}(${list.join(', ')})` : key;
}

const pointed = (target: Target | undefined, names: readonly string[]) =>
  Object.entries(target ?? {}).map(([what, which]) => `@${what === 'seat' ? names[which as number]! : String(which)}`);

/**
 * A question as a table: its prompt, a line for each option (id: wording, note, odds in hundredths, what it points at) and
 * one for each refusal (id: reason, rule, what it points at).
 */
export function asks(game: Game, name = 'Ann'): { prompt: string; options: string[]; refused: string[] } {
  const d: DecisionView = game.question(name)!;
  const { names } = game;
  return {
    prompt: wording(d.prompt, names),
    options: d.options.map(({ id, label, note, odds, target }) =>
      [
        `${id}: ${wording(label, names)}`,
        ...(note ? [wording(note, names)] : []),
        ...(odds === undefined ? [] : [`${Math.round(odds * 100)} %`]),
        ...pointed(target, names),
      ].join(' · '),
    ),
    refused: d.refused.map(({ id, reason, rule, target }) =>
      [`${id}: ${wording(reason, names)}`, rule, ...pointed(target, names)].join(' · '),
    ),
  };
}
