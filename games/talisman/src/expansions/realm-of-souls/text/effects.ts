import { type Text, type TextArg, text } from '@questhall/kernel';
import type { PhraseOf } from '../../../expansion-words.ts';
import { nameOf, spaceName } from '../../../text/names.ts';
import type { SoulEffect, SoulVerb } from '../vocabulary.ts';
import type { SoulVerbKey } from './patterns.ts';

const pattern = (key: SoulVerbKey, args?: Readonly<Record<string, TextArg>>): Text => text(key, args);

/** The phrases of the words of the Realm of Souls. */
export const SOUL_PHRASES: { [V in SoulVerb]: PhraseOf<Extract<SoulEffect, { do: V }>> } = {
  ifSoul: (e, holder, phrases) => pattern(`verb.ifSoul.${e.who}`, { effects: phrases(e.then, holder) }),
  eachGhost: (e, holder, phrases) => pattern('verb.eachGhost', { effects: phrases(e.then, holder) }),
  lasting: (e) => pattern(`verb.lasting.${e.law}`, { n: e.rounds }),
  die: () => pattern('verb.die'),
  resurrect: (e) => pattern(e.heal ? 'verb.resurrect.heal' : e.at ? 'verb.resurrect.start' : 'verb.resurrect'),
  moveGrave: (e) => pattern('verb.moveGrave', { space: spaceName(e.to) }),
  spiritAway: (e) => pattern('verb.spiritAway', { n: e.turns }),
  passOn: () => pattern('verb.passOn'),
  cleanse: () => pattern('verb.cleanse'),
  gatherSpirits: (e) => pattern(`verb.gatherSpirits.${e.from}`),
  scatterTrophies: () => pattern('verb.scatterTrophies'),
  crawl: () => pattern('verb.crawl'),
  haunt: () => pattern('verb.haunt'),
  discardThis: () => pattern('verb.discardThis'),
  flip: () => pattern('verb.flip'),
  fetchCard: () => pattern('verb.fetchCard'),
  wander: () => pattern('verb.wander'),
  drain: () => pattern('verb.drain'),
  sacrifice: () => pattern('verb.sacrifice'),
  ditchFollowers: () => pattern('verb.ditchFollowers'),
  loseAllFate: () => pattern('verb.loseAllFate'),
  toStart: () => pattern('verb.toStart'),
  wrongTurn: () => pattern('verb.wrongTurn'),
  threeDice: () => pattern('verb.threeDice'),
  stepAside: (e) => pattern(`verb.stepAside.${e.by}`),
  riseAtCrown: () => pattern('verb.riseAtCrown'),
  trial: () => pattern('verb.trial'),
  rakshasa: () => pattern('verb.rakshasa'),
  baptism: () => pattern('verb.baptism'),
  stormVeil: (e) => pattern('verb.stormVeil', { n: e.n }),
  medium: () => pattern('verb.medium'),
  layTerrain: (e) => pattern('verb.layTerrain', { card: nameOf(e.kind) }),
  takeSoulbound: () => pattern('verb.takeSoulbound'),
  summonSpirits: () => pattern('verb.summonSpirits'),
};
