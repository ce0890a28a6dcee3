import type { Chunk } from './chunk-nouns.ts';
import { isOf } from './noun.ts';
import type { Term } from './read-terms.ts';

const UNWANTING: ReadonlySet<string> = new Set('no without except not never dislikes'.split(' '));
/** What makes somebody ill, as parents say it, up to its first word. */
const BEARS_NOT =
  /\b(?:allergic|allergy|intolerant|intolerance) (?:to|of|for)$|\b(?:(?:can|must) not|not allowed to) (?:eat|drink)$/;
/** The same where it is something to eat: “she cannot have a dog” is no such thing. */
const HAS_NOT = /\b(?:can|must) not have$|\bnot allowed(?: to have)?$/;
/** What people bear badly and the lexicon does not call food, by its first letters. */
const ALLERGEN =
  /^(?:egg|nut|peanut|almond|cashew|hazelnut|walnut|sesame|soya?|fish|shellfish|prawn|shrimp|gluten|wheat)/;
const ALLERGY = /^(?:allerg(?:y|ies|ic)|intoleran(?:ce|t))$/;
const JOINS = /^(?:and|or|nor|any|all|some|raw)$/;
/** Longest way from “allergic to” to the last thing of its list, in terms. */
const LIST = 12;

const wordsBefore = (terms: readonly Term[], at: number): string =>
  terms
    .slice(Math.max(0, at - 4), at)
    .map(({ lower, ends }) => (ends ? `${lower}.` : lower))
    .join(' ');

/** Where the list begins in which something to eat stands: “nuts, raw milk and eggs”. */
const listBefore = (terms: readonly Term[], from: number): number => {
  let at = from;
  for (const term of terms.slice(Math.max(0, from - LIST), from).reverse()) {
    if (term.ends || !(term.comma || JOINS.test(term.lower) || term.tags.has('Noun'))) break;
    at -= 1;
  }
  return at;
};

/** “Allergic to nuts, milk and eggs”, “a nut allergy”, “she can't eat eggs”: no page may serve it. */
const isBorneNot = (terms: readonly Term[], { from, to, noun }: Chunk): boolean => {
  if (terms.slice(from, to + 1).some(({ lower }) => ALLERGY.test(lower))) return true;
  if (BEARS_NOT.test(wordsBefore(terms, from))) return true;
  const before = wordsBefore(terms, listBefore(terms, from));
  const isEaten = isOf(noun, 'food') || ALLERGEN.test(noun.head);
  return isEaten && (BEARS_NOT.test(before) || HAS_NOT.test(before));
};

/** Whether what stands there must not be in the book: “no spiders”, “allergic to nuts”. */
export const isUnwanted = (terms: readonly Term[], chunk: Chunk): boolean => {
  const before = terms[chunk.from - 1];
  return (UNWANTING.has(before?.lower ?? '') && before?.ends !== true) || isBorneNot(terms, chunk);
};
