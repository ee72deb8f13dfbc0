import './added.ts';
import type { Printed } from '../../expansion.ts';
import { diver } from './cards/diver.ts';
import { giantEel } from './cards/giant-eel.ts';
import { oilLamp } from './cards/oil-lamp.ts';
import { pearlDiver } from './cards/pearl-diver.ts';
import { salvager } from './cards/salvager.ts';
import { springTide } from './cards/spring-tide.ts';
import { sunkenAltar } from './cards/sunken-altar.ts';
import { tidePearl } from './cards/tide-pearl.ts';
import { tideWraith } from './cards/tide-wraith.ts';
import { CRYPT_OPTIONS } from './options.ts';
import { CRYPT_SPACES } from './spaces.ts';

/** It belongs to the Digital Edition (TDC-1.1). */
export const printed: Printed = {
  id: 'drowned-crypts',
  editions: ['digital'],
  rulebook: 'talisman-drowned-crypts',
  options: CRYPT_OPTIONS,
  adventure: [
    [giantEel, 1],
    [tideWraith, 1],
    [springTide, 1],
    [pearlDiver, 1],
    [salvager, 1],
    [oilLamp, 1],
    [tidePearl, 1],
    [sunkenAltar, 1],
  ],
  spells: [],
  characters: [diver],
  others: [],
  figures: [],
  spaces: CRYPT_SPACES,
  marks: ['tidal'],
};
