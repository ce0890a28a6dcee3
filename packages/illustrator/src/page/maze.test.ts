import { expect, test } from 'vitest';
import { randomStream } from '../paint/random.ts';
import { makeMaze } from './maze.ts';

test('every cell of a maze can be reached, by one way only', () => {
  for (let seed = 0; seed < 50; seed++) {
    const maze = makeMaze(11, 4, randomStream(seed, 'maze'));
    const { columns, rows, openRight, openBelow } = maze;
    const seen = new Set([0]);
    const queue = [0];
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      const ways = [
        openRight[cell] ? cell + 1 : -1,
        cell % columns > 0 && openRight[cell - 1] ? cell - 1 : -1,
        openBelow[cell] ? cell + columns : -1,
        cell >= columns && openBelow[cell - columns] ? cell - columns : -1,
      ];
      for (const next of ways)
        if (next >= 0 && !seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
    }
    expect(seen.size).toBe(columns * rows);
    const doors = [...openRight, ...openBelow].filter(Boolean).length;
    expect(doors).toBe(columns * rows - 1);
  }
});
