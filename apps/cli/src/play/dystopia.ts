import {
  CARD_KEYS,
  cardLines,
  type DystopiaEvent,
  type DystopiaView,
  eventText,
  goalText,
  loadCatalogue,
} from '@questhall/dystopia/client';
import { type Seat, text } from '@questhall/kernel';
import type { Locale, Speaker } from '@questhall/text';
import type { Words } from './words.ts';

/** Dystopia in a terminal. */
export async function dystopiaWords(locale: Locale): Promise<Words> {
  return {
    catalogue: await loadCatalogue(locale),
    eventText: (event) => eventText(event as unknown as DystopiaEvent),
    story: (view, speak) => story(view as DystopiaView, speak),
    draw: (view, { speak, nameOf, width }) => draw(view as DystopiaView, speak, nameOf, width),
    aside: (id, view, speak) => asideWords(id, view as DystopiaView, speak),
    cards: () => CARD_KEYS.map((key) => ({ name: text(key), lines: cardLines(text(key)) })),
  };
}

/** The switch of a hero that lets others pass: "pass:0:on" (DYS-MOVE.8); a hero who is ready at a stop: "unready:0" (DYS-INN.2). */
function asideWords(id: string, view: DystopiaView, speak: Speaker): string {
  const [what, n, to] = id.split(':');
  if (what === 'unready') return speak.say(text('aside.unready', { hero: text(`hero.${view.heroes[Number(n)]!.code}`) }));
  return `${speak.say(text(`hero.${view.heroes[Number(n)]!.code}`))}: ${speak.say(text(`pick.pass.${to}`))}`;
}

/** Title and introduction of the level before its first turn, and how it ended well at the stop after it (DYS-GEN.3). */
function story(view: DystopiaView, speak: Speaker): { id: string; says: string[] } {
  const words = (part: 'title' | 'intro' | 'won') =>
    view.story?.[part] ?? speak.say(text(`level.L${String(view.level).padStart(2, '0')}.${part}`));
  const won = view.phase === 'over' ? view.goals.every(({ met }) => met) : view.phase === 'between' && view.round > 0;
  return { id: `${view.level} ${won ? 'won' : 'intro'}`, says: [words('title'), words(won ? 'won' : 'intro')] };
}

/** What has to be done, and what of it is done. */
function goalLines(view: DystopiaView, speak: Speaker): string[] {
  return view.goals.map(({ goal, boss, met }) => {
    const whom = goal.type === 'killBoss' ? (boss ? (boss.name ?? text(`monster.${boss.code}`)) : text(`boss.${goal.boss}`)) : undefined;
    return `${met ? '✓' : '·'} ${speak.say(goalText(goal, whom))}`;
  });
}

const THINGS: Readonly<Record<string, string>> = { chest: '$', grave: '=', bookcase: '%' };

/** The map as far as it is known, with a sign for everything on it; below it heroes and monsters. */
function draw(view: DystopiaView, speak: Speaker, nameOf: (seat: Seat) => string, width: number): string[] {
  const lines = [...goalLines(view, speak), '', ...mapLines(view), ''];
  for (const [n, h] of view.heroes.entries()) {
    const mark = view.turn.hero === n ? '>' : ' ';
    const { attack, defence, speed, int } = h.values;
    const state = h.dead ? '†' : `♥ ${h.energy}/${h.values.energy}  ⚔ ${attack}  ⛨ ${defence}  » ${speed}  ? ${int}  ● ${h.gold}`;
    lines.push(`${mark} ${n + 1} ${speak.say(text(`hero.${h.code}`))} (${nameOf(h.seat)})  ${h.at ?? '–'}  ${state}`);
  }
  for (const m of view.monsters)
    lines.push(`  ${letter(m.code)} ${m.name ?? speak.say(text(`monster.${m.code}`))}  ${m.at}  ♥ ${m.energy}/${m.most}`);
  return lines.map((l) => (l.length > width ? `${l.slice(0, width - 1)}…` : l));
}

/** Monsters by a small letter of their code, so that the map needs one sign a square. */
const letter = (code: string): string => code.charAt(0).toLowerCase();

function mapLines(view: DystopiaView): string[] {
  const signs = new Map<string, string>();
  for (const { at } of view.squares) signs.set(at, '.');
  for (const at of view.exits) signs.set(at, '<');
  for (const { at, open, locked } of view.doors) signs.set(at, open ? '/' : locked ? 'X' : '+');
  for (const { at, kind, searched } of view.furniture) signs.set(at, searched ? '-' : (THINGS[kind] ?? '?'));
  for (const { at } of view.piles) signs.set(at, '*');
  for (const { at } of view.traps) signs.set(at, '^');
  for (const { at } of view.neutrals) signs.set(at, '&');
  if (view.captive) signs.set(view.captive, '@');
  for (const m of view.monsters) signs.set(m.at, letter(m.code));
  for (const [n, h] of view.heroes.entries()) if (h.at && !h.dead) signs.set(h.at, String(n + 1));
  const places = [...signs.keys()].map((at) => at.split(',').map(Number) as [number, number]);
  if (places.length === 0) return [];
  const range = (i: 0 | 1): [number, number] => [Math.min(...places.map((p) => p[i])) - 1, Math.max(...places.map((p) => p[i])) + 1];
  const [[x0, x1], [y0, y1]] = [range(0), range(1)];
  const lines: string[] = [];
  for (let y = y0; y <= y1; y++) {
    let line = '';
    for (let x = x0; x <= x1; x++) line += signs.get(`${x},${y}`) ?? (besideKnown(signs, x, y) ? '#' : ' ');
    lines.push(line);
  }
  return lines;
}

/** Rock is drawn where it borders on something known. */
function besideKnown(signs: ReadonlyMap<string, string>, x: number, y: number): boolean {
  for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) if (signs.has(`${x + dx},${y + dy}`)) return true;
  return false;
}
