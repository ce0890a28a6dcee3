import { ingOf, pastOf, presentOf } from './grammar/conjugate.ts';
import { pluralOf } from './grammar/noun-phrases.ts';
import type { Step } from './happening/step.ts';
import { SAME_WORDS } from './lexicon/same-words.ts';

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
/** “4” is “four”. */
const inWords = (word: string): string =>
  /^\d+$/.test(word) ? (NUMBERS[Number(word)] ?? word) : word;

const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
    ' ',
  );

/** A verb without anybody or anything is told where it comes again. */
const OFTEN = 2;
const NOT = /\b(?:not?|never|nobody|nothing|cannot|no one)\b|n[’']t\b/;

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const formsOf = (lower: string, lemma: string, isVerb: boolean): string[] => {
  if (isVerb) return [lower, lemma, pastOf(lemma), presentOf(lemma), ingOf(lemma)];
  const single = lower
    .replace(/ies$/, 'y')
    .replace(/(?<=(?:s|x|z|ch|sh))es$/, '')
    .replace(/(?<=[^s])s$/, '');
  return [lower, lemma, single, pluralOf(lower), pluralOf(single)].map(inWords);
};

/** The text of a book, asked word by word what it tells of an idea. */
export class ToldPages {
  private readonly pages: readonly string[];
  private readonly asked = new Map<string, readonly number[]>();

  constructor(pages: readonly string[]) {
    this.pages = pages.map((page) => page.toLowerCase().replaceAll('’s', ''));
  }

  /** The pages that have a word of an idea, in any form or by another word for it. */
  having(lower: string, lemma = lower, isVerb = false): readonly number[] {
    const key = `${lower} ${lemma} ${isVerb}`;
    const known = this.asked.get(key);
    if (known !== undefined) return known;
    const [verb = '', particle] = lemma.split(' ');
    const forms = formsOf(lower, verb, isVerb).map(escaped);
    const whole =
      particle === undefined ? forms : forms.map((form) => `${form}\\b.{0,40}\\b${particle}`);
    const same = SAME_WORDS.get(lemma) ?? SAME_WORDS.get(verb) ?? SAME_WORDS.get(lower);
    // “Plants a seed” is not told by “a plant”.
    const opens = isVerb ? '(?<!\\b(?:an?|the|some|its|his|her|of) )' : '';
    const pattern = new RegExp(
      `${opens}(?<![\\p{L}\\p{N}])(?:(?:${whole.join('|')})(?![\\p{L}\\p{N}])${same === undefined ? '' : `|(?:${same})`})`,
      'u',
    );
    const found = this.pages.flatMap((page, at) => (pattern.test(page) ? [at] : []));
    this.asked.set(key, found);
    return found;
  }

  has(lower: string, lemma?: string): boolean {
    return this.having(lower, lemma).length > 0;
  }

  /** Whether every word of a noun or a name stands on some page. */
  hasAll(words: string): boolean {
    return words
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .split(/[^\p{L}\p{N}'-]+/u)
      .filter((word) => word.length > 1 && !/^(?:the|of|and|an|in|on)$/.test(word))
      .every((word) => this.has(word));
  }

  /** “Stops time”: the verb and what is done, close together. */
  private hasTogether(page: number, lemma: string, nouns: readonly string[]): boolean {
    const verb = formsOf(lemma, lemma.split(' ')[0] ?? '', true)
      .map(escaped)
      .join('|');
    const near = new RegExp(
      `\\b(?:${verb})\\b(?:\\W+\\w+){0,3}?\\W+(?:${nouns.map(escaped).join('|')})\\b`,
    );
    return near.test(this.pages[page] ?? '');
  }

  /** Whether some page says these words, with at most one between them. */
  says(words: string): boolean {
    const near = new RegExp(`\\b${words.split(' ').map(escaped).join('(?: \\w+)? ')}`);
    return this.pages.some((page) => near.test(page));
  }

  /** Whether somebody or something is in it or under it on a page, goes there or comes from there. */
  saysIn(noun: string): boolean {
    const last = noun.split(' ').at(-1) ?? noun;
    const inside = new RegExp(
      `\\b(?:in|inside|into|under|beneath|behind|through|out of|open\\w*)\\b (?:\\p{L}+ ){0,3}(?:${formsOf(last, last, false).map(escaped).join('|')})`,
      'u',
    );
    return this.pages.some((page) => inside.test(page));
  }

  /** Whether a page says something of somebody: “the dark … was afraid”. */
  saysOf(noun: string, word: string): boolean {
    const said = [escaped(word), SAME_WORDS.get(word)].filter(Boolean).join('|');
    const one = escaped(noun.split(' ').at(-1) ?? noun);
    // “Cold toes”; but whoever is “afraid of the dark” is not the dark.
    const near = new RegExp(`\\b${one}\\b[^.!?]{0,40}\\b(?:${said})|\\b(?:${said}) ${one}\\b`);
    return this.pages.some((page) => near.test(page));
  }

  /** “9th”, or “ninth”. */
  hasOrdinal(lower: string): boolean {
    const inWord = ORDINALS[Number.parseInt(lower, 10)];
    return inWord !== undefined && this.has(inWord);
  }

  /** Whether somebody on a page wants to be or grows so. */
  saysOfSomebody(word: string): boolean {
    const near = new RegExp(
      `\\b(?:be|being|grow\\w*|grew|get\\w*) (?:\\w+ ){0,2}${escaped(word)}\\b`,
    );
    return this.pages.some((page) => near.test(page));
  }

  /** “Does homework”: the verb and what is done stand close together on a page. */
  tellsClosely({ lemma, about, besides }: Step): boolean {
    return this.pages.some((_, page) => this.hasTogether(page, lemma, [...about, ...besides]));
  }

  /** Whether a page tells a step by its verb (with a “not” where it has one), with a noun of it on the same page. */
  tellsOf({ lemma, about, besides, negated }: Step): boolean {
    const of = about.map((noun) => new Set(noun.split(' ').flatMap((word) => this.having(word))));
    const saying = this.having(lemma.split(' ')[0] ?? '', lemma, true).filter(
      (page) => !negated || NOT.test(this.pages[page] ?? ''),
    );
    if (about.length === 0 && besides.length > 0)
      return saying.some((page) => this.hasTogether(page, lemma, besides));
    if (about.length === 0) return saying.length >= OFTEN;
    return saying.some((page) => of.some((near) => near.has(page)));
  }
}
