import type { Chance } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { dealSouls, soulsGlance, soulsOfView, soulsView } from '../../src/expansions/realm-of-souls/hidden.ts';
import { soulsOf } from '../../src/expansions/realm-of-souls/rules/who.ts';
import { BOB, ghost, souls } from './game.ts';

/** Ann has laid a Veil card face down before Bob; a Chasm lies on the board, and nobody knows the ending. */
const table = () =>
  souls(
    {
      figures: { Ann: ghost(), Bob: BOB },
      terrain: { M9: 'ter.chasm' },
      facedown: { Bob: { by: 'Ann', card: 'veil.night-hag' } },
    },
    { finale: 'court' },
  );
/** Chance that always takes what comes last. */
function last(): Chance {
  return { below: (n: number) => n - 1 } as unknown as Chance;
}

describe('what a seat sees of the Realm of Souls', () => {
  test('a card laid face down is seen by who laid it and nobody else', () => {
    const of = soulsOf(table().s);
    expect([0, 1, undefined].map((seat) => soulsView(of, seat).facedown[0]!.card)).toEqual(['veil.night-hag', null, null]);
    expect([0, 1].map((seat) => soulsGlance(of, seat).facedown[0]!.card)).toEqual(['veil.night-hag', '?']);
  });

  test('Terrain cards on the board are open, and a view says on which space each lies', () => {
    const view = soulsView(soulsOf(table().s), 1);
    expect(view.terrain).toEqual([{ space: 'M9', card: expect.stringContaining('ter.chasm') }]);
    expect(Object.keys(soulsOfView(view).terrain)).toEqual(['M9']);
  });

  test('the ending is hidden until it is revealed, in the view and in what bots look at', () => {
    const of = soulsOf(table().s);
    const seen = (revealed: boolean) => {
      const now = { ...of, finale: 'court' as const, revealed };
      return [
        soulsView(now, 0).finale,
        soulsGlance(now, 0).finale,
        soulsOfView(soulsView(now, 0)).finale,
        soulsOfView(soulsView(now, 0)).revealed,
      ];
    };
    expect([seen(false), seen(true)]).toEqual([
      [null, 'crown', 'crown', false],
      ['court', 'court', 'court', true],
    ]);
  });

  test('of what lies hidden a view has only the number, and what is made of it nothing', () => {
    const of = soulsOf(table().s);
    const view = soulsView(of, 0);
    expect([view.veil, view.ghostCards]).toEqual([of.veil.length, of.ghostCards.length]);
    const { veil, ghostCards, facedown, bracer, evaded } = soulsOfView(soulsView(of, 1));
    expect([veil, ghostCards, facedown[0]!.card, bracer, evaded]).toEqual([[], [], '?', -1, []]);
    expect([soulsGlance(of, 0).veil, soulsGlance(of, 0).ghostCards]).toEqual([[], []]);
  });
});

describe('hidden Veil cards dealt anew for one who does not know them', () => {
  const cards = (s: ReturnType<typeof table>['s']) =>
    [...soulsOf(s).veil, ...s.top.filter((card) => card.startsWith('veil.')), ...soulsOf(s).facedown.map(({ card }) => card)].sort();

  test('what the seat laid itself stays, what another laid may be any; no card is lost or made', () => {
    const first = () => ({ below: () => 0 }) as unknown as Chance;
    for (const [seat, stays, chance] of [
      [0, true, last],
      [1, false, last],
      [0, true, first],
      [1, false, first],
    ] as const) {
      const { s } = table();
      const before = cards(s);
      dealSouls(s, seat, chance());
      expect(soulsOf(s).facedown[0]!.card === 'veil.night-hag', `seat ${seat}`).toBe(stays);
      expect(cards(s)).toEqual(before);
    }
  });

  test('on top of the deck a Veil card becomes another Veil card, save those the seat has looked at', () => {
    const dealt = (looked: number) => {
      const { s } = table();
      const souled = soulsOf(s);
      const [one, two] = souled.veil.splice(0, 2) as [string, string];
      s.top = [one, s.deck[0]!, two];
      s.seen = [{ seat: 1, n: looked }] as typeof s.seen;
      const [before, adventure] = [cards(s), s.top[1]];
      dealSouls(s, 1, last());
      expect([cards(s), s.top[1]]).toEqual([before, adventure]);
      expect(s.top.map((card) => card.startsWith('veil.'))).toEqual([true, false, true]);
      return [s.top[0] === one, s.top[2] === two];
    };
    expect([dealt(0), dealt(1), dealt(2), dealt(3)]).toEqual([
      [false, false],
      [true, false],
      [true, false],
      [true, true],
    ]);
  });

  test('an ending that nobody knows is drawn anew; one that was revealed stays', () => {
    const drawn = (revealed: boolean, at: number) => {
      const { s } = table();
      Object.assign(soulsOf(s), { finale: 'crown', revealed });
      dealSouls(s, 0, { below: (n: number) => Math.min(at, n - 1) } as unknown as Chance);
      return soulsOf(s).finale;
    };
    expect(new Set([0, 1, 2].map((at) => drawn(false, at))).size).toBe(3);
    expect(new Set([0, 1, 2].map((at) => drawn(true, at)))).toEqual(new Set(['crown']));
  });
});
