import type { Story, StoryBrief } from '@bramblebook/contract/story';
import { continuityFindings } from './editor/continuity-rules.ts';
import type { Finding } from './editor/finding.ts';
import { languageFindings } from './editor/language-rules.ts';
import { pictureFindings } from './editor/picture-rules.ts';
import { profileFindings } from './editor/profile-rules.ts';
import { readingFindings } from './editor/reading-rules.ts';

/**
 * Everything an editor would send a story back for, whoever wrote it; empty when it may be
 * printed. `brief` is what the parent asked for.
 */
export const checkStory = (story: Story, brief: StoryBrief): Finding[] => {
  return [
    ...readingFindings(story, brief),
    ...languageFindings(story, brief),
    ...pictureFindings(story),
    ...profileFindings(story, brief),
    ...continuityFindings(story, brief),
  ];
};
