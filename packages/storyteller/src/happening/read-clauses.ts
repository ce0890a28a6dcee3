import type { Clause } from './clause.ts';
import type { Mention } from './mention.ts';
import type { Term } from './read-terms.ts';
import { type VerbGroup, verbGroupAt } from './verb-group.ts';

const JOINTS: ReadonlySet<string> = new Set(
  'and but so because until when while then or although though before after since if whenever'.split(
    ' ',
  ),
);
const DATES =
  /^(?:day|days|week|month|year|night|morning|evening|time|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;
const WHEN = /^(?:last|next|this|every|one|each)$/;
const ALL =
  /^(?:only|there|everyone|everybody|nobody|somebody|someone|everything|nothing|people|both|all|i|you|that)$/;
const SUBJECTS = /^(?:he|she|they|we|it)$/;
const LEADS_IN =
  /^(?:(?:and|but|so|then|now|maybe|perhaps|also|later|finally|suddenly|in the end|at last|at first|one day|one night|one morning|until one day|once upon a time|once|every day) )+/;

const rangesOf = (mentions: readonly Mention[]): ReadonlyMap<number, Mention> =>
  new Map(
    mentions.flatMap((mention) =>
      Array.from({ length: mention.to - mention.from }, (_, at): [number, Mention] => [
        mention.from + at,
        mention,
      ]),
    ),
  );

/** Reads the terms of an idea as clauses. */
export class ClauseReading {
  readonly terms: readonly Term[];
  readonly nouns: ReadonlyMap<number, Mention>;

  constructor(terms: readonly Term[], mentions: readonly Mention[]) {
    this.terms = terms;
    this.nouns = rangesOf(mentions.filter((mention) => !this.isVerbAfterAll(mention)));
  }

  /** “Grandpa Willi plant a seed”, “the bin men wave to him”: no plant, no wave. */
  private isVerbAfterAll({ from, to }: Mention): boolean {
    const [before, here, next] = [this.terms[from - 1], this.terms[from], this.terms[to]];
    const many = before?.tags.has('Plural') === true || before?.tags.has('ProperNoun') === true;
    const goesOn =
      next?.tags.has('Determiner') === true ||
      next?.tags.has('Preposition') === true ||
      next?.tags.has('Possessive') === true;
    return (
      to - from === 1 &&
      here?.tags.has('Verb') === true &&
      many &&
      before?.comma !== true &&
      before?.ends !== true &&
      goesOn
    );
  }

  /** The first verb of a range that is no part of a noun. */
  verbIn(from: number, to: number): VerbGroup | null {
    for (let at = from; at < to; at += 1) {
      if (this.nouns.has(at)) continue;
      const group = verbGroupAt(this.terms, at, to);
      if (group !== null) return group;
    }
    return null;
  }

  private isBreak(at: number): boolean {
    const [before, here] = [this.terms[at - 1], this.terms[at]];
    // “Felt so bad he could not eat it”.
    const next = this.terms[at + 1];
    if (here?.lower === 'so' && (next?.tags.has('Adjective') || next?.tags.has('Adverb')))
      return before?.comma === true;
    return before?.comma === true || JOINTS.has(here?.lower ?? '');
  }

  /** A sentence cut where a new verb has its own clause: “broke the vase | and hides the pieces”. */
  clausesIn(from: number, to: number): [number, number][] {
    const breaks = [from];
    for (let at = from + 1; at < to; at += 1) if (this.isBreak(at)) breaks.push(at);
    const clauses: [number, number][] = [];
    for (const [index, at] of breaks.entries()) {
      const end = breaks[index + 1] ?? to;
      const last = clauses.at(-1);
      const joins =
        last !== undefined &&
        this.verbIn(last[0], last[1]) === null &&
        !this.opensAnew(at, last[0]);
      // “Want to come and see it”: to come and to see.
      const goesOn =
        last !== undefined &&
        this.isBare(at) &&
        this.terms.slice(last[0], at).some(({ lower }) => lower === 'to');
      const afterName = this.nouns.has(at) && this.terms[at - 1]?.comma !== true;
      if (last === undefined || (!joins && !goesOn && !afterName && this.verbIn(at, end) !== null))
        clauses.push([at, end]);
      else last[1] = end;
    }
    return clauses;
  }

  private isBare(at: number): boolean {
    const verb = this.terms[JOINTS.has(this.terms[at]?.lower ?? '') ? at + 1 : at];
    return verb?.tags.has('Infinitive') === true && verb.lower === verb.lemma;
  }

  /** “…, and she answers one”: somebody does something here, whatever stood before. */
  private opensAnew(at: number, from: number): boolean {
    const [here, next] = [this.terms[at]?.lower ?? '', this.terms[at + 1]?.lower ?? ''];
    // “A trip to the sea by train, and a gull steals the map”; “Hanukkah, the power goes out”.
    const comma = this.terms[at - 1]?.comma === true;
    const isList = !this.terms.slice(from, at).some(({ tags }) => tags.has('Preposition'));
    if (comma && (!JOINTS.has(here) || !isList)) return true;
    return SUBJECTS.test(here) || (JOINTS.has(here) && SUBJECTS.test(next));
  }

  clauseOf(from: number, to: number): Clause | null {
    const group = this.verbIn(from, to);
    if (group === null) return null;
    const lower = this.terms.slice(from, group.from).map((term) => term.lower);
    const said = `${lower.join(' ')} `;
    const opening = LEADS_IN.exec(said)?.[0] ?? (JOINTS.has(lower[0] ?? '') ? `${lower[0]} ` : '');
    const start = from + opening.split(' ').filter(Boolean).length;
    const after = this.afterLists(start, group.from);
    const subject = this.subjectIn(after, group.from);
    const opens = this.isOccasion(after) ? subject : after;
    return { from: opens, to, subject: [subject, group.from], group };
  }

  /** “Pirates, a parrot who says rude things”: what stood in a list before has no part in it. */
  private afterLists(from: number, verb: number): number {
    const comma = this.terms.slice(from, verb).findLastIndex((term) => term.comma);
    if (comma === -1) return from;
    const isList = this.terms.slice(from + comma, verb).some(({ lower }) => lower === 'and');
    const opens = this.terms[from]?.tags.has('Preposition') === true;
    return isList || opens ? from : from + comma + 1;
  }

  /** Where the subject begins: the first noun or pronoun that hangs on no preposition. */
  private subjectIn(from: number, verb: number): number {
    let hangs = false;
    for (let at = from; at < verb; at += 1) {
      const [before, term] = [this.terms[at - 1], this.terms[at]];
      const lower = term?.lower ?? '';
      const isPronoun = SUBJECTS.test(lower) || ALL.test(lower);
      // “On the class trip they get lost”: where a second noun begins, the first one ends.
      const opens = term?.tags.has('Determiner') || term?.tags.has('Possessive') || isPronoun;
      const parted = before?.comma === true || (opens && before?.tags.has('Noun') === true);
      const anew = SUBJECTS.test(lower) && before?.tags.has('Preposition') !== true;
      if (at > from && (parted || anew)) hangs = false;
      if (term?.tags.has('Preposition')) hangs = true;
      else if (WHEN.test(lower)) hangs = true;
      // “Christmas Eve and Santa gets stuck”: it is Christmas Eve, and Santa is stuck.
      else if (this.isOccasion(at)) continue;
      else if (!hangs && (isPronoun || this.nouns.has(at) || this.isNoun(at)))
        return this.opening(at, from);
    }
    return verb;
  }

  private isOccasion(at: number): boolean {
    const mention = this.nouns.get(at);
    return mention?.noun.kind === 'event' && this.terms[mention.to]?.lower === 'and';
  }

  private isNoun(at: number): boolean {
    const term = this.terms[at];
    return term?.tags.has('Noun') === true && !DATES.test(term.lower) && term.lower !== 'its';
  }

  /** The article before a noun is its own. */
  private opening(at: number, from: number): number {
    let start = this.nouns.get(at)?.from ?? at;
    const isOpening = (term: Term | undefined): boolean =>
      term?.tags.has('Determiner') === true ||
      term?.tags.has('Possessive') === true ||
      term?.tags.has('Adjective') === true ||
      term?.lower === 'only';
    while (
      start > from &&
      isOpening(this.terms[start - 1]) &&
      this.terms[start - 1]?.comma !== true
    )
      start -= 1;
    return Math.max(start, from);
  }
}
