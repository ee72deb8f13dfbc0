import { dystopia, heuristic } from '@questhall/dystopia';
import type { DystopiaView } from '@questhall/dystopia/client';
import { begin, type DecisionView, decisionView, fast, play, type Seat } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { showMatch } from '../../as-shown.ts';
import { boundsOf } from '../map/model.ts';
import { planOf } from '../plan.ts';
import { asEvent, duration } from '../playback.ts';
import { markOf, spotsOf, squaresOf } from './spots.ts';

interface Position {
  seat: Seat;
  view: DystopiaView;
  decision: DecisionView;
}

/** A match of four heroes with Wizor as a person, played by rules of thumb; every moment in which somebody is asked. */
function moments(level: number, most: number): { moments: Position[]; events: { type: string }[] } {
  const chance = fast(level, 7);
  const events: { type: string }[] = [];
  const tell = (event: { type: string }) => events.push(event);
  const s = begin(dystopia, { seats: 3, options: { wizor: 'person', heroes: 4, level } }, chance, tell as never);
  const found: Position[] = [];
  for (let turn = 0; turn < most && !s.outcome; turn++) {
    const pending = s.pending[0]!;
    const decision = decisionView(dystopia, s, pending.seat)!;
    found.push({ seat: pending.seat, view: dystopia.observe(s, pending.seat), decision });
    const best = decision.options.map((o) => o.id);
    const wanted = ['attack:m', 'open:', 'search:', 'go:', 'm'].map((start) =>
      best.filter((id) => id.startsWith(start)).at(turn % 3 ? -1 : 0),
    );
    const choice = decision.choose
      ? best.slice(0, decision.choose.min)
      : (wanted.find((id) => id !== undefined) ?? decision.byDefault ?? best[0]!);
    play(
      dystopia,
      s,
      { decision: decision.id, seat: pending.seat, choice: turn % 6 === 5 && !decision.choose ? (decision.byDefault ?? best[0]!) : choice },
      chance,
      tell as never,
    );
  }
  return { moments: found, events };
}

const played = [1, 3].map((level) => moments(level, 150));

test('everything that can be done at a square is found at a square that is on the map', () => {
  expect(heuristic).toBeDefined();
  for (const { view, decision } of played.flatMap((one) => one.moments)) {
    const box = boundsOf(planOf(view));
    for (const { id } of decision.options) {
      const squares = squaresOf(view, id);
      if (/^(go|open|attack|search|pick|rods):/.test(id)) expect(squares, id).toHaveLength(1);
      for (const at of squares) {
        const [x = -1, y = -1] = at.split(',').map(Number);
        expect(x >= box.x && x < box.x + box.w && y >= box.y && y < box.y + box.h, `${id} at ${at}`).toBe(true);
      }
    }
  }
});

test('each way leads, step by step, to a square that may be gone to, at the cost that is shown', () => {
  let ways = 0;
  for (const { view, decision } of played.flatMap((one) => one.moments)) {
    if (decision.kind !== 'hero' && decision.kind !== 'monster') continue;
    const goes = decision.options.map((o) => o.id).filter((id) => id.startsWith('go:'));
    expect(view.ways.map((way) => `go:${way.to}`).sort()).toEqual(goes.sort());
    for (const way of view.ways) {
      ways++;
      expect(way.path.at(-1)).toBe(way.to);
      expect(way.steps).toBeLessThanOrEqual(view.turn.steps);
    }
    const spots = spotsOf(view, decision);
    // A pile, say, can be picked up from where one could also walk onto it.
    for (const at of view.ways.map((way) => way.to)) expect(markOf(spots.get(at) ?? [])).toBe(spots.get(at)?.length === 1 ? 'go' : 'thing');
  }
  expect(ways).toBeGreaterThan(300);
});

test('who does not see a monster has no figure of it; Wizor has them all', () => {
  for (const { seat, view } of played.flatMap((one) => one.moments)) {
    const faint = planOf(view).figures.filter((figure) => figure.faint);
    if (view.phase !== 'level') continue;
    expect(faint.length > 0, `seat ${seat}`).toBe(view.wizor && view.waiting.length > 0);
    expect(planOf(view).dim !== undefined && planOf(view).dim!.size > 0).toBe(
      view.wizor && view.squares.some(({ area }) => !view.shown?.includes(area)),
    );
  }
});

test('no event holds the table for longer than three seconds', () => {
  for (const event of played.flatMap((one) => one.events)) expect(duration(event as never)).toBeLessThanOrEqual(3000);
});

test('figures stand where events put them, with the energy that events leave them, when their turn comes', () => {
  const checked = new Set<string>();
  for (const viewer of [undefined, 0]) {
    showMatch<DystopiaView>(dystopia, { seed: 3, seats: 4, options: { roundLimit: 20 }, longest: 500 }, viewer, ({ event, view, last }) => {
      const e = asEvent(event);
      if (e.type !== 'moved' && e.type !== 'hurt') return;
      const figure = [...view.heroes, ...view.monsters].find(({ id }) => id === e.figure);
      // After the end of a level, which the last event of an answer may show already, nobody stands anywhere.
      if (last && view.phase !== 'level') return;
      if (e.type === 'moved') expect(figure?.at).toBe(e.path.at(-1));
      else expect(figure?.energy).toBe(e.energy);
      if (!last) checked.add(e.type);
    });
  }
  expect([...checked].sort()).toEqual(['hurt', 'moved']);
});
