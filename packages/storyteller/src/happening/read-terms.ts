import nlp from 'compromise/two';
import { matchAt } from '../lexicon/all-words.ts';

/** One word of an idea with what the tagger makes of it. */
export interface Term {
  /** As typed, without punctuation. */
  readonly raw: string;
  /** Small letters; “couldn't” comes as “could”, “not”. */
  readonly lower: string;
  /** The verb's infinitive or the noun's singular. */
  readonly lemma: string;
  readonly tags: ReadonlySet<string>;
  readonly comma: boolean;
  /** Followed by . ; ! ? a colon, a bracket or the end of a line. */
  readonly ends: boolean;
  /** Ends in “’s”: “Grandma's”. */
  readonly possessive: boolean;
  /** First of a sentence: its capital says nothing. */
  readonly first: boolean;
  /** In quotation marks, or a question's last word: nothing to be told as it stands. */
  readonly unsure: boolean;
}

interface TaggedTerm {
  readonly text: string;
  readonly normal: string;
  readonly root?: string;
  readonly implicit?: string;
  readonly tags?: Set<string>;
  readonly pre: string;
  readonly post: string;
}

/** Lemmas that the tagger gets wrong. */
const MISREAD: ReadonlyMap<string, string> = new Map(
  'lets let,gone go,seen see,got get,eaten eat,written write,stolen steal,hidden hide,given give,drawn draw,grown grow,worn wear,torn tear,become become,havent have,thought think'
    .split(',')
    .map((pair): [string, string] => [
      pair.slice(0, pair.indexOf(' ')),
      pair.slice(pair.indexOf(' ') + 1),
    ]),
);

const termOf = (term: TaggedTerm, first: boolean): Term => {
  const lower = (term.implicit ?? term.normal).toLowerCase();
  const possessive = /['’]s?$/.test(lower) && term.implicit === undefined;
  const bare = lower.replace(/['’]s?$/, '').replace(/[^\p{L}\p{N}' -]/gu, '');
  return {
    raw: term.text.replace(/['’]s?$/, '').replace(/[^\p{L}\p{N}'’ -]/gu, ''),
    lower: bare,
    lemma: MISREAD.get(bare) ?? (term.root ?? bare).replace(/['’]s?$/, ''),
    tags: term.tags ?? new Set(),
    comma: /,|\s[-–—]/.test(term.post),
    ends: /[.;!?:()\n]/.test(term.post),
    possessive,
    first,
    unsure: /["“”«»]/.test(term.pre + term.post) || /\?/.test(term.post),
  };
};

// The tagger takes “helps” of “Grandma helps” for a noun, “fly” of “Tom and his dog fly” as well.
const USUAL_VERBS: ReadonlyMap<string, string> = new Map(
  `help find bring take make play love like want need miss ride fly sail build save rescue learn teach show lend give meet visit
  look lose steal hide eat feed hear wake sleep go run swim jump dance sing read write drive climb win race fall break live move start become
  turn come follow solve guard keep promise share bake cook plant wear carry hold walk cry laugh knock chase watch travel explore
  teach stop fight get have use open push pull throw swap escape discover feel notice dream fear hate see say tell ask think try believe invite chew destroy adore enjoy snore sell pop burst ruin worry spill drop burn trip lick blow stutter stammer beep wait pour wave repeat`
    .split(/\s+/)
    .flatMap((verb): [string, string][] => {
      const third = /(?:s|sh|ch|x|o)$/.test(verb)
        ? `${verb}es`
        : `${verb.replace(/([^aeiou])y$/, '$1ie')}s`;
      return [
        [verb, verb],
        [verb === 'have' ? 'has' : third, verb],
      ];
    }),
);
/** What the tagger takes for nouns after “that” and “who”. */
const PAST_VERBS: ReadonlyMap<string, string> = new Map([
  ['fell', 'fall'],
  ['lost', 'lose'],
  ['stole', 'steal'],
  ['ran', 'run'],
  ['came', 'come'],
  ['broke', 'break'],
  ['flew', 'fly'],
  ['blew', 'blow'],
  ['hid', 'hide'],
  ['left', 'leave'],
]);
const AWAY = /^(?:out|off|down|away|over)$/;
const OPENS_A_NOUN =
  /^(?:an?|the|my|our|his|her|its|their|your|this|that|some|of|no|very|big|little|new|old)$/;

// “His dad's new flat” is no “his dad is new”.
const withOwners = (terms: readonly Term[]): Term[] => {
  const isOwner = (at: number): boolean => {
    const [is, next, after] = [terms[at + 1], terms[at + 2], terms[at + 3]];
    return (
      is?.raw === '' &&
      is.lower === 'is' &&
      next !== undefined &&
      !next.ends &&
      after !== undefined &&
      // “Daddy's friend Tony”.
      (/^(?:friend|sister|brother|dog|cat|birthday|hearing)$/.test(next.lower) ||
        (next.tags.has('Adjective') &&
          (after.tags.has('Noun') || /^(?:flat|home|house|boat)$/.test(after.lower))))
    );
  };
  return terms.flatMap((term, at) => {
    if (term.raw === '' && isOwner(at - 1)) return [];
    return [isOwner(at) ? { ...term, possessive: true } : term];
  });
};

const isVerbHere = (terms: readonly Term[], at: number): boolean => {
  const [before, term, next] = [terms[at - 1], terms[at], terms[at + 1]];
  const lemma = USUAL_VERBS.get(term?.lower ?? '');
  if (term === undefined || lemma === undefined || term.tags.has('Verb')) return false;
  if (before === undefined || before.ends || before.comma) return false;
  // “The mammoth wants”: a noun of ours, whatever the tagger takes it for.
  const isNoun = before.tags.has('Noun') || matchAt([before.lower], 0) !== null;
  const subject = isNoun && !OPENS_A_NOUN.test(before.lower) && !before.possessive;
  // “Juna wears hearing aids”: what is worn may look like a verb.
  const verbal = next?.tags.has('Verb') === true && !next.tags.has('Gerund');
  if (!subject || verbal || next?.tags.has('Copula') === true) return false;
  if (term.lower !== lemma) return true;
  // “Tom and his dog fly to the moon”: many do, and something follows.
  const many = terms
    .slice(Math.max(0, at - 5), at)
    .some(({ lower }) => /^(?:and|does|did)$/.test(lower));
  const goesOn =
    next !== undefined &&
    (next.tags.has('Preposition') ||
      next.tags.has('Determiner') ||
      /^(?:to|asleep|ill|silent|apart)$/.test(next.lower));
  return (many || before.tags.has('Plural') || before.lower === 'others') && !term.ends && goesOn;
};

/** Nouns of ours that are deeds after “to”: “promised to water the tomatoes”. */
const DEEDS_TOO: ReadonlySet<string> = new Set(
  'water paint plant milk dress train iron brush comb groom saddle film post hammer fish race ride sail walk feed bake cook watch'.split(
    ' ',
  ),
);
const SURE_VERB = 'SureVerb';
/** Whether a word is a verb here although word lists know it as a noun. */
export const isSureVerb = (term: Term | undefined): boolean => term?.tags.has(SURE_VERB) === true;

/** “To water the tomatoes”, and “Loves bin lorries” of an idea that leaves the hero out. */
const isSureVerbHere = (terms: readonly Term[], at: number): boolean => {
  const [before, term, next] = [terms[at - 1], terms[at], terms[at + 1]];
  if (term === undefined || next === undefined || term.ends || term.comma) return false;
  // “Will miss Sophie”: she is no Miss.
  if (
    term.raw === 'miss' &&
    /^(?:will|would|to|not|might|really|we|they|i)$/.test(before?.lower ?? '')
  )
    return true;
  // “Won't let him play football”.
  const lets = /^(?:let|make|help|see|hear|watch)$/.test(terms[at - 2]?.lemma ?? '');
  if (lets && USUAL_VERBS.get(term.lower) === term.lower)
    return /^(?:him|her|them|us|me)$/.test(before?.lower ?? '');
  if (before?.lower === 'to' && DEEDS_TOO.has(term.lower)) return OPENS_A_NOUN.test(next.lower);
  // “Grandpa Willi plants a seed”: no plants.
  const doer =
    before?.tags.has('ProperNoun') || /^(?:he|she|they|we|and)$/.test(before?.lower ?? '');
  // “Her class plants trees”.
  const does = before?.tags.has('Singular') === true && term.tags.has('PresentTense');
  if ((doer || does) && before?.ends !== true && DEEDS_TOO.has(term.lower.replace(/s$/, '')))
    return OPENS_A_NOUN.test(next.lower) || (does && next.tags.has('Plural'));
  const opens = before === undefined || before.ends;
  const lemma = USUAL_VERBS.get(term.lower);
  if (lemma === undefined || lemma === term.lower) return false;
  // “Uses a walker with purple wheels and chases pigeons”: no sort of pigeons.
  if (before?.lower === 'and' && next.tags.has('Plural') && matchAt([next.lower], 0) !== null)
    return terms.slice(0, at).some(({ tags }) => tags.has('PresentTense'));
  // “Moves to the countryside, misses his team”.
  if (opens && /^(?:to|into|from)$/.test(next.lower)) return true;
  if (before?.comma === true) return OPENS_A_NOUN.test(next.lower);
  return (
    opens && (next.tags.has('Noun') || next.tags.has('Adjective') || OPENS_A_NOUN.test(next.lower))
  );
};

const withSureVerbs = (terms: readonly Term[]): Term[] =>
  terms.map((term, at) =>
    isSureVerbHere(terms, at)
      ? {
          ...term,
          lemma: USUAL_VERBS.get(term.lower) ?? term.lower.replace(/(?<=[^s])s$/, ''),
          tags: new Set(['Verb', 'PresentTense', SURE_VERB]),
        }
      : term,
  );

const DID: ReadonlyMap<string, string> = new Map([
  ['built', 'build'],
  ['made', 'make'],
  ['baked', 'bake'],
  ['planted', 'plant'],
  ['painted', 'paint'],
  ['lost', 'lose'],
]);

const withPastVerbs = (terms: readonly Term[]): Term[] =>
  terms.map((term, at) => {
    const lemma = PAST_VERBS.get(term.lower);
    const before = terms[at - 1]?.lower ?? '';
    const did = DID.get(term.lower);
    // “They built a raft”: the tagger takes “built” for what the raft is like.
    if (did !== undefined && /^(?:i|he|she|we|they)$/.test(before))
      return { ...term, lemma: did, tags: new Set(['Verb', 'PastTense']) };
    // “And she cooks rice”: the tagger takes “cooks” for some people.
    const does = USUAL_VERBS.get(term.lower);
    if (does !== undefined && does !== term.lower && /^(?:he|she)$/.test(before))
      return { ...term, lemma: does, tags: new Set(['Verb', 'PresentTense', SURE_VERB]) };
    const after = /^(?:that|who|which)$/.test(before);
    const parted = PAST_VERBS.has(before) && AWAY.test(term.lower);
    if (parted) return { ...term, tags: new Set(['Adverb']) };
    return lemma === undefined || !after
      ? term
      : { ...term, lemma, tags: new Set(['Verb', 'PastTense']) };
  });

const withUsualVerbs = (terms: readonly Term[]): Term[] =>
  terms.map((term, at) =>
    isVerbHere(terms, at)
      ? {
          ...term,
          lemma: USUAL_VERBS.get(term.lower) ?? term.lemma,
          tags: new Set(['Verb', 'PresentTense']),
        }
      : term,
  );

/** “Her dummy called Nini”: who is called something is somebody, whatever the tagger takes it for. */
const withNamed = (terms: readonly Term[]): Term[] =>
  terms.map((term, at) =>
    terms[at + 1]?.lower === 'called' && term.tags.has('Adjective')
      ? { ...term, tags: new Set(['Noun', 'Singular']) }
      : term,
  );

/** The words of a plain idea in order, tagged; nothing is thrown at any text. */
export const readTerms = (plain: string): Term[] => {
  const terms: Term[] = [];
  for (const line of plain.split('\n')) {
    if (line.trim() === '') continue;
    const view = nlp(line.slice(0, 2000));
    view.compute('root');
    for (const sentence of view.docs as readonly (readonly TaggedTerm[])[]) {
      const kept = sentence
        .map((term, at) => termOf(term, at === 0))
        .filter(({ lower }) => lower !== '' && lower.length <= 40);
      const last = kept.pop();
      terms.push(...kept);
      if (last !== undefined) terms.push({ ...last, ends: true });
    }
  }
  return withNamed(withUsualVerbs(withPastVerbs(withSureVerbs(withOwners(terms)))));
};
