import * as creatures from './creatures.ts';
import * as ideas from './ideas.ts';
import * as matters from './matters.ts';
import * as things from './things.ts';
import type { Thread, ThreadGroup } from './thread.ts';

/** The threads of every group. */
export const THREADS: Readonly<Record<ThreadGroup, Thread>> = {
  ...things,
  ...creatures,
  ...ideas,
  ...matters,
};
