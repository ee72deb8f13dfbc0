import { cardOf, instances, kindOf } from './editions/index.ts';
import { everyOne } from './frames.ts';
import { inPlay } from './installed.ts';
import { reckon } from './reckon.ts';
import { waitsInVain } from './rules/character/elimination.ts';
import { allowanceOf, loadOf, mayOwn, quotaOf } from './rules/character/numbers.ts';
import { spacesOf } from './rules/space/places.ts';
import { pilesFor } from './setup.ts';
import type { State } from './state.ts';

/** A sentence for every invariant that does not hold; empty where all is well. */
export function invariants(s: State): string[] {
  const wrong: string[] = [];
  cardsAreAllThere(s, wrong);
  airIsSound(s, wrong);
  nobodyWaitsInVain(s, wrong);
  charactersAreSound(s, wrong);
  for (const { state } of inPlay(s)) wrong.push(...(state?.invariants(s) ?? []));
  if (wrong.length === 0 && s.pending.length > 0 && !s.pending.some((d) => d.kind === 'dropObjects' || d.kind === 'dropSpells'))
    limitsAreKept(s, wrong);
  return wrong;
}

/** A Spell is in the air as long as somebody is casting it. */
function airIsSound(s: State, wrong: string[]): void {
  const casting = everyOne(s, 'cast').map(({ spell }) => spell);
  if (s.outcome === null)
    for (const spell of s.inAir) if (!casting.includes(spell)) wrong.push(`${spell} is in the air, and nobody casts it`);
}

/** Nobody waits for a new character that it cannot get (T86-6.4.3d). */
function nobodyWaitsInVain(s: State, wrong: string[]): void {
  if (!s.unsettled && s.outcome === null && waitsInVain(s)) wrong.push('somebody waits for a new character after the Crown was reached');
}

/** Every card of the edition is somewhere, once. */
function cardsAreAllThere(s: State, wrong: string[]): void {
  const piles = pilesFor(s.options);
  const all = [
    ...s.deck,
    ...s.top,
    ...s.discard,
    ...s.spellDeck,
    ...s.spellDiscard,
    ...s.inAir,
    ...s.stock,
    ...Object.values(s.lying).flat(),
    ...s.hexes.map((hex) => hex.card),
    ...s.characters.flatMap((c) => [...c.objects, ...c.followers, ...c.spells, ...c.trophies]),
    ...inPlay(s).flatMap(({ state }) => state?.cards(s) ?? []),
  ];
  const expected = [...piles.deck, ...piles.spells, ...piles.stock, ...inPlay(s).flatMap(({ printed }) => instances(printed.others))];
  if (all.length !== expected.length) wrong.push(`${all.length} cards instead of ${expected.length}`);
  const seen = new Set(all);
  for (const card of expected) if (!seen.has(card)) wrong.push(`${card} is gone`);
  if (seen.size !== all.length) wrong.push('a card is in two places');
}

function charactersAreSound(s: State, wrong: string[]): void {
  const places = new Set<string>(spacesOf(s).map(({ id }) => id));
  s.characters.forEach((c, seat) => {
    if (c.card === null) {
      if (c.objects.length + c.followers.length + c.spells.length > 0) wrong.push(`seat ${seat} has cards without a character`);
      return;
    }
    if (!places.has(c.space)) wrong.push(`seat ${seat} is on ${c.space}`);
    if (c.lives < reckon(s).leastLives(s, seat)) wrong.push(`seat ${seat} lives on with ${c.lives} lives`);
    if (c.gold < 0) wrong.push(`seat ${seat} has ${c.gold} gold`);
    for (const stat of ['strength', 'craft'] as const) if (c[stat] < quotaOf(c, stat)) wrong.push(`seat ${seat}: ${stat} below the quota`);
    if (c.toad > 0 && c.objects.length + c.followers.length > 0) wrong.push(`toad ${seat} carries something`);
    for (const card of c.objects) if (!/object/i.test(cardOf(card).type)) wrong.push(`${kindOf(card)} is no Object`);
  });
}

/** Object limit, Spell allowance and alignment, whenever nobody is being asked to put it right (section H7). */
function limitsAreKept(s: State, wrong: string[]): void {
  if (s.unsettled) return;
  s.characters.forEach((c, seat) => {
    if (c.card === null || c.toad > 0) return;
    const { n, limit } = loadOf(s, seat);
    if (limit !== null && n > limit) wrong.push(`seat ${seat} carries ${n} Objects`);
    if (c.spells.length > allowanceOf(s, seat)) wrong.push(`seat ${seat} holds ${c.spells.length} Spells`);
    for (const card of c.objects) if (!mayOwn(c, card)) wrong.push(`seat ${seat} may not own ${card}`);
  });
}
