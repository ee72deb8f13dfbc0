import { type DiceResult, type Given, text } from '@questhall/kernel';
import type { SpaceId } from '../board/index.ts';
import { cardOf } from '../editions/index.ts';
import { figureOf } from '../figure.ts';
import { callerOf } from '../frames.ts';
import { reckon } from '../reckon.ts';
import { counted } from '../rules/fight/dice.ts';
import { isCovered, placeOf } from '../rules/space/places.ts';
import { routes } from '../rules/turn/movement.ts';
import type { Locals, State } from '../state.ts';
import { either } from '../text/lists.ts';
import { placeName, placesNamed } from '../text/place-name.ts';
import { briefly, descends, feltBy, helps, outBy, type Result, table, thirst } from './dice-brings.ts';
import { pitsOdds, wolfOdds } from './odds.ts';
import { cardText } from './words.ts';

type Fate = Given<Locals['fate']>;

/** What a total of the dice under discussion brings, and whether that is good; null where it is nothing but a number. */
type Brings = (total: number) => Result;

/**
 * What each total of the roll on which fate may be spent brings, as far as that is written somewhere: the fight it decides,
 * the creatures that it brings, the rows of a card or space, where a card places itself, the Warlock's tasks, the lives of the Vampire, where Crypt and Mines let one out, the ends of a move,
 * or that the roll serves or not.
 */
function bringsOf(s: State, f: Fate, now: number): Brings | null {
  const { fight, aim } = f;
  if (fight) return (total) => won(fight.mine - now + total - fight.theirs);
  const below = callerOf(s, 'fate');
  if (below?.proc === 'rolling') {
    return (total) => {
      const then = feltBy(s, f.seat, below.rows.find((one) => total >= one.from && total <= one.to)?.then ?? []);
      return { brings: briefly(then, {}), helps: helps(then) };
    };
  }
  const places = f.for === 'place' && f.card !== undefined ? cardOf(f.card).placedBy : undefined;
  // Put nowhere, it is met where it was drawn (TDE-11.17).
  const laid = (to: SpaceId) => placeName(isCovered(s, to) ? figureOf(s, f.seat).space : to, reckon(s).called(s));
  if (places) return (total) => ({ brings: laid(places[total - 1]!) });
  if (f.for === 'quest') return (total) => ({ brings: text(`quest.${total}`) });
  if (f.for === 'vampire') return thirst;
  const beaten = beatenBy(s, f);
  if (beaten) return (total) => ({ brings: text('note.fate.beaten', { odds: beaten(total) }), helps: better(beaten(total), beaten(now)) });
  if (below?.proc === 'move' && f.for === 'move') return (total) => endsOf(s, f, total);
  const { for: why, seat } = f;
  if (descends(why)) return (total) => outBy(s, seat, why, total);
  if (aim) return (total) => serves(total >= aim.from && total <= aim.to);
  return null;
}

const won = (lead: number) =>
  lead === 0 ? { brings: text('note.fate.draw') } : { brings: text(lead > 0 ? 'note.fate.won' : 'note.fate.lost'), helps: lead > 0 };

/** How likely one beats what the number brings: a werewolf so strong, or so many creatures of the Pits; null where it brings none. */
function beatenBy(s: State, { seat, for: why }: Fate): ((total: number) => number) | null {
  const place = placeOf(s, figureOf(s, seat).space);
  if (why === 'werewolf') return (total) => wolfOdds(s, seat, place.id, total);
  return why === 'pits' || why === 'fiends' ? (total) => pitsOdds(s, seat, place, total) : null;
}

const better = (then: number, now: number): boolean | undefined => (then === now ? undefined : then > now);

const serves = (yes: boolean) => ({ brings: text(yes ? 'note.fate.serves' : 'note.fate.fails'), helps: yes });

/** Where a move of so many spaces may end. */
function endsOf(s: State, f: Fate, total: number): Result {
  const { space } = figureOf(s, f.seat);
  const ends = routes(space, total, true).map(({ path }) => path.at(-1) ?? space);
  return { brings: either(placesNamed(ends, reckon(s).called(s))), spaces: [...new Set(ends)] };
}

/** What keeping the dice brings; undefined where the total says it all. */
export function kept(s: State, f: Fate, now: number): DiceResult[] | undefined {
  const what = bringsOf(s, f, now);
  if (!what || f.for !== 'place' || f.card === undefined) return what ? table(now, now, what) : undefined;
  // What is laid there is named: a place alone reads as if one went there.
  const laid = (total: number) => ({ brings: text('note.fate.laid', { card: cardText(f.card!), space: what(total).brings! }) });
  return table(now, now, laid);
}

/** What each face brings that this die may show once it is rolled again; undefined where it is nothing but a number. */
export function brought(s: State, f: Fate, face: number): DiceResult[] | undefined {
  const now = counted(f.count, f.dice);
  const what = bringsOf(s, f, now);
  const at = f.dice.indexOf(face);
  return what ? table(1, 6, (fresh) => what(counted(f.count, f.dice.with(at, fresh)))) : undefined;
}
