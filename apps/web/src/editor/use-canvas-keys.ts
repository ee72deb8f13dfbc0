import type { XY } from '@questhall/dystopia/levels';
import type { KeyboardEvent } from 'react';
import type { CanvasProps } from './canvas-props.ts';
import { type Stroke, strokeTo } from './draw.ts';
import { TOOL_KEYS } from './kinds.ts';
import { anythingAt, remove, squareOf, thingAt, widthOf } from './model.ts';

const ARROWS: Readonly<Record<string, XY>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** Tools that need two corners, or a way. */
const LONG = new Set(['room', 'rock', 'corridor']);

interface Keyed extends CanvasProps {
  show: (at: XY) => void;
  stroke: Stroke | null;
  setStroke: (stroke: Stroke | null) => void;
  finish: (stroke: Stroke) => void;
}

/** The keys of the map. What it returns tells whether a key was meant for it. */
export function useCanvasKeys(props: Keyed): (e: KeyboardEvent) => boolean {
  const { level, tool, cursor, setCursor, select, change, chooseTool, undo, redo, show, stroke, setStroke, finish } = props;

  function go([dx, dy]: XY): void {
    const at: XY = [Math.min(widthOf(level) - 1, Math.max(0, cursor[0] + dx)), Math.min(level.map.length - 1, Math.max(0, cursor[1] + dy))];
    setCursor(at);
    show(at);
    if (stroke) setStroke(strokeTo(stroke, at));
  }

  function use(): void {
    if (stroke) finish(stroke);
    else if (tool === 'select') {
      const found = anythingAt(level, cursor);
      const carried = found && found.kind !== 'area' && found.kind !== 'door' && squareOf(level, found) ? found : undefined;
      select(found ?? null);
      if (carried) setStroke({ from: cursor, to: cursor, path: [cursor], carries: carried });
    } else if (LONG.has(tool)) setStroke({ from: cursor, to: cursor, path: [cursor] });
    else finish({ from: cursor, to: cursor, path: [cursor] });
  }

  return (e) => {
    const arrow = ARROWS[e.key];
    const turned = e.ctrlKey || e.metaKey;
    const letter = e.key.toLowerCase();
    if (arrow) go(arrow);
    else if (e.key === 'Enter' || e.key === ' ') use();
    else if (e.key === 'Escape' && stroke) setStroke(null);
    else if (e.key === 'Delete' || e.key === 'Backspace') {
      const found = thingAt(level, cursor);
      if (found) change(remove(level, found));
    } else if (turned && (letter === 'y' || (letter === 'z' && e.shiftKey))) redo();
    else if (turned && letter === 'z') undo();
    else if (!turned && !e.altKey && TOOL_KEYS[letter]) {
      setStroke(null);
      chooseTool(TOOL_KEYS[letter]);
    } else return false;
    e.preventDefault();
    return true;
  };
}
