import { PAGE } from '@bramblebook/contract/page-numbers';
import { READING_FIGURES, type ReadingAge } from '@bramblebook/contract/reading';
import type { Story, StoryBrief } from '@bramblebook/contract/story';
import { printedName, spokenName } from '../grammar/hero-words.ts';
import { countWords, sentencesOf } from '../grammar/sentences.ts';
import type { Finding } from './finding.ts';
import { isOwnSentence, LONGER } from './own-words.ts';

/** A good page may be shorter than the usual one: a page-turn lives on few words. */
const FEWEST_WORDS: Readonly<Record<ReadingAge, number>> = {
  '2-3': 3,
  '4-5': 8,
  '6-8': 18,
  '9-12': 35,
};

/** Words per page, words per sentence. In a sentence a name of several words counts as one: nobody chose its length. */
export const readingFindings = (story: Story, brief: StoryBrief): Finding[] => {
  const { wordsPerPage, wordsPerSentence } = READING_FIGURES[brief.readingAge];
  const name = spokenName(printedName(brief.childName));
  const counted = (text: string): string =>
    name.includes(' ') ? text.replaceAll(name, 'N') : text;
  const findings: Finding[] = [];
  let words = 0;
  let sentences = 0;
  for (const { page, text } of story.pages) {
    const plain = counted(text);
    const length = countWords(text);
    // The closing page carries a line, not a page of text: only the upper figure holds for it.
    if (
      length > wordsPerPage.max ||
      (length < FEWEST_WORDS[brief.readingAge] && page !== PAGE.closing)
    )
      findings.push({
        code: 'page-length',
        page,
        off: Math.max(length - wordsPerPage.max, FEWEST_WORDS[brief.readingAge] - length),
        message: `${length} words; ${brief.readingAge} wants ${FEWEST_WORDS[brief.readingAge]} to ${wordsPerPage.max}.`,
      });
    for (const sentence of sentencesOf(plain)) {
      const inSentence = countWords(sentence);
      words += inSentence;
      sentences += 1;
      const most = wordsPerSentence.max + (isOwnSentence(story, brief, sentence) ? LONGER : 0);
      if (inSentence > most)
        findings.push({
          code: 'sentence-length',
          page,
          off: inSentence - most,
          message: `${inSentence} words in “${sentence}”; at most ${most}.`,
        });
    }
  }
  const mean = sentences === 0 ? 0 : words / sentences;
  if (mean > wordsPerSentence.mean)
    findings.push({
      code: 'sentence-mean',
      page: null,

      message: `Sentences have ${mean.toFixed(1)} words on average; at most ${wordsPerSentence.mean}.`,
    });
  return findings;
};
