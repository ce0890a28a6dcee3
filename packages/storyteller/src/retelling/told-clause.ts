import { articleFor } from '../grammar/noun-phrases.ts';
import { ClauseReading } from '../happening/read-clauses.ts';
import { COMES_FIRST, DROPPED_LEAD, HANDS_ON, KEPT_LEAD } from './clause-words.ts';
import type { IdeaWords } from './idea-words.ts';
import { pastChanges } from './past-verbs.ts';
import { LATELY, OF_THE_BOOK } from './refused-words.ts';
import { type Subject, WhoIsMeant } from './who-is-meant.ts';
import { hasMainVerb, type WrittenWord, writtenWords } from './written-words.ts';

/** A clause in the past, with the term that each of its words comes from. */
export interface ToldClause {
  /** “but”, “because”, “when”: what joins it to the one before; '' for “and” and “then”. */
  readonly lead: string;
  readonly words: readonly WrittenWord[];
  readonly subject: Subject | null;
  /** It makes sense only right after what was told before: “it”, “they”. */
  readonly hangs: boolean;
  readonly from: number;
  readonly to: number;
}

const RELATIVE = /^(?:who|that|which)$/;
const ASKS = /^(?:what|who|how|why|where|which|whose)$/;
/^(?:rain|snow|be|turn|turn out|start|begin|get|seem|take|become|thunder|happen)$/;

/** Reads the clauses of an idea one after the other, and knows of whom the last one was. */
export class ClauseTeller {
  private readonly words: IdeaWords;
  private readonly reading: ClauseReading;
  private readonly who: WhoIsMeant;

  constructor(words: IdeaWords) {
    this.words = words;
    this.reading = new ClauseReading(words.terms, words.mentions);
    this.who = new WhoIsMeant(words);
  }

  /** The clauses of a sentence; what somebody asks or knows is no clause by itself. */
  clausesIn(from: number, to: number): [number, number][] {
    const clauses: [number, number][] = [];
    for (const [start, end] of this.reading.clausesIn(from, to)) {
      const last = clauses.at(-1);
      const opens = /^(?:if|when|that|what|how|where|why|who)$/.test(
        this.words.terms[start]?.lower ?? '',
      );
      const before = this.words.terms[start - 1];
      if (last !== undefined && this.words.terms[start]?.lower === 'or') last[1] = end;
      else if (last !== undefined && opens && HANDS_ON.test(before?.lemma ?? '') && !before?.comma)
        last[1] = end;
      else clauses.push([start, end]);
    }
    return clauses;
  }

  /** Nobody knows any more of whom the next clause is. */
  forget(): void {
    this.who.last = null;
  }

  /** A clause in the past, or what is named in it: “There was a snail race in the garden”. */
  tell(from: number, to: number): ToldClause | null {
    const { terms } = this.words;
    let start = from;
    let lead = '';
    for (; start < to; start += 1) {
      const lower = terms[start]?.lower ?? '';
      if (lower === 'so' && start > from) break;
      if (lower === 'what' && terms[start + 1]?.lower === 'if') start += 1;
      else if (KEPT_LEAD.test(lower) && lead === '') lead = lower;
      else if (!DROPPED_LEAD.test(lower) || this.words.mentionAt(start)) break;
    }
    if (/^(?:the|a) (?:day|night|morning)$/.test(this.words.lowerOf(start, start + 2)))
      return this.thatDay(start, to);
    const end = this.untilLately(start, to);
    const plain = terms
      .slice(start, end)
      .map(({ lower }) => lower)
      .join(' ');
    // “Balls, birds, insults”: nobody insults.
    const isListed = end - start === 1 && !/^(?:and|but|then)$/.test(terms[start - 1]?.lower ?? '');
    if (
      end - start < 1 ||
      isListed ||
      OF_THE_BOOK.test(plain) ||
      ASKS.test(terms[start]?.lower ?? '')
    )
      return null;
    // “There are no rooms left” is of the story, “no dragons” is said to us.
    const isSaidToUs = (at: number): boolean =>
      !terms.slice(start, at).some(({ tags }) => tags.has('Verb'));
    if (
      this.words.mentions.some(
        ({ unwanted, from: at }) => unwanted && at >= start && at < end && isSaidToUs(at),
      )
    )
      return null;
    return this.told(lead, start, end);
  }

  /** “The day it rained custard”: one day it did. */
  private thatDay(from: number, to: number): ToldClause | null {
    const isThat = /^(?:that|when|where)$/.test(this.words.terms[from + 2]?.lower ?? '');
    const start = from + (isThat ? 3 : 2);
    const told = to - start < 2 ? null : this.told('', start, to);
    if (told === null || told.words[0]?.text.startsWith('there ')) return null;
    const day = this.words.terms[from + 1]?.lower ?? 'day';
    return { ...told, hangs: false, words: [{ at: from, text: `one ${day}` }, ...told.words] };
  }

  private untilLately(from: number, to: number): number {
    const said = (at: number): string =>
      this.words.terms
        .slice(at, to)
        .map(({ lower }) => lower)
        .join(' ');
    for (const words of [1, 2])
      if (to - words > from && LATELY.test(said(to - words))) return to - words;
    return to;
  }

  private told(lead: string, from: number, to: number): ToldClause | null {
    const clause = this.reading.clauseOf(from, to);
    if (clause === null) return this.named(lead, from, to);
    const { terms } = this.words;
    const verb = clause.group.from;
    if (
      RELATIVE.test(terms[verb - 1]?.lower ?? '') &&
      !hasMainVerb(this.words, clause.group.to, to)
    )
      return this.relative(lead, from, to, verb);
    const [subjectFrom, subjectTo] = clause.subject;
    if (subjectFrom === subjectTo) return this.withoutSubject(lead, from, to, verb);
    const before = terms.slice(from, subjectFrom);
    const opensWell =
      before.length === 0 ||
      before[0]?.tags.has('Preposition') ||
      /^(?:one|every|each|once|suddenly|finally|later|at|in|on|that|first|maybe|there)$/.test(
        before[0]?.lower ?? '',
      );
    if (!opensWell) return null;
    return this.withSubject(lead, from, to, {
      at: subjectFrom,
      until: subjectTo,
      lemma: clause.group.lemma,
      verb,
    });
  }

  private withSubject(
    lead: string,
    from: number,
    to: number,
    of: {
      readonly at: number;
      readonly until: number;
      readonly lemma: string;
      readonly verb: number;
    },
  ): ToldClause | null {
    const only = /^(?:only|even|just)$/.test(this.words.terms[of.at]?.lower ?? '') ? 1 : 0;
    const who = of.at + only;
    if (who >= of.until) return this.withoutSubject(lead, from, to, of.verb);
    const pronoun = of.until - who === 1 || this.words.terms[who + 1]?.tags.has('Adverb');
    const lower = pronoun ? (this.words.terms[who]?.lower ?? '') : '';
    const said = new Map<number, string>();
    let hangs = false;
    if (/^(?:i|he|she|we|it|they)$/.test(lower)) {
      const meant = this.who.meant(lower, of.lemma, who);
      if (meant === null) return null;
      if (meant.text !== null) said.set(who, meant.text);
      hangs = meant.hangs;
      this.who.last = meant.subject ?? this.who.last;
    } else {
      this.who.last = this.who.subjectAt(of.at, of.until);
      if (this.who.isBareNoun(of.at)) said.set(of.at, `the ${this.words.wordAt(of.at) ?? ''}`);
    }
    this.who.note();
    if (/^(?:that|this)$/.test(lower)) hangs = true;
    const words = writtenWords(this.words, [from, to], said);
    this.who.noteCompanion(from, to);
    return words === null ? null : { lead, words, subject: this.who.last, hangs, from, to };
  }

  /** “Finds a door”, “and hides it”: of whom the clause before was. */
  private withoutSubject(lead: string, from: number, to: number, verb: number): ToldClause | null {
    const { terms } = this.words;
    const early = terms
      .slice(from, verb)
      .every(({ tags, lower }) => tags.has('Adverb') || /^(?:inside|only|even|just)$/.test(lower));
    const finite = terms[verb];
    if (!early || finite === undefined) return null;
    const next = terms[verb + 1];
    if (
      COMES_FIRST.test(finite.lemma) &&
      (next?.tags.has('Determiner') || this.words.heroUntil(verb + 1) !== null)
    )
      return this.comesFirst(lead, from, to);
    if (this.who.last === null && (lead !== '' || !terms[from]?.first)) return null;
    const isBare =
      finite.lower === finite.lemma &&
      !finite.tags.has('Modal') &&
      !/^(?:cannot|has|is|does)$/.test(finite.lower) &&
      !finite.tags.has('PastTense');
    if (isBare && this.who.last !== 'they') return null;
    if (finite.tags.has('Gerund')) return null;
    const subject = this.who.last ?? 'hero';
    let text = '{hero}';
    if (subject === 'they') text = this.who.both;
    else if (subject !== 'hero') text = subject.text;
    this.who.last = subject;
    const words = isBare ? this.ofMany(from, to) : writtenWords(this.words, [from, to], new Map());
    if (words === null) return null;
    return {
      lead,
      words: [{ at: from, text }, ...words],
      subject,
      hangs: /^(?:they|it|he|she)$/.test(text),
      from,
      to,
    };
  }

  private comesFirst(lead: string, from: number, to: number): ToldClause | null {
    const start = this.words.terms[from - 1]?.lower === 'then' ? from - 1 : from;
    if (this.words.terms[start]?.tags.has('Verb')) return null;
    const words = writtenWords(this.words, [start, to], new Map());
    this.who.last = null;
    return words === null ? null : { lead, words, subject: null, hangs: false, from, to };
  }

  /** “They build a raft | and sail away”. */
  private ofMany(from: number, to: number): ToldClause['words'] | null {
    const all = this.words.terms;
    const they = all.findLastIndex(({ lower }, at) => at < from && /^(?:they|we|and)$/.test(lower));
    if (they === -1) return null;
    const changes = pastChanges(all, [they, to], this.words.isInNoun);
    const first = changes?.find(({ at }) => at >= from);
    if (first === undefined) return null;
    return writtenWords(this.words, [from, to], new Map([[first.at, first.past]]));
  }

  /** “A girl who can stop time” is what the hero can; “a dragon who …” was there. */
  private relative(lead: string, from: number, to: number, verb: number): ToldClause | null {
    const end = this.words.heroUntil(from);
    if (end !== null && end === verb - 1) {
      this.who.last = 'hero';
      const words = writtenWords(this.words, [from, to], new Map([[verb - 1, '']]));
      return words === null ? null : { lead, words, subject: 'hero', hangs: false, from, to };
    }
    return this.named(lead, from, to);
  }

  /** What is only named: “There was a snail race in the garden”. */
  private named(lead: string, from: number, to: number): ToldClause | null {
    const { terms } = this.words;
    const mention = this.words.mentions.find((one) => one.from >= from && one.to <= to);
    if (mention === undefined || mention.hero || lead !== '') return null;
    const opening = terms.slice(from, mention.from);
    const isOpening = opening.every(
      ({ tags, lower }) =>
        tags.has('Determiner') ||
        tags.has('Possessive') ||
        tags.has('Adjective') ||
        /^\d+$/.test(lower),
    );
    const next = terms[mention.to];
    const goesOn =
      mention.to >= to ||
      next?.tags.has('Preposition') ||
      RELATIVE.test(next?.lower ?? '') ||
      next?.lower === 'called';
    const isList = terms.slice(from, to - 1).some(({ comma, lower }) => comma || lower === 'and');
    if (/ing$/.test(mention.noun.head) && opening.length === 0) return null;
    if (!isOpening || !goesOn || isList || mention.noun.proper || next?.lower === 'to') return null;
    if (
      (mention.to >= to && opening.length === 0) ||
      /^(?:the|this|that|no|every|all)$/.test(terms[from]?.lower ?? '')
    )
      return null;
    const written = writtenWords(this.words, [from, to], new Map());
    if (written === null) return null;
    const { plural, mass, owner } = mention.noun;
    const first = terms[from];
    const hasArticle =
      first?.tags.has('Determiner') || first?.tags.has('Possessive') || owner !== null;
    const article = hasArticle || plural || mass ? '' : ` ${articleFor(written[0]?.text ?? '')}`;
    const named = this.who.namedOf(mention);
    this.who.last = named;
    return {
      lead,
      words: [{ at: from, text: `there ${plural ? 'were' : 'was'}${article}` }, ...written],
      subject: named,
      hangs: false,
      from,
      to,
    };
  }
}
