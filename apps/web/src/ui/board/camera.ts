/** A place on a board, in its own units; or in a window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** How a board is shown in a window: a point (x, y) of it is seen at (x · scale + left, y · scale + top). */
export interface Camera {
  scale: number;
  left: number;
  top: number;
}

/** The window: its size in pixels. */
export interface Room {
  width: number;
  height: number;
}

/** Where a point of the board is seen in the window. */
export const seen = (p: Point, c: Camera): Point => ({ x: p.x * c.scale + c.left, y: p.y * c.scale + c.top });

/** Which point of the board is seen at a place of the window. */
export const under = (p: Point, c: Camera): Point => ({ x: (p.x - c.left) / c.scale, y: (p.y - c.top) / c.scale });
