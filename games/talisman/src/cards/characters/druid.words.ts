import { text } from '@questhall/kernel';
import { abilityWords } from '../../own/shapes.ts';

/** The sentences of the Druid, in both editions, in five languages. */
export const druid = abilityWords<'changeAlignment' | 'fillSpellsIn'>()({
  sentences: {
    changeAlignment: () => text('can.changeAlignment'),
    fillSpellsIn: (a) => text('can.fillSpellsIn', { terrain: text(`terrain.${a.terrain}`) }),
  },
  says: {
    en: {
      'can.changeAlignment': 'You may change your alignment at will, once a turn.',
      'can.fillSpellsIn': 'When your move ends in {terrain}, you may draw Spells until you have as many as you may.',
    },
    nl: {
      'can.changeAlignment': 'Je mag eens per beurt naar wens van aard veranderen.',
      'can.fillSpellsIn': 'Eindigt je zet in {terrain}, dan mag je spreuken trekken tot je er zoveel hebt als je mag hebben.',
    },
    fr: {
      'can.changeAlignment': 'Tu peux changer d’alignement à volonté, une fois par tour.',
      'can.fillSpellsIn': 'Si ton déplacement finit dans {terrain}, tu peux piocher des Sortilèges jusqu’à ta limite.',
    },
    de: {
      'can.changeAlignment': 'Du darfst einmal pro Zug deine Gesinnung nach Belieben ändern.',
      'can.fillSpellsIn': 'Endet deine Bewegung {terrain}, darfst du so viele Zaubersprüche ziehen, wie du haben darfst.',
    },
    da: {
      'can.changeAlignment': 'Du må frit skifte sindelag én gang pr. tur.',
      'can.fillSpellsIn': 'Slutter dit træk {terrain}, må du trække besværgelser op til din grænse.',
    },
  },
});
