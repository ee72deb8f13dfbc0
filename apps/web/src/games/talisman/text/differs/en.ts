import { messages } from './pairs.ts';

/** What the two editions of Talisman rule differently, in English. */
export const en = {
  ...messages({
    seats: ['Two to six play.', 'Two to four play; five and six where the table allows it.'],
    starterDrawn: ['The highest roll begins.', 'Who begins is drawn at random.'],
    livesPrinted: ['Everybody starts with four lives.', 'Your character card says how many lives you start with: four to six.'],
    fate: ['There is no fate: a roll is a roll.', 'You have fate: spend one to reroll a die you have just rolled, once a roll.'],
    healedInATurn: ['You get back at most four lives a turn by healing.', 'Healing brings you back up to your printed number of lives.'],
    craftTrophies: [
      'Beaten Spirits are not trophies; Craft comes from encounters only.',
      'Beaten Spirits are trophies, too: seven points of Craft give you one.',
    ],
    trophiesLast: ['You turn trophies in whenever you like in your turn, outside combat.', 'You turn trophies in at the end of your turn.'],
    trophiesSpared: ['Whoever beats an Enemy keeps it as a trophy.', 'Nobody has to keep a trophy: you may discard it.'],
    trophiesWasted: [
      'Only trophies worth at least a point are turned in.',
      'Any trophies may be turned in; points over or short are lost with the cards.',
    ],
    spellsWithCraft: [
      'When your Craft lets you hold more Spells than ever before, you get as many more.',
      'More Craft lets you hold more Spells, but you have to find them.',
    ],
    castsLimited: [
      'You may cast as many Spells as you hold.',
      'In your turn you cast at most as many Spells as you held at its start; in the turn of another, one.',
    ],
    castsInVain: [
      'A Spell on a character is cast only where it changes something.',
      'A Spell on any character may be cast even where it does nothing.',
    ],
    everyObjectCounts: [
      'Bought Objects and Talismans do not count for what you may carry.',
      'Every Object counts for what you may carry, bought ones and Talismans as well.',
    ],
    putDownCounts: [
      'What you put down on a space does not save you from drawing, and you may take it back.',
      'What you put down on a space counts as one of its cards, and you may not take it back in the same turn.',
    ],
    putDownOnArrival: [
      'On arrival you put things down without being asked; you are asked only at the Chasm, or if you want a halt.',
      'On arrival you are asked whether you put something down.',
    ],
    goldIsLeft: ['You may leave gold on a space.', 'Gold is no Object and cannot be left.'],
    raftIsCard: [
      'You build a raft with an Axe; nobody can take it from you.',
      'A raft is a card of the stock, takes a turn to build, and can be stolen, but not left or sold.',
    ],
    placesBeforeTaking: ['Treasures are taken before Places are visited.', 'Places are visited before you take anything.'],
    inDrawnOrder: [
      'You choose which of several cards with the same number comes first.',
      'Cards with the same number are met in the order in which they were drawn.',
    ],
    takesBeforeMeeting: [
      'Where no card is drawn you may take what lies there and still meet a character.',
      'Whoever meets a character takes nothing from the space.',
    ],
    idleEnemiesEndTurn: [
      'An Enemy that does not attack you, like a paid Bandit, bars nothing.',
      'An Enemy that is neither killed nor evaded bars the treasure and ends your turn, even a paid Bandit.',
    ],
    figuresEvaded: [
      'You may evade figures on cards that do not attack, such as the Hag or the Witch.',
      'You evade only what attacks you, characters, and creatures made by cards.',
    ],
    missEndsTurn: [
      'An Event that costs you a turn ends this one, and that is it; anything else costs the next turn.',
      'Whatever costs you a turn ends this one; if no card was left to be met, the next turn is lost as well.',
    ],
    heldMayFly: [
      'Whoever may move only one space moves one space.',
      'Whoever may move only one space may still use what takes the place of the roll.',
    ],
    offerLapses: [
      'What the Tavern offers waits for your next move, also after a missed turn.',
      'What the Tavern offers is gone when you miss your next turn.',
    ],
    slaveOnlyRolls: ['A slave who fails to roll free still does the rest of the turn.', 'A slave does nothing but roll for freedom.'],
    eventsLie: [
      'An Event that lasts some time goes to the discard pile and stays in force.',
      'An Event that lasts some rounds lies on its space until it is over.',
    ],
    evasionBindsBoth: ['Whoever evades is safe, except from Immobility.', 'After an evasion neither side can do anything to the other.'],
    immobility: [
      'Immobility also stops a character who is about to attack you.',
      'Immobility stops a character only at the start of its turn, or an attacking creature.',
    ],
    bribes: [
      'If you lose a fight against a character you may offer goods to keep your life.',
      'Nobody bargains: the winner picks a life, an Object or 1 gold.',
    ],
    dropsTaken: [
      'When your loot leaves somebody overloaded, you may take what is put down.',
      'What somebody must put down because of your loot stays on the space.',
    ],
    loot: [
      'What a killed character leaves stays on the space.',
      'Whoever kills a character may take Objects, Followers and gold on the spot.',
    ],
    spiritsOneByOne: [
      'Cross and Priest destroy all Spirits of a team at once.',
      'Cross and Priest destroy Spirits one by one, and each counts as killed.',
    ],
    toadEndsTurn: ['Whoever becomes a toad has had their turn.', 'Becoming a toad does not end your turn.'],
    toadGrows: [
      'A toad has no use for trophies, and what it wins is lost.',
      'A toad keeps its trophies and may win and turn in more, but the points last only as long as it croaks.',
    ],
    questAtOnce: ['You do the Warlock’s quest when it suits you.', 'The Warlock’s quest is done as soon as it can be.'],
    questBarsPortal: ['A quest keeps nobody from the Portal of Power.', 'With an open quest you cannot open the Portal of Power.'],
    questGoesOn: [
      'When the quest is done your turn ends in the Warlock’s Cave.',
      'When the quest is done you meet the Warlock’s Cave at once.',
    ],
    questWantsCards: ['Any creature you kill fulfils the second quest.', 'Only a killed Enemy card fulfils the second quest.'],
    backToThePlain: [
      'Whoever turns back in the Inner Region may go forward again.',
      'Whoever turns back goes all the way to the Plain of Peril.',
    ],
    plainIsMet: [
      'Coming out of Crypt or Mines onto the Plain of Peril ends your turn.',
      'Coming out of Crypt or Mines you meet the space where you end up, the Plain of Peril as well.',
    ],
    crownHolds: ['You may step back from the Crown to the Valley of Fire.', 'Nobody leaves the Crown of Command.'],
    valleyAsksAgain: [
      'Whoever loses the Talisman in the Valley of Fire may still go on.',
      'Whoever loses the Talisman in the Valley of Fire has to turn back.',
    ],
    anyMeetingOnCrown: [
      'Characters on the Crown can only fight each other.',
      'On the Crown, too, you may use an ability on another character instead of attacking.',
    ],
  }),
  'differs.chapter.start': 'Before the match',
  'differs.chapter.growing': 'Growing stronger',
  'differs.chapter.goods': 'Objects and rafts',
  'differs.chapter.meeting': 'On a space',
  'differs.chapter.fights': 'Fights',
  'differs.chapter.toads': 'Toads and slaves',
  'differs.chapter.quest': 'The Warlock’s quest',
  'differs.chapter.inner': 'The Inner Region',
  'differs.chapter.cards': 'Cards and spaces',
  'differs.counts': '{adventure} Adventure cards, {spells} Spells, {characters} characters.',
  'differs.onlyCards': 'Only here: {cards}.',
  'differs.reworded': 'Cards with another text: {cards}.',
  'differs.noCards': 'No card that the other does not have.',
  'differs.spaces': 'Spaces with another text: {spaces}.',
  'differs.souls':
    '{edition, select, digital {With the Realm of Souls: {veil} Veil cards, {adventure} Adventure cards, {spells} Spells, {characters} characters and {ghosts} ghosts more; the dead play on.} other {No Realm of Souls: the dead come back as somebody else.}}',
};
