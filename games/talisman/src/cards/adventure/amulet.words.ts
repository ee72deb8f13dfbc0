import { text } from '@questhall/kernel';
import { abilityWords } from '../../own/shapes.ts';

/** The sentences of the Amulet, in five languages. */
export const amulet = abilityWords<'noSpells' | 'immuneToSpells'>()({
  sentences: {
    noSpells: () => text('can.noSpells'),
    immuneToSpells: () => text('can.immuneToSpells'),
  },
  says: {
    en: {
      'can.noSpells': 'You cannot cast Spells.',
      'can.immuneToSpells': 'No Spell affects you, except the Command Spell.',
    },
    nl: {
      'can.noSpells': 'Je kunt geen spreuken uitspreken.',
      'can.immuneToSpells': 'Geen spreuk treft je, behalve de spreuk van de Heerser.',
    },
    fr: {
      'can.noSpells': 'Tu ne peux pas lancer de Sortilège.',
      'can.immuneToSpells': 'Aucun Sortilège ne t’atteint, sauf le Sortilège de Commandement.',
    },
    de: {
      'can.noSpells': 'Du kannst keine Zaubersprüche wirken.',
      'can.immuneToSpells': 'Kein Zauberspruch wirkt auf dich, außer dem Zauberspruch der Herrschaft.',
    },
    da: {
      'can.noSpells': 'Du kan ikke bruge besværgelser.',
      'can.immuneToSpells': 'Ingen besværgelse rammer dig, undtagen Herskerbesværgelsen.',
    },
  },
});
