import { type DystopiaEvent, type DystopiaView, goodsText } from '@questhall/dystopia/client';
import type { Seat, Text, TextArg } from '@questhall/kernel';
import type { AnyEvent, Befallen } from '../contract.ts';
import { asEvent } from './playback.ts';

/** Gravest first. */
const WEIGHT = { died: 9, hurt: 7, cursed: 6, turnLost: 5, turnOver: 4, found: 2, healed: 1, struck: -1 } as const;

type Blow = Extract<DystopiaEvent, { type: 'attacked' }>;

interface Sum {
  figure: TextArg;
  n: number;
  /** What did it, each thing once; null stands for what is not known. */
  causes: (TextArg | null)[];
  event: AnyEvent;
}

/** What came of a blow, for whoever has struck; null where it came back, which is told as harm. */
function blowText({ to, result, attack, defence, names }: Blow, fell: boolean): Text | null {
  if (result === 'countered') return null;
  const how = result === 'wounded' && fell ? 'slain' : result === 'outwitted' && fell ? 'beaten' : result;
  return { key: `ui.dy.struck.${how}`, args: { to: names?.[to] ?? { key: 'monster.any' }, attack, defence } };
}

/** What may come out of a chest or a bookcase besides what is found: who hears of that need not hear that nothing was in it. */
const CAME_OUT: ReadonlySet<string> = new Set(['found', 'cursed', 'trapSprung', 'trapShown', 'appeared', 'hurt', 'goalMet']);

interface Finds {
  figure: TextArg;
  things: string[];
  gold: number;
  event: AnyEvent;
}

/** What each of these heroes has found, and who has searched and found nothing, in one sentence each. */
function foundBy(events: readonly AnyEvent[], mine: readonly string[]): { text: Text; event: AnyEvent }[] {
  const finds = new Map<string, Finds>();
  for (const [at, event] of events.entries()) {
    const e = asEvent(event);
    if (e.type !== 'found' && e.type !== 'searched') continue;
    const id = `h${e.hero}`;
    if (!mine.includes(id)) continue;
    const found = finds.get(id) ?? { figure: e.names?.[id] ?? { key: 'hero.any' }, things: [], gold: 0, event };
    if (e.type === 'found') {
      // The picture of what was found, rather than of where.
      finds.set(id, { ...found, things: [...found.things, e.thing ?? e.spell ?? []].flat(), gold: found.gold + (e.gold ?? 0), event });
    } else if (!CAME_OUT.has(events[at + 1]?.type ?? '')) finds.set(id, found);
  }
  return [...finds.values()].map(({ figure, things, gold, event }) => ({
    text: { key: 'ui.dy.befell.found', args: { figure, things: goodsText(things, gold) } },
    event,
  }));
}

/** So many of those who took energy are named; beside more of them the line of a phone has no room. */
const NAMED = 2;

/** What did it, by name; null where that is not known of all, or where too many did. */
const byWhom = (causes: readonly (TextArg | null)[]): TextArg | null => {
  const known = causes.filter((one) => one !== null);
  if (known.length < causes.length || known.length > NAMED) return null;
  return known.length === 1 ? (known[0] ?? null) : known;
};

/** What a trap does to whoever steps on it besides ending the turn, told by its own lines. */
const TRAP_DOES: ReadonlySet<string> = new Set(['hurt', 'died', 'cursed', 'turnLost']);

/** Whether nothing but the end of the turn came of a trap: of what is told up to the next turn nothing befell this hero. */
function onlyEnded(rest: readonly DystopiaEvent[], hero: number): boolean {
  const next = rest.findIndex(({ type }) => type === 'turnBegan' || type === 'wizorBegan');
  return !rest
    .slice(0, next < 0 ? rest.length : next)
    .some((e) => TRAP_DOES.has(e.type) && (('figure' in e && e.figure === `h${hero}`) || ('hero' in e && e.hero === hero)));
}

/** What happened to a seat's heroes, the gravest first, what they found, and what came of their own blows. Where it leads several, they are named. */
export function befell(events: readonly AnyEvent[], me: Seat, view: Pick<DystopiaView, 'heroes'>): readonly Befallen[] {
  const mine = view.heroes.filter(({ seat }) => seat === me).map(({ id }) => String(id));
  const found: (Omit<Befallen, 'weight'> & { weight: number })[] = [];
  const sums = new Map<string, Sum>();
  const ended: { figure: TextArg; what: Text; event: AnyEvent }[] = [];
  let cause: TextArg | null = null;
  const put = (weight: number, key: string, args: Readonly<Record<string, TextArg>>, event: AnyEvent) =>
    found.push({ weight, text: { key: `ui.dy.befell.${key}`, args }, harm: true, event });
  for (const [at, event] of events.entries()) {
    const e = asEvent(event);
    const named = (id: string): TextArg => e.names?.[id] ?? { key: id.startsWith('h') ? 'hero.any' : 'monster.any' };
    switch (e.type) {
      case 'turnBegan':
      case 'wizorBegan':
      case 'cast':
        cause = null;
        break;
      case 'trapSprung':
        cause = { key: `trap.${e.trap}` };
        // Saved or not, whoever steps on it goes no further (DYS-TRAP.4): who walked for something else must know why.
        if (mine.includes(`h${e.hero}`) && onlyEnded(events.slice(at + 1).map(asEvent), e.hero))
          ended.push({
            figure: named(`h${e.hero}`),
            what: { key: 'ui.dy.befell.by', args: { what: { key: 'ui.dy.befell.turnOver' }, cause } },
            event,
          });
        break;
      case 'attacked':
        // Who strikes back is the one that was attacked.
        cause = named(e.result === 'countered' ? e.to : e.from);
        if (mine.includes(e.from)) {
          const rest = events.slice(at + 1).map(asEvent);
          const next = rest.findIndex(({ type }) => type === 'attacked');
          const fell = rest.slice(0, next < 0 ? rest.length : next).some((one) => one.type === 'died' && one.figure === e.to);
          const text = blowText(e, fell);
          if (text) found.push({ weight: WEIGHT.struck, text, unasked: true, event });
        }
        break;
      case 'hurt':
      case 'healed': {
        if (!mine.includes(e.figure)) break;
        const sum = sums.get(e.figure);
        const n = (sum?.n ?? 0) + (e.type === 'hurt' ? -e.n : e.n);
        const causes = sum?.causes ?? [];
        const told = causes.some((one) => JSON.stringify(one) === JSON.stringify(cause));
        sums.set(e.figure, { figure: named(e.figure), n, causes: told ? causes : [...causes, cause], event });
        break;
      }
      case 'died':
        if (!mine.includes(e.figure)) break;
        sums.delete(e.figure);
        put(WEIGHT.died, 'died', { figure: named(e.figure) }, event);
        break;
      case 'cursed':
        if (mine.includes(`h${e.hero}`))
          put(WEIGHT.cursed, 'cursed', { figure: named(`h${e.hero}`), curse: { key: `curse.${e.curse}` } }, event);
        break;
      case 'turnLost':
        if (mine.includes(e.figure)) put(WEIGHT.turnLost, 'turnLost', { figure: named(e.figure) }, event);
        break;
      default:
    }
  }
  const ofWhom = (figure: TextArg, what: Text, how: 'of' | 'whose'): Text =>
    mine.length > 1 ? { key: `ui.dy.befell.${how}`, args: { figure, what } } : what;
  for (const { figure, what, event } of ended)
    found.push({ weight: WEIGHT.turnOver, text: ofWhom(figure, what, 'whose'), harm: true, event });
  for (const { figure, n, causes, event } of sums.values()) {
    if (n === 0) continue;
    const of = byWhom(causes);
    const energy: Text = { key: `ui.dy.befell.${n < 0 ? 'hurt' : 'healed'}`, args: { n: Math.abs(n) } };
    const what: Text = of === null ? energy : { key: 'ui.dy.befell.by', args: { what: energy, cause: of } };
    const text = ofWhom(figure, what, 'of');
    found.push(n < 0 ? { weight: WEIGHT.hurt, text, harm: true, event } : { weight: WEIGHT.healed, text, event });
  }
  for (const one of foundBy(events, mine)) found.push({ weight: WEIGHT.found, unasked: true, ...one });
  // What came of one's own blow is told after what others' turns did.
  return found.sort((a, b) => b.weight - a.weight).map(({ weight, ...one }) => (weight < 0 ? { ...one, weight } : one));
}
