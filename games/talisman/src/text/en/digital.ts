/** What the Digital Edition adds, in English. */
export const digital = {
  verbs: {
    'verb.loseGoods.gold': 'lose all your gold; it goes to {space_the}',
    'verb.buy/they': 'may buy',
    'verb.everyone.clockwise': 'every character {effects_they}, you first, then clockwise',
    'verb.addCraft.printed': 'in this combat, add the Craft printed on your character card to your Strength',
    'verb.bind.faced': 'when a creature attacks you: you evade it',
    'verb.missTurn.next': 'lose your next turn',
    'verb.missTurn.next/they': 'loses the next turn',
    'verb.replenish': 'replenish all your fate',
    'verb.replenish.paid': 'replenish fate for {price} gold each',
    'verb.healEscorted': 'with the Prince or the Princess, heal up to 2 lives free of charge, with both up to 4',
  },
  words: {
    'choice.wishFate': '1 fate',
    'choice.replenish': 'Replenish fate',
    'creature.pitFiend': 'pit fiend',
    'creature.pitFiend/the': 'the pit fiend',
    'creature.pitFiend/a': 'a pit fiend',
  },
  abilities: {
    'can.destroySpirits.spell': 'You may discard Spirits without a fight; draw a Spell for each.',
    'can.hire.allTurn': 'Once a turn you may pay {what}: +{n} {stat} in combat until the turn ends.',
    'can.craftInCombat.printed': 'In combat, you add the Craft printed on this card to your Strength.',
    'can.assassinate.creatures':
      'When you attack a character or fight a creature, you may assassinate: your opponent rolls no die. If you beat a character this way, you must take a life. Not on the Crown of Command.',
    'can.carry': 'You may carry {n} more Objects.',
    'can.healAtCastle': 'Heals up to {n, plural, one {# life} other {# lives}} free of charge on each visit to the Castle.',
  },
  face: {
    'inner.fiends': 'Roll the die: that many pit fiends with Strength 4 attack, one after another.',
    'chr.facts.fate':
      'Strength {strength}, Craft {craft}, fate {fate}, {lives, plural, one {# life} other {# lives}}, {alignment}. Starts {space_in}.',
    'amount.fate': '{n} fate',
  },
  log: {
    'log.replenished': '{seat} replenishes {what}.',
    'log.replenished.paid': '{seat} replenishes {what} for {paid}.',
    'log.rerolled': '{seat} spends 1 fate: the {was} becomes a {now}.',
    'roll.fight': 'to attack',
    'roll.fiends': 'for the number of pit fiends',
  },
  decisions: {
    'ask.deliver': 'What do you hand over to the Warlock?',
    'pick.face.destroy.one': 'Destroy {name_the}',
    'no.questPortal': 'While you have a quest of the Warlock, you cannot open the Portal.',
    'ask.replenish': 'How much fate do you replenish?',
    'pick.replenish': '{n, plural, =0 {None} other {# fate}}{gold, plural, =0 {} other { for # gold}}',
    'ask.fate': '{n, plural, one {You rolled {total}} other {You rolled {dice} = {total}}} {why}. Do you spend fate on a reroll?',
    'ask.fate.fight': 'You rolled {dice}: your score is {mine}, theirs is {theirs}. Do you spend fate on a reroll?',
    'pick.fate.keep': 'Keep {total}',
    'pick.fate.reroll': 'Roll the {face} again',
    'note.fate.reroll': 'Costs 1 of your {left, plural, one {# fate} other {# fate}}. The new number counts.',
    'note.fate.brings': '{face}: {brings}',
    'no.fate': 'You have no fate left.',
  },
  options: {
    'set.edition.digital': 'Digital Edition',
    'set.bigTable': 'Players',
    'set.bigTable.false': 'as many as the edition is made for',
    'set.bigTable.true': 'up to six',
  },
};
