import { ingOf, pastOf, presentOf } from '../grammar/conjugate.ts';
import type { Term } from '../happening/read-terms.ts';
import { verbGroupAt } from '../happening/verb-group.ts';

/** Helpers and what they are in the past; “must” needs two words for it. */
const HELPERS: ReadonlyMap<string, string> = new Map(
  'is was,are were,am was,has had,have had,does did,do did,can could,cannot could not,will would,may might,shall would,must had to,was was,were were,had had,did did,could could,would would,might might'
    .split(',')
    .map((pair): [string, string] => {
      const at = pair.indexOf(' ');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
);
/** Verbs whose past the conjugation gets wrong, or that look alike in both tenses. */
const PASTS: ReadonlyMap<string, string> = new Map(
  'put put,cut cut,hit hit,let let,shut shut,set set,hurt hurt,burst burst,cost cost,quit quit,spread spread,read read,bet bet,say said,go went,fart farted,glow glowed,whisper whispered,spit spat,stick stuck,swing swung,spin spun,sneak sneaked,shrink shrank,sink sank,leap leaped,creep crept,freeze froze,sew sewed,dig dug,weave wove,bite bit,hide hid,slide slid,dive dived,plait plaited,knit knitted,split split,lead led,bleed bled,feed fed,flee fled,sell sold,tell told,tear tore,wear wore,ring rang,stink stank,lend lent,bend bent,draw drew,blow blew,grow grew,throw threw,choose chose,forgive forgave,hang hung,strike struck,drive drove,ride rode,rise rose,write wrote,shake shook,steal stole,speak spoke,break broke,wake woke,swim swam,sing sang,begin began,drink drank,forget forgot,get got,sit sat,win won,run ran,come came,become became,fall fell,eat ate,give gave,see saw,know knew,fly flew,lie lay,lay laid,pay paid,buy bought,bring brought,catch caught,teach taught,think thought,fight fought,keep kept,sleep slept,sweep swept,meet met,leave left,lose lost,build built,send sent,spend spent,find found,wind wound,hold held,stand stood,understand understood,make made,take took,mistake mistook,hear heard,light lit,shine shone,feel felt,kneel knelt,deal dealt,mean meant,swear swore,overhear overheard,stay stayed,play played,need needed,dare dared,use used,cry cried,try tried,fry fried,carry carried,hurry hurried,marry married,tidy tidied,copy copied,bury buried,worry worried,empty emptied'
    .split(',')
    .map((pair): [string, string] => {
      const at = pair.indexOf(' ');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
);

const pastForm = (lemma: string): string => PASTS.get(lemma) ?? pastOf(lemma);

/** Who speaks of several with a bare verb: “they build”, “the dogs bark”, “Tom and Ida sail”. */
const BARE_SUBJECT = /^(?:i|you|we|they|who|that|all|both|people|children|kids|others)$/;
/** What hands a bare verb on: “makes her laugh”, “helps him find it”. */
const TAKES_BARE = /^(?:make|help|let|see|hear|watch|feel|notice)$/;

/** What a finite verb becomes: its past, null where it cannot be told what it is. */
type Change = { readonly at: number; readonly past: string };

const isPast = ({ lower, lemma, tags }: Term): boolean =>
  lower === pastForm(lemma) || (tags.has('PastTense') && lower !== presentOf(lemma));

class PastReading {
  private readonly terms: readonly Term[];
  private readonly isNoun: (at: number) => boolean;

  constructor(terms: readonly Term[], isNoun: (at: number) => boolean) {
    this.terms = terms;
    this.isNoun = isNoun;
  }

  /** Every finite verb of a range in the past; null where one is in doubt. */
  changes(from: number, to: number): Change[] | null {
    const found: Change[] = [];
    for (let at = from; at < to; at += 1) {
      if (this.isNoun(at) || this.isParticle(at, from)) continue;
      const group = verbGroupAt(this.terms, at, to);
      if (group === null) continue;
      const past = this.pastAt(at, from);
      if (past === null) return null;
      if (past !== '') found.push({ at, past });
      at = Math.max(at, group.to - 1);
    }
    return found;
  }

  /** “Gives it back”. */
  private isParticle(at: number, from: number): boolean {
    const isAway = /^(?:back|up|out|off|down|away|over|in|on)$/.test(this.terms[at]?.lower ?? '');
    return isAway && at > from;
  }

  /** The past of the verb at a term; '' where it is no finite verb; null in doubt. */
  private pastAt(at: number, from: number): string | null {
    const term = this.terms[at];
    if (term === undefined) return null;
    const { lower, lemma } = term;
    const helper = HELPERS.get(lower);
    if (lower === 'may' && /^(?:nobody|he|she|it)$/.test(this.terms[this.before(at)]?.lower ?? ''))
      return 'was allowed to';
    if (helper !== undefined) return this.isBare(at, from) && lower === lemma ? '' : helper;
    if (lower === 'should' || lower === 'ought') return null;
    if (lower === ingOf(lemma) || term.tags.has('Gerund')) return '';
    if (isPast(term)) return this.isParticiple(at) ? '' : lower;
    if (lower === presentOf(lemma)) return pastForm(lemma);
    if (lower !== lemma) return null;
    return this.isBare(at, from) ? '' : this.ofMany(at, from);
  }

  /** “Lost” of “his lost teddy”, “made” of “a rocket made of cardboard”: it stays as it is. */
  private isParticiple(at: number): boolean {
    const before = this.terms[at - 1];
    return before?.tags.has('Determiner') === true || before?.tags.has('Possessive') === true;
  }

  private before(at: number): number {
    let back = at - 1;
    while (this.terms[back]?.tags.has('Adverb') || this.terms[back]?.lower === 'not') back -= 1;
    return back;
  }

  /** A verb after “to”, a modal, or “makes her”: it has no tense of its own. */
  private isBare(at: number, from: number): boolean {
    const back = this.before(at);
    const before = this.terms[back];
    if (before === undefined || back < from) return false;
    if (/^(?:to|has|have|had|been)$/.test(before.lower)) return true;
    const earlier = this.terms.slice(from, back);
    const isObject =
      /^(?:her|him|them|me|us|it)$/.test(before.lower) || before.tags.has('Noun') === true;
    if (isObject && earlier.some(({ lemma }) => TAKES_BARE.test(lemma)) && !before.comma)
      return true;
    // “To pick a flower and give it away”, “can fly and swim”.
    const joined = /^(?:and|or|then)$/.test(before.lower);
    const isInfinitive = ({ lower, tags }: Term, at: number): boolean =>
      tags.has('Modal') || (lower === 'to' && earlier[at + 1]?.tags.has('Infinitive') === true);
    return joined && earlier.some(isInfinitive);
  }

  private ofMany(at: number, from: number): string | null {
    const back = this.before(at);
    const before = this.terms[back];
    const lemma = this.terms[at]?.lemma ?? '';
    if (before === undefined || back < from) return null;
    // “They need help”: no verb of its own.
    const isRelative = this.terms
      .slice(from, back)
      .some(({ lower }) => /^(?:that|who|which)$/.test(lower));
    if (before.tags.has('Verb') && !isRelative) return '';
    const isMany =
      BARE_SUBJECT.test(before.lower) ||
      before.tags.has('Plural') ||
      this.terms.slice(from, back).some(({ lower }) => lower === 'and' || BARE_SUBJECT.test(lower));
    return isMany ? pastForm(lemma) : null;
  }
}

/** Every finite verb of a range of terms with its past; null where one cannot be told. */
export const pastChanges = (
  terms: readonly Term[],
  [from, to]: readonly [number, number],
  isNoun: (at: number) => boolean,
): readonly Change[] | null => new PastReading(terms, isNoun).changes(from, to);
