import type { TalismanView } from '@questhall/talisman/client';
import type { After, Curve } from '../contract.ts';
import type { StatName } from './cards/kinds.ts';
import { StatIcon } from './cards/Medallion.tsx';
import { asEvent, type TsEvent } from './playback.ts';
import { stations } from './stations.ts';

type Character = TalismanView['characters'][number];

const curve = (id: StatName, value: (who: Character) => number): Curve<TalismanView> => ({
  id,
  title: { key: `ui.ts.after.${id}` },
  name: { key: `ui.ts.stat.${id}` },
  Sign: () => <StatIcon what={id} size={20} />,
  // A seat that waits for its next character has none.
  value: (view, seat) => {
    const who = view.characters[seat];
    return who?.card ? value(who) : null;
  },
});

/** The dice that a seat threw for itself; who rolls for a creature rolls against its neighbour. A die thrown again counts anew. */
const thrownBy = (log: readonly TsEvent[], seat: number): number[] =>
  log.flatMap((e) => {
    if (e.type === 'rolled' && e.seat === seat && e.for !== 'foe') return e.dice;
    return e.type === 'rerolled' && e.seat === seat && e.for !== 'foe' ? [e.now] : [];
  });

/** How a match of Talisman is told again: Strength, lives and Craft of each seat over the turns. */
export const after: After<TalismanView> = {
  unit: 'turn',
  turn: ({ turn }) => (turn.phase === 'setup' ? null : ['', turn.n]),
  lines: ({ characters }) =>
    characters.map(({ seat }) => ({ id: String(seat), seat, name: { key: 'ui.after.seat', args: { seat: { seat } } } })),
  curves: [curve('strength', (who) => who.strength.total), curve('life', (who) => who.lives), curve('craft', (who) => who.craft.total)],
  dice: (log, { characters }) => characters.map(({ seat }) => thrownBy(log.map(asEvent), seat)),
  moments: (log) => stations(log),
};
