import type { FoeTrait, Law, SoulCan, SoulVerb } from '../vocabulary.ts';
import type { soulTable } from './en/table.ts';

/** The sentence patterns of the words of the Realm of Souls: as many as its vocabulary has, so that none is forgotten. */

interface VerbVariants {
  ifSoul: '.ghost' | '.living';
  lasting: `.${Law}`;
  resurrect: '' | '.heal' | '.start';
  gatherSpirits: '.region' | '.everywhere';
  stepAside: '.right' | '.you';
}
export type SoulVerbKey = { [V in SoulVerb]: V extends keyof VerbVariants ? `verb.${V}${VerbVariants[V]}` : `verb.${V}` }[SoulVerb];

interface CanVariants {
  attackRolls: '';
  liftedAt: '' | '.must';
  spiritArmour: '' | '.both' | '.fallen';
}
export type SoulCanKey = { [C in SoulCan]: C extends keyof CanVariants ? `can.${C}${CanVariants[C]}` : `can.${C}` }[SoulCan];

export type SoulFaceKey =
  | `foe.${FoeTrait['foe']}`
  | `card.${'revealed' | 'beaten' | 'unslain' | 'slain' | 'reward' | 'wells' | 'dispels' | 'soulbound' | 'cursed' | 'soulboundCursed'}`
  | `type.${'veil' | 'terrain' | 'ghost' | 'ending'}`
  | `ending.${'court-of-the-dead' | 'empty-throne' | 'hidden'}.text`
  | `terrain.${'breach'}.text`;

export type SoulKey = SoulVerbKey | SoulCanKey | SoulFaceKey;

/** What each language says; forms of its own (`/inf`, `/they`) beside it. */
export type SoulPatterns = Record<SoulKey, string> & Readonly<Record<string, string>>;

/** The log, questions and options that each language must have: those of English, and forms of its own. */
export type SoulTable = Readonly<Record<Exclude<keyof typeof soulTable, `${string}/${string}`>, string>> & Readonly<Record<string, string>>;
