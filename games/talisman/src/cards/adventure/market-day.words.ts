import { text } from '@questhall/kernel';
import { ownWords } from '../../own/shapes.ts';

/** The sentences of Market Day, in five languages. */
export const marketDay = ownWords<'trade'>()({
  phrases: {
    trade: () => text('verb.trade'),
  },
  says: {
    en: {
      'verb.trade': 'all players may trade gold, Objects, Spells and Followers for as long as they like',
    },
    nl: {
      'verb.trade': 'alle spelers mogen goud, voorwerpen, spreuken en vrienden ruilen, zolang ze willen',
    },
    fr: {
      'verb.trade': 'tous les joueurs peuvent échanger or, Objets, Sortilèges et Compagnons aussi longtemps qu’ils le veulent',
    },
    de: {
      'verb.trade': 'alle Spieler dürfen Gold, Gegenstände, Zaubersprüche und Begleiter tauschen, solange sie wollen',
    },
    da: {
      'verb.trade': 'alle spillere må bytte guld, genstande, besværgelser og følgesvende, så længe de vil',
    },
  },
});
