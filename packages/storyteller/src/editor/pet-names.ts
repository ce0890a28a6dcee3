import { remembered } from '../grammar/remembered.ts';
import { CONTENT_RULES, type ContentBreach, contentBreach } from './content-rules.ts';

// A cat called Oreo is a family's cat and not a biscuit; a superhero called Batman is no pet.
const PET =
  /\b(?:dog|puppy|pup|cat|kitten|kitty|rabbit|bunny|hamster|guinea pig|gerbil|mouse|rat|ferret|horse|pony|donkey|goat|hen|chicken|duck|parrot|budgie|canary|goldfish|fish|tortoise|turtle|lizard|gecko|snake),? (?:(?:is |was )?(?:called|named) )?(\p{Lu}\p{L}{2,20})(?!\p{L}| \p{Lu})/gu;

const NOT_BRANDS = CONTENT_RULES.map(({ code }) => code).filter((code) => code !== 'brand');

const anyBreach = remembered((text) => contentBreach(text));

/** The first content rule that a text breaks; no brand rule holds for the names `idea` gives its pets. */
export const breachOf = (text: string, idea: string): ContentBreach | null => {
  const breach = anyBreach(text);
  const names = breach === null ? [] : [...idea.matchAll(PET)].map((found) => found[1] ?? '');
  if (names.length === 0) return breach;
  const nameless = names.reduce((rest, name) => rest.replaceAll(name, 'Pet'), text);
  return contentBreach(text, NOT_BRANDS) ?? contentBreach(nameless, ['brand']);
};
