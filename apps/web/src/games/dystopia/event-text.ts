import { eventText as told } from '@questhall/dystopia/client';
import type { Text } from '@questhall/kernel';
import type { AnyEvent } from '../contract.ts';
import { asEvent } from './playback.ts';

/** The log line of an event of the wire. */
export const eventText = (event: AnyEvent): Text => told(asEvent(event));

/** True where a part of the dungeon comes into sight of which there is something to read aloud. */
export const tale = (event: AnyEvent): boolean => event.type === 'revealed' && eventText(event).key === 'log.revealed.story';
