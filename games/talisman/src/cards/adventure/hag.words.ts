import { text } from '@questhall/kernel';
import { abilityWords } from '../../own/shapes.ts';

/** The sentences of the Hag, in both editions, in five languages. */
export const hag = abilityWords<'banFollowers'>()({
  sentences: {
    banFollowers: () => text('can.banFollowers'),
  },
  says: {
    en: {
      'can.banFollowers': 'All your Followers are discarded, and you can have no others until you visit the Mystic in the Village.',
    },
    nl: {
      'can.banFollowers': 'Al je vrienden worden afgelegd en je kunt er geen krijgen, tot je de Ziener in het Dorp bezoekt.',
    },
    fr: {
      'can.banFollowers': 'Tous tes Compagnons sont défaussés et tu ne peux en avoir aucun avant d’avoir vu le Mystique du Village.',
    },
    de: {
      'can.banFollowers': 'Alle deine Begleiter werden abgelegt. Bis du den Mystiker im Dorf besuchst, kannst du keine haben.',
    },
    da: {
      'can.banFollowers': 'Alle dine følgesvende lægges væk, og du kan ikke få nye, før du besøger Mystikeren i Landsbyen.',
    },
  },
});
