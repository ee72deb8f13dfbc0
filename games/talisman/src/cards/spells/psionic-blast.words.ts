import { text } from '@questhall/kernel';
import { ownWords } from '../../own/shapes.ts';

/** The sentences of Psionic Blast, in both editions, in five languages. */
export const psionicBlast = ownWords<'addCraft'>()({
  phrases: {
    addCraft: (e) => text(e.printed ? 'verb.addCraft.printed' : 'verb.addCraft'),
  },
  says: {
    en: {
      'verb.addCraft': 'in this combat, add your total Craft to your Strength',
      'verb.addCraft.printed': 'in this combat, add the Craft printed on your character card to your Strength',
    },
    nl: {
      'verb.addCraft': 'tel in dit gevecht je totale Intelligentie bij je Kracht op',
      'verb.addCraft.printed': 'tel in dit gevecht de Intelligentie van je persoonlijkheidskaart bij je Kracht op',
    },
    fr: {
      'verb.addCraft': 'pour ce combat, ajoute ton Intelligence totale à ta Force',
      'verb.addCraft.printed': 'pour ce combat, ajoute à ta Force l’Intelligence inscrite sur ta carte de personnage',
    },
    de: {
      'verb.addCraft': 'addiere in diesem Kampf dein Gesamttalent zu deiner Stärke',
      'verb.addCraft.printed': 'addiere in diesem Kampf das Talent deiner Charakterkarte zu deiner Stärke',
    },
    da: {
      'verb.addCraft': 'læg i denne kamp din samlede Snilde til din Styrke',
      'verb.addCraft.printed': 'læg i denne kamp den Snilde, der står på dit figurkort, til din Styrke',
    },
  },
});
