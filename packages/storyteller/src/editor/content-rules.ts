/** A rule of what no book of ours may hold. */
export interface ContentRule {
  readonly code:
    | 'violence'
    | 'weapons'
    | 'sex'
    | 'hate'
    | 'self-harm'
    | 'drugs'
    | 'brand'
    | 'public-figure'
    | 'personal-data';
  /** Words and patterns of words, any of which breaks it. */
  readonly items: readonly string[];
  readonly pattern: RegExp;
  /** Said to the parent; `{words}` is what was found. */
  readonly reason: string;
}

const wordsLike = (items: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${items.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

const anyOf = (list: string): Pick<ContentRule, 'items' | 'pattern'> => {
  const items = list.trim().split(/\s*,\s*/);
  return { items, pattern: wordsLike(items) };
};

const SOFT = 'Could you tell us the idea another way?';

export const CONTENT_RULES: readonly ContentRule[] = [
  {
    code: 'self-harm',
    ...anyOf(
      `suicide, suicidal, (?:kill|kills|killing|hang|hangs|cut|cuts|cutting|hurt|hurts|hurting|harm|harms|harming) (?:himself|herself|myself|themselves|themself|yourself), self[- ]harm(?:s|ing)?, wants? to die`,
    ),
    reason: `This sounds like something that hurts very much, and a picture book is not the right place for it. If somebody is in danger, please talk to a doctor or a helpline today.`,
  },
  {
    code: 'sex',
    ...anyOf(
      `sex, sexy, sexual, sexually, porn, porno, pornographic, nude, nudes, nudity, naked(?! mole), erotic, erotica, fetish, orgasm, penis, vagina, boobs, tits, strip club, stripper, prostitute, rape, raped, raping, rapist, molest, molested, molesting, incest, paedophile, pedophile, fuck, fucks, fucked, fucking, fucker, motherfucker, shit, bitch, cunt, slut, whore, bastard, dick pic, blowjob, masturbat\\p{L}*`,
    ),
    reason: `Our books are for small children, so we cannot take “{words}”. ${SOFT}`,
  },
  {
    code: 'hate',
    ...anyOf(
      `nazi, nazis, hitler, ku klux klan, kkk, white power, white supremacy, white supremacist, heil, racist, nigger, niggers, nigga, faggot, faggots, retard, retarded, spastic, kike, chink, paki, tranny, (?:hates?|kill|beat up|get rid of|ban) (?:all )?(?:the )?(?:jews|muslims|christians|blacks|black people|whites|white people|gays|gay people|immigrants|foreigners|refugees|women|men|girls|boys|asians|mexicans|gypsies|disabled people|trans people)`,
    ),
    reason: `Our books have room for everybody, so we cannot take “{words}”. ${SOFT}`,
  },
  {
    code: 'weapons',
    ...anyOf(
      `gun, guns, handgun, shotgun, (?<!water )pistols?, rifle, rifles, revolver, machine[- ]gun, ak[- ]?47, bullet, bullets, bomb, bombs, bomber, bombing, grenade, grenades, dynamite, explosives, landmine, flamethrower, bazooka, (?:nuclear )?missiles?, switchblade, machete, chainsaw`,
    ),
    reason: `Our stories get along without weapons, so we cannot take “{words}”. ${SOFT}`,
  },
  {
    code: 'violence',
    ...anyOf(
      `kill, kills, killed, killing, killer, murder, murders, murdered, murderer, stab, stabs, stabbed, stabbing, strangle, strangles, strangled, behead, beheads, beheaded, decapitate\\p{L}*, torture, tortures, tortured, massacre, slaughter, slaughters, slaughtered, gore, gory, bloodbath, blood, bloody, corpse, corpses, shoot (?:him|her|them|people|the), shoots (?:him|her|them|people|the), shot dead, beats? (?:him|her|them|people) up, punch(?:es)? (?:him|her|them) in, kidnap, kidnaps, kidnapped, kidnapping, terrorist, terrorists, terrorism, hang (?:him|her|them), burn (?:him|her|them) alive, abuse, abused, abuses, war crimes?, execution, serial killer`,
    ),
    reason: `Nobody is hurt in our stories, so we cannot take “{words}”. ${SOFT}`,
  },
  {
    code: 'drugs',
    ...anyOf(
      `cocaine, heroin, meth, crack pipe, marijuana, cannabis, weed brownies, lsd, ecstasy pills, drug dealer, drug dealers, drunk, vodka, whisky, whiskey, tequila, cigarette, cigarettes, vape, vaping`,
    ),
    reason: `Our books are for small children, so we cannot take “{words}”. ${SOFT}`,
  },
  {
    code: 'brand',
    ...anyOf(
      `disney, disneyland, disney world, pixar, marvel, dc comics, lego, legos, duplo, playmobil, barbie, hot wheels, pok[eé]mon, pikachu, nintendo, super mario, mario kart, luigi's mansion, sonic the hedgehog, minecraft, fortnite, roblox, among us, paw patrol, peppa pig, peppa, bluey, cocomelon, teletubbies, spongebob, sponge bob, dora the explorer, thomas the tank engine, bob the builder, fireman sam, postman pat, my little pony, hello kitty, care bears, transformers, ninja turtles, ninjago, power rangers, star wars, darth vader, baby yoda, yoda, jedi, harry potter, hogwarts, hermione, voldemort, dumbledore, gruffalo, winnie[- ]the[- ]pooh, paddington, spider[- ]?man, bat ?man, super ?man, wonder woman, iron man, captain america, hulk, avengers, thor ragnarok, queen elsa, princess elsa, elsa from frozen, elsa and anna, anna and elsa, olaf, moana, encanto, mickey mouse, minnie mouse, donald duck, goofy, buzz lightyear, toy story, lightning mcqueen, minions, shrek, kung fu panda, how to train your dragon, toothless, smurfs?, asterix, obelix, tintin, miffy, coca[- ]cola, coke, pepsi, mcdonald'?s, burger king, starbucks, nutella, oreos?, haribo, kinder egg, ikea, nike, adidas, gucci, tesla, ferrari, lamborghini, porsche, bmw, netflix, youtube, youtuber, tiktok, instagram, snapchat, facebook, google, amazon prime, playstation, xbox, iphone, ipad, fifa, labubu`,
    ),
    reason: `“{words}” belongs to somebody else, so we may not print it. Tell us what your child loves about it (the powers, the colours, the sort of friend), and we will invent a new one.`,
  },
  {
    code: 'public-figure',
    ...anyOf(
      `donald trump, trump, joe biden, biden, kamala harris, barack obama, obama, putin, zelensky, xi jinping, kim jong[- ]un, netanyahu, macron, boris johnson, keir starmer, rishi sunak, angela merkel, king charles, prince william, kate middleton, prince harry, meghan markle, elon musk, jeff bezos, mark zuckerberg, bill gates, taylor swift, beyonc[eé], rihanna, ariana grande, billie eilish, justin bieber, harry styles, ed sheeran, adele, lady gaga, madonna, kim kardashian, kanye west, kanye, drake the rapper, bts, blackpink, messi, lionel messi, ronaldo, cristiano ronaldo, mbapp[eé], neymar, lebron james, stephen curry, tom brady, serena williams, roger federer, usain bolt, simone biles, lewis hamilton, max verstappen, dwayne johnson, tom cruise, brad pitt, tom holland, zendaya, emma watson, daniel radcliffe, j\\.? ?k\\.? rowling, oprah, oprah winfrey, greta thunberg, mrbeast, mr beast, pewdiepie, the pope, dalai lama`,
    ),
    reason: `“{words}” is a real person, and we may not put real famous people into a book. We will gladly write of a singer, a footballer or a president of our own making.`,
  },
  {
    code: 'personal-data',
    items: [],
    pattern:
      /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}\.[\p{L}]{2,}|(?<![\p{N}])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{2,4}\)[\s.-]?)?\d{3,4}[\s.-]\d{3,4}(?:[\s.-]?\d{2,4})?(?![\p{N}])|(?<!\p{N})\+?\d{9,15}(?!\p{N})|(?<![\p{L}\p{N}])\d{1,5}[a-d]? (?:(?!(?:the|our|my|his|her) )\p{L}{2,21} (?:street|road)|(?-i:(?:\p{Lu}\p{L}{1,20} ){1,3})(?:street|st\.?|road|rd\.?|avenue|ave\.?|lane|drive|close|crescent|boulevard|blvd\.?|court|terrace|gardens|straße|strasse))(?![\p{L}])|\bwww\.\S+|\bhttps?:\/\/\S+/iu,
    reason: `A book travels, so please leave out addresses, phone numbers and e-mail addresses (“{words}”).`,
  },
];

export interface ContentBreach {
  readonly rule: ContentRule;
  readonly words: string;
}

const ITEMS = CONTENT_RULES.flatMap(({ items }) => items);
const isPlain = (item: string): boolean => /^[a-z][a-z' ]*$/.test(item);
/** First words of what is written out letter by letter. */
const OPENINGS = new Set(ITEMS.filter(isPlain).map((item) => /^[a-z]+/.exec(item)?.[0]));
const OTHERS = wordsLike(ITEMS.filter((item) => !isPlain(item)));
/** Nothing of personal data is in a text without a digit, an “@” or a “www”. */
const MAY_HOLD_DATA = /[\p{N}@]|www\.|https?:/iu;

/** Whether a text has the first word of anything that breaks a rule: nearly none has, and this is quickly seen. */
const mayBreak = (plain: string): boolean => {
  const words =
    plain
      .toLowerCase()
      .replaceAll('ſ', 's')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    words.some((word) => OPENINGS.has(word)) || OTHERS.test(plain) || MAY_HOLD_DATA.test(plain)
  );
};

/** The first content rule that a text breaks, with the words that break it, or null. */
export const contentBreach = (
  text: string,
  codes?: readonly ContentRule['code'][],
): ContentBreach | null => {
  const plain = text
    .normalize('NFC')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ');
  if (!mayBreak(plain)) return null;
  for (const rule of CONTENT_RULES) {
    if (codes !== undefined && !codes.includes(rule.code)) continue;
    const found = rule.pattern.exec(plain);
    if (found !== null) return { rule, words: found[0].trim() };
  }
  return null;
};
