import { PAGE } from '@bramblebook/contract/page-numbers';
import type { Story, StoryBrief } from '@bramblebook/contract/story';
import { printedName, spokenName } from '../grammar/hero-words.ts';
import { sentenceKey, sentencesOf } from '../grammar/sentences.ts';
import type { Finding } from './finding.ts';
import { isInOwnWords } from './own-words.ts';
import { breachOf } from './pet-names.ts';

const FEMALE_PEOPLE: ReadonlySet<string> = new Set([
  'mother',
  'grandmother',
  'sister',
  'girl-friend',
  'teacher',
  'doctor',
  'neighbour',
  'baby',
  'mermaid',
]);
const MALE_PEOPLE: ReadonlySet<string> = new Set([
  'father',
  'grandfather',
  'brother',
  'boy-friend',
  'teacher',
  'doctor',
  'neighbour',
  'baby',
]);

const OTHER_HIMS =
  /\b(?:man|gentleman|boy|uncle|king|prince|father|grandfather|grandpa|dad|brother|giant|wizard|keeper|dog|husband|captain|admiral|emperor|pharaoh|knight|sir|viking)\b/i;
const OTHER_HERS =
  /\b(?:woman|lady|girl|aunt|queen|princess|mother|grandmother|grandma|mum|sister|witch|nurse|hen|cow|goose|mammoth|cook|witness|wife)\b/i;

/** The hero's name and pronouns, slips of the pen, sentences told twice, an end left open, the content rules. */
export const languageFindings = (story: Story, brief: StoryBrief): Finding[] => {
  return [
    ...nameFindings(story, brief),
    ...pronounFindings(story, brief),
    ...slipFindings(story),
    ...repeatFindings(story, brief),
    ...endFindings(story),
    ...contentFindings(story, brief),
  ];
};

const nameFindings = (story: Story, brief: StoryBrief): Finding[] => {
  const name = spokenName(printedName(brief.childName));
  const pagesWithName = story.pages.filter(({ text }) => text.includes(name)).length;
  if (
    pagesWithName >= (brief.readingAge === '2-3' ? 6 : 8) &&
    (story.title.includes(name) || name.length > 40)
  )
    return [];
  return [
    {
      code: 'hero-name',
      page: null,
      message: `“${name}” stands on ${pagesWithName} pages${story.title.includes(name) ? '' : ' and not in the title'}.`,
    },
  ];
};

const pronounFindings = (story: Story, brief: StoryBrief): Finding[] => {
  const female = brief.childGender === 'female';
  const wrong = female ? /\b(?:he|him|his|himself)\b/i : /\b(?:she|her|hers|herself)\b/i;
  const people = new Map(
    story.cast.map(
      (member) => [member.id, member.kind === 'person' ? member.person : member.creature] as const,
    ),
  );
  const others = female ? MALE_PEOPLE : FEMALE_PEOPLE;
  return story.pages.flatMap(({ page, text, picture }) => {
    const found = wrong.exec(text);
    // “My hat!” cried a gentleman: the pronoun is his.
    if (
      found === null ||
      isInOwnWords(story, brief, found[0]) ||
      (female ? OTHER_HIMS : OTHER_HERS).test(text) ||
      picture.figures.some((figure) => others.has(people.get(figure.cast) ?? ''))
    )
      return [];
    return [
      {
        code: 'pronoun' as const,
        page,
        message: `“${found[0]}” can only mean the hero, who is a ${female ? 'girl' : 'boy'}.`,
      },
    ];
  });
};

const UNFILLED = /[{}[\]|^<>]|\bundefined\b|\bnull\b|\bNaN\b/;
const WRONG_ARTICLE =
  /(?<![\p{L}\p{N}])(?:[Aa] (?=[aeio][a-z])(?!one\b|once\b|eu|ewe)|[Aa]n (?=[bcdfgjklmnpqrstvwxyz]))/u;

const slipFindings = (story: Story): Finding[] => {
  const matter = [story.title, story.tagline, story.blurb, story.refrain, story.aboutHero];
  const texts: (readonly [number | null, string])[] = [
    ...story.pages.map(({ page, text }) => [page, text] as const),
    ...story.pages.map(({ page, picture }) => [page, picture.alt] as const),
    ...matter.map((text) => [null, text] as const),
  ];
  return texts.flatMap(([page, text]) => {
    const findings: Finding[] = [];
    const slip = UNFILLED.exec(text);
    if (slip !== null)
      findings.push({ code: 'unfilled', page, message: `“${slip[0]}” in “${text}”.` });
    const article = WRONG_ARTICLE.exec(text);
    if (article !== null)
      findings.push({
        code: 'article',
        page,
        message: `“${text.slice(article.index, article.index + 20)}”.`,
      });
    return findings;
  });
};

const repeatFindings = (story: Story, brief: StoryBrief): Finding[] => {
  const refrain = sentenceKey(story.refrain);
  const seen = new Map<string, number>();
  const findings: Finding[] = [];
  for (const { page, text } of story.pages)
    for (const sentence of sentencesOf(text)) {
      const key = sentenceKey(sentence);
      if (key === '' || refrain.includes(key) || key.includes(refrain)) continue;
      // One word (“Splash!”) is a sound, and sounds may come again.
      const length = key.split(' ').length;
      // For the youngest a book is one frame said again and again: “What is that?”
      if (length < 3 || (brief.readingAge === '2-3' && length <= 6)) continue;
      const first = seen.get(key);
      if (first !== undefined)
        findings.push({
          code: 'sentence-twice',
          page,
          message: `“${sentence}” stood on page ${first} already.`,
        });
      else seen.set(key, page);
    }
  return findings;
};

const endFindings = (story: Story): Finding[] => {
  const last = story.pages.find(({ page }) => page === PAGE.closing);
  const text = last?.text.trim() ?? '';
  const findings: Finding[] = [];
  if (/(?:\?|…|\.\.\.|to be continued\.?)[”’]?$/i.test(text))
    findings.push({
      code: 'open-end',
      page: PAGE.closing,
      message: `The last line leaves a question open: “${text}”.`,
    });
  if (last !== undefined && ['worried', 'brave'].includes(last.picture.mood))
    findings.push({
      code: 'open-end',
      page: PAGE.closing,
      message: 'The last picture is not a calm one.',
    });
  return findings;
};

const contentFindings = (story: Story, brief: StoryBrief): Finding[] => {
  const texts: (readonly [number | null, string])[] = [
    ...story.pages.map(({ page, text }) => [page, text] as const),
    [null, `${story.title} ${story.tagline} ${story.blurb} ${story.aboutHero}`],
  ];
  return texts.flatMap(([page, text]) => {
    const breach = breachOf(text, brief.idea);
    return breach === null
      ? []
      : [{ code: 'content' as const, page, message: `${breach.rule.code}: “${breach.words}”.` }];
  });
};
