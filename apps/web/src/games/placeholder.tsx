import { text } from '@questhall/kernel';
import type { GameModule } from './contract.ts';

/** Stands in for a game whose board is not drawn yet: shows the bare view, so that a match can be played by plates. */
export const placeholder: GameModule = {
  id: 'nachtwacht',
  layout: 'wide',
  Board: ({ view }) => <pre style={{ margin: 0, overflow: 'auto', height: '100%', fontSize: 12 }}>{JSON.stringify(view, null, 1)}</pre>,
  Hand: () => null,
  Panel: ({ playing }) => <pre>{JSON.stringify(playing)}</pre>,
  Result: () => <p>over</p>,
  SeatNote: () => <>·</>,
  Pawn: () => null,
  status: () => text('ui.loading'),
  eventText: (event) => text('ui.rule', { rule: JSON.stringify(event) }),
  loadCatalogue: async () => ({}),
  playback: { show: (v) => v, duration: () => 600, sound: () => 'card' },
};
