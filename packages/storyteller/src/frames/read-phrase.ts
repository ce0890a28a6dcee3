import { chunkAt } from '../happening/chunk-nouns.ts';
import type { Noun } from '../happening/noun.ts';
import { deedOf } from '../happening/read-deed.ts';
import { nounOf, OWNERS } from '../happening/read-noun.ts';
import { readTerms } from '../happening/read-terms.ts';

const UNREAD = { describing: [], nameTerm: null, name: null, number: null, owner: null };

const tail = (terms: ReturnType<typeof readTerms>, from: number): string =>
  terms
    .slice(from)
    .map(({ raw }) => raw)
    .join(' ');

/** A noun of a phrase by itself: “an old rowing boat”, “Aunt Lila”, “the little house on the hill”. */
const readPhrase = (phrase: string): Noun | null => {
  const terms = readTerms(phrase.slice(0, 120));
  if (terms.length === 0) return null;
  const chunk = chunkAt(terms, 0);
  if (chunk === null) {
    const head = terms
      .map(({ lower }) => lower)
      .filter((word) => !['a', 'an', 'the', 'some'].includes(word));
    if (head.length === 0) return null;
    const [owner = '', ...owned] = head;
    // “My dear friend”: too common a noun to be looked for in an idea.
    if (OWNERS.has(owner) && owned.length > 0)
      return nounOf({
        ...UNREAD,
        owner,
        describing: owned.slice(0, -1),
        head: owned.slice(-1),
        pluralTag: false,
        said: phrase,
      });
    return nounOf({ ...UNREAD, head, pluralTag: false, said: phrase });
  }
  const rest = tail(terms, chunk.to);
  const definite = terms[0]?.lower === 'the';
  const noun: Noun = { ...chunk.noun, said: phrase, unique: chunk.noun.unique || definite };
  return rest === '' ? noun : { ...noun, words: `${noun.words} ${rest}` };
};

/** What a parent wrote for a role that accepts these kinds: a noun, or a deed such as “breathe fire”. */
export const readFor = (accepts: readonly string[], phrase: string): Noun | null =>
  accepts.includes('deed') ? deedOf(phrase) : readPhrase(phrase);

const PHRASES = new Map<string, Noun | null>();

/** A frame's own phrase as a noun; it is nobody's words, so `said` is null. */
export const ownPhrase = (phrase: string, accepts: readonly string[] = []): Noun | null => {
  const key = `${accepts.includes('deed')} ${phrase}`;
  if (!PHRASES.has(key)) {
    const noun = readFor(accepts, phrase);
    PHRASES.set(key, noun === null ? null : { ...noun, said: null });
  }
  return PHRASES.get(key) ?? null;
};
