import type { NachtwachtView } from '@questhall/nachtwacht/client';
import { Icon } from '../../art/Icon.tsx';
import type { After } from '../contract.ts';
import { toLibrary } from './hand/outcome.ts';
import { moments } from './stations.ts';

/** How a night is told again: how far it was to the library, and who held how many power cards, round by round. */
export const after: After<NachtwachtView> = {
  unit: 'round',
  turn: ({ round }) => (round > 0 ? ['', round] : null),
  lines: ({ players }) => players.map(({ seat }) => ({ id: String(seat), seat, name: { key: 'ui.after.seat', args: { seat: { seat } } } })),
  curves: [
    {
      id: 'way',
      title: { key: 'ui.nw.after.way' },
      name: { key: 'ui.nw.library' },
      Sign: () => <Icon name="white-tower" size={20} />,
      value: (view, seat) => toLibrary(view, view.players[seat]?.square ?? 0),
      down: true,
    },
    {
      id: 'powers',
      title: { key: 'ui.nw.after.powers' },
      name: { key: 'ui.nw.after.powers.tab' },
      Sign: () => <i className="nw-mini-card" />,
      value: (view, seat) => view.players[seat]?.powerCount ?? null,
    },
  ],
  moments: (log) => moments(log),
};
