import { text } from '@questhall/kernel';
import { ownWords } from '../../own/shapes.ts';

/** The sentences of Nullify and the Magical Vortex, in five languages. */
export const nullify = ownWords<'discardSpells'>()({
  phrases: {
    discardSpells: (e) => text(`verb.discardSpells.${e.who}`),
  },
  says: {
    en: {
      'verb.discardSpells.everyone': 'all Spells of all characters are discarded',
      'verb.discardSpells.target': 'any one character discards all Spells',
    },
    nl: {
      'verb.discardSpells.everyone': 'alle spreuken van alle spelfiguren worden afgelegd',
      'verb.discardSpells.target': 'een spelfiguur naar keuze legt alle spreuken af',
    },
    fr: {
      'verb.discardSpells.everyone': 'tous les Sortilèges de tous les personnages sont défaussés',
      'verb.discardSpells.target': 'le personnage choisi défausse tous ses Sortilèges',
    },
    de: {
      'verb.discardSpells.everyone': 'alle Zaubersprüche aller Charaktere werden abgelegt',
      'verb.discardSpells.target': 'ein beliebiger Charakter legt alle Zaubersprüche ab',
    },
    da: {
      'verb.discardSpells.everyone': 'alle figurers besværgelser lægges væk',
      'verb.discardSpells.target': 'en valgfri figur lægger alle sine besværgelser væk',
    },
  },
});
