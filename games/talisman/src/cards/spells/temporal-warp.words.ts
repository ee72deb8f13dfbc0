import { text } from '@questhall/kernel';
import { ownWords } from '../../own/shapes.ts';

/** The sentences of Temporal Warp, and the Shifting Maze, in five languages. */
export const temporalWarp = ownWords<'extraTurns'>()({
  phrases: {
    extraTurns: (e) => text('verb.extraTurns', { n: e.n }),
  },
  says: {
    en: {
      'verb.extraTurns': 'take {n, plural, one {# more turn} other {# more turns}} after this one',
    },
    nl: {
      'verb.extraTurns': 'na deze beurt ben je nog {n, plural, one {# keer} other {# keer}} aan de beurt',
    },
    fr: {
      'verb.extraTurns': 'joue encore {n, plural, one {# tour} other {# tours}} après celui-ci',
    },
    de: {
      'verb.extraTurns': 'nach diesem Zug hast du noch {n, plural, one {# weiteren} other {# weitere}}',
    },
    da: {
      'verb.extraTurns': 'tag {n, plural, one {# tur} other {# ture}} mere efter denne',
    },
  },
});
