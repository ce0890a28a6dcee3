import type { FrameRole } from './frame.ts';

/** “Does not want Mummy to leave”, “without Dad”: which parent is missed at a new place. */
export const PARENTS_MISSED: FrameRole['says'] = [
  'Mummy',
  'Mum',
  'Mommy',
  'Mom',
  'Daddy',
  'Dad',
].map((name) => {
  const word = name.toLowerCase();
  const left = `(?:leave|leaving|without|miss|misses) (?:his |her |my )?${word}`;
  const leaves = `${word} (?:to |has to )?(?:leave|leaves|go|goes)`;
  const back = `${word} (?:always |will )?(?:comes?|came|coming) back`;
  return [new RegExp(`\\b(?:${left}|${leaves}|${back})\\b`), name] as const;
});
