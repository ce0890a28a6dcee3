import { ROOMS } from '@bramblebook/contract/picture-vocabulary';
import type { Story, StoryBrief } from '@bramblebook/contract/story';
import type { Finding } from './finding.ts';

/** Small things that no house takes for granted, as it does the torch: they come in before they are “the” one. */
const BROUGHT_ALONG =
  'acorn balloon button candle feather glove hanky handkerchief kite letter mitten pebble ribbon scarf sock'.split(
    ' ',
  );
// “The whistle of the old boat”, “the letter that Grandpa wrote” bring it in themselves.
const definite = (word: string): RegExp =>
  new RegExp(
    `\\bthe ${word}\\b(?! (?:of|that|which|who|with|from|in|on|under|by|he|she|they)\\b)`,
    'i',
  );
const named = (word: string): RegExp => new RegExp(`\\b${word}(?:s|es)?\\b`, 'i');

const THINGS = BROUGHT_ALONG.map((word) => ({ named: named(word), definite: definite(word) }));

/** A thing that is “the hanky” the first time anybody hears of it. */
const lateFindings = (story: Story, brief: StoryBrief): Finding[] => {
  const heard = [story.title, story.tagline, brief.idea].join(' ');
  return THINGS.flatMap(({ named, definite }): Finding[] => {
    if (named.test(heard)) return [];
    const first = story.pages.find(({ text }) => named.test(text));
    const found = first && named.exec(first.text);
    const the = first && definite.exec(first.text);
    if (!first || !found || !the || the.index + 'the '.length !== found.index) return [];
    const message = `“${the[0]}” has not been brought in before.`;
    return [{ code: 'definite', page: first.page, message }];
  });
};

const INDOORS =
  /\b(?:in (?:the|his|her|their) (?:bedroom|kitchen|bathroom|living room|classroom|bath)|on the (?:sofa|carpet|rug)|under the (?:kitchen table|blanket))\b/i;
const OUTDOORS =
  /\b(?:on the (?:grass|lawn|beach|sand|pavement)|in the (?:puddle|meadow|flower bed|long grass)|under the (?:trees?|stars)|between the trees)\b/i;
/** Whoever goes from one to the other, looks out, or thinks of elsewhere may name both. */
const BETWEEN =
  /\b(?:doors?|windows?|gate|out|outside|outdoors|inside|indoors|home|went|came|ran|rolled|hurried|back|then|after|before|until|remember\w*|dream\w*|thought|as if|like|picture|photo|drawing|tomorrow|yesterday|once|or)\b/i;

/** One place at a time: a page whose text is in a room and on the grass at once. */
const placeFindings = (story: Story): Finding[] =>
  story.pages.flatMap(({ page, text }): Finding[] => {
    const inside = INDOORS.exec(text);
    const outside = OUTDOORS.exec(text);
    if (inside === null || outside === null || BETWEEN.test(text)) return [];
    const message = `“${inside[0]}” and “${outside[0]}” on one page, and nobody goes from one to the other.`;
    return [{ code: 'two-places', page, message }];
  });

/** A room's page painted out of doors, or a page on the grass painted in a room. */
const stageFindings = (story: Story): Finding[] =>
  story.pages.flatMap(({ page, text, picture }): Finding[] => {
    // Whoever is asleep hears of elsewhere.
    if (picture.hero.pose === 'sleep') return [];
    const isRoom = ROOMS.has(picture.setting);
    const [here, there] = isRoom ? [INDOORS, OUTDOORS] : [OUTDOORS, INDOORS];
    const found = there.exec(text);
    if (found === null || here.test(text) || BETWEEN.test(text)) return [];
    // A school's classroom and a castle's kitchen are painted as school and castle.
    if (!isRoom && ['school', 'castle', 'town', 'space'].includes(picture.setting)) return [];
    const message = `The text is “${found[0]}”, the picture ${isRoom ? 'in a room' : 'out of doors'}.`;
    return [{ code: 'two-places', page, message }];
  });

/** What strict reading sees across pages: nothing definite before it came in, one place at a time. */
export const continuityFindings = (story: Story, brief: StoryBrief): Finding[] => [
  ...lateFindings(story, brief),
  ...placeFindings(story),
  ...stageFindings(story),
];
