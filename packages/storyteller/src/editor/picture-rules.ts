import type { PictureBrief } from '@bramblebook/contract/picture-brief';
import type { Pose } from '@bramblebook/contract/picture-vocabulary';
import type { Story } from '@bramblebook/contract/story';
import { hasWords } from '../grammar/sentences.ts';
import type { Finding } from './finding.ts';

interface Cue {
  readonly code: 'picture-light' | 'picture-weather' | 'picture-pose';
  readonly says: RegExp;
  readonly holds: (picture: PictureBrief) => boolean;
  readonly message: string;
}

/** What a text says about light, weather and the hero's body, and what a picture must then show. */
const CUES: readonly Cue[] = [
  {
    code: 'picture-light',
    // Lower case only: with a capital it is as often a horse's name.
    says: /\b(?:moonlight|starlight|midnight(?! feast))\b/,
    holds: ({ light }) => light === 'night' || light === 'evening',
    message: 'The text is by night, the picture by day.',
  },
  {
    code: 'picture-light',
    says: /\b(?:sunshine|midday)\b/,
    holds: ({ light }) => light !== 'night',
    message: 'The text is by day, the picture by night.',
  },
  {
    code: 'picture-weather',
    says: /\b(?:it was raining|it rained|it was pouring|the rain came down)\b/i,
    holds: ({ weather, setting }) => weather === 'rain' || setting === 'home',
    message: 'It rains in the text and not in the picture.',
  },
  {
    code: 'picture-weather',
    says: /\b(?:it was snowing|it snowed|snow was falling)\b/i,
    holds: ({ weather, setting }) => weather === 'snow' || setting === 'snow',
    message: 'It snows in the text and not in the picture.',
  },
];

// A hero who sleeps in the picture of an unsleepy page, and the like.
const POSE_NEEDS: Partial<Record<Pose, RegExp>> = {
  swim: /\b(?:sw[iau]m|swimming|water|wave|sea|dive|dived|splash|float|pool|paddl|bubbl)/i,
};

/** Whether every picture agrees with its page, and every word of the idea is told and shown. */
export const pictureFindings = (story: Story): Finding[] => {
  const findings: Finding[] = [];
  const ids = new Set(story.cast.map((member) => member.id));
  for (const { page, text, picture, unseen } of story.pages) {
    for (const cue of CUES)
      if (cue.says.test(text) && !cue.holds(picture))
        findings.push({ code: cue.code, page, message: cue.message });
    const needs = POSE_NEEDS[picture.hero.pose];
    if (needs !== undefined && !needs.test(text))
      findings.push({
        code: 'picture-pose',
        page,
        message: `The hero is painted in the pose “${picture.hero.pose}”, which the text does not speak of.`,
      });
    for (const figure of picture.figures)
      if (!ids.has(figure.cast))
        findings.push({
          code: 'picture-cast',
          page,
          message: `The picture shows “${figure.cast}”, who is not in the cast.`,
        });
    for (const member of story.cast)
      if (
        hasWords(text, member.name) &&
        unseen?.includes(member.id) !== true &&
        !picture.figures.some((figure) => figure.cast === member.id) &&
        !sharesName(story, member.name, picture)
      )
        findings.push({
          code: 'picture-figure',
          page,
          message: `The text speaks of ${member.name}, the picture does not show them.`,
        });
  }
  return [...findings, ...ideaFindings(story)];
};

// “Grandpa” stands inside “Grandpa Joe”: enough when the longer name is shown.
const sharesName = (story: Story, name: string, picture: PictureBrief): boolean =>
  story.cast.some(
    (member) =>
      member.name !== name &&
      member.name.includes(name) &&
      picture.figures.some((figure) => figure.cast === member.id),
  );

/** Whether what stands for a word of the idea is in any of the pictures. */
const isPictured = (
  { inPicture: wanted }: Story['understood'][number],
  pictures: readonly PictureBrief[],
  cast: Story['cast'],
): boolean => {
  if (wanted === null) return true;
  const ids = cast
    .filter((member) => (member.kind === 'person' ? member.person : member.creature) === wanted)
    .map(({ id }) => id);
  return pictures.some(
    ({ setting, props, figures }) =>
      setting === wanted ||
      props.some(({ prop }) => prop === wanted) ||
      figures.some((figure) => ids.includes(figure.cast)),
  );
};

const ideaFindings = (story: Story): Finding[] => {
  const text = story.pages
    .map((page) => page.text)
    .join('\n')
    .toLowerCase();
  const pictures = story.pages.map((page) => page.picture);
  return story.understood.flatMap((item) => {
    const findings: Finding[] = [];
    if (!item.inText.some((words) => hasWords(text, words.toLowerCase())))
      findings.push({
        code: 'idea-in-text',
        page: null,
        message: `“${item.words}” of the idea is not in the text.`,
      });
    if (!isPictured(item, pictures, story.cast))
      findings.push({
        code: 'idea-in-picture',
        page: null,
        message: `“${item.words}” of the idea is in no picture.`,
      });
    return findings;
  });
};
