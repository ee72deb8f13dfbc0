import {
  type DecisionView,
  type Met,
  type OptionView,
  type PlanChoice,
  type PlanFacts,
  type Planning,
  type PlanPart,
  type Seat,
  text,
  type Wish,
  type Wishes,
} from '@questhall/kernel';
import { along, type Called, onRing, PLAIN, PORTAL, regionOf, type SpaceId } from './board/index.ts';
import type { CharacterView, TalismanView } from './observation.ts';
import { placeName, spotName } from './text/place-name.ts';

/** A turn planned ahead: where to go once the die has fallen, whom to meet, whom to fight, what to take. */

/** From which chance on something is done, in percent. */
const CHANCES = [40, 50, 60, 70, 80, 90] as const;
const CONDITIONS = CHANCES.map((n) => ({ id: `odds:${n}`, label: text('plan.odds', { n }) }));
const ODDS = CONDITIONS.map(({ id }) => id);

/** So far a die leads. */
const DIE = 6;

/** What is answered where a plan says that no offer is taken up. */
const DECLINED: Readonly<Record<string, string>> = { visit: 'no', may: 'no', buy: 'done', market: 'done', replace: 'keep' };

/** Questions that a Spell may answer: left to standing orders. */
const WINDOWS: ReadonlySet<string> = new Set(['react', 'checkpoint']);

const PARTS: Readonly<Record<string, readonly string[]>> = {
  direction: ['move'],
  encounter: ['meet'],
  face: ['fight'],
  take: ['take'],
  fate: ['fate'],
  ...Object.fromEntries(Object.keys(DECLINED).map((kind) => [kind, ['offers']])),
};

const part = (id: string, most: number, choices: readonly PlanChoice[], usual: readonly Wish[]): PlanPart => ({
  id,
  title: text(`plan.${id}`),
  choices,
  conditions: choices.some((choice) => choice.if) ? CONDITIONS : [],
  most,
  usual,
});

const plain = (id: string, key = id): PlanChoice => ({ id, label: text(`plan.${key}`) });

/** Every space on the ring to which a die may lead, and the ways on from it. */
function moves(space: SpaceId, called: Called | undefined): PlanChoice[] {
  const ends = (['cw', 'ccw'] as const).flatMap((way) =>
    Array.from({ length: DIE }, (_, i): PlanChoice => {
      const n = i + 1;
      const to = along(space, way === 'cw' ? n : -n);
      return { id: `at:${to}`, label: text(`plan.at.${way}`, { space: spotName(to, called), n }) };
    }),
  );
  return [plain('cw'), plain('ccw'), ...ends, plain('bridge'), ...(regionOf(space) === 'middle' ? inwards(called) : [])];
}

/** Through the Portal of Power; where that is covered nobody rolls for it, and one goes on (TDE-11.22a). */
function inwards(called: Called | undefined): PlanChoice[] {
  if (called?.[PORTAL] !== undefined) return [{ id: 'portal:craft', label: text('pick.turn.to', { space: placeName(PLAIN, called) }) }];
  return ['portal:craft', 'portal:strength'].map((id) => ({ id, label: text(`pick.direction.${id.replace(':', '.')}`), if: ODDS }));
}

function meetings(view: TalismanView, seat: Seat): PlanChoice[] {
  const others = view.characters.filter((c) => c.seat !== seat && !c.out && c.card !== null);
  return [
    plain('space'),
    ...others.map((c) => ({ id: `attack:${c.seat}`, label: text('plan.attack', { seat: { seat: c.seat } }), if: ODDS })),
  ];
}

/** The first of these options that is good enough. */
function met(options: readonly OptionView[], { if: condition }: Wish): Met {
  const least = condition === undefined ? 0 : Number(condition.slice('odds:'.length)) / 100;
  const found = options.find(({ odds = 0 }) => odds >= least);
  return found && { choose: found.id };
}

/** What a wish asks for among these options. */
function wanted(partId: string, { do: what }: Wish, { kind, options }: DecisionView): readonly OptionView[] {
  const called = (id: string) => options.filter((option) => option.id === id);
  const beginning = (start: string) => options.filter(({ id }) => id.startsWith(start));
  switch (partId) {
    case 'move': {
      if (!what.startsWith('at:')) return called(what);
      return options.filter(({ id, target }) => (id === 'cw' || id === 'ccw') && target?.space === what.slice('at:'.length));
    }
    case 'inner':
      return what === 'act' ? called('act') : beginning(`${what}:`);
    case 'fight':
      return what === 'fight' ? called('fight') : beginning(`${what}:`);
    case 'take':
      return [...(what === 'all' ? beginning('take:') : []), ...called('done')];
    case 'offers':
      return called(DECLINED[kind] ?? '');
    default:
      return called(what);
  }
}

const mine = (view: TalismanView, seat: Seat): CharacterView | undefined => view.characters.find((c) => c.seat === seat);

/** Who and what is where the plan wants to go. */
function companyOf(view: TalismanView, seat: Seat, wishes: Wishes): string {
  const spaces = (wishes['move'] ?? []).flatMap(({ do: what }) => (what.startsWith('at:') ? [what.slice('at:'.length)] : []));
  return spaces
    .map((space) => {
      const who = view.characters.filter((c) => c.seat !== seat && !c.out && c.space === space).map((c) => c.seat);
      const cards = view.lying.filter((lying) => lying.space === space).flatMap((lying) => lying.cards);
      return [space, ...who, ...cards].join(' ');
    })
    .join('; ');
}

/** What Talisman tells of turns that are planned ahead. */
export const planning: Planning<TalismanView> = {
  form(view, seat) {
    const c = mine(view, seat);
    if (!c || c.out || c.card === null || view.outcome || view.turn.phase === 'setup' || view.turn.seat === seat) return [];
    const ring = onRing(c.space);
    return [
      ring
        ? part('move', 4, moves(c.space, view.called), [{ do: 'cw' }])
        : part('inner', 3, [plain('to'), plain('back'), ...(regionOf(c.space) === 'inner' ? [plain('act')] : [])], [{ do: 'to' }]),
      part('meet', 3, meetings(view, seat), [{ do: 'space' }]),
      part(
        'fight',
        3,
        [{ ...plain('fight', 'fight.fight'), if: ODDS }, plain('evade'), plain('pay')],
        [{ do: 'fight', if: 'odds:60' }, { do: 'evade' }],
      ),
      part('take', 1, [plain('all'), plain('none')], [{ do: 'all' }]),
      part('offers', 1, [plain('decline')], []),
      ...(view.options['edition'] === '1986' ? [] : [part('fate', 1, [plain('keep')], [{ do: 'keep' }])]),
    ];
  },

  turn: ({ turn }, seat) => (turn.seat === seat && turn.phase !== 'setup' ? { id: String(turn.n) } : null),

  asks({ seat, kind }, view) {
    if (view.turn.seat !== seat || WINDOWS.has(kind)) return null;
    if (kind === 'turn') return onRing(mine(view, seat)!.space) ? [] : ['inner'];
    return PARTS[kind] ?? [];
  },

  meets: (partId, wish, decision) => met(wanted(partId, wish, decision), wish),

  ofCourse({ seat, kind, options }, view) {
    const has = (id: string) => (options.some((option) => option.id === id) ? id : undefined);
    if (kind === 'turn') return onRing(mine(view, seat)!.space) ? (has('roll') ?? has('step')) : undefined;
    if (kind === 'endTurn') return has('done');
    if (kind === 'prepare') return has('roll');
    // Nobody there that does not leave one in peace.
    return kind === 'face' && options[0]?.id === 'done' ? 'done' : undefined;
  },

  repeats: ['move', 'meet', 'fight', 'take', 'offers', 'fate'],

  facts(view, seat, wishes): PlanFacts {
    const c = mine(view, seat);
    if (!c) return {};
    const being = [c.card, c.toad > 0, c.slave, c.bound, c.alignment, c.quest, ...c.objects.toSorted(), ...c.followers.toSorted()];
    return { moved: c.space, lost: c.lives, changed: being.join(' '), company: companyOf(view, seat, wishes) };
  },

  during: [],
};
