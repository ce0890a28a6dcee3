import type { Mention } from '../happening/mention.ts';
import type { IdeaWords } from './idea-words.ts';

/** Somebody or something that a clause is of, as it is called from then on. */
export interface Named {
  readonly text: string;
  readonly plural: boolean;
  readonly alive: boolean;
  readonly gender: string;
}

/** Who a clause is of. */
export type Subject = 'hero' | 'they' | Named;

/** What a pronoun is told as: null where it stays; “hangs” where it makes sense only right after the clause before. */
interface Meant {
  readonly text: string | null;
  readonly hangs: boolean;
  readonly subject: Subject | null;
}

/** “It rains”, “it turns out”: nobody asks what “it” is. */
const OF_ITSELF = /^(?:rain|snow|turn out|seem|thunder|happen)$/;

/** Knows, clause after clause, of whom an idea speaks, and whom its pronouns mean. */
export class WhoIsMeant {
  /** Of whom the last clause was; null where nobody knows. */
  last: Subject | null = null;
  private several: Named | null = null;
  /** Who stood beside the hero: of whom a clause was just before. */
  private beside: Named | null = null;
  private isHeroIn = false;
  private companion: Mention | null = null;
  private readonly words: IdeaWords;

  constructor(words: IdeaWords) {
    this.words = words;
  }

  /** Several, told by name: the hero and who comes along. */
  get both(): string {
    return this.companion === null ? 'they' : `{hero} and ${this.definite(this.companion)}`;
  }

  note(): void {
    const { last } = this;
    if (last === 'hero') this.isHeroIn = true;
    if (last === null || typeof last === 'string' || /^(?:it|he|she)$/.test(last.text)) return;
    if (last.plural) this.several = last;
    else this.beside = last;
  }

  /** “School talent show is in June”: the article that a hurry left out. */
  isBareNoun(at: number): boolean {
    const mention = this.words.mentionAt(at);
    const first = this.words.terms[at];
    if (mention === undefined || mention.hero || mention.from !== at) return false;
    const { plural, mass, proper, name, owner } = mention.noun;
    const opens =
      first?.tags.has('Determiner') || first?.tags.has('Possessive') || first?.possessive;
    const known =
      plural || mass || proper || name !== null || owner !== null || mention.noun.number !== null;
    return (
      !known &&
      !opens &&
      !first?.tags.has('Pronoun') &&
      !first?.tags.has('ProperNoun') &&
      !first?.tags.has('Value')
    );
  }

  subjectAt(from: number, until: number): Subject | null {
    const { terms } = this.words;
    const inIt = this.words.mentions.filter((one) => one.from >= from && one.from < until);
    if (terms.slice(from, until).some(({ lower }) => lower === 'and')) {
      if (inIt.some(({ hero }) => hero)) this.companion = inIt.find(({ hero }) => !hero) ?? null;
      return 'they';
    }
    const owner = terms.findLastIndex(
      ({ possessive }, at) => at >= from && at < until - 1 && possessive,
    );
    const [first] = inIt;
    if (owner === -1 && first?.hero) return 'hero';
    const one = owner === -1 ? first : inIt.find((mention) => mention.from > owner);
    if (one === undefined) return owner === -1 ? null : this.owned(owner, until);
    const named = this.namedOf(one);
    return owner === -1 || one.noun.name !== null
      ? named
      : { ...named, text: this.owned(owner, until)?.text ?? named.text };
  }

  /** “Ella's shadow” again is “her shadow”; “the caretaker's wig” is “the wig”. */
  owned(owner: number, until: number): Named | null {
    const said: string[] = [];
    for (let at = owner + 1; at < until; at += 1) {
      if (this.words.terms[at]?.tags.has('Preposition')) break;
      const word = this.words.wordAt(at);
      if (word === null) return null;
      said.push(word);
    }
    const isHeros = this.words.mentionAt(owner)?.hero === true;
    const plural = this.words.terms[until - 1]?.tags.has('Plural') === true;
    return said.length === 0
      ? null
      : {
          text: `${isHeros ? '{his}' : 'the'} ${said.join(' ')}`,
          plural,
          alive: false,
          gender: 'it',
        };
  }

  namedOf(mention: Mention): Named {
    const { noun } = mention;
    const alive = /^(?:creature|person|being)$/.test(noun.kind);
    return { text: this.definite(mention), plural: noun.plural, alive, gender: noun.gender };
  }

  noteCompanion(from: number, to: number): void {
    const found = this.words.mentions.find(
      (one) =>
        one.from >= from &&
        one.from < to &&
        !one.hero &&
        /^(?:creature|person|being)$/.test(one.noun.kind) &&
        one.ties.has('prep with'),
    );
    if (found !== undefined) this.companion = found;
  }

  /** Whom a pronoun means that opens a clause. */
  meant(lower: string, lemma: string, at: number): Meant | null {
    const hero = { text: '{hero}', hangs: false, subject: 'hero' } as const;
    if (lower === 'i') return this.words.isChilds ? hero : null;
    if (lower === 'we') return this.ofAll();
    if (lower === 'they') return this.ofSeveral();
    if (lower === 'it') return this.ofThing(lemma, at);
    const isHeros = (lower === 'she') === (this.words.gender === 'female');
    const last = typeof this.last === 'string' ? null : this.last;
    const mayBeLast =
      last?.alive === true &&
      !last.plural &&
      (last.gender === lower || last.gender === 'it' || last.gender === 'unsaid');
    const isAnothers = this.before(at).some(
      ({ noun }) => noun.gender === lower && noun.kind !== 'thing',
    );
    if (isHeros && (mayBeLast || (isAnothers && this.last !== 'hero'))) {
      const somebody = { text: lower, plural: false, alive: true, gender: lower };
      return this.last === null ? null : { text: null, hangs: true, subject: somebody };
    }
    if (isHeros) return hero;
    if (mayBeLast && last !== null) return { text: last.text, hangs: false, subject: last };
    const one = this.before(at).findLast(
      ({ noun }) =>
        !noun.plural && (noun.gender === lower || /^(?:creature|being)$/.test(noun.kind)),
    );
    if (one === undefined) return null;
    const named = this.namedOf(one);
    return { text: named.text, hangs: false, subject: named };
  }

  before(at: number): Mention[] {
    return this.words.mentions.filter((one) => !one.hero && !one.unwanted && one.to <= at);
  }

  ofAll(): Meant | null {
    if (this.companion !== null && this.last === 'they')
      return { text: 'they', hangs: true, subject: 'they' };
    return { text: '{hero} and {his} family', hangs: false, subject: 'they' };
  }

  ofSeveral(): Meant | null {
    const { last } = this;
    if (last !== null && typeof last !== 'string' && last.plural)
      return { text: last.text, hangs: false, subject: last };
    if (last === 'they') return { text: null, hangs: true, subject: 'they' };
    const isOfTwo = last === 'hero' || (last !== null && last === this.beside && last.alive);
    if (isOfTwo && this.beside !== null && this.isHeroIn)
      return { text: `{hero} and ${this.beside.text}`, hangs: false, subject: 'they' };
    if (this.several !== null)
      return { text: this.several.text, hangs: false, subject: this.several };
    if (this.companion !== null)
      return { text: `{hero} and ${this.definite(this.companion)}`, hangs: false, subject: 'they' };
    return last === null ? null : { text: null, hangs: true, subject: 'they' };
  }

  ofThing(lemma: string, at: number): Meant | null {
    const { last } = this;
    const after = this.words.lowerOf(at + 1, at + 6);
    const isOfItself =
      OF_ITSELF.test(lemma) ||
      /^(?:\w+ )?(?:to )?(?:rain|snow|thunder|get dark)/.test(after) ||
      /^(?:goes|went) (?:\w+ )?(?:wrong|right)/.test(after);
    if (isOfItself) return { text: null, hangs: false, subject: null };
    if (last !== null && typeof last !== 'string' && !last.plural && last.gender === 'it')
      return { text: last.text, hangs: last.text === 'it', subject: last };
    const it = { text: 'it', plural: false, alive: false, gender: 'it' };
    return this.before(at).length === 0 ? null : { text: null, hangs: true, subject: it };
  }

  /** “Our neighbour Mr Okafor” again: “Mr Okafor”; “a dragon egg”: “the dragon egg”. */
  definite({ noun }: Mention): string {
    if (noun.proper) return noun.words;
    if (noun.name !== null) return noun.name;
    const owner = noun.owner?.replace(/^(?:my|our)$/, '{his}') ?? null;
    if (owner !== null && !/[’']s?$/.test(owner) && owner !== 'its') return `${owner} ${noun.head}`;
    return `the ${noun.head}`;
  }
}
