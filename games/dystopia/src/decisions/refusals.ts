import { type Decision, type OptionView, type Refusal, text } from '@questhall/kernel';
import { beside, squareOf } from '../board/grid.ts';
import { itemCard, spellCard } from '../content/index.ts';
import { priceOf } from '../content/prices.ts';
import { hasRoom } from '../rules/hero-options.ts';
import { heroStepProblem, jumpProblem } from '../rules/paths.ts';
import {
  attackProblem,
  banned,
  gridAt,
  heroId,
  levelOf,
  monsterId,
  onBoard,
  opponentsOf,
  stepsLeft,
  visibleTrapAt,
} from '../rules/values.ts';
import type { FigureId, State } from '../state.ts';

/** The rule that each refusal of appendix J.2 follows from. */
const RULES: Readonly<Record<string, string>> = {
  OWES_TURN: 'DYS-TRD.3',
  ACTION_USED: 'DYS-TURN.4',
  TURN_STARTED: 'DYS-TRD.3',
  CURSED: 'DYS-CURS.2',
  WIZARD_ONLY: 'DYS-SPELL.5',
  NEEDS_SCEPTRE: 'DYS-SPELL.6',
  USED_THIS_LEVEL: 'DYS-SPELL.4',
  NOT_FOR_THIS_HERO: 'DYS-EQP.10',
  BOUND_ITEM: 'DYS-EQP.2',
  WEAPON_LIMIT: 'DYS-TRD.6',
  NO_STEPS_LEFT: 'DYS-COMB.3',
  BLOCKED_OBJECT: 'DYS-MOVE.11',
  BLOCKED_MONSTER: 'DYS-MOVE.9',
  PASS_REFUSED: 'DYS-MOVE.8',
  TRAP_VISIBLE: 'DYS-MOVE.17',
  JUMP_TOO_SLOW: 'DYS-TRAP.8',
  JUMP_BLOCKED: 'DYS-TRAP.8',
  SQUARE_OCCUPIED: 'DYS-MOVE.12',
  DOOR_LOCKED: 'DYS-MOVE.15',
  ALREADY_SEARCHED: 'DYS-TRES.4',
  BAD_TARGET: 'DYS-SPELL.7',
  OUT_OF_RANGE: 'DYS-COMB.4',
  NO_LINE_OF_SIGHT: 'DYS-COMB.2',
  NOT_ENOUGH_GOLD: 'DYS-INN.3',
  GOALS_OPEN: 'DYS-END.6',
};

/** What somebody might try in a hero's turn and may not, each with its code (J.2). Only what the heroes see. */
function heroProblems(s: State, n: number): Record<string, string> {
  const h = s.heroes[n]!;
  const id = heroId(n);
  const used = s.turn.stage === 'acted';
  const level = levelOf(s);
  const grid = gridAt(s);
  const found: Record<string, string> = { ...attackProblems(s, id), ...stepProblems(s, n) };
  const put = (option: string, code: string) => {
    found[option] ??= code;
  };
  const near = (at: number) => beside(grid, h.at, at);
  for (const door of grid.neighbours[h.at]!) {
    if (grid.cells[door] !== '+' || !s.doors.includes(door) || s.open.includes(door)) continue;
    put(`open:${squareName(s, door)}`, stepsLeft(s, id) < 1 ? 'NO_STEPS_LEFT' : 'DOOR_LOCKED');
  }
  for (const spell of new Set(h.spells)) put(`cast:${spell}`, spellProblem(s, n, spell));
  level.furniture.forEach((thing, i) => {
    const at = squareOf(grid, thing.at);
    if (!s.furniture[i]!.shown || !near(at)) return;
    const code = used ? 'ACTION_USED' : banned(h, 'search') ? 'CURSED' : 'ALREADY_SEARCHED';
    put(`search:${squareName(s, at)}`, code);
  });
  for (const thing of new Set(h.weapons)) {
    const weapon = itemCard(thing);
    if (weapon.kind === 'weapon' && !weapon.users.includes(h.code))
      put(weapon.slot === 'attack' ? `swap:${thing}:${h.defence ?? '-'}` : `swap:${h.attack ?? '-'}:${thing}`, 'NOT_FOR_THIS_HERO');
  }
  s.heroes.forEach((other, k) => {
    if (k === n || !onBoard(other) || !near(other.at)) return;
    put(`trade:${k}`, used ? 'ACTION_USED' : h.lost + other.lost > 0 ? 'OWES_TURN' : 'TURN_STARTED');
    for (const thing of new Set(h.weapons)) put(`hand:${thing}:${k}`, used ? 'ACTION_USED' : hasRoom(s, k, thing) ? '' : 'WEAPON_LIMIT');
  });
  (level.neutrals ?? []).forEach((being, i) => {
    if (!s.neutrals[i] || !near(squareOf(grid, being.at))) return;
    if (being.code === 'L1') put('deal:lyra', used ? 'ACTION_USED' : 'USED_THIS_LEVEL');
    else put('deal:shamyr:1', used ? 'ACTION_USED' : 'NOT_ENOUGH_GOLD');
  });
  if (grid.exits.includes(h.at) && level.goals.some((goal) => goal.type === 'escape')) put('leave', 'GOALS_OPEN');
  return found;
}

const squareName = (s: State, at: number): string => `${at % gridAt(s).width},${Math.floor(at / gridAt(s).width)}`;

function attackProblems(s: State, id: FigureId): Record<string, string> {
  const used = s.turn.stage === 'acted';
  return Object.fromEntries(
    opponentsOf(s, id).flatMap((to) => {
      const code = used ? 'ACTION_USED' : attackProblem(s, id, to);
      return code === undefined ? [] : [[`attack:${to}`, code]];
    }),
  );
}

/** Squares beside the hero that he cannot step onto, and jumps over a trap beside him. */
function stepProblems(s: State, n: number): Record<string, string> {
  const grid = gridAt(s);
  const h = s.heroes[n]!;
  const found: Record<string, string> = {};
  for (const at of grid.neighbours[h.at]!) {
    if (grid.cells[at] === '#' || grid.cells[at] === '+') continue;
    const code = heroStepProblem(s, n, at) ?? (s.heroes.some((other) => onBoard(other) && other.at === at) ? 'SQUARE_OCCUPIED' : undefined);
    if (code !== undefined && code !== 'NOT_REVEALED' && code !== 'BLOCKED_WALL') found[`go:${squareName(s, at)}`] = code;
    if (!visibleTrapAt(s, at)) continue;
    const over = at + (at - h.at);
    const jump = jumpProblem(s, n, at, over);
    if (jump !== undefined && grid.neighbours[at]!.includes(over)) found[`go:${squareName(s, over)}`] = jump;
  }
  return found;
}

function spellProblem(s: State, n: number, spell: string): string {
  const h = s.heroes[n]!;
  if (s.turn.stage === 'acted') return 'ACTION_USED';
  if (banned(h, 'spells')) return 'CURSED';
  if (spellCard(spell).wizard) {
    if (h.code !== 'wizard') return 'WIZARD_ONLY';
    if (!h.things.includes('sceptre')) return 'NEEDS_SCEPTRE';
    if (h.used.includes(spell)) return 'USED_THIS_LEVEL';
  }
  return 'BAD_TARGET';
}

/** What a monster's player might try and may not. */
const monsterProblems = (s: State, n: number): Record<string, string> => attackProblems(s, monsterId(n));

type Wording = (s: State, d: Decision, id: string) => Omit<OptionView, 'id'>;

/** The refusals of a question, as the table shows them: what was not offered, the reason `no.<code>`, the rule. */
export function refusals(s: State, d: Decision, words: Wording): Refusal[] {
  const hero = Number(d.about?.['hero'] ?? -1);
  if (d.kind === 'between') {
    const dear = (s.stop?.stock ?? []).map((thing) => `buy:${thing}`).filter((id) => priceOf(id.slice(4)) > s.heroes[hero]!.gold);
    return listed(s, d, Object.fromEntries(dear.map((id) => [id, 'NOT_ENOUGH_GOLD'])), words);
  }
  const problems = d.kind === 'hero' ? heroProblems(s, hero) : monsterProblems(s, Number(d.about?.['monster'] ?? 0));
  return listed(s, d, problems, words);
}

function listed(s: State, d: Decision, problems: Record<string, string>, words: Wording): Refusal[] {
  return Object.entries(problems).flatMap(([id, code]) => {
    const rule = RULES[code];
    if (rule === undefined || d.options.includes(id)) return [];
    const view = words(s, d, id);
    return [{ id, label: view.label, ...(view.target ? { target: view.target } : {}), reason: text(`no.${code}`), rule }];
  });
}
