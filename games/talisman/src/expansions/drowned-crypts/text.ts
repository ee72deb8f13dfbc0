import './added.ts';
import { type Text, type TextArg, text } from '@questhall/kernel';
import type { SpaceId } from '../../board/spaces.ts';
import type { Words } from '../../expansion-words.ts';
import { spaceName } from '../../text/names.ts';
import type { Card } from '../../vocabulary.ts';
import type { CryptEvent } from './events.ts';
import { CHASM, SHAFT } from './spaces.ts';
import { LAST_RING } from './state.ts';
import type { CryptAbility, CryptEffect } from './vocabulary.ts';

const range = (from: number, to: number): Text => (from === to ? text('range.one', { from }) : text('range', { from, to }));

const who = (e: { seat: number }): Record<string, TextArg> => ({ seat: { seat: e.seat } });

type Effects = { [V in CryptEffect['do']]: (e: Extract<CryptEffect, { do: V }>) => Text };
type Abilities = { [C in CryptAbility['can']]: (a: Extract<CryptAbility, { can: C }>) => Text };
type Events = {
  [T in CryptEvent['type']]: (e: Extract<CryptEvent, { type: T }>) => readonly [string, Readonly<Record<string, TextArg>>];
};

const phrases: Effects = {
  drown: (e) => text('verb.drown', { range: range(1, e.upTo) }),
  washUp: () => text('verb.washUp', { space: spaceName(CHASM) }),
};

const sentences: Abilities = {
  breathe: () => text('can.breathe'),
  surface: () => text('can.surface', { space: spaceName(CHASM) }),
  lampLight: (a) => text('can.lampLight', { n: a.n }),
  slipAway: () => text('can.slipAway'),
};

const told: Events = {
  breathed: (e) => ['', who(e)],
  bellRolled: (e) => [e.roll >= 4 ? '.rung' : e.roll > 1 ? '.dumb' : '.wave', { ...who(e), roll: e.roll, n: e.rings, all: LAST_RING }],
};

/** What the Drowned Crypts say. */
export const words: Words = {
  phrases,
  sentences,
  lines: ({ tidal, strength }: Card) =>
    tidal === undefined ? [] : [text(strength === undefined ? 'card.tidal.craft' : 'card.tidal', { n: tidal })],
  told,
};

/** What stands on the ending card of the Tide Bell (TDC-6.2 to TDC-6.5). */
export const tideBellText = (): Text[] => [text('ending.tide-bell.text', { n: LAST_RING })];

/** Where one may go from a space of the shaft, in a match with the Drowned Crypts; nothing elsewhere (TDC-2.2, TDC-2.3). */
export function shaftText(space: SpaceId, house: { readonly tideBell: boolean }): Text[] {
  const at = SHAFT.indexOf(space);
  if (at < 0) return [];
  const [up, down] = [SHAFT[at - 1], SHAFT[at + 1]].map((id) => id && spaceName(id));
  const lines = up ? [down ? text('shaft.steps', { up, down }) : text('shaft.steps.last', { up })] : [text('shaft.down', { space: down! })];
  if (house.tideBell && at === SHAFT.length - 1) lines.push(...tideBellText());
  return lines;
}
