import type { Gender } from '@bramblebook/contract/reading';
import { capitalised } from '../grammar/noun-phrases.ts';
import type { Mention } from '../happening/mention.ts';
import type { Happening } from '../happening/read-happening.ts';
import type { Term } from '../happening/read-terms.ts';
import { DEEDS } from './refused-words.ts';

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

const BY_HERO: ReadonlyMap<string, string> = new Map([
  ['i', '{he}'],
  ['me', '{him}'],
  ['my', '{his}'],
  ['mine', '{own}'],
  ['myself', '{himself}'],
]);
const BY_FAMILY: ReadonlyMap<string, string> = new Map([
  ['my', '{his}'],
  ['our', '{his}'],
  ['us', 'them'],
  ['ourselves', 'themselves'],
]);
const CAPITALS =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|easter|halloween|english|french|german|spanish)$/;
/** Days as they are called of what is over. */
const DAYS: ReadonlyMap<string, string> = new Map([
  ['today', 'that day'],
  ['tonight', 'that night'],
  ['tomorrow', 'the next day'],
]);

const DEED = 'Deed';

/** “Sleeps and purrs”, “a dog that dances”: no purrs and no dances. */
const isDeed = (terms: readonly Term[], at: number): boolean => {
  let back = at - 1;
  while (terms[back]?.tags.has('Adverb') && terms[back]?.ends !== true) back -= 1;
  const [before, term, next] = [terms[back], terms[at], terms[at + 1]];
  if (term === undefined || before === undefined || before.ends) return false;
  const single = term.lower.replace(/s$/, '');
  const isWord = term.tags.has('Noun') || term.tags.has('Verb');
  if (single === term.lower || !DEEDS.has(single) || !isWord) return false;
  const opens = /^(?:that|who|which|he|she|it)$/.test(before.lower);
  const joins =
    before.lower === 'and' &&
    terms.slice(0, at).some(({ tags, ends }) => tags.has('PresentTense') && !ends);
  const goesOn =
    next === undefined ||
    term.ends ||
    ['Preposition', 'Adverb', 'Gerund', 'Determiner'].some((tag) => next.tags.has(tag)) ||
    /^(?:and|to)$/.test(next.lower);
  const isSaidOf =
    before.tags.has('Singular') && !before.possessive && !before.tags.has('Adjective');
  return opens || ((joins || isSaidOf) && goesOn);
};

const asDeed = (term: Term): Term => ({
  ...term,
  lemma: term.lower.replace(/s$/, ''),
  tags: new Set(['Verb', 'PresentTense', DEED]),
});

/** The words of an idea as they stand in a book: the hero in braces, “I” as the hero, numbers in words. */
export class IdeaWords {
  readonly terms: readonly Term[];
  readonly mentions: readonly Mention[];
  /** Whether “I” is the child. */
  readonly isChilds: boolean;
  readonly gender: Gender;
  private readonly at: ReadonlyMap<number, Mention>;
  private readonly isQuoted: boolean;

  constructor({ terms: tagged, mentions: read, plain }: Happening, gender: Gender) {
    const terms = tagged.map((term, at) => (isDeed(tagged, at) ? asDeed(term) : term));
    const mentions = read.filter(
      ({ from, to }) => !terms.slice(from, to).some(({ tags }) => tags.has(DEED)),
    );
    this.terms = terms;
    this.mentions = mentions;
    this.gender = gender;
    this.at = new Map(
      mentions.flatMap((one) =>
        Array.from({ length: one.to - one.from }, (_, at) => [one.from + at, one] as const),
      ),
    );
    const isOfThird = mentions.some(({ hero }) => hero);
    const saysName = mentions.some(
      ({ hero, from }) => hero && terms[from - 2]?.lower === 'i' && terms[from - 1]?.lower === 'am',
    );
    this.isChilds = (!isOfThird || saysName) && terms.some(({ lower }) => /^(?:i|me)$/.test(lower));
    this.isQuoted = /["“”]/.test(plain);
  }

  mentionAt(at: number): Mention | undefined {
    return this.at.get(at);
  }

  lowerOf(from: number, to: number): string {
    return this.terms
      .slice(from, to)
      .map(({ lower }) => lower)
      .join(' ');
  }

  /** A word inside a noun is no verb, whatever the tagger says. */
  isInNoun = (at: number): boolean => {
    const mention = this.at.get(at);
    return mention !== undefined && !mention.hero;
  };

  /** “A very small boy comes in” of an idea that calls the hero by name: that is another boy. */
  isSomebodyElse(at: number): boolean {
    const mention = this.at.get(at);
    if (mention?.hero !== true || mention.noun.proper || mention.noun.name !== null) return false;
    const opening = this.terms.slice(Math.max(0, mention.from - 2), mention.from + 1);
    return (
      opening.some(({ lower }) => /^an?$/.test(lower)) &&
      this.mentions.some(({ hero, noun }) => hero && (noun.proper || noun.name !== null))
    );
  }

  /** Where the hero begins that a term is part of: “my son Tom” is one. */
  heroUntil(at: number): number | null {
    let end = at;
    for (let one = this.at.get(end); one?.hero === true; one = this.at.get(end)) end = one.to;
    return end === at ? null : end;
  }

  /** One term as it is printed; null where nobody can say what it means in a book. */
  wordAt(at: number): string | null {
    const term = this.terms[at];
    if (term === undefined || (this.isQuoted && term.unsure && !term.ends)) return null;
    const { lower } = term;
    const owned = term.possessive ? '’s' : '';
    if (this.isChilds && BY_HERO.has(lower)) return BY_HERO.get(lower) ?? null;
    const family = BY_FAMILY.get(lower);
    // “My phone” of a parent who writes is not the child's; “my mother” is family.
    if (lower === 'my' && !this.isFamilyAfter(at)) return null;
    if (family !== undefined) return family;
    if (CAPITALS.test(lower)) return capitalised(lower);
    if (/^(?:i|me|mine|myself|you|your|yours|lets|husband|wife|partner|ex)$/.test(lower))
      return null;
    if (DAYS.has(lower)) return DAYS.get(lower) ?? null;
    if (/^\d+$/.test(lower)) return NUMBERS[Number(lower)] ?? lower;
    const raw = term.raw === '' || /n['’]t$/.test(term.raw) ? lower : term.raw;
    if (/[^\p{L}\p{N}'’-]/u.test(raw)) return null;
    return this.cased(raw, at) + owned;
  }

  private isFamilyAfter(at: number): boolean {
    const next = this.mentions.find(({ from, to }) => to > at && from >= at && from <= at + 1);
    return next !== undefined && /^(?:person|creature)$/.test(next.noun.kind);
  }

  private cased(raw: string, at: number): string {
    const mention = this.at.get(at);
    const name = mention?.noun.name ?? (mention?.noun.proper ? mention.noun.words : null);
    const inName = name?.split(' ').find((word) => word.toLowerCase() === raw.toLowerCase());
    if (inName !== undefined) return inName;
    const isShouted = raw.length > 3 && raw === raw.toUpperCase() && /\p{L}/u.test(raw);
    if (isShouted || this.terms[at]?.first) return this.isName(at) ? raw : raw.toLowerCase();
    return raw.replace(/’|'/g, '’');
  }

  private isName(at: number): boolean {
    const term = this.terms[at];
    return term?.tags.has('ProperNoun') === true && term.raw !== term.raw.toUpperCase();
  }
}
