import type { Pose } from '@bramblebook/contract/picture-vocabulary';
import type { Story, StoryBrief } from '@bramblebook/contract/story';
import { printedName, spokenName } from '../grammar/hero-words.ts';
import { sentencesOf } from '../grammar/sentences.ts';
import type { Finding } from './finding.ts';

/** What the editor does not let a hero in a wheelchair do. */
export const NOT_IN_A_WHEELCHAIR =
  /\b(?:ran|walked|jumped|hopped|skipped|climbed|tiptoed|knelt|crouched|stamped|marched|waded|stood up|got to (?:his|her) feet|on (?:his|her) (?:feet|toes|knees)|handstand|cartwheels?)\b/i;

const STANDING: ReadonlySet<Pose> = new Set<Pose>([
  'walk',
  'run',
  'jump',
  'dance',
  'kneel',
  'crouch',
  'tiptoe',
  'climb',
]);

/** Sentences whose subject is surely the hero: by name, or by pronoun right after the name. */
const sentencesOfHero = (text: string, { childName, childGender }: StoryBrief): string[] => {
  const name = spokenName(printedName(childName));
  const pronoun = childGender === 'female' ? 'She ' : 'He ';
  let isHero = false;
  return sentencesOf(text).filter((sentence) => {
    isHero = sentence.startsWith(`${name} `) || (isHero && sentence.startsWith(pronoun));
    return isHero;
  });
};

/** Whether text and pictures obey what the looks say of the hero's body (`brief.body`). */
export const profileFindings = (story: Story, brief: StoryBrief): Finding[] => {
  if (brief.body?.includes('wheelchair') !== true) return [];
  return story.pages.flatMap(({ page, text, picture }) => {
    const findings: Finding[] = [];
    for (const sentence of sentencesOfHero(text, brief)) {
      const found = NOT_IN_A_WHEELCHAIR.exec(sentence);
      if (found !== null)
        findings.push({
          code: 'profile',
          page,
          message: `“${found[0]}” in “${sentence}”: the hero is in a wheelchair.`,
        });
    }
    if (STANDING.has(picture.hero.pose))
      findings.push({
        code: 'profile',
        page,
        message: `The hero, who is in a wheelchair, is painted in the pose “${picture.hero.pose}”.`,
      });
    return findings;
  });
};
