import type { KnownWord } from './known-word.ts';

const DIED = /\b(?:died|dies|passed away|in heaven|rainbow bridge)\b/i;
const LOST_FOR_EVER = /\bwe lost\b|\bis gone\b/i;
const TO_BE_FOUND = /\b(?:finds?|found|finding|search(?:es|ing)?|look(?:s|ing)? for|park)\b/i;
// “She misses her mum” at a sleepover: nobody has died, but nobody’s mum comes along either.
const FAR_AWAY =
  /\b(?:miss(?:es|ing|ed)?|leaving|leaves|left behind|leaves behind|goodbye to|away from)\s+((?:\p{L}+\s+){0,3})/iu;

const isSomebody = ({ entry }: KnownWord): boolean =>
  entry.kind === 'animal' || entry.kind === 'person';

/** Marks those who have died, and those who are only missed; `mourned` tells whether it is a goodbye. */
export function whoIsGone(
  known: readonly KnownWord[],
  plain: string,
): { readonly known: readonly KnownWord[]; readonly mourned: boolean } {
  const sentences = plain.toLowerCase().split(/[.!?\n]/);
  const farewells = sentences.filter(
    (sentence) => DIED.test(sentence) || (LOST_FOR_EVER.test(sentence) && !TO_BE_FOUND.test(plain)),
  );
  const gone = known.map((word) => isSomebody(word) && farewells.some((one) => hasIt(one, word)));
  const mourned = farewells.some((one) => DIED.test(one)) || gone.includes(true);
  const missed = sentences.flatMap((sentence) => FAR_AWAY.exec(`${sentence} `)?.[1] ?? []);
  return {
    mourned,
    known: known.map((word, at) =>
      gone[at] || (isSomebody(word) && missed.some((one) => hasIt(one, word)))
        ? { ...word, remembered: true }
        : word,
    ),
  };
}

const hasIt = (text: string, { words }: KnownWord): boolean =>
  ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${words} `);
