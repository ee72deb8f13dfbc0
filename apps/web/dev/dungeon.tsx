// The map of a dungeon, to be looked at: /dev/dungeon.html?level=1 (&all: everything; &near: as a phone's window has it).
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/styles/fonts.css';
import '../src/styles/palette.css';
import '../src/styles/materials.css';
import { Dungeon } from '../src/games/dystopia/map/Dungeon.tsx';
import { Reach, SightLine, Spots, Trail } from '../src/games/dystopia/map/Marks.tsx';
import { boundsOf, CELL, type DungeonPlan, type MapFigure } from '../src/games/dystopia/map/model.ts';

const LEVELS = import.meta.glob<{
  map: string[];
  exits: [number, number][];
  starts: [number, number][];
  furniture: { kind: string; at: [number, number] }[];
  traps: { kind: string; at: [number, number] }[];
  monsters: { code: string; at: [number, number]; boss?: string }[];
  doors?: { at: [number, number]; state: string }[];
}>('../../../games/dystopia/src/levels/L*.json', { eager: true, import: 'default' });

const asked = new URLSearchParams(location.search);
const level = LEVELS[`../../../games/dystopia/src/levels/L${(asked.get('level') ?? '1').padStart(2, '0')}.json`]!;
const all = asked.has('all');
const shown = new Set((asked.get('areas') ?? 'abcB').split(''));

const floor = new Map<string, string>();
const doors: { at: string; open: boolean; locked: boolean }[] = [];
const openings: string[] = [];
level.map.forEach((row, y) => {
  [...row].forEach((cell, x) => {
    if (cell === '#') return;
    const at = `${x},${y}`;
    if (cell === '+') {
      const near = [level.map[y]?.[x - 1], level.map[y]?.[x + 1], level.map[y - 1]?.[x], level.map[y + 1]?.[x]];
      const sides = near.filter((c) => c && c !== '#' && (all || shown.has(c)));
      if (sides.length === 0) return;
      const open = !all && sides.length === 2;
      doors.push({ at, open, locked: level.doors?.some((d) => `${d.at}` === at && d.state === 'locked') ?? false });
      if (open) floor.set(at, '+');
    } else if (all || shown.has(cell)) floor.set(at, cell);
    else if (/[a-z]/.test(cell)) {
      const near = [level.map[y]?.[x - 1], level.map[y]?.[x + 1], level.map[y - 1]?.[x], level.map[y + 1]?.[x]];
      if (near.some((c) => c && /[a-z]/.test(c) && shown.has(c))) openings.push(at);
    }
  });
});
const here = (entry: { at: [number, number] }) => floor.has(entry.at.join());
const heroes: MapFigure[] = ['warrior', 'dwarf', 'elf', 'archer'].map((code, i) => ({
  id: `h${i}`,
  at: `${level.starts[i]}`,
  side: 'hero',
  code,
  name: code,
  energy: 4 - (i % 3),
  most: 4 + (i % 3),
  seat: i,
  acts: i === 2,
}));
const plan: DungeonPlan = {
  floor,
  openings,
  doors,
  exits: level.exits.map(String).filter((at) => floor.has(at)),
  things: [
    ...level.furniture.filter(here).map((f, i) => ({ at: `${f.at}`, kind: f.kind, spent: i % 2 === 1 })),
    ...level.traps.filter(here).map((t) => ({ at: `${t.at}`, kind: t.kind })),
  ],
  figures: [
    ...heroes,
    ...level.monsters.filter(here).map((m, i) => ({
      id: `m${i}`,
      at: `${m.at}`,
      side: 'monster' as const,
      code: m.code,
      name: m.code,
      energy: 1 + (i % 2),
      most: 2,
      boss: m.boss !== undefined,
    })),
  ],
  ...(all ? { size: { w: level.map[0]!.length, h: level.map.length } } : {}),
};
const box = boundsOf(plan);
const [w, h] = [innerWidth, innerHeight];
const scale = asked.has('near') ? 0.9 : Math.min(1, w / (box.w * CELL), h / (box.h * CELL));
const start = heroes[2]!.at;
const [sx = 0, sy = 0] = start.split(',').map(Number);
const way = [`${sx},${sy + 1}`, `${sx},${sy + 2}`, `${sx},${sy + 3}`, `${sx + 1},${sy + 3}`].filter((at) => floor.has(at));

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <div style={{ position: 'fixed', inset: 0, background: '#0b0d0c', overflow: 'hidden' }}>
      <div
        style={{
          transformOrigin: '0 0',
          transform: `translate(${(w - box.w * CELL * scale) / 2 - box.x * CELL * scale}px, ${(h - box.h * CELL * scale) / 2 - box.y * CELL * scale}px) scale(${scale})`,
        }}
      >
        <Dungeon
          plan={plan}
          lamps={asked.has('dark') ? [] : heroes.map((hero) => hero.at)}
          under={
            <>
              <Reach squares={[...floor.keys()].filter((at) => Math.abs(Number(at.split(',')[1]) - sy) < 5).slice(0, 14)} picked={null} />
              <Spots spots={[{ at: way.at(-1) ?? start, kind: 'square' }]} picked={null} />
              <Trail from={start} path={way} />
            </>
          }
          over={<SightLine from={way.at(-1) ?? start} to={plan.figures.at(-1)!.at} label="2 · 46 %" />}
        />
      </div>
    </div>
  </StrictMode>,
);
