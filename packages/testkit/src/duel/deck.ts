import { amnesia } from './cards/amnesia.ts';
import { amulet } from './cards/amulet.ts';
import { counter } from './cards/counter.ts';
import { drain } from './cards/drain.ts';
import { firebolt } from './cards/firebolt.ts';
import { gamble } from './cards/gamble.ts';
import { insight } from './cards/insight.ts';
import { mirror } from './cards/mirror.ts';
import { shield } from './cards/shield.ts';
import { thorns } from './cards/thorns.ts';
import type { Card } from './vocabulary.ts';

const ALL = { amnesia, amulet, counter, drain, firebolt, gamble, insight, mirror, shield, thorns };
export type CardId = keyof typeof ALL;
export const CARDS: Readonly<Record<CardId, Card>> = ALL;

/** How often each card is in the deck (DU-1.2). */
export const COUNTS: Readonly<Record<CardId, number>> = {
  amnesia: 3,
  amulet: 2,
  counter: 6,
  drain: 4,
  firebolt: 6,
  gamble: 4,
  insight: 4,
  mirror: 4,
  shield: 4,
  thorns: 2,
};
