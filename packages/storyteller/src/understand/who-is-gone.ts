import type { KnownWord } from './known-word.ts';

const anyOf = (...phrases: string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}])(?:${phrases.join('|')})(?![\p{L}])`, 'iu');

// How parents say that somebody has died; hardly one in three uses the word.
const DIED = anyOf(
  'died',
  'dies',
  'passed away',
  'in heaven',
  '(?:went|gone|goes) (?:up )?to heaven',
  'rainbow bridge',
  'death in the family',
  'the funeral',
  'in (?:loving )?memory of',
);
// These mean it only of somebody: batteries are dead, and a balloon may be gone for ever.
const DIED_IF_SOMEBODY = anyOf(
  '(?:is|are|was) dead(?! *(?:tired|keen|funny|good|slow|end))',
  'passed on',
  '(?:is|are) (?:now )?(?:an )?angels?(?: now| watching| looking down| in the (?:sky|stars))',
  '(?:is|are) now (?:an )?angels?(?= *$)',
  '(?:had to be|was|were|got) put (?:to sleep|down)(?! +(?:by|with|in|on|at)\\b)',
  'no longer (?:here|with us|alive)',
  "(?:not|isn[’']?t|aren[’']?t) (?:here|with us|alive) any ?more",
  'gone for ?ever',
);
const LOSS_OF = anyOf('the death of', 'the loss of', '(?:grieving|mourning)(?: for)?');
const SHORT_FOR_IS =
  /[’']s(?= (?:gone|dead|died|passed|in heaven|an angel|now|no longer|not)(?![\p{L}]))/giu;
// “Her cat’s ball is gone” is no cat’s death.
const BELONGS_TO = /\p{L}+[’']s(?= )/gu;
const OF_WHOM_BEFORE = /\b(?:he|she|they|who)\b(?: \p{L}+)?$/u;
const LOST_FOR_EVER = /\bwe (?:have |[’']ve )?lost\b|\bis gone\b/i;
const TO_BE_FOUND = /\b(?:finds?|found|finding|search(?:es|ing)?|look(?:s|ing)? for|park)\b/i;
// “She misses her mum” at a sleepover: nobody has died, but nobody’s mum comes along either.
const FAR_AWAY =
  /\b(?:miss(?:es|ing|ed)?|leaving|leaves|left behind|leaves behind|goodbye to|away from)\s+((?:\p{L}+\s+){0,3})/iu;
// “After Grandpa died, she and Grandma plant a tree”: Grandma is well.
const CLAUSE =
  /[.!?\n;:,]|\b(?:so|but|because|when|then|since|after|until|while|(?<!angels? |is |are )now|where|and (?:now|then|she|he|we|they|her|his|our))\b/;

const isSomebody = ({ entry }: KnownWord): boolean =>
  entry.kind === 'animal' || entry.kind === 'person';

/** Who of an idea has died or is only missed. */
export interface Farewells {
  /** The known words; who is gone is marked as remembered. */
  readonly known: readonly KnownWord[];
  /** True when somebody has died: the book is a goodbye. */
  readonly mourned: boolean;
  /** Whether a name that stands alone (“Rex went to heaven”) is that of somebody who died. */
  readonly isGone: (name: string) => boolean;
}

/** Marks those who have died, and those who are only missed. */
export function whoIsGone(known: readonly KnownWord[], plain: string): Farewells {
  const clauses = plain
    .toLowerCase()
    .replace(SHORT_FOR_IS, ' is')
    .replace(BELONGS_TO, ' ')
    .split(CLAUSE);
  // An idea may say “dog” a thousand times.
  const somebodies = [...new Set(known.filter(isSomebody).map(({ words }) => words))];
  const namesSomebody = (text: string): boolean =>
    text !== '' && somebodies.some((words) => hasWord(text, words));
  const lostForEver = (clause: string): boolean =>
    LOST_FOR_EVER.test(clause) && !TO_BE_FOUND.test(plain);
  const farewells: string[] = [];
  for (const [at, clause] of clauses.entries()) {
    const { nearby, byPronoun } = nearTheWord(clause);
    const died = DIED.test(clause);
    if (!died && !lostForEver(clause) && !namesSomebody(nearby) && !byPronoun) continue;
    farewells.push(clause);
    if (namesSomebody(clause)) continue;
    // “Rex, our old dog, was so funny. He died last week.”
    const before = clauses.slice(0, at).findLastIndex(namesSomebody);
    if (before >= 0 && (died || byPronoun))
      farewells.push(lastOf(clauses[before] ?? '', somebodies), ...clauses.slice(before + 1, at));
  }
  const gone = known.map((word) => isSomebody(word) && farewells.some((one) => hasIt(one, word)));
  const missed = clauses.flatMap((clause) => FAR_AWAY.exec(`${clause} `)?.[1] ?? []);
  return {
    mourned: farewells.some((one) => DIED.test(one)) || gone.includes(true),
    known: known.map((word, at) =>
      gone[at] || (isSomebody(word) && missed.some((one) => hasIt(one, word)))
        ? { ...word, remembered: true }
        : word,
    ),
    isGone: (name) => farewells.some((one) => hasWord(one, name.toLowerCase())),
  };
}

// Of whom “is dead” or “the loss of” is said: the words next to it.
function nearTheWord(clause: string): { readonly nearby: string; readonly byPronoun: boolean } {
  const words = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];
  const loss = LOSS_OF.exec(clause);
  if (loss !== null) {
    const after = clause.slice(loss.index + loss[0].length);
    return { nearby: words(after).slice(0, 4).join(' '), byPronoun: false };
  }
  const end = DIED_IF_SOMEBODY.exec(clause);
  if (end === null) return { nearby: '', byPronoun: false };
  const before = words(clause.slice(0, end.index)).slice(-4).join(' ');
  // “The goldfish, Bubbles, was dead”: who it is stands before the comma.
  return { nearby: before, byPronoun: before === '' || OF_WHOM_BEFORE.test(before) };
}

// Of several in a clause the last one is meant: “Mum and I had a cat. She died.”
const lastOf = (clause: string, somebodies: readonly string[]): string =>
  somebodies
    .filter((words) => hasWord(clause, words))
    .sort((a, b) => clause.lastIndexOf(a) - clause.lastIndexOf(b))
    .at(-1) ?? '';

const hasWord = (text: string, word: string): boolean =>
  ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${word} `);
const hasIt = (text: string, { words }: KnownWord): boolean => hasWord(text, words);
