import type { ReadingAge } from '@bramblebook/contract/reading';
import { expect, test } from 'vitest';
import { rankFrames } from './frames/rank-frames.ts';
import { readHappening } from './happening/read-happening.ts';
import { leftOutOfReading, tellsLittle } from './left-out-of-reading.ts';
import { outlineIdea } from './outline.ts';
import { tellStory } from './tell-story.ts';
import { ideasLeftOut, ideasOfParents } from './testing/written-briefs.ts';

const briefs = ideasOfParents();

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that tell nothing by themselves, and what is written to us. */
const SLIGHT = list(`
  about after all allowed also always and any because best but can could day days does doesn't don exactly ever every everything
  first for friend friends from get gets getting girl had has have he hear her him his hours how instead into its just kind know knows
  leave life little live loads lol long lot lots love loves make makes making maybe mean more morning most name named need needs never nice night
  nobody not now off one ones only other others out over part people please rather real really rest said say says scary she should so some sorry
  something soon special story suddenly takes than that the their them then there they thing things thinks this told too turn turns
  two until used very wants was were what when where which while who whole will with won word words world would write yet you
  are been being boy class come down gone like likes month next night once our own saying see them there they're think time tuesday under
  bit bottom called does doing don't end even few june high home house kids left lets letting minutes most play plays sunday swears told which years yet wears bye
  before funny happened having become starts want calls won't he's it's there's
  grown ups`);

/** What a frame tells by what happens in it, and irregular forms: each was looked for on the pages. */
const ENACTED = list(`
  afraid asleep ask asked bakes escape escapes baking bite blamed broke break bring collect collects detective discover dumped enter fall falling falls fell fight fighting find finds
  fixes found give gives giving goes going gold grows hates help helps hide hides hug hurt invented jump keeping kept keep learn loses lost
  met moved moving pretend read rescued rescues ride rides runs sail save scared shut sing sings sleep sleeps split stop sub swim throws
  travel try washed whistle win wins won wrote writes lessons competition choose telling let whistle loud daughter sends eats biting parents obsessed`);

const stemOf = (word: string): string => word.slice(0, Math.max(3, Math.min(5, word.length - 2)));

test.each(briefs.map((brief) => [brief.idea.slice(0, 60), brief] as const))(
  'what is not in the book of “%s” is said to be left out',
  (_, brief) => {
    const story = tellStory(brief);
    const text = story.pages.map((page) => page.text.toLowerCase()).join(' ');
    const left = (story.unused ?? []).join(' ').toLowerCase();
    const missing = brief.idea
      .toLowerCase()
      .split(/[^\p{L}']+/u)
      .filter((word) => word.length > 2 && !SLIGHT.has(word) && !ENACTED.has(word))
      .filter((word) => !brief.childName.toLowerCase().includes(word))
      .filter((word) => !text.includes(stemOf(word)) && !left.includes(stemOf(word)));
    expect(missing).toEqual([]);
  },
);

test('the outline leaves out what the book leaves out, and nothing is cut off', () => {
  for (const brief of briefs) {
    const { unused } = outlineIdea(brief);
    expect(tellStory(brief).unused, brief.idea).toEqual(unused);
    expect(unused.join(' '), brief.idea).not.toMatch(/…|\blol\b|leave that out|exactly/);
  }
});

// Each in the frame it was told in when two readers judged it: a better frame for it changes nothing here.
test.each(ideasLeftOut().map((one) => [one.brief.idea, one] as const))(
  'of “%s” whole phrases are left out, what matters most first',
  (_, { brief, frame, phrases, little }) => {
    const happening = readHappening(brief.idea, brief.childName);
    const reading = rankFrames(happening).find((filled) => filled.frame.id === frame);
    if (reading === undefined) throw new Error(`${frame} is no frame`);
    const left = leftOutOfReading(reading, brief, happening);
    expect(left.phrases).toEqual(phrases);
    expect(tellsLittle(left)).toBe(little);
  },
);

const leftOf = (idea: string, readingAge: ReadingAge = '4-5'): readonly string[] =>
  outlineIdea({ childName: 'Jonas', childGender: 'male', readingAge, idea }).unused;

test.each([
  ['a wish that is kept', 'Jonas loves Diwali, no loud bangs, he is scared of fireworks', 'bangs'],
  ['a tone', 'a lost kitten, calm and slow please', 'calm'],
  ['who held the pen', 'dictated by Jonas, age 4. a lost kitten', 'dictated'],
  ['the bath, which is a bathtub', 'bath time with a whale in the bath', 'bath'],
  ['a word of a heading', 'a dog called Latke (yes that’s his name) is lost', 'name'],
])('what is not left out: %s', (_, idea, words) => {
  expect(leftOf(idea).join(' ')).not.toContain(words);
});

test('that somebody died or is ill is not said to be left out of the book about it', () => {
  const stillborn = leftOf('Our baby Sam was stillborn in May. Jonas made him a hat');
  expect(stillborn.join(' ')).not.toContain('stillborn');
  const ill = leftOf('my brother has leukemia and Jonas visits him', '9-12');
  expect(ill.join(' ')).not.toContain('leukemia');
});

test.each([
  ['he is scared of the dark but what if the dark was afraid of him', 'the dark was afraid of him'],
  ['a tiger wants to come in for tea but must wipe its paws', 'must wipe its paws'],
])('the turn of an idea is said before its nouns: %s', (idea, first) => {
  expect(leftOf(idea)[0]).toBe(first);
});

test('no misspelling of a child is said back, and nothing twice', () => {
  const left = leftOf(
    'he has a horse, he can talk but only on wensdays. The horse is shy. wensdays',
    '6-8',
  );
  expect(left.join(' ')).not.toMatch(/wensday/i);
  expect(new Set(left).size).toBe(left.length);
});
