import type { Text } from '@questhall/kernel';
import { togetherText, eventText as told } from '@questhall/talisman/client';
import type { AnyEvent } from '../contract.ts';
import { asEvent } from './playback.ts';

/** The log line of an event of the wire. */
export const eventText = (event: AnyEvent): Text => told(asEvent(event));

/** What several events of the wire say as one line; nothing where each has its own. */
export const together = (events: readonly AnyEvent[]): Text | undefined => togetherText(events.map(asEvent));
