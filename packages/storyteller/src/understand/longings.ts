import type { IdeaToken } from './normalise-idea.ts';

/** What an idea says that somebody cannot do, fears, has lost, looks for, wants, loves, or is and does. */
export type LongingKind =
  | 'cannot'
  | 'sleepless'
  | 'afraid'
  | 'lost'
  | 'seeks'
  | 'wants'
  | 'loves'
  | 'does';

/** What these keep somebody from is what is otherwise told of them: a lion's roar, a bird's flight. */
export const TROUBLES: ReadonlySet<LongingKind> = new Set([
  'cannot',
  'sleepless',
  'afraid',
  'lost',
]);

/** “A dragon who cannot find his way home”: the heart of many an idea. */
export interface Longing {
  readonly kind: LongingKind;
  /** Place of the word it is said of among the known words; null: it is said of the hero. */
  readonly of: number | null;
  /** As they say it themselves: “find my way home”, “thunder”. */
  readonly said: string;
  /** As the parent wrote it: “find his way home”. */
  readonly told: string;
}

/** Where a known word stands among the tokens; `to` is the first token after it. */
export interface Standing {
  readonly from: number;
  readonly to: number;
  readonly names: readonly string[];
  /** Whether it is somebody who can long for something. */
  readonly alive: boolean;
}

const MOST_WORDS = 6;
const HINTS: readonly (readonly [LongingKind, RegExp])[] = [
  [
    'cannot',
    /^(?:(?:cannot|cant|can not|couldnt|could not|can never|can no longer) |(?:is|was) (?:not able|unable) to |(?:doesnt|does not|didnt|did not) know how to |(?:has )?never (?:learned|learnt) (?:how )?to |(?:has )?(?:forgot|forgotten|forgets) how to |(?:is|was) (?:too|afraid|scared|frightened)(?: \p{L}+)? to )/u,
  ],
  [
    'afraid',
    /^(?:(?:is|was|gets|got) )?(?:(?:very|so|really|a bit|a little|always) )?(?:afraid|scared|frightened|terrified) of /u,
  ],
  ['lost', /^(?:(?:has|had|have) )?(?:lost|loses) (?=(?:his|her|its|their) )/u],
  ['seeks', /^(?:(?:is|was|goes|went) )?(?:looking|searching|looks|searches) for /u],
  [
    'wants',
    /^(?:really )?(?:wants|wanted|wishes|hopes|longs|dreams|dreamed|learns|tries|would like|would love|(?:is|was) (?:trying|learning)) to |^dreams of (?=(?:being|becoming) )|^(?:really )?(?:wants|wanted|would like|would love) (?=an? )/u,
  ],
  ['loves', /^(?:really )?(?:loves|likes|adores|enjoys) /u],
];
/** A plea of the parent's and no trouble of the hero's: “she can't have nuts, and can't wait”. */
const NO_TROUBLE = /^(?:stand|bear|have|eat|wait|help|believe|say|tell|think|be|remember|decide)\b/;
const SLEEP = /^(?:sleep|fall asleep|go to sleep|get to sleep)\b/;
const NEXT_THING =
  /^(?:and|but|so|because|when|until|while|who|that|which|then|or|although|though|if|after|before|he|she|they|it|i|we|you|please)$/;
const OF_NOTHING = new RegExp(
  `${NEXT_THING.source}|^(?:to|in|into|on|at|with|for|from|by|up|out)$`,
);
// “Helps him” would need to say whom.
const SOMEBODY_ELSE =
  /^(?:him|them|me|us|you|i|my|our|your|hers|theirs|anymore|any|ever|null|undefined|nan)$/;
const POSSESSIVE = /^(?:his|her|its|their)$/;
const SELF = /^(?:himself|herself|itself|themselves)$/;
const THE_CHILD =
  /^(?:girl|boy|child|kid|daughter|son|toddler|grandson|granddaughter|heroine|hero)$/;
const PRONOUN = /^(?:he|she|they)$/;

/** The longings of an idea, in its own order; at most one of each somebody. */
export function longingsIn(
  tokens: readonly IdeaToken[],
  own: readonly boolean[],
  known: readonly Standing[],
): Longing[] {
  const found = new Map<number | null, Longing>();
  const whoAt = findersOf(known);
  let spokenOf: number | null = null;
  for (const [at, token] of tokens.entries()) {
    const here = whoStandsAt(tokens, at, own, whoAt, spokenOf);
    if (here === null) continue;
    if (!PRONOUN.test(token.lower) && opensSentence(tokens, at)) spokenOf = here.of;
    // What one is or does matters less than what one longs for.
    if (found.has(here.of) && found.get(here.of)?.kind !== 'does') continue;
    const names = here.of === null ? [] : (known[here.of]?.names ?? []);
    const longing = longingFrom(tokens, afterName(tokens, here.next, names));
    if (longing === null || (longing.kind === 'does' && found.has(here.of))) continue;
    // What the hero hates has no place in the book (negation.ts).
    if (here.of !== null || !/^(?:hate|dislike|don’t)\b/.test(longing.said))
      found.set(here.of, { ...longing, of: here.of });
  }
  return [...found.values()];
}

interface Somebody {
  readonly of: number | null;
  readonly next: number;
}

const bare = ({ raw }: IdeaToken): string => raw.replace(/'s$/i, '');

// An idea of five hundred dogs must not be searched five hundred times.
function findersOf(known: readonly Standing[]): (token: IdeaToken, at: number) => Somebody | null {
  const byPlace = new Map<number, Somebody>();
  const byName = new Map<string, number>();
  for (const [of, { from, to, names, alive }] of known.entries()) {
    if (!alive) continue;
    byPlace.set(from, { of, next: to });
    // Of “two cats, Luna and Milo” only Luna comes along.
    const [name] = names;
    if (name !== undefined && !byName.has(name)) byName.set(name, of);
  }
  return (token, at) => {
    const of = byName.get(bare(token));
    return byPlace.get(at) ?? (of === undefined ? null : { of, next: at + 1 });
  };
}

// Of whom something may be said from this token on; null: of nobody.
function whoStandsAt(
  tokens: readonly IdeaToken[],
  at: number,
  own: readonly boolean[],
  whoAt: ReturnType<typeof findersOf>,
  spokenOf: number | null,
): Somebody | null {
  const token = tokens[at];
  if (token === undefined || token.endsClause) return null;
  if (own[at] === true) return own[at + 1] === true ? null : { of: null, next: at + 1 };
  const somebody = whoAt(token, at);
  if (somebody !== null) return somebody;
  if (THE_CHILD.test(token.lower)) return { of: null, next: at + 1 };
  // “A dragon lives on a hill. He cannot fly.” “Mia has a dog. She cannot sleep.”
  const opens = opensSentence(tokens, at) || tokens[at - 1]?.comma === true;
  return PRONOUN.test(token.lower) && opens ? { of: spokenOf, next: at + 1 } : null;
}

function opensSentence(tokens: readonly IdeaToken[], at: number): boolean {
  for (let before = at; before >= 0 && before > at - 4; before -= 1)
    if (tokens[before]?.first === true) return true;
  return false;
}

// “… called Spark, who …”
function afterName(tokens: readonly IdeaToken[], next: number, names: readonly string[]): number {
  let at = next;
  for (let token = tokens[at]; token !== undefined; at += 1, token = tokens[at])
    if (!/^(?:called|named)$/.test(token.lower) && !names.includes(bare(token))) break;
  return /^(?:who|that|which)$/.test(tokens[at]?.lower ?? '') ? at + 1 : at;
}

function longingFrom(tokens: readonly IdeaToken[], from: number): Omit<Longing, 'of'> | null {
  if (tokens[from - 1]?.endsClause === true) return null;
  const clause = tokens.slice(from, from + MOST_WORDS * 3);
  const line = clause.map((token) => token.lower).join(' ');
  for (const [kind, hint] of HINTS) {
    const match = hint.exec(`${line} `);
    if (match === null) continue;
    const words = match[0].trim() === '' ? 0 : match[0].trim().split(' ').length;
    if (clause.slice(0, words).some((token) => token.endsClause || token.comma)) return null;
    const phrase = phraseFrom(clause.slice(words));
    if (phrase === null || (kind === 'cannot' && NO_TROUBLE.test(phrase.said))) return null;
    // “Wants a puppy” is to want to have one.
    const toHave = kind === 'wants' && /^an? /.test(phrase.said) ? 'have ' : '';
    // Nobody shouts “I can sleep!” on the way home.
    if (kind === 'cannot' && SLEEP.test(phrase.said)) return { kind: 'sleepless', ...phrase };
    return { kind, said: toHave + phrase.said, told: toHave + phrase.told };
  }
  const ofWhom = /^(?:who|that|which)$/.test(tokens[from - 1]?.lower ?? '');
  return whatOneDoes(clause, ofWhom);
}

const ADVERB = /^(?:always|never|often|only|still|secretly|really)$/;
const NOT_OF_ONESELF =
  /^(?:are|were|had|did|made|goes|comes|finds|meets|gets|thinks|believes|says|knows|means|s)$/;
/** Without a “who” other verbs say what happens: “Grandpa bakes cakes” and “Grandpa finds a map”. */
const HABIT =
  /^(?:bakes|cooks|makes|builds|tells|sings|plays|collects|lives|paints|draws|sews|knits|grows|keeps|drives|flies|reads|speaks|teaches|snores|dances|invents|mends)$/;
/** “Builds a robot” happens once. */
const MAKING = /^(?:builds|makes|bakes|cooks|plants|grows|paints|draws|sews|knits|invents|mends)$/;
const IN_PASSING =
  /^(?:an? (?:\p{L}+ )?(?:girl|boy|child|kid|baby|brother|sister)$|called|named|lost|stuck|there|here|in|on|at|from|with|\p{L}+ing\b)/u;

function whatOneDoes(clause: readonly IdeaToken[], ofWhom: boolean): Omit<Longing, 'of'> | null {
  const at = ADVERB.test(clause[0]?.lower ?? '') ? 1 : 0;
  const verb = clause[at];
  if (verb === undefined || NOT_OF_ONESELF.test(verb.lower)) return null;
  const next = clause[at + 1];
  const ends = verb.endsClause || verb.comma || next === undefined || NEXT_THING.test(next.lower);
  const rest = ends ? { said: '', told: '' } : phraseFrom(clause.slice(at + 1));
  if (rest === null) return null;
  const is = /^(?:is|was)$/.test(verb.lower);
  if (is && (rest.said === '' || rest.said.includes('my') || IN_PASSING.test(rest.said)))
    return null;
  if (!ofWhom && !(is ? /^an? /.test(rest.said) : HABIT.test(verb.lower))) return null;
  if (MAKING.test(verb.lower) && /^(?:an?|the|one|some|my) /.test(rest.said)) return null;
  const base = is ? 'am' : baseOf(verb.lower);
  if (base === null) return null;
  const adverb = at === 1 ? `${clause[0]?.lower} ` : '';
  const verbTold = is ? 'is' : verb.raw.toLowerCase().replaceAll("'", '’');
  return {
    kind: 'does',
    said: `${adverb}${base} ${rest.said}`.trim(),
    told: `${adverb}${verbTold} ${rest.told}`.trim(),
  };
}

// “Collects” → “collect”; null for what is no present tense.
function baseOf(verb: string): string | null {
  if (verb === 'has') return 'have';
  if (verb === 'can') return verb;
  if (verb === 'doesnt') return 'don’t';
  if (/[^aeiou]ies$/.test(verb) && verb.length > 4) return `${verb.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|zz|o)es$/.test(verb)) return verb.slice(0, -2);
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : null;
}

function phraseFrom(tokens: readonly IdeaToken[]): Pick<Longing, 'said' | 'told'> | null {
  const said: string[] = [];
  const told: string[] = [];
  for (const [at, token] of tokens.entries()) {
    if (NEXT_THING.test(token.lower)) break;
    if (SOMEBODY_ELSE.test(token.lower) || !/^[\p{L}']+$/u.test(token.raw)) return null;
    const word = /^\p{Lu}\p{Ll}/u.test(token.raw) ? token.raw : token.raw.toLowerCase();
    const ends = token.endsClause || token.comma || at === tokens.length - 1;
    // “Wants to help her”, “takes her to the moon”: whom?
    if (token.lower === 'her' && (ends || OF_NOTHING.test(tokens[at + 1]?.lower ?? '')))
      return null;
    said.push(
      POSSESSIVE.test(token.lower)
        ? 'my'
        : SELF.test(token.lower)
          ? 'myself'
          : word.replaceAll("'", '’'),
    );
    told.push(word.replaceAll("'", '’'));
    if (token.endsClause || token.comma) break;
  }
  // “Fly to the moon with his cat Tom and all his friends”: it is the moon that matters.
  const until = said.length > MOST_WORDS ? said.findLastIndex(addsMore) : said.length;
  if (until < 1 || until > MOST_WORDS) return null;
  const phrase = { said: asBase(said.slice(0, until)), told: asBase(told.slice(0, until)) };
  return SAYS_NOTHING.test(phrase.said) ? null : phrase;
}

const addsMore = (word: string, at: number): boolean =>
  at > 0 && at <= MOST_WORDS && /^(?:with|in|on|at|through|from|for)$/.test(word);
// “Dreams of becoming a pirate” is to want to become one.
const asBase = (words: readonly string[]): string =>
  words
    .join(' ')
    .replace(TRAILING, '')
    .replace(/^being /, 'be ')
    .replace(/^becoming /, 'become ');

const TRAILING =
  / (?:more than anything|so much|very much|a lot|best|now|too|one day|someday|again|also)$/;
const SAYS_NOTHING = /^(?:everything|everybody|everyone|anything|it all|all|things)$/;
