import { text } from '@questhall/kernel';
import { abilityWords } from '../../own/shapes.ts';

/** The sentences of the Monk, in both editions, in five languages. */
export const monk = abilityWords<'craftInCombat' | 'noArmour'>()({
  sentences: {
    craftInCombat: (a) => text(a.printed ? 'can.craftInCombat.printed' : 'can.craftInCombat'),
    noArmour: () => text('can.noArmour'),
  },
  says: {
    en: {
      'can.craftInCombat': 'In combat, you add your total Craft to your Strength.',
      'can.craftInCombat.printed': 'In combat, you add the Craft printed on this card to your Strength.',
      'can.noArmour': 'You cannot use armour in combat.',
    },
    nl: {
      'can.craftInCombat': 'In een gevecht tel je je totale Intelligentie bij je Kracht op.',
      'can.craftInCombat.printed': 'In een gevecht tel je de Intelligentie van deze kaart bij je Kracht op.',
      'can.noArmour': 'Je kunt in een gevecht geen pantser gebruiken.',
    },
    fr: {
      'can.craftInCombat': 'Au combat, tu ajoutes ton Intelligence totale à ta Force.',
      'can.craftInCombat.printed': 'Au combat, tu ajoutes à ta Force l’Intelligence inscrite sur cette carte.',
      'can.noArmour': 'Tu ne peux pas utiliser d’armure au combat.',
    },
    de: {
      'can.craftInCombat': 'Im Kampf addierst du dein Gesamttalent zu deiner Stärke.',
      'can.craftInCombat.printed': 'Im Kampf addierst du das Talent dieser Karte zu deiner Stärke.',
      'can.noArmour': 'Du kannst im Kampf keine Rüstung benutzen.',
    },
    da: {
      'can.craftInCombat': 'I kamp lægger du din samlede Snilde til din Styrke.',
      'can.craftInCombat.printed': 'I kamp lægger du den Snilde, der står på dette kort, til din Styrke.',
      'can.noArmour': 'Du kan ikke bruge rustning i kamp.',
    },
  },
});
