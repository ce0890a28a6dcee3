const VOWEL_SOUND = /^(?:[aeio]|u(?!ni(?![mn])|s[ei]|t[ei]|k)|hour|honest|heir)/i;
const CONSONANT_SOUND = /^(?:one\b|once\b|eu|ewe)/i;

/** “a” or “an”, by the sound the words begin with. */
export const articleFor = (words: string): 'a' | 'an' =>
  VOWEL_SOUND.test(words) && !CONSONANT_SOUND.test(words) ? 'an' : 'a';

const IRREGULAR = new Map(
  Object.entries({
    mouse: 'mice',
    goose: 'geese',
    child: 'children',
    foot: 'feet',
    tooth: 'teeth',
    person: 'people',
    man: 'men',
    woman: 'women',
    wolf: 'wolves',
    calf: 'calves',
    elf: 'elves',
    leaf: 'leaves',
    loaf: 'loaves',
    scarf: 'scarves',
    shelf: 'shelves',
    half: 'halves',
    knife: 'knives',
    wife: 'wives',
    thief: 'thieves',
    dwarf: 'dwarves',
    hero: 'heroes',
    potato: 'potatoes',
    tomato: 'tomatoes',
    mango: 'mangoes',
    volcano: 'volcanoes',
    cactus: 'cacti',
    octopus: 'octopuses',
    bus: 'buses',
    fish: 'fish',
    goldfish: 'goldfish',
    jellyfish: 'jellyfish',
    starfish: 'starfish',
    sheep: 'sheep',
    deer: 'deer',
    reindeer: 'reindeer',
    moose: 'moose',
    spacecraft: 'spacecraft',
    aircraft: 'aircraft',
    quiz: 'quizzes',
  }),
);

/** The plural of a noun or noun phrase (its last word is the head). */
export const pluralOf = (noun: string): string => {
  const space = noun.lastIndexOf(' ');
  const before = noun.slice(0, space + 1);
  const head = noun.slice(space + 1);
  const lower = head.toLowerCase();
  const irregular = IRREGULAR.get(lower);
  if (irregular !== undefined) return before + irregular;
  if (/(?:man)$/.test(lower) && lower.length > 4 && !/human|german|roman|shaman/.test(lower))
    return `${before}${head.slice(0, -2)}en`;
  if (/(?:fish|craft)$/.test(lower)) return noun;
  if (/[^aeiou]y$/.test(lower)) return `${before}${head.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/.test(lower)) return `${before}${head}es`;
  return `${before}${head}s`;
};

/** First letter as a capital, the rest as it is. */
export const capitalised = (text: string): string => {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  return text === '' ? '' : first.toLocaleUpperCase('en') + text.slice(first.length);
};

const SMALL_WORDS = new Set(['a', 'an', 'and', 'the', 'of', 'in', 'to', 'for', 'at', 'on', 'with']);

/** A phrase as it stands in a title. */
export const titleCased = (phrase: string): string =>
  phrase
    .split(' ')
    .map((word) => (SMALL_WORDS.has(word) ? word : capitalised(word)))
    .join(' ');

/** “a, b and c”. */
export const listed = (items: readonly string[]): string => {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
};
