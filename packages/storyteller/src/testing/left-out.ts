import type { Story, StoryBrief } from '@bramblebook/contract/story';
import type { KnownWord } from '../understand/known-word.ts';
import { understandIdea } from '../understand/understand-idea.ts';
import { isPictured } from '../write/understood-words.ts';

// “Starts school” and feelings choose plot and lesson; things, people and places are told.
const isTold = ({ entry }: KnownWord): boolean =>
  entry.kind !== 'feeling' &&
  !(entry.kind === 'event' && ['quality', 'activity'].includes(entry.use));
// Nobody can paint an adoption or a quarrel, and nobody meets who has died.
const isShown = ({ entry, remembered }: KnownWord): boolean => entry.paint !== null && !remembered;

/** The known things of an idea: how many there are, and which of them text or pictures leave out. */
export function leftOut(
  story: Story,
  { idea, childName }: StoryBrief,
): { readonly known: number; readonly untold: string[]; readonly unshown: string[] } {
  const pictures = story.pages.map((page) => page.picture);
  const known = new Map(
    understandIdea(idea, childName)
      .known.filter(isTold)
      .map((word) => [word.words, word] as const),
  );
  const untold: string[] = [];
  const unshown: string[] = [];
  for (const [words, word] of known) {
    const item = story.understood.find((one) => one.words === words);
    if (item === undefined) untold.push(words);
    else if (isShown(word) && (item.inPicture === null || !isPictured(item, pictures, story.cast)))
      unshown.push(words);
  }
  return { known: known.size, untold, unshown };
}
