import type { SpokenWord } from '@bramblebook/contract/speech';

/** A word as a voice says it spoke it. */
export interface ToldWord {
  readonly word: string;
  readonly seconds: number;
}

/** What is no letter and no digit is written in as many ways as there are voices. */
const bare = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** A number is told in up to five words; whoever tells more than that tells of something else. */
const MOST_TOLD_FOR_A_WORD = 5;
/** The part of the words that must be told as they are written. */
const LEAST_ALIKE = 0.5;

/** The least number of changes between the first `i` words of one text and the first `j` of another. */
type Distances = readonly (readonly number[])[];

const distancesBetween = (written: readonly string[], told: readonly string[]): Distances => {
  const rows: number[][] = [Array.from({ length: told.length + 1 }, (_, j) => j)];
  for (const [i, word] of written.entries()) {
    const before = rows[i] ?? [];
    const row = [i + 1];
    for (const [j, other] of told.entries()) {
      const asOther = (before[j] ?? 0) + (word === other ? 0 : 1);
      row.push(Math.min(asOther, (row[j] ?? 0) + 1, (before[j + 1] ?? 0) + 1));
    }
    rows.push(row);
  }
  return rows;
};

/** Which told word each written one is, from the last to the first. */
const pairsBy = (rows: Distances, written: readonly string[], told: readonly string[]) => {
  const pairs: { readonly i: number; readonly j: number }[] = [];
  let [i, j] = [written.length, told.length];
  while (i > 0 && j > 0) {
    const here = rows[i]?.[j] ?? 0;
    const isAlike = written[i - 1] === told[j - 1];
    if (isAlike && here === rows[i - 1]?.[j - 1]) pairs.push({ i: --i, j: --j });
    // Of several words told for one, the first says when it begins: those behind it are left out first.
    else if (here === (rows[i]?.[j - 1] ?? 0) + 1) j--;
    else if (here === (rows[i - 1]?.[j - 1] ?? 0) + 1) pairs.push({ i: --i, j: --j });
    else i--;
  }
  return pairs;
};

/**
 * When the words of a text are spoken, by what a voice told of its own words: it leaves signs out,
 * reads numbers as words and mishears names. Of a word that it did not tell nothing is said; null
 * where it told of another text. `language` is a BCP 47 tag.
 */
export const alignWords = (
  text: string,
  language: string,
  told: readonly ToldWord[],
): SpokenWord[] | null => {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  const words = [...segments].filter(({ isWordLike }) => isWordLike);
  const heard = told.filter(({ word }) => bare(word) !== '');
  if (heard.length > MOST_TOLD_FOR_A_WORD * words.length) return null;
  const written = words.map(({ segment }) => bare(segment));
  const spoken = heard.map(({ word }) => bare(word));
  const pairs = pairsBy(distancesBetween(written, spoken), written, spoken).reverse();
  const alike = pairs.filter(({ i, j }) => written[i] === spoken[j]);
  if (alike.length < LEAST_ALIKE * words.length) return null;
  let latest = 0;
  return pairs.flatMap(({ i, j }) => {
    latest = Math.max(latest, heard[j]?.seconds ?? 0);
    const word = words[i];
    return word ? [{ offset: word.index, seconds: latest }] : [];
  });
};
