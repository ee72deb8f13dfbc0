import type { FrameOf, Next, Seat } from '@questhall/kernel';
import { along, onRing, regionOf, SPACES, type SpaceId } from '../../../board/index.ts';
import { abilitiesOf, cardOf, givers } from '../../../editions/index.ts';
import { frameAt } from '../../../frames.ts';
import { isRaft } from '../../../rules/character/numbers.ts';
import { theCard, theSpace } from '../../../rules/effects/named.ts';
import { discardFrom, lay, lift, loseCard, putDown, toPile } from '../../../rules/kit/cards.ts';
import { moveTo } from '../../../rules/kit/figures.ts';
import type { Table } from '../../../rules/kit/table.ts';
import { spaceWith } from '../../../rules/magic/spells.ts';
import { isCovered, otherSpaces, spacesOf } from '../../../rules/space/places.ts';
import type { Locals } from '../../../state.ts';
import type { SoulQuestion } from '../state.ts';
import { ditchable } from './death.ts';
import { layTerrain } from './terrain.ts';
import { mustMeet } from './veil.ts';
import { ghostOf, isGhost, soulsOf } from './who.ts';

type F = FrameOf<Locals, 'soulChoice'>;

/** One kind of question: what may be answered, whether nothing may be, and what an answer does. */
interface Question {
  offer(f: F, g: Table): string[];
  /** Something must be chosen; else `no` is an answer too. */
  must?: true;
  act(f: F, g: Table, choice: string): Next<Locals, 'soulChoice', never>;
}

const seats = (g: Table, fits: (seat: Seat) => boolean): string[] =>
  g.s.characters.flatMap((c, seat) => (c.card !== null && fits(seat) ? [`seat:${seat}`] : []));
const seatIn = (choice: string): Seat => Number(choice.slice('seat:'.length));

/** Face-up cards outside the Inner Region. */
const faceUp = (g: Table, but: string | null): string[] =>
  spacesOf(g.s).flatMap(({ id, region }) => (region === 'inner' ? [] : (g.s.lying[id] ?? []).filter((card) => card !== but)));

/** Those that the engine asks through the procedure `soulChoice`. */
export const QUESTIONS: Partial<Record<SoulQuestion, Question>> = {
  /** Judgement 4: another ghost rolls on the table at once. */
  passOn: {
    must: true,
    offer: (f, g) => seats(g, (seat) => seat !== f.seat && isGhost(g.s, seat)),
    act(f, g, choice) {
      const seat = seatIn(choice);
      return g.carryOut(seat, cardOf(theCard(f)).meet ?? [], {
        card: f.card,
        cause: theCard(f),
        caster: seat,
        ...(f.at ? { at: f.at } : {}),
      });
    },
  },

  trial: {
    must: true,
    offer: (f, g) => seats(g, (seat) => seat !== f.seat && regionOf(g.of(seat).space) !== 'inner'),
    act: (f, _g, choice) => ({ call: 'trial', with: { seat: f.seat, target: seatIn(choice) } }),
  },

  rise: {
    offer: (f, g) => (isGhost(g.s, f.seat) ? ['yes'] : []),
    act: (f) => ({ call: 'resurrecting', with: { seat: f.seat } }),
  },

  /** The Lost Maiden: another card comes here and is met. */
  fetchCard: {
    must: true,
    offer: (f, g) => faceUp(g, f.card),
    act(f, g, choice) {
      const to = g.of(f.seat).space;
      const from = spaceWith(g.s, choice);
      if (from && lift(g, from, choice)) lay(g, to, [choice]);
      g.tell?.({ type: 'placed', rule: 'TDE-G.3', seat: f.seat, card: choice, space: to });
      mustMeet(g, f.seat, choice);
    },
  },

  /** The Lost Warrior takes the place of a card. */
  wander: {
    must: true,
    offer: (f, g) => faceUp(g, f.card),
    act(f, g, choice) {
      const to = spaceWith(g.s, choice)!;
      const from = spaceWith(g.s, theCard(f));
      discardFrom(g, to, choice, 'TDE-G.3');
      if (!from || !lift(g, from, theCard(f))) return;
      lay(g, to, [theCard(f)]);
      g.tell?.({ type: 'placed', rule: 'TDE-G.3', seat: f.seat, card: theCard(f), space: to });
    },
  },

  ditchFollower: {
    must: true,
    offer: (f, g) => g.of(f.seat).followers.filter((card) => ditchable(g, card)),
    act(f, g, choice) {
      loseCard(g, f.seat, choice);
      putDown(g, f.seat, [choice], 'TDE-G.3');
    },
  },

  sacrificeObject: { must: true, offer: (f, g) => g.of(f.seat).objects, act: discard },
  sacrificeFollower: { must: true, offer: (f, g) => g.of(f.seat).followers, act: discard },
  sacrificeSpell: {
    must: true,
    offer: (f, g) => g.of(f.seat).spells,
    act(f, g, choice) {
      const { spells } = g.of(f.seat);
      spells.splice(spells.indexOf(choice), 1);
      toPile(g, choice);
      g.tell?.({ type: 'droppedSpells', rule: 'TDE-G.3', seat: f.seat, spells: [choice] });
    },
  },

  /** The card drawn is met here, or lies face down before somebody else. */
  medium: {
    must: true,
    offer: (f, g) => ['meet', ...seats(g, (seat) => seat !== f.seat)],
    act(f, g, choice) {
      const souls = soulsOf(g.s);
      const held = souls.facedown.find((one) => one.by === f.seat && one.before === f.seat);
      if (!held) return;
      if (choice !== 'meet') {
        held.before = seatIn(choice);
        const { card, before } = held;
        const told = { type: 'faceDown', rule: 'TDE-11.1', seat: f.seat, target: before } as const;
        g.tell?.({ ...told, card }, [f.seat], told);
        return;
      }
      souls.facedown.splice(souls.facedown.indexOf(held), 1);
      const { space } = g.of(f.seat);
      lay(g, space, [held.card]);
      g.tell?.({ type: 'drew', rule: 'TDE-11.14a', seat: f.seat, card: held.card, space });
      mustMeet(g, f.seat, held.card);
    },
  },

  /** One space to a side; the maze leads over no river and through no Portal. */
  stepAside: {
    must: true,
    offer(f, g) {
      const { space } = g.of(f.of ?? f.seat);
      return !onRing(space) ? [] : [along(space, 1), along(space, -1)];
    },
    act(f, g, choice) {
      const who = f.of ?? f.seat;
      const to = choice as SpaceId;
      moveTo(g, who, to, 'step', [to], 'TDE-G.3');
      // Where somebody else has led one nothing is met.
      if (who === f.seat) g.s.turn.moved = true;
      else g.endTurnOf(who);
    },
  },

  /** No Breach is left in the stack: one on the board moves (TDE-11.20). */
  terrain: {
    must: true,
    offer: (f, g) => SPACES.filter(({ id }) => g.s.souls!.terrain[id]?.startsWith(theCard(f))).map(({ id }) => id),
    act(f, g, choice) {
      layTerrain(g, f.seat, theSpace(f), theCard(f), choice as SpaceId);
    },
  },

  layToRest: {
    offer: (f) => [theCard(f)],
    act(f, g, choice) {
      loseCard(g, f.seat, choice);
      toPile(g, choice);
      g.tell?.({ type: 'laidToRest', rule: 'TDE-G.3', seat: f.seat, card: choice });
      return { call: 'gifts', with: { seat: f.seat, card: choice, left: 2, taken: [] } };
    },
  },

  lift: { offer: (f) => [theCard(f)], act: liftCurse },
  ditchDoom: { offer: (f) => [theCard(f)], act: liftCurse },

  /** Which alignment counts for the character here. */
  anyAlignment: {
    must: true,
    offer: (f) => Object.keys(f.cases!),
    act(f, g, choice) {
      frameAt(g.s, f.effects!, 'effects').todo.unshift(...f.cases![choice]!);
    },
  },

  /** The Gravekeeper: which gravestone, and where to. */
  moveGrave: {
    must: true,
    offer: (f, g) => otherSpaces(g.s, g.of(f.seat).space),
    act(f, g, choice) {
      const ghost = ghostOf(g.s, f.of!);
      if (!ghost) return;
      ghost.grave = choice as SpaceId;
      g.tell?.({ type: 'graveMoved', rule: 'TDE-C.15', seat: f.seat, of: f.of!, space: ghost.grave });
    },
  },
};

function discard(f: F, g: Table, choice: string): void {
  loseCard(g, f.seat, choice);
  toPile(g, choice);
  g.tell?.({ type: 'discarded', rule: 'TDE-G.3', card: choice, seat: f.seat });
}

function liftCurse(f: F, g: Table, choice: string): void {
  loseCard(g, f.seat, choice);
  toPile(g, choice);
  g.tell?.({ type: 'curseLifted', rule: 'TDE-G.3', seat: f.seat, card: choice });
}

/** The ghosts whose gravestones stand on the space of this character. */
export const gravesAt = (g: Table, space: SpaceId): Seat[] =>
  soulsOf(g.s).ghosts.flatMap((ghost, seat) => (ghost?.grave === space ? [seat] : []));

/** Things that one may put on the Rakshasa. */
export const offerings = (g: Table, seat: Seat): string[] => g.of(seat).objects.filter((card) => !isRaft(card));

/** Cards of the character that are discarded, or may be, on this space. */
export function liftable(g: Table, seat: Seat, space: SpaceId): { card: string; must: boolean }[] {
  const { objects, followers } = g.of(seat);
  const found: { card: string; must: boolean }[] = [];
  if (isCovered(g.s, space)) return found;
  const look = (card: string) => {
    if (!LIFTED.has(card)) return;
    for (const a of abilitiesOf(card, 'liftedAt')) if (a.spaces.includes(space)) found.push({ card, must: a.must === true });
  };
  objects.forEach(look);
  followers.forEach(look);
  return found;
}
const LIFTED = givers('liftedAt');
