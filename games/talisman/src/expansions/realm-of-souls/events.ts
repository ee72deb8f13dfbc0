import type { Seat } from '@questhall/kernel';
import type { SpaceId } from '../../board/spaces.ts';
import type { Finale } from './state.ts';

/** What happens in the Realm of Souls. */
export type SoulEvent =
  | { type: 'becameGhost'; seat: Seat; character: string; ghost: string; space: SpaceId; grave: SpaceId }
  | { type: 'resurrected'; seat: Seat; character: string; space: SpaceId; lives: number }
  | { type: 'spiritedAway'; seat: Seat; ghost: string; turns: number }
  | { type: 'graveMoved'; seat: Seat; of: Seat; space: SpaceId }
  | { type: 'gathered'; cards: string[]; space: SpaceId }
  | { type: 'scattered'; n: number; space: SpaceId }
  | { type: 'lawBegan'; card: string; turns: number }
  | { type: 'terrainLaid'; seat?: Seat; card: string; space: SpaceId; from?: SpaceId }
  | { type: 'flipped'; card: string; dark: boolean }
  | { type: 'familiar'; seat: Seat; card: string }
  | { type: 'stormed'; n: number }
  /** `card` only for the one who drew it. */
  | { type: 'mediumDrew'; seat: Seat; card?: string }
  | { type: 'faceDown'; seat: Seat; target: Seat; card?: string }
  | { type: 'ontoDeck'; seat: Seat }
  | { type: 'threeDice'; seat: Seat }
  | { type: 'laidToRest'; seat: Seat; card: string }
  | { type: 'hoarded'; seat: Seat; card: string; on: string }
  | { type: 'stored'; seat: Seat; card: string; by: string }
  | { type: 'struck'; seat: Seat; card: string; n: number }
  | { type: 'eyeOpened'; seat: Seat; card: string }
  | { type: 'finaleRevealed'; finale: Finale }
  | { type: 'kingHurt'; seat: Seat; left: number }
  | { type: 'throneRolled'; seat: Seat; roll: number };

/** Events of the Realm of Souls that are told in other ways than one. */
export interface SoulVariants {
  spiritedAway: '';
  graveMoved: '' | '.other';
  scattered: '' | '.none';
  terrainLaid: '' | '.moved';
  flipped: '.dark' | '.light';
  mediumDrew: '' | '.card';
  faceDown: '' | '.card';
  finaleRevealed: '.crown' | '.court' | '.throne';
}
