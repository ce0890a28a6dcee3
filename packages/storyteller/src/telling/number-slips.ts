import type { Story } from '@bramblebook/contract/story';
import { pronounsOf } from '../grammar/hero-words.ts';
import { sentencesOf } from '../grammar/sentences.ts';
import { isOf } from '../happening/noun.ts';
import { VERBS_OF_ONE } from './agreement.ts';
import { definite, isHeros } from './noun-forms.ts';
import type { Speech } from './template.ts';

const SPEAKS = '(?:say|said|ask|asked|cry|cried|call|called|whisper|whispered|shout|shouted)';
const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** “Says the ducks”, “the ducks was”, ducks who say “I”, and a hero who says “her teddy” of her own. */
const patternsOf = ({ hero, gender, cast }: Speech): RegExp[] =>
  [...cast.values()].flatMap((noun) => {
    const words = escaped(definite(noun, gender));
    if (noun.name !== null || noun.proper) return [];
    const own = isHeros(noun, gender)
      ? [
          new RegExp(
            `“[^”]*\\b${pronounsOf(gender).his} ${escaped(noun.head)}\\b[^”]*” said ${escaped(hero)}\\b`,
          ),
        ]
      : [];
    if (!noun.plural) return own;
    const asOne = isOf(noun, 'alive')
      ? [new RegExp(`“[^”]*\\bI\\b[^”]*” ${SPEAKS} ${words}\\b`)]
      : [];
    return [
      ...own,
      ...asOne,
      new RegExp(`” (?:${VERBS_OF_ONE}) ${words}\\b`),
      new RegExp(`^(?:What|Where|Who|Why|How|When) (?:is|was|does|has) ${words}\\b`, 'i'),
      new RegExp(`^${words} (?:${VERBS_OF_ONE})\\b`, 'i'),
    ];
  });

/** Sentences of a book in which one stands for several, or the hero speaks of what is hers as of another's. */
export const numberSlips = (story: Story, speech: Speech): string[] => {
  const patterns = patternsOf(speech);
  if (patterns.length === 0) return [];
  const { pages, title, tagline, blurb, aboutHero, activity } = story;
  const texts = [
    ...pages.map(({ text }) => text),
    title,
    tagline,
    blurb,
    aboutHero,
    ...activity.questions,
  ];
  return texts.flatMap((text) =>
    [text, ...sentencesOf(text)]
      .filter((sentence) => patterns.some((slip) => slip.test(sentence)))
      .map((sentence) => `one for several, or another’s for one’s own, in “${sentence}”`),
  );
};
