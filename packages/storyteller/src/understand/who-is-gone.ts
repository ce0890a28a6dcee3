import type { KnownWord } from './known-word.ts';

// How parents say that somebody has died; hardly one in three uses the word.
const DIED = new RegExp(
  String.raw`\b(?:${[
    'died',
    'dies',
    '(?:is|are|was) dead(?! *(?:tired|keen|funny|good|slow|end))',
    'the death of',
    'death in the family',
    'passed (?:away|on)',
    '(?:in|to|up in) heaven',
    '(?:is|are) (?:now )?(?:an )?angels?(?: now)?(?= *$)',
    'rainbow bridge',
    '(?:had to be|was|were|got) put (?:to sleep|down)',
    'no longer (?:here|with us|alive)',
    "(?:not|isn[’']?t|aren[’']?t) (?:here|with us|alive) any ?more",
    'gone for ?ever',
    'the loss of',
    'the funeral',
    '(?:grieving|mourning)(?: for)?',
    'in (?:loving )?memory of',
  ].join('|')})`,
  'i',
);
const LOST_FOR_EVER = /\bwe (?:have |[’']ve )?lost\b|\bis gone\b/i;
const TO_BE_FOUND = /\b(?:finds?|found|finding|search(?:es|ing)?|look(?:s|ing)? for|park)\b/i;
// “She misses her mum” at a sleepover: nobody has died, but nobody’s mum comes along either.
const FAR_AWAY =
  /\b(?:miss(?:es|ing|ed)?|leaving|leaves|left behind|leaves behind|goodbye to|away from)\s+((?:\p{L}+\s+){0,3})/iu;
// “After Grandpa died, she and Grandma plant a tree”: Grandma is well.
const CLAUSE =
  /[.!?\n;:,]|\b(?:so|but|because|when|then|since|after|until|while|now|where|and (?:now|then|she|he|we|they|her|his|our))\b/;

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
  const clauses = plain.toLowerCase().split(CLAUSE);
  const isFarewell = (clause: string): boolean =>
    DIED.test(clause.trim()) || (LOST_FOR_EVER.test(clause) && !TO_BE_FOUND.test(plain));
  const somebodies = known.filter(isSomebody);
  const namesSomebody = (clause: string): boolean => somebodies.some((word) => hasIt(clause, word));
  const farewells: string[] = [];
  for (const [at, clause] of clauses.entries()) {
    if (!isFarewell(clause)) continue;
    farewells.push(clause);
    if (namesSomebody(clause)) continue;
    // “Rex, our old dog, was so funny. He died last week.”
    const before = clauses.slice(0, at).findLastIndex(namesSomebody);
    if (before >= 0)
      farewells.push(lastOf(clauses[before] ?? '', somebodies), ...clauses.slice(before + 1, at));
  }
  const gone = known.map((word) => isSomebody(word) && farewells.some((one) => hasIt(one, word)));
  const missed = clauses.flatMap((clause) => FAR_AWAY.exec(`${clause} `)?.[1] ?? []);
  return {
    mourned: farewells.some((one) => DIED.test(one.trim())) || gone.includes(true),
    known: known.map((word, at) =>
      gone[at] || (isSomebody(word) && missed.some((one) => hasIt(one, word)))
        ? { ...word, remembered: true }
        : word,
    ),
    isGone: (name) => farewells.some((one) => hasWord(one, name.toLowerCase())),
  };
}

// Of several in a clause the last one is meant: “Mum and I had a cat. She died.”
const lastOf = (clause: string, somebodies: readonly KnownWord[]): string =>
  somebodies
    .filter((word) => hasIt(clause, word))
    .sort((a, b) => clause.lastIndexOf(a.words) - clause.lastIndexOf(b.words))
    .at(-1)?.words ?? '';

const hasWord = (text: string, word: string): boolean =>
  ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${word} `);
const hasIt = (text: string, { words }: KnownWord): boolean => hasWord(text, words);
