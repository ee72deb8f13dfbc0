import { text } from '@questhall/kernel';
import { abilityWords } from '../../own/shapes.ts';

/** The sentences of the Prophetess, in both editions, in five languages. */
export const prophetess = abilityWords<'seeSpells'>()({
  sentences: {
    seeSpells: () => text('can.seeSpells'),
  },
  says: {
    en: {
      'can.seeSpells': 'You may look at the Spells of all players.',
    },
    nl: {
      'can.seeSpells': 'Je mag de spreuken van alle spelers bekijken.',
    },
    fr: {
      'can.seeSpells': 'Tu peux regarder les Sortilèges de tous les joueurs.',
    },
    de: {
      'can.seeSpells': 'Du darfst die Zaubersprüche aller Spieler ansehen.',
    },
    da: {
      'can.seeSpells': 'Du må se alle spilleres besværgelser.',
    },
  },
});
