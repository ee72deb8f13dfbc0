import { text } from '@questhall/kernel';
import { ownWords } from '../../own/shapes.ts';

/** The sentences of Random, in five languages. */
export const random = ownWords<'loseAllGold' | 'toQuota'>()({
  phrases: {
    loseAllGold: () => text('verb.loseAllGold'),
    toQuota: (e) => text('verb.toQuota', { stat: text(`stat.${e.stat}`) }),
  },
  helps: { loseAllGold: false, toQuota: false },
  says: {
    en: {
      'verb.loseAllGold': 'lose all your gold',
      'verb.loseAllGold/they': 'loses all gold',
      'verb.toQuota': 'drop to your starting {stat}',
      'verb.toQuota/they': 'drops to starting {stat}',
    },
    nl: {
      'verb.loseAllGold': 'verlies al je goud',
      'verb.loseAllGold/they': 'verliest al het goud',
      'verb.toQuota': 'je {stat} zakt naar de beginwaarde',
      'verb.toQuota/they': '{stat} als in het begin',
    },
    fr: {
      'verb.loseAllGold': 'perds tout ton or',
      'verb.loseAllGold/they': 'perd tout son or',
      'verb.toQuota': '{stat} ramenée à la valeur de départ',
      'verb.toQuota/they': '{stat} comme au départ',
    },
    de: {
      'verb.loseAllGold': 'verlier all dein Gold',
      'verb.loseAllGold/they': 'verliert alles Gold',
      'verb.toQuota': '{stat} sinkt auf deinen Anfangswert',
      'verb.toQuota/they': '{stat} wird wie am Anfang',
    },
    da: {
      'verb.loseAllGold': 'mist alt dit guld',
      'verb.loseAllGold/they': 'mister alt sit guld',
      'verb.toQuota': '{stat} falder til din startværdi',
      'verb.toQuota/they': '{stat} falder til startværdien',
    },
  },
});
