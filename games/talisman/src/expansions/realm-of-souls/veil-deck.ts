import type { Card } from '../../vocabulary.ts';
import { abominationWraith } from './cards/veil/abomination-wraith.ts';
import { armourOfTheFallen } from './cards/veil/armour-of-the-fallen.ts';
import { armourOfVulnerability } from './cards/veil/armour-of-vulnerability.ts';
import { barbedBracer } from './cards/veil/barbed-bracer.ts';
import { bloodSucker } from './cards/veil/blood-sucker.ts';
import { brightLight } from './cards/veil/bright-light.ts';
import { chainsOfGreed } from './cards/veil/chains-of-greed.ts';
import { chillWraith } from './cards/veil/chill-wraith.ts';
import { chillingWinds } from './cards/veil/chilling-winds.ts';
import { cleansingFire } from './cards/veil/cleansing-fire.ts';
import { collarOfDestiny } from './cards/veil/collar-of-destiny.ts';
import { crawlingHand } from './cards/veil/crawling-hand.ts';
import { dancingSword } from './cards/veil/dancing-sword.ts';
import { deathstalker } from './cards/veil/deathstalker.ts';
import { divinePriestess } from './cards/veil/divine-priestess.ts';
import { dullahan } from './cards/veil/dullahan.ts';
import { friendlyGhost } from './cards/veil/friendly-ghost.ts';
import { gathering } from './cards/veil/gathering.ts';
import { ghost } from './cards/veil/ghost.ts';
import { ghostlyMule } from './cards/veil/ghostly-mule.ts';
import { glimmer } from './cards/veil/glimmer.ts';
import { harrow } from './cards/veil/harrow.ts';
import { haunt } from './cards/veil/haunt.ts';
import { heartOfNight } from './cards/veil/heart-of-night.ts';
import { hollowGaunt } from './cards/veil/hollow-gaunt.ts';
import { infernalFire } from './cards/veil/infernal-fire.ts';
import { judgement } from './cards/veil/judgement.ts';
import { kingOfTheDead } from './cards/veil/king-of-the-dead.ts';
import { lemure } from './cards/veil/lemure.ts';
import { lostMaiden } from './cards/veil/lost-maiden.ts';
import { lostWarrior } from './cards/veil/lost-warrior.ts';
import { manyFacedShade } from './cards/veil/many-faced-shade.ts';
import { mawbeast } from './cards/veil/mawbeast.ts';
import { mistwalker } from './cards/veil/mistwalker.ts';
import { neverEndingMist } from './cards/veil/never-ending-mist.ts';
import { nightHag } from './cards/veil/night-hag.ts';
import { nightmare } from './cards/veil/nightmare.ts';
import { orbOfTheVeil } from './cards/veil/orb-of-the-veil.ts';
import { phantasm } from './cards/veil/phantasm.ts';
import { pitOfSouls } from './cards/veil/pit-of-souls.ts';
import { poltergeist } from './cards/veil/poltergeist.ts';
import { poolOfSouls } from './cards/veil/pool-of-souls.ts';
import { properBurial } from './cards/veil/proper-burial.ts';
import { rakshasa } from './cards/veil/rakshasa.ts';
import { ravenousWraith } from './cards/veil/ravenous-wraith.ts';
import { reallyLostSoul } from './cards/veil/really-lost-soul.ts';
import { rebelliousSpirit } from './cards/veil/rebellious-spirit.ts';
import { restlessDead } from './cards/veil/restless-dead.ts';
import { revenant } from './cards/veil/revenant.ts';
import { risingMists } from './cards/veil/rising-mists.ts';
import { screamingSkull } from './cards/veil/screaming-skull.ts';
import { sepulchreSpectre } from './cards/veil/sepulchre-spectre.ts';
import { shacklesOfSilence } from './cards/veil/shackles-of-silence.ts';
import { shadow } from './cards/veil/shadow.ts';
import { shadowsoul } from './cards/veil/shadowsoul.ts';
import { shiftingMaze } from './cards/veil/shifting-maze.ts';
import { soulDragon } from './cards/veil/soul-dragon.ts';
import { soulDrinker } from './cards/veil/soul-drinker.ts';
import { soulSeal } from './cards/veil/soul-seal.ts';
import { soulSucker } from './cards/veil/soul-sucker.ts';
import { spectre } from './cards/veil/spectre.ts';
import { spiritEye } from './cards/veil/spirit-eye.ts';
import { swordOfTheFallen } from './cards/veil/sword-of-the-fallen.ts';
import { talismanOfTheFallen } from './cards/veil/talisman-of-the-fallen.ts';
import { trial } from './cards/veil/trial.ts';
import { twistedLeech } from './cards/veil/twisted-leech.ts';
import { vengefulGuide } from './cards/veil/vengeful-guide.ts';
import { whiteFungus } from './cards/veil/white-fungus.ts';
import { wraith } from './cards/veil/wraith.ts';
import { wrongTurn } from './cards/veil/wrong-turn.ts';

/** The Veil deck, in the order of TDE-G.3: 70 cards, one of each. */
export const VEIL: readonly Card[] = [
  // Events: 11
  brightLight,
  chillingWinds,
  cleansingFire,
  infernalFire,
  judgement,
  properBurial,
  restlessDead,
  risingMists,
  gathering,
  trial,
  wrongTurn,
  // Enemy that is met before all others: 1
  kingOfTheDead,
  // Forced Followers: 2
  deathstalker,
  poltergeist,
  // Enemies with Strength: 2
  bloodSucker,
  twistedLeech,
  // Enemies with Craft: 25
  abominationWraith,
  chillWraith,
  crawlingHand,
  dullahan,
  ghost,
  glimmer,
  harrow,
  haunt,
  hollowGaunt,
  lemure,
  manyFacedShade,
  mawbeast,
  nightHag,
  nightmare,
  phantasm,
  ravenousWraith,
  revenant,
  sepulchreSpectre,
  shadow,
  shadowsoul,
  soulDragon,
  soulSucker,
  spectre,
  whiteFungus,
  wraith,
  // Strangers: 5
  divinePriestess,
  lostMaiden,
  lostWarrior,
  mistwalker,
  rakshasa,
  // Followers: 5
  friendlyGhost,
  ghostlyMule,
  reallyLostSoul,
  rebelliousSpirit,
  vengefulGuide,
  // Magic Objects: 16
  armourOfVulnerability,
  barbedBracer,
  chainsOfGreed,
  collarOfDestiny,
  dancingSword,
  heartOfNight,
  neverEndingMist,
  orbOfTheVeil,
  screamingSkull,
  shacklesOfSilence,
  soulDrinker,
  soulSeal,
  spiritEye,
  armourOfTheFallen,
  swordOfTheFallen,
  talismanOfTheFallen,
  // Places: 3
  pitOfSouls,
  poolOfSouls,
  shiftingMaze,
];
