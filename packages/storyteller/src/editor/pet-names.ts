// A cat called Oreo is a family's cat and not a biscuit, nor is a dog called Goofy a film.
const PET =
  /\b(?:(?:called|named)|(?:dog|puppy|pup|cat|kitten|kitty|rabbit|bunny|hamster|guinea pig|gerbil|mouse|rat|ferret|horse|pony|donkey|goat|hen|chicken|duck|parrot|budgie|canary|goldfish|fish|tortoise|turtle|lizard|gecko|snake)),? (\p{Lu}\p{L}{2,20})(?!\p{L}| \p{Lu})/gu;

/** A text without the names that the idea gives its animals: no brand rule holds for those. */
export function withoutPetNames(text: string, idea: string): string {
  const names = [...idea.matchAll(PET)].map((found) => found[1] ?? '');
  return names.reduce((rest, name) => rest.replaceAll(name, 'Pet'), text);
}
