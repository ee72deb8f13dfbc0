import { bySeat, type ScenarioTable, type ScenarioWords, type Seat } from '@questhall/kernel';
import { PORTAL, regionOf, type SpaceId } from '../../board/index.ts';
import { cardOf, characterOf, kindOf } from '../../editions/index.ts';
import type { Scenarios } from '../../expansion-rules.ts';
import { figureOf } from '../../figure.ts';
import { every, holding, same } from '../../scenario/findings.ts';
import { shortName, spaceIn } from '../../scenario/names.ts';
import type { State } from '../../state.ts';
import { REALM_OF_SOULS } from './cards.ts';
import { soulsOf } from './rules/who.ts';
import { SOUL_PILES } from './setup.ts';

/** Fields of a position that only the Realm of Souls has. */
const SOUL_FIELDS = ['veil', 'terrain', 'lasting', 'hoard', 'dark', 'king', 'facedown'] as const;
const SOUL_FIGURE = ['ghost', 'grave', 'away'] as const;

/** The figure shows a Ghost card: `ghost: banshee`, with its gravestone where it says, else where it stands. */
function showGhost(s: State, seat: Seat, f: { readonly [N in (typeof SOUL_FIGURE)[number]]?: ScenarioWords }): void {
  if (!f.ghost) return;
  const souls = soulsOf(s);
  const c = figureOf(s, seat);
  const card = `ghost.${f.ghost.text()}`;
  if (!souls.ghostCards.includes(card)) f.ghost.fail(`${card} is no ghost that is free; there are ${souls.ghostCards.join(', ')}`);
  souls.ghostCards = souls.ghostCards.filter((one) => one !== card);
  const away = f.away?.whole(1) ?? 0;
  const here = regionOf(c.space) === 'inner' ? PORTAL : c.space;
  const grave = away > 0 ? null : f.grave ? spaceIn(f.grave) : here;
  souls.ghosts[seat] = { character: c.card!, grave, away, kept: { objects: [], followers: [] } };
  const { strength, craft, fate = 0 } = characterOf(card);
  Object.assign(c, { card, strength, craft, fate, gold: 0, turnedBack: regionOf(c.space) === 'inner', ...(away > 0 ? {} : { lives: 0 }) });
}

type SoulWords = { readonly [N in (typeof SOUL_FIELDS)[number]]?: ScenarioWords };

/** What lies ready in the Realm of Souls. */
function putSouls(s: State, f: SoulWords, table: ScenarioTable): void {
  if (!SOUL_FIELDS.some((field) => f[field])) return;
  const souls = soulsOf(s);
  if (f.terrain) {
    for (const [space, kind] of f.terrain.entries()) {
      const at = spaceIn(kind, space);
      const wanted = `ter.${kind.text()}`;
      const card = souls.terrainStack.find((one) => kindOf(one) === wanted);
      if (card !== undefined) souls.terrainStack.splice(souls.terrainStack.indexOf(card), 1);
      souls.terrain[at] = card ?? wanted;
    }
  }
  if (f.lasting) for (const [card, turns] of f.lasting.entries()) putLasting(s, card, turns, table);
  if (f.hoard) for (const card of f.hoard.list()) souls.hoard.push(takeVeil(s, card));
  if (f.dark) souls.dark = f.dark.flag();
  if (f.king) souls.king = f.king.whole(1);
  if (f.facedown) {
    for (const [before, one] of bySeat(f.facedown, table)) {
      const w = one.fields(['by', 'card']);
      souls.facedown.push({ before, by: table.seatOf(w.by!), card: takeVeil(s, w.card!) });
    }
  }
  if (f.veil) {
    const kept = f.veil.list().map((card) => takeVeil(s, card));
    souls.veilDiscard.push(...souls.veil);
    souls.veil = kept;
  }
}

/** `bright-light: 2`: it lies on the space that `lying` says, or nowhere, and ends after so many turns of the first seat. */
function putLasting(s: State, name: string, turns: ScenarioWords, table: ScenarioTable): void {
  const card = [`veil.${name}`, `adv.${name}`].find((one) =>
    [...soulsOf(s).veil, ...s.deck, ...Object.values(s.lying).flat()].includes(one),
  );
  if (card === undefined) turns.fail(`there is no "${name}"`);
  const effect = cardOf(card!).meet?.find((one) => one.do === 'lasting');
  if (effect?.do !== 'lasting') turns.fail(`"${name}" does not last`);
  if (!Object.values(s.lying).flat().includes(card!)) {
    const pile = soulsOf(s).veil.includes(card!) ? soulsOf(s).veil : s.deck;
    pile.splice(pile.indexOf(card!), 1);
    s.lying['O12'] = [...(s.lying['O12'] ?? []), card!];
  }
  s.lasting.push({ card: card!, owner: 0, turns: turns.whole(1), law: (effect as { law: string }).law });
  if (table.seats.length === 0) turns.fail('nobody plays');
}

/** A card of the Veil deck by its full name: `veil.shadow`. */
function takeVeil(s: State, words: ScenarioWords): string {
  const wanted = words.text();
  const { veil } = soulsOf(s);
  const at = veil.indexOf(wanted);
  if (at < 0) {
    const on = s.deck.indexOf(`adv.${wanted}`);
    if (on >= 0) return s.deck.splice(on, 1)[0]!;
    words.fail(`no "${wanted}" is left; Veil cards are written veil.shadow`);
  }
  return veil.splice(at, 1)[0]!;
}

/** What a scenario may expect of ghosts and graves. */
const soulOf = (s: State, seat: Seat): { ghost: string; grave: string; away: number } => {
  const ghost = s.souls?.ghosts[seat];
  const card = figureOf(s, seat).card;
  return {
    ghost: ghost && card !== null ? shortName(card).replace(/^ghost\./, '') : 'none',
    grave: ghost?.grave ?? 'none',
    away: ghost?.away ?? 0,
  };
};

/** The Terrain card on a space, without its prefix. */
const terrainOn = (s: State, space: SpaceId): string => kindOf(s.souls?.terrain[space] ?? 'ter.none').slice(4);

/** One Terrain card of each kind, also of those that a position alone can lay. */
const ALL_TERRAIN: readonly string[] = REALM_OF_SOULS.terrain.map(([{ id }]) => id);

const YES_OR_NO = { options: ['yes', 'no'], no: 'no' };

/** How scenarios speak of the Realm of Souls (docs/scenarios.md). */
export const SCENARIOS: Scenarios = {
  fields: SOUL_FIELDS,
  figure: SOUL_FIGURE,
  given: putSouls,
  givenFigure: showGhost,
  take: (s, words) => (words.text().startsWith('veil.') ? takeVeil(s, words) : undefined),
  facts: {
    veilDiscard: (s, words) => holding(s, words, soulsOf(s).veilDiscard, 'adv'),
    terrain: (s, words) => every(words.entries().map(([space, kind]) => [space, same(kind.text(), terrainOn(s, spaceIn(kind, space)))])),
    king: (s, words) => same(words.text(), String(soulsOf(s).king)),
  },
  figureFacts: {
    ghost: (s, seat, words) => same(words.text(), soulOf(s, seat).ghost),
    grave: (s, seat, words) => same(words.text() === 'none' ? 'none' : spaceIn(words), soulOf(s, seat).grave),
    away: (s, seat, words) => same(words.text(), String(soulOf(s, seat).away)),
  },
  options: {
    common: ['store:<card>', 'lifeTrophies'],
    encounter: ['moveGrave:<seat>', 'king:<stat>', 'throne'],
    prepare: ['blood:<card>', 'dance:<card>', 'souldrink:<card>'],
  },
  questions: {
    passOn: { options: ['seat:<seat>'] },
    trial: { options: ['seat:<seat>'] },
    rise: YES_OR_NO,
    fetchCard: { options: ['<card>'] },
    wander: { options: ['<card>'] },
    ditchFollower: { options: ['<card>'] },
    sacrificeObject: { options: ['<card>'] },
    sacrificeFollower: { options: ['<card>'] },
    sacrificeSpell: { options: ['<spell>'] },
    medium: { options: ['meet', 'seat:<seat>'] },
    stepAside: { options: ['<space>'] },
    giftOne: { options: ['<choice>'] },
    rakshasa: { options: ['put:<card>', '<stat>'] },
    hoard: { options: ['<card>'], no: '[]' },
    terrain: { options: ['<space>'] },
    layToRest: { options: ['<card>', 'no'], no: 'no' },
    lift: { options: ['<card>', 'no'], no: 'no' },
    ditchDoom: { options: ['<card>', 'no'], no: 'no' },
    moveGrave: { options: ['<space>', 'no'], no: 'no' },
    bendRoll: { options: ['steps:<number>'] },
    weaponOfChoice: { options: ['<stat>'] },
    spiritEye: YES_OR_NO,
    veilInstead: YES_OR_NO,
    secondDrop: { options: ['<card>'] },
    anyAlignment: { options: ['<alignment>'] },
  },
  cards: () => ({
    card: SOUL_PILES.veil,
    ghost: SOUL_PILES.ghosts,
    // Positions may cover a space with one that lies in no stack.
    terrain: [...new Set([...SOUL_PILES.terrain, ...ALL_TERRAIN])],
  }),
  prefixes: ['veil', 'ter', 'ghost'],
};
