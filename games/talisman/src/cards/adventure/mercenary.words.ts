import { text } from '@questhall/kernel';
import { abilityWords } from '../../own/shapes.ts';

/** The sentences of the Mercenary, in both editions, in five languages. */
export const mercenary = abilityWords<'hire'>()({
  sentences: {
    hire: (a) =>
      text(a.allTurn ? 'can.hire.allTurn' : 'can.hire', {
        n: a.strength,
        stat: text('stat.strength'),
        what: text('amount.gold', { n: a.price }),
      }),
  },
  says: {
    en: {
      'can.hire': 'Once a turn, adds {n} {stat} in one combat for {what}.',
      'can.hire.allTurn': 'Once a turn you may pay {what}: +{n} {stat} in combat until the turn ends.',
    },
    nl: {
      'can.hire': 'Geeft je eens per beurt voor {what} {n} {stat} in een gevecht.',
      'can.hire.allTurn': 'Eens per beurt mag je {what} betalen: +{n} {stat} in gevechten tot de beurt eindigt.',
    },
    fr: {
      'can.hire': 'Une fois par tour, donne {n, plural, one {# point} other {# points}} {stat_of} dans un combat pour {what}.',
      'can.hire.allTurn': 'Une fois par tour, tu peux payer {what} : +{n} en {stat} au combat jusqu’à la fin du tour.',
    },
    de: {
      'can.hire': 'Einmal pro Zug darfst du ihm {what} zahlen: In einem Kampf hast du dann +{n} {stat}.',
      'can.hire.allTurn': 'Einmal pro Zug darfst du ihm {what} zahlen: Bis zum Ende des Zuges hast du im Kampf +{n} {stat}.',
    },
    da: {
      'can.hire': 'Giver dig én gang pr. tur {n} {stat} i en kamp for {what}.',
      'can.hire.allTurn': 'Én gang pr. tur må du betale {what}: +{n} {stat} i kamp, til turen slutter.',
    },
  },
});
