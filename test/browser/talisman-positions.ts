/*
 * Positions of Talisman that several tests and programs that take pictures begin from, told as in scenario files.
 */

/** A full hand in 1986: twelve Objects and Followers, four Spells, five trophies. */
export const FULL_HAND = {
  figures: {
    Ann: {
      character: 'warrior',
      at: 'O3',
      objects: ['sword', 'shield', 'helmet', 'armour', 'holy-lance', 'water-bottle', 'magic-belt'],
      followers: ['unicorn', 'maiden', 'prince', 'mule', 'mercenary'],
      trophies: ['wolf', 'ogre', 'goblin', 'bear', 'dragon'],
      spells: ['healing', 'psionic-blast', 'counterspell', 'teleport'],
      craft: 6,
      gold: 2,
    },
    Bob: { character: 'prophetess', at: 'M13', lives: 2, objects: ['wand', 'cross'] },
    Cay: { character: 'troll', at: 'O9', objects: ['axe'] },
    Dot: { character: 'minstrel', at: 'O13', followers: ['princess'], gold: 6 },
  },
  lying: { O10: ['giant'], O21: ['goblin', 'enchanter'], M11: ['dragon'], O16: ['fountain', 'ape', 'ring'], O6: ['healer'] },
};

/** The Realm of Souls in the middle of a match. */
export const SOULS = {
  figures: {
    Ann: { character: 'digital.warrior', at: 'O3', objects: ['sword', 'shield'], followers: ['unicorn'], fate: 3, gold: 2 },
    Bob: { character: 'digital.prophetess', at: 'M13', ghost: 'banshee', grave: 'M11' },
    Cay: { character: 'soul-reaver', at: 'O9', objects: ['axe'], fate: 2 },
    Dot: { character: 'digital.minstrel', at: 'O14', ghost: 'pale-knight', grave: 'O13' },
  },
  terrain: { O22: 'breach', M6: 'breach', O11: 'breach' },
  lying: { O10: ['giant'], O22: ['veil.soul-dragon'], O16: ['fountain', 'ape', 'ring'], O6: ['healer'], M6: ['veil.mawbeast'] },
};
