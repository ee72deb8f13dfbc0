import { alchemist } from '../cards/adventure/alchemist.ts';
import { amulet } from '../cards/adventure/amulet.ts';
import { angel } from '../cards/adventure/angel.ts';
import { ape } from '../cards/adventure/ape.ts';
import { armour } from '../cards/adventure/armour.ts';
import { axe } from '../cards/adventure/axe.ts';
import { bagOfGold } from '../cards/adventure/bag-of-gold.ts';
import { bandit } from '../cards/adventure/bandit.ts';
import { bear } from '../cards/adventure/bear.ts';
import { blizzard } from '../cards/adventure/blizzard.ts';
import { boar } from '../cards/adventure/boar.ts';
import { bookOfSpells } from '../cards/adventure/book-of-spells.ts';
import { cross } from '../cards/adventure/cross.ts';
import { demon } from '../cards/adventure/demon.ts';
import { devil } from '../cards/adventure/devil.ts';
import { cave } from '../cards/adventure/digital/cave.ts';
import { enchanter } from '../cards/adventure/digital/enchanter.ts';
import { fairy } from '../cards/adventure/digital/fairy.ts';
import { hag } from '../cards/adventure/digital/hag.ts';
import { magicBelt } from '../cards/adventure/digital/magic-belt.ts';
import { market } from '../cards/adventure/digital/market.ts';
import { marketDay } from '../cards/adventure/digital/market-day.ts';
import { mercenary } from '../cards/adventure/digital/mercenary.ts';
import { mule } from '../cards/adventure/digital/mule.ts';
import { phantom } from '../cards/adventure/digital/phantom.ts';
import { poltergeist } from '../cards/adventure/digital/poltergeist.ts';
import { prince } from '../cards/adventure/digital/prince.ts';
import { princess } from '../cards/adventure/digital/princess.ts';
import { raiders } from '../cards/adventure/digital/raiders.ts';
import { ring } from '../cards/adventure/digital/ring.ts';
import { shrine } from '../cards/adventure/digital/shrine.ts';
import { siren } from '../cards/adventure/digital/siren.ts';
import { wand } from '../cards/adventure/digital/wand.ts';
import { witch } from '../cards/adventure/digital/witch.ts';
import { dragon } from '../cards/adventure/dragon.ts';
import { evilDarkness } from '../cards/adventure/evil-darkness.ts';
import { fountain } from '../cards/adventure/fountain.ts';
import { ghost } from '../cards/adventure/ghost.ts';
import { giant } from '../cards/adventure/giant.ts';
import { gnome } from '../cards/adventure/gnome.ts';
import { goblin } from '../cards/adventure/goblin.ts';
import { guide } from '../cards/adventure/guide.ts';
import { healer } from '../cards/adventure/healer.ts';
import { helmet } from '../cards/adventure/helmet.ts';
import { hermit } from '../cards/adventure/hermit.ts';
import { hobgoblin } from '../cards/adventure/hobgoblin.ts';
import { holyGrail } from '../cards/adventure/holy-grail.ts';
import { holyLance } from '../cards/adventure/holy-lance.ts';
import { imp } from '../cards/adventure/imp.ts';
import { lemure } from '../cards/adventure/lemure.ts';
import { lion } from '../cards/adventure/lion.ts';
import { mage } from '../cards/adventure/mage.ts';
import { magicPortal } from '../cards/adventure/magic-portal.ts';
import { magicStream } from '../cards/adventure/magic-stream.ts';
import { magicalVortex } from '../cards/adventure/magical-vortex.ts';
import { maiden } from '../cards/adventure/maiden.ts';
import { marsh } from '../cards/adventure/marsh.ts';
import { maze } from '../cards/adventure/maze.ts';
import { mephistopheles } from '../cards/adventure/mephistopheles.ts';
import { ogre } from '../cards/adventure/ogre.ts';
import { orb } from '../cards/adventure/orb.ts';
import { pestilence } from '../cards/adventure/pestilence.ts';
import { pixie } from '../cards/adventure/pixie.ts';
import { pool } from '../cards/adventure/pool.ts';
import { potion } from '../cards/adventure/potion.ts';
import { raft } from '../cards/adventure/raft.ts';
import { runesword } from '../cards/adventure/runesword.ts';
import { serpent } from '../cards/adventure/serpent.ts';
import { shadow } from '../cards/adventure/shadow.ts';
import { shield } from '../cards/adventure/shield.ts';
import { solomonsCrown } from '../cards/adventure/solomons-crown.ts';
import { sorcerer } from '../cards/adventure/sorcerer.ts';
import { spectre } from '../cards/adventure/spectre.ts';
import { storm } from '../cards/adventure/storm.ts';
import { sword } from '../cards/adventure/sword.ts';
import { talisman } from '../cards/adventure/talisman.ts';
import { twoBags } from '../cards/adventure/two-bags.ts';
import { unicorn } from '../cards/adventure/unicorn.ts';
import { waterBottle } from '../cards/adventure/water-bottle.ts';
import { wolf } from '../cards/adventure/wolf.ts';
import { wraith } from '../cards/adventure/wraith.ts';
import type { Card } from '../vocabulary.ts';

/** The Adventure cards of the edition and how many there are of each (part D.1): 104. Those it shares with 1986 are the same files. */
export const ADVENTURE_DIGITAL: readonly (readonly [Card, number])[] = [
  // Events: 13
  [angel, 1],
  [blizzard, 1],
  [bookOfSpells, 1],
  [devil, 1],
  [evilDarkness, 1],
  [imp, 1],
  [magicalVortex, 1],
  [marketDay, 1],
  [mephistopheles, 1],
  [pestilence, 1],
  [raiders, 1],
  [siren, 1],
  [storm, 1],
  // Followers that must be taken: 2
  [hag, 1],
  [poltergeist, 1],
  // Enemies with Strength: 19
  [ape, 1],
  [bandit, 2],
  [bear, 1],
  [dragon, 3],
  [giant, 1],
  [goblin, 2],
  [hobgoblin, 2],
  [lion, 1],
  [ogre, 2],
  [serpent, 1],
  [boar, 2],
  [wolf, 1],
  // Enemies with Craft: 10
  [demon, 1],
  [ghost, 2],
  [lemure, 2],
  [shadow, 2],
  [spectre, 1],
  [wraith, 2],
  // Strangers: 8
  [enchanter, 1],
  [fairy, 1],
  [healer, 1],
  [hermit, 1],
  [mage, 1],
  [phantom, 1],
  [sorcerer, 1],
  [witch, 1],
  // Followers: 11
  [alchemist, 1],
  [gnome, 1],
  [guide, 2],
  [maiden, 1],
  [mercenary, 1],
  [mule, 1],
  [pixie, 1],
  [prince, 1],
  [princess, 1],
  [unicorn, 1],
  // Magic Objects: 13
  [amulet, 1],
  [cross, 1],
  [holyGrail, 1],
  [holyLance, 1],
  [magicBelt, 1],
  [orb, 1],
  [potion, 1],
  [ring, 1],
  [runesword, 1],
  [solomonsCrown, 1],
  [talisman, 2],
  [wand, 1],
  // Objects: 19
  [bagOfGold, 8],
  [twoBags, 3],
  [raft, 1],
  [waterBottle, 1],
  [armour, 1],
  [helmet, 1],
  [shield, 1],
  [axe, 1],
  [sword, 2],
  // Places: 9
  [cave, 1],
  [fountain, 1],
  [magicPortal, 1],
  [magicStream, 1],
  [market, 1],
  [marsh, 1],
  [maze, 1],
  [pool, 1],
  [shrine, 1],
];
