import type { Story, StoryBrief } from '@bramblebook/contract/story';
import { type Chance, chanceFrom } from './chance.ts';
import { checkStory } from './check-story.ts';
import { frameOf } from './frames/all-frames.ts';
import { castOfFrame, type FilledFrame } from './frames/fill-frame.ts';
import { rankFrames } from './frames/rank-frames.ts';
import { readFor } from './frames/read-phrase.ts';
import type { Noun } from './happening/noun.ts';
import { type Happening, readHappening } from './happening/read-happening.ts';
import { unusedOf } from './outline.ts';
import { tellPlot } from './tell-plot.ts';
import { broughtIn } from './telling/noun-forms.ts';
import { tellingOf } from './telling/read-tellings.ts';
import { tellFrame } from './telling/tell-frame.ts';

const TRIES = 12;
/** A frame that nobody has told yet is stood in for by the next one, unless that fits much worse. */
const NEAR = 5;

/** The frame that the parent chose, with the roles as corrected. */
const chosenFrame = (brief: StoryBrief, ranked: readonly FilledFrame[]): FilledFrame | null => {
  const { outline } = brief;
  const frame = outline === undefined ? null : frameOf(outline.frame);
  const read = ranked.find((filled) => filled.frame === frame);
  if (outline === undefined || frame === null || read === undefined) return null;
  const given = new Map<string, Noun>();
  for (const { role, value } of outline.roles) {
    const before = read.given.get(role);
    const same = before !== undefined && broughtIn(before, brief.childGender) === value;
    const accepts = frame.roles.find(({ id }) => id === role)?.accepts;
    if (accepts === undefined) continue;
    const noun = same ? before : readFor(accepts, value);
    if (noun !== null) given.set(role, noun);
  }
  return { ...read, given };
};

/** The frames that may tell this idea, best first; none when only frames without a telling fit. */
const candidates = (brief: StoryBrief, happening: Happening): FilledFrame[] => {
  const ranked = rankFrames(happening);
  const chosen = chosenFrame(brief, ranked);
  const told = ranked.filter(({ frame }) => tellingOf(frame.id, brief.readingAge) !== null);
  if (chosen !== null && tellingOf(chosen.frame.id, brief.readingAge) !== null)
    return [chosen, ...told.filter(({ frame }) => frame !== chosen.frame)];
  const best = ranked[0]?.score ?? 0;
  if (happening.profile.has('loss') && told[0]?.frame.id !== 'goodbye') return [];
  const near = told.filter(({ score }) => best - score <= NEAR);
  // Who asks for another story gets one, even where only farther frames are left.
  const again = near.length > 0 && (brief.avoidPlots ?? []).length > 0;
  return again ? told : near;
};

const noticeOf = ({ otherLanguage }: Happening): Pick<Story, 'notice'> =>
  otherLanguage === null
    ? {}
    : {
        notice: `Your idea seems to be in ${otherLanguage}. Our stories are in English for now; we have woven in what we understood, and you can tell us more in English any time.`,
      };

const tellFilled = (
  brief: StoryBrief,
  filled: FilledFrame,
  happening: Happening,
  chance: Chance,
): Story | null => {
  const telling = tellingOf(filled.frame.id, brief.readingAge);
  if (telling === null) return null;
  const cast = castOfFrame(filled, chance.fork('cast'));
  const facts = new Set<string>([...happening.profile, ...(brief.body ?? [])]);
  const story = tellFrame({ brief, frame: filled.frame, telling, cast, facts }, chance);
  const told = new Set(story.understood.map(({ words }) => words));
  const used = new Set([...filled.used].filter(({ noun }) => told.has(noun.said ?? '')));
  return { ...story, unused: unusedOf(happening, used), ...noticeOf(happening) };
};

/**
 * Tells the story of a brief: the same brief and seed give the same story, to the letter.
 * Of the frames that fit the idea the best is taken that is not among `avoidPlots`; the editor
 * (check-story) has passed the book. Content rules are not looked at here; ask check-brief first.
 */
export const tellStory = (brief: StoryBrief): Story => {
  const happening = readHappening(brief.idea, brief.childName);
  const avoid = new Set(brief.avoidPlots ?? []);
  let tries = 0;
  const passed: Story[] = [];
  for (const filled of candidates(brief, happening))
    for (let turn = 0; turn < 3 && tries < TRIES; turn += 1, tries += 1) {
      const chance = chanceFrom(
        `${brief.seed} ${turn} ${filled.frame.id} ${brief.childName} ${brief.idea}`,
      );
      const story = tellFilled(brief, filled, happening, chance);
      if (story === null || checkStory(story, brief).length > 0) continue;
      if (!avoid.has(story.plot)) return story;
      passed.push(story);
    }
  return passed[0] ?? tellPlot(brief);
};
