import type { Random } from '../paint/random.ts';

/** A maze with one way through: for every cell, whether the wall to its right and below is open. */
interface Maze {
  readonly columns: number;
  readonly rows: number;
  readonly openRight: readonly boolean[];
  readonly openBelow: readonly boolean[];
}

/** Carves a perfect maze by walking at random and turning back at dead ends. */
export const makeMaze = (columns: number, rows: number, random: Random): Maze => {
  const openRight = new Array<boolean>(columns * rows).fill(false);
  const openBelow = new Array<boolean>(columns * rows).fill(false);
  const seen = new Set<number>([0]);
  const trail = [0];
  while (trail.length > 0) {
    const cell = trail[trail.length - 1] ?? 0;
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    const ways = [
      { to: cell + 1, ok: column < columns - 1, open: () => (openRight[cell] = true) },
      { to: cell - 1, ok: column > 0, open: () => (openRight[cell - 1] = true) },
      { to: cell + columns, ok: row < rows - 1, open: () => (openBelow[cell] = true) },
      { to: cell - columns, ok: row > 0, open: () => (openBelow[cell - columns] = true) },
    ].filter((way) => way.ok && !seen.has(way.to));
    if (ways.length === 0) {
      trail.pop();
      continue;
    }
    const way = random.pick(ways);
    way.open();
    seen.add(way.to);
    trail.push(way.to);
  }
  return { columns, rows, openRight, openBelow };
};
