import type { Gender } from '@bramblebook/contract/reading';
import { LONGER } from '../editor/own-words.ts';
import { countWords } from '../grammar/sentences.ts';
import { ClauseReading } from '../happening/read-clauses.ts';
import type { Happening } from '../happening/read-happening.ts';
import type { IdeaWords } from './idea-words.ts';
import { ENDS_NOTHING, LATELY, OF_THE_BOOK } from './refused-words.ts';
import { ClauseTeller } from './told-clause.ts';
import { textOf, type Unit } from './unit.ts';
import type { WrittenWord } from './written-words.ts';

const FEWEST = 2;
const FEWEST_NAMED = 2;
/** What is dropped before a caption of its own, and what stays. */
const DROPPED = /^(?:and|then|also|plus)$/;
const KEPT = /^(?:but|so)$/;
const JOINS = /^(?:and|but|so|then)$/;
/** What such a word opens belongs to the clause beside it. */
const SUBORDINATE =
  /^(?:because|when|while|until|if|although|though|before|after|since|whenever|that|what|how|where|why|who|which|or|as|than|whose)$/;
/** Of whom an idea in the first person speaks, only a reader of who is meant can tell. */
const FIRST_PERSON = /^(?:i|me|mine|myself|we|us|ours|you|your|yours|let|please)$/;
const PRONOUN = /^(?:he|she|it|they)$/;
/** “Where the missing boy is”: with such a word a typed sentence may end. */
const IS = /^(?:is|are|was|were|be)$/;
/** “The wrong Amara, who is 90 years old” is of the story. */
const HOW_OLD = /\bwho (?:is|are|was|were) (?:\w+ ){1,2}years? old\b/g;
/** By such words we are spoken to; “on the first trip” only looks as if we were told to trip. */
const SPEAKS_TO_US =
  /\b(?:you|your|please|pls|thanks?|make|story|stories|book|title|add|include|funny|bedtime|i|we|us|our|my|no|not|nothing|could|should|would|maybe|like)\b/;

interface Piece {
  readonly from: number;
  readonly to: number;
  /** Terms of its opening that are not printed. */
  readonly skip: number;
  readonly lead: string;
  /** Somebody does something in it, so that it can stand by itself. */
  readonly isWhole: boolean;
}

/** Cuts the sentences of an idea into captions without changing a word of them. */
class TypedCaptions {
  private readonly words: IdeaWords;
  private readonly reading: ClauseReading;
  private readonly teller: ClauseTeller;
  private readonly longest: number;

  constructor(words: IdeaWords, longest: number) {
    this.words = words;
    this.reading = new ClauseReading(words.terms, words.mentions);
    this.teller = new ClauseTeller(words);
    this.longest = longest;
  }

  /** The captions of a sentence, null for each part of it that makes none. */
  captionsOf(from: number, to: number, sentence: number): readonly (Unit | null)[] {
    const pieces = this.teller.clausesIn(from, to).map(([start, end]) => this.pieceOf(start, end));
    const groups: Piece[][] = [];
    for (const piece of pieces) {
      const last = groups.at(-1);
      // “When the lights go out, she …”: the second clause is what happens.
      const isAwaited = last?.every(({ isWhole }) => !isWhole) === true;
      if (last === undefined || (piece.isWhole && !isAwaited)) groups.push([piece]);
      else last.push(piece);
    }
    return groups.flatMap(
      (group): readonly (Unit | null)[] => this.captionsOfGroup(group, sentence) ?? [null],
    );
  }

  /** One caption, or two of one subject where it is too long for a breath: “He finds …” and “He wears them”. */
  private captionsOfGroup(group: readonly Piece[], sentence: number): readonly Unit[] | null {
    const one = this.captionOf(group, sentence, '');
    const isShort = one !== null && countWords(one.text) <= this.longest - LONGER;
    if (isShort) return [one];
    const [first] = group;
    const subject = first?.isWhole === true ? this.pronounOf(first) : null;
    const at = group.findIndex(({ lead, skip, isWhole }, index) => {
      return index > 0 && !isWhole && (skip > 0 || lead !== '');
    });
    if (subject === null || at === -1) return one && [one];
    const begun = this.captionOf(group.slice(0, at), sentence, '');
    const gone = this.captionOf(group.slice(at), sentence, subject);
    return begun === null || gone === null ? one && [one] : [begun, gone];
  }

  /** Who does it, as a second caption calls them; null where that is not plain. */
  private pronounOf({ from, skip }: Piece): string | null {
    const at = from + skip;
    const lower = this.words.terms[at]?.lower ?? '';
    if (PRONOUN.test(lower)) return lower;
    const clause = this.reading.clauseOf(from, this.words.terms.length);
    const [start = at, end = at] = clause?.subject ?? [];
    return this.words.heroUntil(start) === end && end > start ? '{he}' : null;
  }

  private pieceOf(from: number, to: number): Piece {
    const { terms } = this.words;
    const lower = terms[from]?.lower ?? '';
    const isJoined = (DROPPED.test(lower) || KEPT.test(lower)) && !this.words.mentionAt(from);
    const then = isJoined && terms[from + 1]?.lower === 'then' ? 1 : 0;
    const clause = this.reading.clauseOf(from, to);
    const hasSubject =
      clause !== null &&
      clause.subject[0] < clause.subject[1] &&
      !SUBORDINATE.test(terms[clause.group.from - 1]?.lower ?? '');
    const first = terms[from + (isJoined ? 1 : 0) + then];
    const opens = terms[from]?.first === true || terms[from - 1]?.comma === true || isJoined;
    return {
      from,
      to,
      skip: isJoined ? 1 + then : 0,
      lead: KEPT.test(lower) && isJoined ? lower : '',
      isWhole:
        hasSubject &&
        opens &&
        !SUBORDINATE.test(lower) &&
        (PRONOUN.test(first?.lower ?? '') || !first?.tags.has('Verb')),
    };
  }

  /** “A dragon with hiccups.”: what is only named is a caption as well. */
  private isNamed([only, ...others]: readonly Piece[]): boolean {
    if (only === undefined || others.length > 0 || only.lead !== '') return false;
    const { from, to } = only;
    const nouns = this.words.mentions.filter((one) => one.from >= from && one.to <= to);
    return (
      this.words.terms[from]?.first === true &&
      to - from >= FEWEST_NAMED &&
      nouns.some(({ hero }) => !hero) &&
      this.reading.clauseOf(from, to) === null &&
      !SPEAKS_TO_US.test(this.words.lowerOf(from, to))
    );
  }

  private captionOf(group: readonly Piece[], sentence: number, subject: string): Unit | null {
    const [first] = group;
    const last = group.at(-1);
    if (
      first === undefined ||
      last === undefined ||
      (subject === '' && !group.some(({ isWhole }) => isWhole) && !this.isNamed(group))
    )
      return null;
    const joins = JOINS.test(this.words.terms[last.to - 1]?.lower ?? '') ? 1 : 0;
    const typed = this.written(first.from + first.skip, last.to - joins);
    if (typed === null) return null;
    const written = subject === '' ? typed : [{ at: first.from, text: subject }, ...typed];
    const clauses = [
      { lead: '', words: written, subject: null, hangs: false, from: first.from, to: last.to },
    ];
    const text = `${first.lead} ${textOf({ words: written })}`.trim();
    // “Ida who collects stones, one of them hatches”: nobody knows where that ends.
    if (/^\{hero\},? (?:who|that|which) /.test(text)) return null;
    const end = written.at(-1)?.text ?? '';
    if (countWords(text) > this.longest || (ENDS_NOTHING.test(end) && !IS.test(end))) return null;
    if (!this.isNamed(group)) return { text, clauses, hangs: false, lead: first.lead, sentence };
    // “Her grandmother's button tin”, as it is called where nothing was said before.
    const named = text.replace(/^(?:his|her) /, '{hero’s} ');
    return { text: named, clauses, hangs: true, lead: '', sentence };
  }

  private written(from: number, to: number): readonly WrittenWord[] | null {
    const { terms } = this.words;
    const written: WrittenWord[] = [];
    for (let at = from; at < to; at += 1) {
      const term = terms[at];
      const before = written.at(-1);
      // “Jakob's building”, “it's”: as it was typed.
      if (term?.raw === '' && /^(?:is|has)$/.test(term.lower) && before !== undefined) {
        const text = `${before.text.replace(/\}$/, '')}’s${before.text.endsWith('}') ? '}' : ''}`;
        written[written.length - 1] = { ...before, text };
        continue;
      }
      if (term?.raw === '' && before?.text === 'cannot') continue;
      const hero = this.words.isSomebodyElse(at) ? null : this.words.heroUntil(at);
      const end = Math.min(hero ?? at + 1, to);
      const last = terms[end - 1];
      const heroWord = last?.possessive ? '{hero’s}' : '{hero}';
      const isOurs = FIRST_PERSON.test(term?.lower ?? '') || term?.unsure === true;
      const text = hero === null ? this.words.wordAt(at) : heroWord;
      if (text === null || (hero === null && isOurs)) return null;
      written.push({ at, text: text + (last?.comma && end < to ? ',' : '') });
      at = end - 1;
    }
    return written;
  }
}

/** So much of an idea must make captions; whether a happening of ours tells more is weighed after it. */
const MOST_OF_IT = 0.5;

/** What begins so is told only right after what it speaks of; of the hero it speaks anywhere. */
const SPEAKS_OF_BEFORE: Readonly<Record<Gender, RegExp>> = {
  female: /^(?:he|it|they|this|that|his|their|its)\b/i,
  male: /^(?:she|it|they|this|that|her|their|its)\b/i,
};

/** Captions without those that have lost what they speak of. */
const thatStand = (captions: readonly (Unit | null)[], gender: Gender): readonly Unit[] => {
  let isLost = false;
  return captions.flatMap((caption) => {
    const text = caption?.text.replace(/^(?:but|so) /, '') ?? '';
    isLost = caption === null || (isLost && SPEAKS_OF_BEFORE[gender].test(text));
    return isLost || caption === null ? [] : [caption];
  });
};

/**
 * An idea in captions as it was typed, where most of it makes some; else null.
 * A caption stands in the tense in which parents tell what shall happen: the present.
 */
export const typedUnits = (
  happening: Happening,
  words: IdeaWords,
  longest: number,
): readonly Unit[] | null => {
  const { terms, mentions } = happening;
  const toUs = happening.toUs.filter(([start, end]) =>
    SPEAKS_TO_US.test(words.lowerOf(start, end)),
  );
  const teller = new TypedCaptions(words, longest + LONGER);
  const captions: (Unit | null)[] = [];
  let from = 0;
  for (let at = 0; at < terms.length; at += 1) {
    if (!terms[at]?.ends && at < terms.length - 1) continue;
    const [start, end] = [from, at + 1];
    from = end;
    const isToUs = toUs.some(([first, after]) => first <= start && after >= end);
    const plain = words.lowerOf(start, end);
    if (isToUs || OF_THE_BOOK.test(plain.replace(HOW_OLD, ''))) continue;
    const isMixed = toUs.some(([first, after]) => first < end && after > start);
    const isUnwanted = mentions.some((one) => one.unwanted && one.from >= start && one.to <= end);
    const isOurs = isMixed || isUnwanted || LATELY.test(plain);
    captions.push(...(isOurs ? [null] : teller.captionsOf(start, end, at)));
  }
  const units = thatStand(captions, words.gender);
  return units.length < FEWEST || units.length < captions.length * MOST_OF_IT ? null : units;
};
