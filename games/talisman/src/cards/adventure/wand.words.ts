import { text } from '@questhall/kernel';
import { abilityWords } from '../../own/shapes.ts';

/** The sentences of the Wand, in five languages. */
export const wand = abilityWords<'extraSpell'>()({
  sentences: {
    extraSpell: (a) => text('can.extraSpell', { what: text('amount.spell', { n: a.n }) }),
  },
  says: {
    en: {
      'can.extraSpell': 'You may have {what} more than your Craft allows.',
    },
    nl: {
      'can.extraSpell': 'Je mag {what} meer hebben dan je Intelligentie toelaat.',
    },
    fr: {
      'can.extraSpell': 'Tu peux avoir {what} de plus que ne le permet ton Intelligence.',
    },
    de: {
      'can.extraSpell': 'Du darfst {what} mehr haben, als dein Talent erlaubt.',
    },
    da: {
      'can.extraSpell': 'Du må have {what} mere, end din Snilde tillader.',
    },
  },
});
