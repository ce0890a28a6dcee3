import path from 'node:path';

const program = (name: string): string => path.join(import.meta.dirname, name);

/** Programs that tests start as processes of their own and kill. */
export const KILLED_ORDER = program('killed-order.ts');
export const KILLED_SHOP = program('killed-shop.ts');
export const KILLED_STUDIO = program('killed-studio.ts');
/** A thread that tests talk to; see there. */
export const TOLD_ELSEWHERE = program('told-elsewhere.ts');
