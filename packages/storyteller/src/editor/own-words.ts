import type { Story, StoryBrief } from '@bramblebook/contract/story';
import type { ProfileFact } from '../happening/profile.ts';
import type { Happening } from '../happening/read-happening.ts';

/** What a family is told in a book of its own: nobody draws it for fun. */
const NEEDS_ITS_OWN: readonly ProfileFact[] = [
  'bereaved',
  'illness',
  'early-baby',
  'expecting',
  'new-baby',
  'adopted',
  'two-homes',
  'autism',
];

/** Where somebody is hurt, lost for ever or shamed, nobody draws it for fun. */
const NOT_FOR_FUN =
  /\b(?:di(?:e|es|ed|ying)|dead|death|kill\w*|murder\w*|drown\w*|bleed\w*|blood|bled|hit(?:s|ting)?(?: (?:him|her|them|me))|beat(?:s|en)? (?:him|her|them|up)|bull(?:y|ies|ied|ying)|abus\w+|prison|jail|arrest\w*|divorc\w+|separat\w+|split up|split|cancer|chemo\w*|leuk\w+|tumou?r|hospital\w*|operation|surgery|coma|seizures?|epilep\w+|stillb\w+|miscarr\w+|refugee\w*|war|bomb\w*|fled|flee|autis\w+|adhd|down syndrome|syndrome|disab\w+|stoma|catheter|funeral|grave|cemetery|heaven|angel|passed away|foster\w*|adopt\w*|orphan\w*|alcohol\w*|drunk|depress\w*|suicid\w*|self-harm|homeless\w*|evict\w*|wets (?:the|his|her)|wetting|toilet training|anxiety|therap\w+|deport\w*|lonely|homesick|teas(?:e|es|ed|ing)|left out|laugh\w* at (?:him|her|me)|miss(?:es|ed)? (?:him|her|his|my|our|mum|dad|home)|cries|crying|no friends|hurt\w*|injur\w*|dyslex\w*|stutter\w*|stammer\w*|deaf|blind|nobody (?:says|likes|plays with|talks to|wants (?:him|her|to play))|hid(?:es|ing)? in the (?:loo|toilets?|bathroom)|poorly|mental(?:ly)?|breakdown|ashamed|naked|fat|ugly|stupid)\b/i;

/** A game, and what stops of itself: nobody is hurt in it. */
const HARMLESS =
  /\btug[- ]of[- ]war\b|\b(?:motor|engine|battery|batteries|phone|fire|wind|light|lights|torch|radio|signal|robot|music|hospitals? for (?:toys|teddies|dolls)) (?:dies?|died|is dead|goes dead)\b/gi;

/** Markup and commands: such an idea is told otherwise. */
const SIGNS = /[+=/{}<>\\[\]|^]/;

/** Whether an idea may be told in its own sentences: nobody is hurt in it, and nothing in it is a sign for machines. */
export const mayBeRetold = ({ profile, otherLanguage, plain }: Happening): boolean =>
  otherLanguage === null &&
  !NEEDS_ITS_OWN.some((fact) => profile.has(fact)) &&
  !NOT_FOR_FUN.test(plain.replace(HARMLESS, '')) &&
  !SIGNS.test(plain);

/** By so many words a parent's own sentence may be longer than one of ours. */
export const LONGER = 8;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean);

/** Whether a sentence of a page is the parent's own: of its words all but two stand in the idea. */
export const isOwnSentence = ({ plot }: Story, { idea }: StoryBrief, sentence: string): boolean => {
  const typed = new Set(wordsOf(idea));
  return (
    plot.startsWith('own-') && wordsOf(sentence).filter((word) => !typed.has(word)).length <= 2
  );
};

/** Whether a word on a page may be the parent's own: “gave him her shoelace” of a man whom they brought in. */
export const isInOwnWords = ({ plot }: Story, { idea }: StoryBrief, word: string): boolean =>
  plot.startsWith('own-') &&
  idea
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .includes(word.toLowerCase());
