import { decisionView } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { dystopia } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { alone, pair, table } from './table.ts';

describe('treasure', () => {
  test('DYS-TRES.1, DYS-TRES.2, DYS-TRES.4, DYS-TRES.6: the finder gets everything, and nothing is left', () => {
    const treasure = [{ gold: 15 }, { item: 'smoked-ham' }, { spell: 'mend' }];
    for (const kind of ['chest', 'grave', 'bookcase'] as const) {
      const t = pair({}, {}, { furniture: [{ at: '3,2', kind, treasure }] }).do('search:3,2');
      expect(t.hero()).toMatchObject({ gold: 15, things: ['smoked-ham'], spells: ['mend'] });
      expect(t.do('end').hero(1).gold).toBe(0);
      expect(t.do('go:4,2').of('search')).toEqual([]);
    }
    const t = alone({}, { furniture: [{ at: '3,2', treasure }] }).do('search:3,2', 'end');
    expect(t.why('search:3,2')).toBe('ALREADY_SEARCHED');
  });

  test('DYS-TRES.3: also with monsters about', () => {
    expect(alone({}, { furniture: [{ at: '3,2' }], monsters: [{ code: 'N1', at: '4,3' }] }).of('search')).toEqual(['3,2']);
  });

  test('DYS-TRES.4: who dies on the way through leaves the rest with his pile', () => {
    const t = pair({ energy: 1 }, {}, { furniture: [{ at: '3,2', treasure: [{ gold: 3 }, { curse: true }, { item: 'red-tonic' }] }] });
    t.curse('c-needle').do('search:3,2');
    expect(t.s.piles).toEqual([{ at: t.at('3,3'), gold: 3, things: ['red-tonic'], spells: [], of: 'warrior' }]);
  });

  test('DYS-TRES.5: what a monster carried lies on its square where whoever felled it has died meanwhile', () => {
    const t = pair(
      { energy: 1, spells: ['twin-spark'] },
      {},
      {
        monsters: [
          { code: 'G1', at: '6,3', pockets: [{ curse: true }] },
          { code: 'G1', at: '7,3', pockets: [{ gold: 4 }, { item: 'red-tonic' }, { spell: 'mend' }, { curse: true }] },
        ],
      },
    );
    t.white(5, 5, 5, 5).curse('c-needle').do('cast:twin-spark', 'm0+m1');
    expect(t.hero().dead).toBe(true);
    expect(t.s.piles.find(({ of }) => of === null)).toEqual({
      at: t.at('7,3'),
      gold: 4,
      things: ['red-tonic'],
      spells: ['mend'],
      of: null,
    });
  });

  test('DYS-TRES.5: who takes a monster’s last energy finds what it carried, from whatever distance', () => {
    const t = table({
      heroes: [{ code: 'archer', at: '3,3' }],
      monsters: [{ code: 'G1', at: '8,3', pockets: [{ gold: 4 }, { item: 'mulled-wine' }] }],
    });
    t.dice([6, 6], [1, 1]).do('attack:m0');
    expect(t.hero()).toMatchObject({ gold: 4, things: ['mulled-wine'] });
    const spell = table({
      heroes: [{ code: 'archer', at: '3,3', spells: ['ember-dart'] }],
      monsters: [{ code: 'G1', at: '8,3', pockets: [{ gold: 4 }] }],
    });
    expect(spell.white(5, 5).do('cast:ember-dart', 'm0').hero().gold).toBe(4);
  });

  test('DYS-TRES.7: cursed objects look like others, and a curse among other things is drawn in its place', () => {
    const t = alone({}, { furniture: [{ at: '3,2', treasure: [{ gold: 8 }, { curse: true }, { gold: 1 }] }] });
    t.curse('c-thief').do('search:3,2');
    expect(t.hero().gold).toBe(5);
  });
});

const noteOfTrade = (s: State) => decisionView(dystopia, s, 0)?.options.find(({ id }) => id === 'trade:1')?.note?.key;

describe('trading', () => {
  test('DYS-TRD.1, DYS-TRD.2, DYS-TRD.3: an exchange costs both a turn', () => {
    const t = pair({ gold: 10, things: ['red-tonic'] }, { spells: ['web'] }).do('trade:1', ['red-tonic', 'gold.1.1', 'gold.2.2'], ['web']);
    expect(t.asked().about).toMatchObject({ hero: 1, from: 0 });
    t.do('accept');
    expect(t.hero()).toMatchObject({ gold: 7, things: [], spells: ['web'] });
    expect(t.hero(1)).toMatchObject({ gold: 3, things: ['red-tonic'], spells: [], lost: 0 });
    // The partner had not had his turn yet: this round's is the one he loses.
    expect(t.asked().about).toEqual({ hero: 2 });
    expect(t.events('turnLost')).toHaveLength(1);
  });

  test('DYS-TRD.3: only at the very start, with nobody who owes a turn; what is declined costs nothing', () => {
    expect(pair({}).do('go:3,4', 'go:3,3').why('trade:1')).toBe('TURN_STARTED');
    expect(pair({}, { lost: 1 }).why('trade:1')).toBe('OWES_TURN');
    const t = pair({ things: ['red-tonic'] }).do('trade:1', ['red-tonic'], [], 'no');
    expect(t.hero().things).toEqual(['red-tonic']);
    expect(t.s.turn.stage).toBe('fresh');
    expect(t.of('trade')).toEqual(['1']);
  });

  test('DYS-TRD.1, DYS-TRD.2: after his own turn the partner loses the next one, and what is in hand is let go', () => {
    const t = table({
      heroes: [
        { code: 'elf', at: '4,3', gold: 3 },
        { code: 'warrior', at: '3,3', weapons: ['steel-mace'], attack: 'steel-mace', gold: 10 },
      ],
      turn: 1,
    });
    t.do('trade:0', ['steel-mace', 'gold.3.2'], ['gold.1.1', 'gold.2.2'], 'accept');
    expect(t.hero(1)).toMatchObject({ gold: 11, weapons: [], attack: null });
    expect(t.hero()).toMatchObject({ gold: 2, weapons: ['steel-mace'], attack: null });
    // The Elf's turn of round 2 is lost.
    expect([t.s.round, t.asked().about, t.hero().lost]).toEqual([2, { hero: 1 }, 0]);
  });

  test('DYS-TRD.3: nothing for nothing is no exchange; whoever owes a turn can start none', () => {
    const t = pair({}, {}).do('trade:1');
    expect(t.options).toEqual(['nothing']);
    // Where nothing can be given there is one answer: nobody is asked for it, and the plate says that nothing will come of it.
    expect(decisionView(dystopia, t.s, t.asked().seat)?.sole).toEqual([]);
    t.do([]);
    expect(decisionView(dystopia, t.s, t.asked().seat)?.sole).toEqual([]);
    t.do([]);
    expect(noteOfTrade(t.s)).toBe('note.trade.none');
    expect(noteOfTrade(pair({}, { gold: 1 }).s)).toBe('note.trade');
    expect([t.kind, t.s.turn.stage, t.hero(1).lost]).toEqual(['hero', 'fresh', 0]);
    // Nothing is no thing that could change hands.
    const gift = pair({}, { spells: ['web'] }).do('trade:1', ['nothing'], ['web'], 'accept');
    expect(gift.events('traded')).toMatchObject([{ given: [], got: ['web'] }]);
    expect([gift.hero().spells, gift.hero(1).things]).toEqual([['web'], []]);
    const slept = pair({ things: ['bread-cheese'] }, {}, { furniture: [{ at: '3,2', treasure: [{ curse: true }] }] });
    slept.s.heroes[0]!.curses = [];
    slept.curse('c-sleep').do('search:3,2');
    expect(slept.of('trade')).toEqual([]);
    expect(slept.why('trade:1')).toBe('OWES_TURN');
  });

  test('DYS-TRD.4: handing over: one piece, one way, never gold; the giver’s action, and nothing of the receiver’s', () => {
    const t = pair({ gold: 9, things: ['red-tonic'], spells: ['web'], weapons: ['steel-mace'] });
    expect([...t.of('hand')].sort()).toEqual(['red-tonic:1', 'steel-mace:1', 'web:1']);
    t.do('hand:web:1', 'accept');
    expect(t.hero(1)).toMatchObject({ spells: ['web'], lost: 0 });
    expect(t.s.turn.stage).toBe('acted');
    expect(t.of('go').length).toBeGreaterThan(0);
    const one = pair({ spells: ['web', 'mend'], things: ['red-tonic', 'owl-charm', 'gate-seal'] }).do('hand:web:1', 'accept');
    expect([one.hero().spells, one.hero(1).spells]).toEqual([['mend'], ['web']]);
    const thing = pair({ things: ['red-tonic', 'owl-charm', 'gate-seal'] }).do('go:3,4', 'go:3,3', 'hand:owl-charm:1', 'accept');
    expect([thing.hero().things, thing.asked().about]).toEqual([['red-tonic', 'gate-seal'], { hero: 1 }]);
    const no = pair({ spells: ['web'] }).do('hand:web:1', 'no');
    expect(no.s.turn.stage).toBe('fresh');
  });

  test('DYS-TRD.6: the weapon limit holds for both kinds', () => {
    expect(pair({ weapons: ['steel-mace'] }, { weapons: ['horn-bow'] }).why('hand:steel-mace:1')).toBe('WEAPON_LIMIT');
    const t = pair({ weapons: ['steel-mace'] }, { weapons: ['horn-bow'] }).do('trade:1', ['steel-mace'], []);
    expect(t.events('tradeVoid')).toHaveLength(1);
    expect(t.kind).toBe('hero');
    const both = pair({ weapons: ['steel-mace'] }, { weapons: ['horn-bow'] }).do('trade:1', ['steel-mace'], ['horn-bow'], 'accept');
    expect([both.hero().weapons, both.hero(1).weapons]).toEqual([['horn-bow'], ['steel-mace']]);
  });

  test('DYS-TRD.6, DYS-WIZ.10, DYS-WIZ.13: the Wizard’s sceptre never changes hands', () => {
    const t = table({
      heroes: [
        { code: 'elf', at: '4,3' },
        { code: 'wizard', at: '3,3', things: ['sceptre', 'red-tonic'] },
      ],
      turn: 1,
    });
    expect(t.of('hand')).toEqual(['red-tonic:0']);
    expect(t.do('lay').options).toEqual(['red-tonic']);
    const bearer = table({
      heroes: [
        { code: 'elf', at: '4,3', things: ['sceptre'] },
        { code: 'wizard', at: '3,3' },
      ],
    });
    expect(bearer.of('hand')).toEqual(['sceptre:1']);
  });
});
