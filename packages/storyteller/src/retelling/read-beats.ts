import type { Gender } from '@bramblebook/contract/reading';
import { mayBeRetold } from '../editor/own-words.ts';
import { countWords } from '../grammar/sentences.ts';
import type { Happening } from '../happening/read-happening.ts';
import type { Beat, BeatPart } from './beat.ts';
import { IdeaWords } from './idea-words.ts';
import { isSeen, isSomewhere, nounIn } from './seen-nouns.ts';
import { ClauseTeller, type ToldClause } from './told-clause.ts';
import { typedUnits } from './typed-units.ts';
import { textOf, type Unit } from './unit.ts';

/** How many words a sentence may have, and how many those of one page. */
export interface Lengths {
  readonly longest: number;
  readonly room: number;
}

const FEWEST = 2;
const MOST = 6;
const SHORT = 8;
/** Inside a sentence of ours a caption may be longer by little. */
const LOW = 11;
/** Words of ours beside it. */
const BESIDE = 4;
/** Units that have a beat each. */
const ROOMY = 5;
const MOST_TOGETHER = 3;

const capital = (text: string): string =>
  text.replace(
    /^(\{?)(\p{L})/u,
    (_, brace: string, letter: string) => brace + letter.toUpperCase(),
  );

const SUBORDINATE = /^(?:because|when|while|if|although|though|before|after|since|whenever|until)$/;

/** The subordinate clause goes with its main one where both are no longer than a reader's breath. */
class Units {
  readonly units: Unit[] = [];
  private waiting: ToldClause | null = null;
  /** Nothing joins what could not be told. */
  private isBroken = false;
  private readonly longest: number;

  constructor(longest: number) {
    this.longest = longest;
  }

  add(clause: ToldClause | null, sentence: number): void {
    const wasBroken = this.isBroken;
    this.isBroken = clause === null;
    if (clause === null || /^\{hero\} was \{hero\}/.test(textOf(clause))) return;
    const { lead } = clause;
    const last = wasBroken ? undefined : this.units.at(-1);
    const isLater = SUBORDINATE.test(lead);
    if (isLater && last?.sentence !== sentence) {
      if (/^(?:when|while|after|whenever|before|if)$/.test(lead)) this.waiting = clause;
      return;
    }
    if (isLater && last !== undefined) this.join(last, clause);
    else this.push(clause, sentence);
  }

  endSentence(): void {
    this.isBroken = false;
    this.waiting = null;
  }

  private join(last: Unit, clause: ToldClause): void {
    const text = `${last.text} ${clause.lead} ${inside(clause, last.clauses.at(-1))}`;
    if (this.fits(text)) {
      this.units[this.units.length - 1] = { ...last, text, clauses: [...last.clauses, clause] };
      return;
    }
    const opening = { because: 'That was because', until: 'And in the end' }[clause.lead];
    const later = opening === undefined ? '' : `${opening} ${inside(clause)}`;
    if (later !== '' && this.fits(later))
      this.units.push({
        text: later,
        clauses: [clause],
        hangs: true,
        lead: '',
        sentence: last.sentence,
      });
  }

  private push(clause: ToldClause, sentence: number): void {
    const before = this.waiting;
    this.waiting = null;
    const main = textOf(clause);
    const lead = clause.lead === 'but' || clause.lead === 'so' ? clause.lead : '';
    const whole =
      before === null
        ? `${lead} ${main}`.trim()
        : `${before.lead} ${textOf(before)}, ${inside(clause, before)}`;
    const isWhole = this.fits(whole);
    const text = isWhole ? whole : main;
    if (!this.fits(text)) return;
    const clauses = before !== null && isWhole ? [before, clause] : [clause];
    this.units.push({ text, clauses, hangs: clause.hangs && before === null, lead, sentence });
  }

  private fits(text: string): boolean {
    return countWords(text) <= this.longest;
  }
}

/** Inside a sentence that has named the hero, or whoever else it is of, already. */
const inside = (clause: ToldClause, before?: ToldClause): string => {
  const text = textOf(clause).replace(/^\{hero\} (?!and )/, '{he} ');
  const of = before?.subject ?? null;
  const isOfThing = of !== null && typeof of === 'object' && of.gender === 'it' && !of.plural;
  return isOfThing && text.startsWith(`${of.text} `) ? `it${text.slice(of.text.length)}` : text;
};

/** Of a sentence that is longer than a caption: as much as is whole by itself. */
const shortOf = ({ text, clauses: [first] }: Unit, words: IdeaWords): string => {
  const whole = text.replace(/^(?:but|so) /, '');
  if (countWords(whole) <= SHORT || first === undefined) return whole;
  // Somebody does something before the cut, and nothing is begun that ends behind it.
  const isWholeUntil = (end: number): boolean => {
    const said = first.words.slice(0, end);
    return (
      said.some(({ at }) => words.terms[at]?.tags.has('Verb') && !words.isInNoun(at)) &&
      !said.some(({ text }) => /,$|^(?:that|so)$/.test(text))
    );
  };
  const cuts = first.words.flatMap(({ at }, index) => {
    const term = words.terms[at];
    const before = first.words[index - 1];
    const after = before !== undefined && words.mentionAt(before.at) !== undefined;
    const isCut =
      term?.tags.has('Preposition') === true && !/^(?:of|to|as|like|than)$/.test(term.lower);
    return isCut && after && index > 2 && index <= SHORT && isWholeUntil(index) ? [index] : [];
  });
  const at = cuts.at(-1);
  return textOf(at === undefined ? first : { ...first, words: first.words.slice(0, at) });
};

const partOf = (at: number, of: number, { lead, clauses }: Unit): BeatPart => {
  if (at === 0) return 'premise';
  if (at === of - 1) return 'end';
  if (lead === 'but') return 'trouble';
  const tries = clauses.some(({ words }) =>
    words.some(({ text }) => /^(?:tried|wanted|decided)$/.test(text)),
  );
  if (tries) return 'try';
  return at === of - 2 ? 'turn' : 'trouble';
};

const length = (beat: readonly Unit[] | undefined): number =>
  (beat ?? []).reduce((sum, { text }) => sum + countWords(text), 0);

const joined = (beats: readonly Unit[][], at: number): Unit[][] => [
  ...beats.slice(0, at),
  [...(beats[at] ?? []), ...(beats[at + 1] ?? [])],
  ...beats.slice(at + 2),
];

/** Where what makes sense only right after the beat before it begins; -1 where nothing does. */
const hanging = (beats: readonly Unit[][], from: number): number =>
  beats.findIndex(([first], at) => at >= from && first?.hangs === true);

/** As many sentences as one page has room for. */
const onePage = (beat: readonly Unit[], room: number): Unit[] =>
  beat.filter((_, at) => at === 0 || (at < MOST_TOGETHER && length(beat.slice(0, at + 1)) <= room));

/** Each by itself as long as there is room; then what hangs goes with what it hangs on, then what says least. */
const together = (units: readonly Unit[]): Unit[][] => {
  let beats = units.map((unit) => [unit]);
  // The end stands by itself, pages after what came before.
  while (beats.length > 1 && beats.at(-1)?.[0]?.hangs) beats = joined(beats, beats.length - 2);
  while (beats.length > ROOMY) {
    const at = hanging(beats, 1);
    if (at === -1) break;
    beats = joined(beats, at - 1);
  }
  while (beats.length > MOST) {
    const sums = beats.slice(1).map((beat, at) => length(beats[at]) + length(beat));
    beats = joined(beats, sums.indexOf(Math.min(...sums)));
  }
  return beats;
};

/** Whether something happens in a clause. */
const verbsIn = ({ terms, isInNoun }: IdeaWords, from: number, to: number): boolean =>
  terms.slice(from, to).some(({ tags }, at) => tags.has('Verb') && !isInNoun(from + at));

/** “He cannot take them off”, after what “they” are was left out. */
const speaksOfBefore = ({ terms }: IdeaWords, { from, to, words }: ToldClause): boolean =>
  /^(?:it|they|he|she)$/.test(words[0]?.text ?? '') ||
  terms.slice(from, to).some(({ lower }) => /^(?:it|them|him)$/.test(lower));

const unitsOf = (happening: Happening, words: IdeaWords, longest: number): readonly Unit[] => {
  const { terms, toUs } = happening;
  const teller = new ClauseTeller(words);
  const units = new Units(longest);
  const isToUs = (from: number, to: number): boolean =>
    // “I want to be a pirate” of a child who says “I”.
    !words.isChilds && toUs.some(([start, end]) => start < to && end > from);
  let from = 0;
  let sentence = 0;
  let told = 0;
  let missed = 0;
  let isLost = false;
  terms.forEach((term, at) => {
    if (!term.ends && at < terms.length - 1) return;
    for (const [start, end] of teller.clausesIn(from, at + 1)) {
      const isAside = isToUs(start, end);
      const read = isAside ? null : teller.tell(start, end);
      const clause = isLost && read !== null && speaksOfBefore(words, read) ? null : read;
      if (clause === null) teller.forget();
      if (clause !== null) told += 1;
      else if (!isAside && verbsIn(words, start, end)) missed += 1;
      isLost = clause === null && !isAside;
      units.add(clause, sentence);
    }
    units.endSentence();
    from = at + 1;
    sentence += 1;
  });
  // Who hears a third of an idea has heard another one.
  return missed * 2 >= told ? [] : units.units;
};

/** So much of what can be told in the past must be told as it was typed. */
const NEARLY_ALL = 0.85;

const wordsOf = (beats: readonly Unit[][]): number =>
  beats.reduce((sum, beat) => sum + length(beat), 0);

/** As it was typed, which is never crooked; in the past where more of the idea, or more captions, are told so. */
const readersUnits = (happening: Happening, words: IdeaWords, longest: number): Unit[][] => {
  const typed = together(typedUnits(happening, words, longest) ?? []);
  const past = together(unitsOf(happening, words, longest));
  // “The school's best” and “it's late” look alike: only as it was typed is it surely right.
  const isInDoubt = words.terms.some(({ raw, lower }) => raw === '' && lower === 'is');
  const isNearlyAll = wordsOf(typed) >= wordsOf(past) * NEARLY_ALL;
  const isEnough = typed.length > FEWEST || typed.length >= past.length || isInDoubt;
  return typed.length >= FEWEST && isNearlyAll && isEnough ? typed : past;
};

/**
 * The happenings of an idea in its order, each in the parent's own words, as they were typed or, where
 * that makes no captions, in the past; empty where fewer than two can be told safely, or where it is nothing that a child draws for fun.
 */
export const readBeats = (
  happening: Happening,
  gender: Gender,
  { longest, room }: Lengths,
): readonly Beat[] => {
  if (!mayBeRetold(happening)) return [];
  const words = new IdeaWords(happening, gender);
  const told = readersUnits(happening, words, longest).map((beat) => onePage(beat, room));
  if (told.length < FEWEST) return [];
  return told.map((units, at): Beat => {
    const [first] = units;
    const inIt = words.mentions.filter(
      ({ from, to, hero, unwanted }) =>
        !hero &&
        !unwanted &&
        happening.terms[to - 1]?.possessive !== true &&
        units.some(({ clauses }) =>
          clauses.some((clause) => from >= clause.from && from < clause.to),
        ),
    );
    const short = first === undefined ? '' : shortOf(first, words);
    return {
      said: units.map(({ text }) => `${capital(text)}.`).join(' '),
      short: capital(short),
      low:
        countWords(short) <= Math.min(LOW, longest - BESIDE) && first?.hangs !== true
          ? short
          : null,
      part: first === undefined ? 'premise' : partOf(at, told.length, first),
      seen: inIt.filter((one) => isSeen(one, words)).map(({ noun }) => noun),
      place: nounIn(inIt, isSomewhere),
    };
  });
};
