import { capitalised } from '../grammar/noun-phrases.ts';
import { matchAt } from '../lexicon/all-words.ts';
import { BOYS_NAMES, GIRLS_NAMES } from '../lexicon/first-names.ts';
import { MISSPELLINGS } from '../lexicon/misspellings.ts';

const ALSO_WORDS =
  /^(?:will|bill|mark|rob|frank|rose|grace|ruby|daisy|lily|poppy|ivy|hazel|autumn|dev|min|stan|may)$/;
const isSurelyName = (word: string): boolean =>
  (GIRLS_NAMES.has(word) || BOYS_NAMES.has(word)) && !ALSO_WORDS.test(word);

const SHOUTED = 0.7;
const ENOUGH_LETTERS = 12;

/** “The Princess And The Frog In The Castle”. */
const AS_A_TITLE =
  /\p{Lu}\p{Ll}+ (?:And|Of|In|With|On|At|For|To|Is) (?:The |A |His |Her )?\p{Lu}\p{Ll}+/u;

// “PRIYA BUILDS A ROBOT” says nothing of names with its capitals.
const calmed = (plain: string): string => {
  const letters = plain.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '').length;
  const shouts = letters.length >= ENOUGH_LETTERS && capitals >= letters.length * SHOUTED;
  if (!shouts && !AS_A_TITLE.test(plain)) return plain;
  return plain
    .toLowerCase()
    .replace(
      /(^|[.!?\n]\s*)(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/\p{L}+/gu, (word) => (isSurelyName(word) ? capitalised(word) : word));
};

/** What parents write around an idea, to us and not of it. */
const ABOUT_THE_BOOK: readonly RegExp[] = [
  /\b(?:could|can|would) you (?:please )?(?:write|make|do|tell)(?: (?:me|us|him|her))?(?: an?| the)? ?(?:story|book|something)?(?: (?:about|where|in which|for))?/gi,
  /\b(?:i|we)(?:'d| would)? (?:would )?(?:like|love|want|wish for) (?:to have )?an? (?:\w+ )?(?:story|book)(?: (?:about|where|in which|for|of|that))?/gi,
  /\b(?:an?|the) (?:(?!detective|spy|ghost|pirate|mystery|fairy|dragon)\w+ )?(?:story|book) (?:about|where|in which|of how)\b/gi,
  // “Lost pet: our tortoise went missing”: a heading, and no second pet.
  /^\s*(?:a )?(?:lost|missing) (?:pet|dog|cat|rabbit|toy)\s*[:.!–-]+(?=\s)/i,
  // “Dinosaurs but not scary ones”, “funny, not scary”: how to tell it, and nothing that happens.
  /(?:,| but| and)? ?(?<!\b(?:is|are|was|were|be|it's|isn't) )\bnot (?:too |so |very )?(?:scary|sad|frightening|spooky)(?: (?:ones?|things|bits))?\b/gi,
  /\b(?:(?:something|it|make it|to be|very|really|but|and|funny|gentle|silly|cosy|calm|sweet)[ ,]+)*(?:funny|gentle|silly|cosy|calm|tender|comedy|humou?r)(?: story)?[ ,]*(?=$|[.!?\n]|,)/gim,
  // “Please don't make her talk at the end”, “no moral”, “not preachy”, “facts should be right”.
  /(?:^|(?<=[.!?,;(] ?))\s*(?:and |but |please |pls )*(?:do not|don'?t) (?:make|let|cure|end|have|be|turn|show|kill|give)\b[^.!?\n]*/gim,
  /\b(?:not|nothing|never)(?: too| very| so| at all)? (?:preachy|girly|babyish|romantic|cheesy|soppy|twee|on the nose)\b[^.,!?\n]*/gi,
  /\b(?:and |but )?no (?:morals?|lessons?|preaching|easy answers|(?:sad|happy) ending|["“']?overcoming["”']?|romance)\b[^.,!?\n]*/gi,
  /\b(?:the )?(?:facts?|science) (?:should|must) be (?:right|sound|correct|true)\b|\bnothing has to happen\b|\bsorry if [^.!?\n)]*/gi,
  // “Dictated by Mia, age 4”: who held the pen.
  /\b(?:dictated|typed|written|invented|drawn|story) by (?:\p{Lu}\p{Ll}+|my \w+|me|him|her)\b(?:,? (?:who is |aged? )?\d{1,2})?[,.!:]*/gu,
  // “Latke (yes that's his name)”.
  /\((?:yes,? )?(?:that(?:['’]s| is)|it['’]s) (?:really )?(?:his|her|its|their|the) (?:real )?name[^)\n]*\)/gi,
  // “Doesn't like it when books are babyish”.
  /(?:,? ?\b(?:and|but) )?\b(?:(?:he|she|they) )?(?:does not|doesn't|do not|don't|hates?) (?:like )?it when (?:books?|stories) [^.!?\n]*/gi,
  // “(true story)”, “her list, sorry”, “Ezra told me this:”, “my son's own story:”.
  /\((?:this is )?(?:a )?(?:very )?(?:true|kidding|joking|(?:her|his) (?:own )?(?:list|words|idea))\b[^),]*(?=[),])/gi,
  /\b\p{L}+ told me this:|\b(?:my|our) (?:son|daughter|child)'s own (?:story|idea|words):/giu,
  /(?:,? ?\b(?:he|she|they)(?:'s| is| are) (?:up|awake) (?:half|all) (?:the )?night(?: as it is)?)/gi,
  // “Swears a bit (leave that out)”.
  /(?:,| and| but) (?:(?! and | but |[.,;(\n]).)+\((?:please )?(?:leave|keep) (?:that|this|it) out\b[^)\n]*\)/gi,
  /\b(?:lol|hah(?:a|aha)+|hehe)\b/gi,
  /\b(?:I|we) asked (?:him|her|them)(?: and)? (?:he|she|they) (?:said|says|wrote)\b:?|^\W*(?:he|she|they|my \w+) (?:said|says|told (?:me|us)):\s*(?=["“'])/gi,
  /\b(?:he|she) (?:told|asked) (?:me|us) to (?:write|type|put)\b[^.!?\n]*/gi,
  // “Wants to say sorry” is of the story.
  /(?<!\b(?:say|says|said|saying|is|are|was|be|feels?|felt|so|really|very) )\bsorry\b(?! to (?:him|her|them)\b)/gi,
  /\b(?:please|thanks|thank you|idk|i (?:don'?t know|guess|think|suppose))\b/gi,
  /(?:^|(?<=[.!?"] ))(?:so that|that's (?:it|all)|etc)\W*$/gim,
  /\bin (?:a|the|this|his|her|our) (?:story|book)\b/gi,
  /\b(?:from |who lives |living )?next door\b/gi,
  // “His grandparents Oma and Opa” are these two.
  /\b(?:(?:his|her|my|our|the) )?grandparents,? (?=(?:oma|opa|nan|nana|nonna|nonno|gran|granny|grandma|grandpa|grandad|abuela|abuelo)\b)/gi,
];

/** “A girl who can stop time”: the whole idea in quotation marks is the idea. */
const QUOTED_WHOLE = /^\s*["“]([^"“”]{15,})["”]\W*$/su;
/** “She calls it "nini"”: a word of the child's own, told as a name. */
const PET_WORD =
  /((?:calls?|called|named?|known as|name is|says) (?:it |him |them |(?:her |his |the )(?:\p{L}+ )?)?)["“'‘](\p{Ll}[\p{L}-]{1,14})["”'’]/giu;

const NAMED_LATER =
  /([^.!?\n]{3,90})[.!?\n,]+ ?(?:(?:[Hh]is|[Hh]er|[Ii]ts) name(?: is| was|'s)|(?:[Hh]e|[Ss]he|[Ww]e|[Tt]hey|I) calls? (?:it|him|her|them)) ((?:\p{Lu}[\p{L}'-]+ ?){1,2})/u;

/** “Our rabbit died. His name was Herr Schmidt”: of whom it is said comes first. */
const nameWhereItBelongs = (whole: string, said: string, name: string): string => {
  const words = said.split(' ');
  const at = words.findIndex((word) =>
    ['animal', 'being', 'person', 'thing'].includes(
      matchAt([word.toLowerCase()], 0)?.entry.kind ?? '',
    ),
  );
  if (at === -1) return whole;
  return `${words.toSpliced(at + 1, 0, 'called', name.trim()).join(' ')}. `;
};

const WRITERS_PARENT = /\bmy (mother|mum|mom|father|dad|sister|brother)\b(?! and (?:i|me)\b)/gi;
const PARENT_OF: ReadonlyMap<string, string> = new Map([
  ['mother', 'grandmother'],
  ['mum', 'grandma'],
  ['mom', 'grandma'],
  ['father', 'grandfather'],
  ['dad', 'grandpa'],
  ['sister', 'aunt'],
  ['brother', 'uncle'],
]);
const SAYS_I =
  /(?:^|[.!?,] |\band )(?:me\b|I (?!thought|think|would|want|hope|love|like|wish|am \p{Lu}))/u;

const SAYS_NAME = /\b(?:I am|I['’]m|my name is) (\p{L}+)(?!\p{L}|['’]s)/iu;

/** “He broke my mother's vase”: whoever writes of the child as “he” has the child's grandmother for a mother. */
const asGrandparents = (plain: string, names: ReadonlySet<string>): string => {
  const first = /\bmy (?:mother|mum|mom|father|dad|sister|brother)\b/i.exec(plain)?.index ?? -1;
  const isChild = names.has(SAYS_NAME.exec(plain)?.[1]?.toLowerCase() ?? '');
  if (first === -1 || isChild || SAYS_I.test(plain)) return plain;
  const isToldOfChild =
    /\b(?:he|she)\b/i.test(plain.slice(0, first)) ||
    plain.split(/[^\p{L}]+/u).some((word) => names.has(word.toLowerCase()));
  if (!isToldOfChild) return plain;
  return plain.replace(
    WRITERS_PARENT,
    (_, who: string) => `my ${PARENT_OF.get(who.toLowerCase()) ?? who}`,
  );
};

const OF_TWO =
  /\b(?:(?:the|two|our|my|both) )*(?:(?:little|big|twin|best) )*(sisters|brothers|twins|friends|cousins|siblings),? (?:called )?(\p{Lu}[\p{L}'-]+) and (\p{Lu}[\p{L}'-]+)/giu;

/** “The sisters Anna and Lotte”, where the hero is Anna: Anna and her sister Lotte. */
const heroFirst =
  (names: ReadonlySet<string>) =>
  (whole: string, kin: string, one: string, two: string): string => {
    const isHero = (name: string): boolean => names.has(name.toLowerCase());
    if (isHero(one) === isHero(two)) return whole;
    const [hero, other] = isHero(one) ? [one, two] : [two, one];
    const who = kin.toLowerCase() === 'siblings' ? '' : `my ${kin.toLowerCase().slice(0, -1)} `;
    return `${hero} and ${who}${other}`;
  };

const WITHOUT_APOSTROPHE =
  /(?<!\btwo )\b(mum|mummy|mom|mommy|mama|dad|daddy|papa|grandma|granny|nan|nana|oma|grandpa|grandad|opa|brother|sister|teacher|neighbour)s (?=((?:(?:very|best|favou?rite|new|old|big|small|little|red|blue|green|white|own|special|precious|birthday|easter|school|christmas) )*)(\p{L}+))/giu;
const HAVES: ReadonlySet<string> = new Set(['thing', 'food', 'vehicle', 'nature']);

/** “His mums favourite vase”: one mother, whose vase it is. */
const apostrophe = (whole: string, who: string, _: string, what: string): string =>
  HAVES.has(matchAt([what.toLowerCase()], 0)?.entry.kind ?? '') ? `${who}'s ` : whole;

const PET_BY_NAME =
  /\b((?:[Hh]is|[Hh]er|[Oo]ur|[Mm]y)(?: \p{Ll}+){0,2} (?:teddy|teddy bear|bunny|doll|dog|cat|puppy|kitten|rabbit|hamster|tortoise|pony|horse|elephant|bear|monkey|penguin|guinea pig)), ((?:(?:Mr|Mrs|Miss|Captain|Sir|Lord|Lady) )?\p{Lu}\p{Ll}+)(?=\s*(?:[.,(]|$))/gu;

const TO_GRANDMA =
  /\b((?:[Dd]riv(?:e|es|ing)|[Tt]ravel(?:s|ling)?|fl(?:y|ies|ying)|[Tt]rip|[Jj]ourney|train|bus|way) to )((?:[Gg]rand(?:ma|pa|ad)|[Gg]ranny|[Nn]ana|[Oo]ma|[Oo]pa))(?=[\s.,!]|$)(?! and\b)/g;

/** Titles lose the dot that would end a sentence: “Mr. Brown”. */
const TITLE = /\b(Mr|Mrs|Ms|Dr|Prof|St)\.(?=\s)/gi;

/** “Samis dad”, typed without its apostrophe. */
const HEROS_KIN =
  /\b(\p{L}{2,20})s (?=(?:step|grand)?(?:mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father|parents|pa|ma|brother|sister|twin|uncle|aunt|cousin|friend|best friend|dog|cat|teacher)s?\b)/giu;

/**
 * A plain idea without what its writer's hurry did to it: titles with dots, words in capitals,
 * common misspellings, the hero's name in small letters, and requests to us.
 */
export const tidyIdea = (plain: string, names: ReadonlySet<string>): string => {
  let tidy = asGrandparents(calmed(plain.replace(TITLE, '$1')), names);
  for (const request of ABOUT_THE_BOOK) tidy = tidy.replace(request, ' ');
  tidy = tidy
    .replace(QUOTED_WHOLE, '$1')
    .replace(/\bno one\b/gi, 'nobody')
    .replace(PET_WORD, (_, before: string, word: string) => before + capitalised(word))
    // “A new cat (Mr Whiskers)”, “our rabbit died. His name was Herr Schmidt”.
    .replace(/(\p{Ll}) \((\p{Lu}[\p{L}' -]{0,30})\)/gu, '$1 called $2')
    .replace(NAMED_LATER, nameWhereItBelongs)
    // “His lost teddy, Mr Bum”: one and the same.
    .replace(PET_BY_NAME, '$1 called $2')
    // “Drive to Grandma”: she is where one goes, and does not come along.
    .replace(TO_GRANDMA, "$1$2's house")
    // “My son (5)”: how old, and no part of the name.
    .replace(/\s*\((?:aged? )?\d{1,2}(?: years?(?: old)?)?\)/gi, '')
    // “Sweets (he loves them)”, “power = super fast”, “lost in the mountains”: sentences of their own.
    .replace(/\s*\((?=(?:he|she|we|they|it|yes|with)\b)/gi, '. ')
    .replace(
      /\b(he|she|it)'s (?=(?:so |very |really )?(?:terrified|scared|frightened|worried|obsessed|bored|excited|tired|called|named|tempted|supposed|allowed|stuck|lost|afraid|jealous|nervous)\b)/gi,
      '$1 is ',
    )
    .replace(/(\p{L}) = (?=\p{L})/gu, '$1 is ')
    .replace(/(^|[.!?\n] ?)lost in (?=the|a)/gi, '$1gets lost in ')
    // “His dog, a border collie named Pepe”: one dog.
    .replace(
      /\b((?:his|her|my|our) (?:dog|cat|horse|pony|rabbit|bird)), an? (?:[\p{Ll}-]+ ){1,3}(?:named|called) (?=\p{Lu})/gu,
      '$1 ',
    )
    .replace(/^big (?=(?:sister|brother) soon\b)/i, 'Becomes a big ')
    .replace(/\bhair[ -](?=cuts?\b)/gi, 'hair')
    .replace(WITHOUT_APOSTROPHE, apostrophe)
    .replace(HEROS_KIN, (said, name: string) =>
      names.has(name.toLowerCase()) ? `${name}'s ` : said,
    )
    .replace(OF_TWO, heroFirst(names))
    .replace(/\b((?:foster )?family) \p{Lu}\p{Ll}+/gu, '$1')
    .replace(/\bafter (?:the |their )?divorce (?=\p{L})/giu, 'after the divorce, ')
    // Nobody ever met them: told as a baby who died.
    .replace(
      /\b(?:twin |little |big )?(sister|brother)((?: \p{Lu}\p{Ll}+)?) died (?=at birth|(?:when|before) (?:they|he|she) (?:was|were) born|in \w+(?:'s)? tummy)/gu,
      'baby $1$2 died ',
    )
    .replace(/\bnew[ -]?born (?=(?:sister|brother)\b)/gi, 'baby ')
    .replace(/\bdown'?s(?= syndrome\b)/gi, 'Down')
    // “Read his poem aloud”: no sort of poem.
    .replace(/ (?:aloud|out loud)\b/gi, '')
    // “Choo choo” is a noise, and potty training is the potty.
    .replace(/\bchoo[ -]?choo\b/gi, ' ')
    .replace(/\bpotty training\b/gi, 'learning the potty')
    .replace(/\bhalf the (?=night|day)\b/gi, 'all ')
    // A maker's name is in no book: “a lego castle” is one of blocks.
    .replace(
      /\b(?:lego|duplo)s? (?!(?:and|or|with|for|in|on|to|is|set|club|contest|competition)\b)(\p{Ll}+)\b/giu,
      '$1 of blocks',
    )
    // “Raining cats and dogs”: there are neither. “Rival: Jack” is a sentence. Who watches has no watches.
    .replace(/\b((?:rain|pour)\w*) cats and dogs\b/gi, '$1')
    .replace(/\b(rival|friend|helper|team): ?(?=\p{L})/giu, '$1 is ')
    .replace(
      /\b(grandma|grandpa|grandad|granny|nana|oma|opa|mum|mummy|mom|dad|daddy|papa) watches\b/gi,
      '$1 cheers',
    );
  return tidy
    .replace(/[\p{L}']+/gu, (word) => {
      const lower = word.toLowerCase();
      if (names.has(lower)) return word === lower ? capitalised(word) : word;
      const right = MISSPELLINGS.get(lower);
      if (right === undefined) return word;
      return word === lower ? right : capitalised(right);
    })
    .replace(/[^\S\n]+/g, ' ')
    .trim();
};
