import { memory } from '../memory.ts';
import { kindOf } from './index.ts';

/**
 * The kind under which a card is known in every edition: 'adv.digital.ring' is a 'adv.ring' that the Digital Edition
 * prints differently. Both have the same name and the same picture.
 * @param instance an instance, or a kind
 */
export const namesake: (instance: string) => string = memory((instance) => kindOf(instance).replace('.digital.', '.'));
