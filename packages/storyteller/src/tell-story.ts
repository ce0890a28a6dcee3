import type { Story, StoryBrief } from '@bramblebook/contract/story';
import { type Chance, chanceFrom } from './chance.ts';
import { checkStory } from './check-story.ts';
import { chosenReading } from './chosen-reading.ts';
import { isGrave, isSlight } from './editor/finding.ts';
import { castChance, castOfFrame, type FilledFrame } from './frames/fill-frame.ts';
import type { Noun } from './happening/noun.ts';
import { type Happening, readHappening } from './happening/read-happening.ts';
import { leftOutOf } from './left-out.ts';
import { tellsLittle } from './left-out-of-reading.ts';
import { readingsOf } from './readings-of.ts';
import { TellingSlip } from './telling/parse-telling.ts';
import { tellingOf } from './telling/read-tellings.ts';
import { tellFrame } from './telling/tell-frame.ts';

/** Books begun before the best of them is taken, findings or not: about 100 ms. */
const MOST_TRIES = 24;
/** How often a reading is told by other chance before the next one has its turn. */
const TURNS = 2;
/** A frame whose score is this much lower than the best one's no longer tells the idea. */
const NEAR = 5;

/** The readings of an idea in the order in which they are tried. */
const inOrder = (brief: StoryBrief, happening: Happening): FilledFrame[] => {
  const readings = readingsOf(brief, happening);
  const chosen = chosenReading(brief, readings);
  const others = readings.filter(({ frame }) => frame !== chosen?.frame);
  const all = chosen === null ? others : [chosen, ...others];
  const told = new Set((brief.avoidPlots ?? []).map((plot) => plot.split('/')[0]));
  const best = readings[0]?.score ?? 0;
  // Another story: another frame that tells the idea, then other strands of it, then any frame.
  const rank = ({ frame, score }: FilledFrame): number => {
    if (best - score > NEAR) return 2;
    return told.has(frame.id) ? 1 : 0;
  };
  return told.size === 0 ? all : all.toSorted((a, b) => rank(a) - rank(b));
};

const noticeOf = ({ otherLanguage }: Happening): Pick<Story, 'notice'> =>
  otherLanguage === null
    ? {}
    : {
        notice: `Your idea seems to be in ${otherLanguage}. Our stories are in English for now; we have woven in what we understood, and you can tell us more in English any time.`,
      };

const ofLooks = (fact: string): boolean => ['wheelchair', 'hearing-aid', 'glasses'].includes(fact);

/** A frame told as a whole book; null where a text of ours asks for what this cast has not. */
const tellFilled = (
  brief: StoryBrief,
  filled: FilledFrame,
  happening: Happening,
  chance: Chance,
): Story | null => {
  const telling = tellingOf(filled.frame.id, brief.readingAge);
  if (telling === null) return null;
  // The book has what its outline promised; only another story may have other defaults.
  const promised = (brief.avoidPlots ?? []).length === 0;
  const cast = castOfFrame(
    filled,
    promised ? castChance(filled.frame.id, brief.idea) : chance.fork('cast'),
  );
  // Looks that a parent chose win over what the idea seemed to say.
  const { body } = brief;
  const said = [...happening.profile].filter((fact) => body === undefined || !ofLooks(fact));
  const { ownWords } = filled;
  const facts = new Set<string>([...said, ...(body ?? []), ...(ownWords?.facts ?? [])]);
  try {
    const story = tellFrame(
      {
        brief,
        frame: filled.frame,
        telling,
        cast,
        facts,
        ...(ownWords && { ownLets: ownWords.lets }),
      },
      chance,
    );
    const told = new Set(story.understood.map(({ words }) => words));
    const used = new Set([...filled.used].filter(({ noun }) => told.has(noun.said ?? '')));
    const pages = [story.title, ...story.pages.map(({ text }) => text)];
    const left = leftOutOf(happening, { ...filled, used }, pages);
    return {
      ...story,
      unused: [...left.phrases],
      ...(tellsLittle(left) && { tellsLittle: true }),
      ...noticeOf(happening),
    };
  } catch (error) {
    // check-telling shows it to its writer; a parent gets the next book.
    if (error instanceof TellingSlip) return null;
    throw error;
  }
};

interface Told {
  readonly story: Story;
  readonly findings: number;
  /** Whether it is the reading that fits the idea best. */
  readonly isMeant: boolean;
  /** Whether it is told in spite of its slips: no other reading is what was meant. */
  readonly isKept: boolean;
}

/** Slips of the pen that do not make another story of the one that was meant. */
const SMALL_SLIPS = 3;

/** Books of a brief, best reading first, each reading told up to twice by other chance. */
const tellings = function* (brief: StoryBrief): Generator<Told> {
  const happening = readHappening(brief.idea, brief.childName);
  const readings = inOrder(brief, happening);
  // A noun that no telling can take is left to the frames' own defaults in the end.
  const plain = readings
    .filter(({ ownWords }) => ownWords === undefined)
    .map((reading) => ({
      ...reading,
      given: new Map<string, Noun>(),
      used: new Set<never>(),
    }));
  const [first] = readings;
  const isNeeded = brief.outline !== undefined || first?.frame.when !== undefined;
  for (const filled of [...readings.slice(0, MOST_TRIES / TURNS - 2), ...plain])
    for (let turn = 0; turn < TURNS; turn += 1) {
      const seed = `${brief.seed} ${turn} ${filled.frame.id} ${brief.childName} ${brief.idea}`;
      const story = tellFilled(brief, filled, happening, chanceFrom(seed));
      if (story === null) continue;
      const found = checkStory(story, brief);
      const isMeant = filled === first;
      const isKept =
        isMeant &&
        (found.every(isSlight) ||
          (found.length <= SMALL_SLIPS && (isNeeded || !found.some(isGrave))));
      yield { story, findings: found.length, isMeant, isKept };
    }
};

/**
 * Tells the story of a brief: the same brief and seed give the same story, to the letter.
 * Of the frames that can be told at the age the one that fits the idea best is taken whose
 * plot is not among `avoidPlots`, and that the editor (check-story) passes; a page that is a few
 * words long does not make another story of it, nor do small slips of one that a parent chose or
 * a family needs. Where all plots
 * were told before, the one told longest ago is told with other chance. Content rules are
 * not looked at here; ask check-brief first.
 */
export const tellStory = (brief: StoryBrief): Story => {
  const avoid = brief.avoidPlots ?? [];
  const all: Told[] = [];
  for (const told of tellings(brief)) {
    const kept = all.find(({ isKept }) => isKept);
    if (!told.isMeant && kept && !avoid.includes(kept.story.plot)) return kept.story;
    if (told.findings === 0 && !avoid.includes(told.story.plot)) return told.story;
    all.push(told);
    if (all.length >= MOST_TRIES) break;
  }
  const [best] = all.sort(
    (a, b) =>
      a.findings - b.findings || avoid.lastIndexOf(a.story.plot) - avoid.lastIndexOf(b.story.plot),
  );
  if (best === undefined) throw new Error(`Nothing can be told at ${brief.readingAge}.`);
  return best.story;
};
