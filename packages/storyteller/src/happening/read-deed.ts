import { matchAt } from '../lexicon/all-words.ts';
import { type Noun, phraseNoun } from './noun.ts';
import { isOfHero } from './whose-fact.ts';

/** Finer kinds of deeds that tellings ask for (“skill is flight”). */
const DEED_TRAITS: readonly (readonly [trait: string, says: RegExp])[] = [
  ['flight', /\b(?:fly|glide|soar|take off)\b/],
  ['glow', /\b(?:fire|glow|shine|sparkle|twinkle|light|flames?)\b/],
  [
    'voice',
    /\b(?:roar|bark|sing|howl|speak|talk|whistle|crow|moo|miaow|meow|croak|quack|growl|hoot|purr|neigh|buzz|chirp|trumpet|squeak|say|shout)\b/,
  ],
  ['slumber', /\b(?:sleep|asleep|nap|dream|rest)\b/],
  ['nearness', /^go near\b/],
  ['search', /\b(?:find|remember|see)\b/],
  ['unseen', /\binvisible\b/],
  ['strength', /\bstrong\b/],
  ['speed', /\bfast\b/],
  ['smallness', /\bshrink\b/],
  ['drawing', /\b(?:draw|drawings|paint)\b/],
  ['kindness', /\bkind\b/],
  ['rainmaking', /\b(?:rain|snow|weather)\b/],
];

/** What is lost when a deed is: “lost its roar” cannot roar. */
const DEED_OF_LOST: Readonly<Record<string, string>> = {
  song: 'sing',
  voice: 'sing',
  music: 'sing',
  fire: 'breathe fire',
  spark: 'sparkle',
  light: 'shine',
  laughter: 'laugh',
  words: 'talk',
  wings: 'fly',
};
const SELF_NAMED = 'roar|bark|howl|hoot|moo|purr|growl|laugh|smile|buzz|croak|sparkle|glow|shine';

/** What anybody at all cannot do is nobody's to learn: “it belongs to someone who can't run any more”. */
const CANNOT =
  /(?<!\b(?:some|any|every)(?:one|body) (?:who |that )?|\b(?:people|nobody|they) (?:who |that )?)\b(?:can ?not|can['’]t|could ?n['’]t|could not|unable to|not able to|forg[oe]t(?:s|ten)? how to|(?:does|do|did)(?: not|n['’]t) know how to|too \w+ to|never learn(?:ed|t) to)\s+(.+)/;
const TAUGHT =
  /\b(?:teach|teaches|taught|help|helps|helped|show|shows|showed)\b[^.,;!?\n]*?\b(?:how )?to\s+(?!the\b|an?\b|his\b|her\b|my\b|our\b|school\b|bed\b)(.+)/;
const LOST = new RegExp(
  `\\b(?:lost|loses?|forgot|forgets|forgotten|without) (?:its|his|her|their) (${SELF_NAMED}|${Object.keys(DEED_OF_LOST).join('|')})\\b`,
);
const FEARED = /\b(?:afraid|scared|frightened|terrified) of\s+(.+)/;
const ENDS =
  /[.,;:!?()\n]|\b(?:and|but|because|so|before|until|when|while|with|without|for|who|which|that|after|by|any ?more|yet|though|of|on|at|like|properly|very well|well|again)\b/;
const MOST_WORDS = 5;

const bareDeed = (words: string): string =>
  (words.split(ENDS)[0] ?? '').trim().split(/\s+/).slice(0, MOST_WORDS).join(' ');

/** A deed as a noun that stands without an article: “breathe fire”. Null for no words. */
export const deedOf = (phrase: string): Noun | null => {
  const words = bareDeed(phrase.toLowerCase().replace(/^to /, ''));
  if (words === '') return null;
  const traits = DEED_TRAITS.filter(([, says]) => says.test(words)).map(([trait]) => trait);
  return phraseNoun(words, 'deed', traits);
};

const THINGS: ReadonlySet<string> = new Set(['vehicle', 'thing', 'nature', 'food']);
const RIGHT_BEFORE = /\b(?:an?|the) (?:[\w-]+ )?([\w-]+)(?: (?:that|who|which))? $/;

/** “A little train that cannot whistle”: of a thing it is said, and not of the hero. */
const isOfThing = (plain: string, at: number): boolean =>
  THINGS.has(matchAt([RIGHT_BEFORE.exec(plain.slice(0, at))?.[1] ?? ''], 0)?.entry.kind ?? '');

/**
 * What somebody of an idea cannot do: “a dragon who cannot breathe fire”, “lost its roar”; null
 * where it is the hero who cannot.
 * @param hero the hero's names, small letters
 */
export const deedIn = (plain: string, hero: ReadonlySet<string> = new Set()): Noun | null => {
  const at = [LOST, CANNOT, TAUGHT, FEARED]
    .map((says) => says.exec(plain)?.index ?? -1)
    .find((one) => one >= 0);
  const mine =
    at !== undefined &&
    hero.size > 0 &&
    !TAUGHT.test(plain) &&
    !isOfThing(plain, at) &&
    isOfHero(plain, at, hero);
  if (mine) return null;
  const lost = LOST.exec(plain)?.[1];
  if (lost !== undefined) return deedOf(DEED_OF_LOST[lost] ?? lost);
  const found = CANNOT.exec(plain) ?? TAUGHT.exec(plain);
  if (found !== null) return deedOf(found[1] ?? '');
  // Whoever is to be cheered up cannot laugh yet.
  if (/\bcheer(?:s|ed|ing)?\b[^.,;]*\bup\b/.test(plain)) return deedOf('laugh');
  const feared = FEARED.exec(plain)?.[1];
  // “A monster that is scared of Tariq”: it may come quite near.
  const ofHero = hero.has(bareDeed(feared ?? '').split(' ')[0] ?? '');
  return feared === undefined || ofHero ? null : deedOf(`go near ${bareDeed(feared)}`);
};
