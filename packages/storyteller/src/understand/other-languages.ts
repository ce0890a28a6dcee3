import { ENGLISH, KNOWN_ABROAD, LITTLE_WORDS, SCRIPTS } from '../lexicon/words-abroad.ts';

/** The English name of the language an idea is written in, or null for English and for too little to tell. */
export const languageOf = (plain: string): string | null => {
  const letters = plain.replace(/[^\p{L}]/gu, '');
  if (letters.length < 2) return null;
  for (const [script, language] of SCRIPTS) {
    const foreign = [...letters].filter((letter) => script.test(letter)).length;
    if (foreign > 0 && foreign >= letters.length * 0.3) return language;
  }
  const tokens = plain
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  if (tokens.length < 3) return null;
  const english = tokens.filter((token) => ENGLISH.has(token)).length;
  let best: string | null = null;
  let most = Math.max(english, tokens.length * 0.15);
  for (const [language, little] of Object.entries(LITTLE_WORDS)) {
    const hits = tokens.filter((token) => little.has(token)).length;
    if (hits >= 2 && hits > most) {
      best = language;
      most = hits;
    }
  }
  return best;
};

const WITHOUT = /^(?:no|ohne|keine?|sans|pas|sin|senza|nessun)$/;

/** “Baer” of a keyboard without umlauts. */
const withUmlauts = (lower: string): string =>
  lower.replace(/ae/g, 'ä').replace(/oe/g, 'ö').replace(/ue/g, 'ü');

/**
 * The idea with the words that are known in another language put into English, and its little
 * words (“und”, “mit der”) as commas: what is left is a list. All else stays.
 */
export const translated = (plain: string, language: string): string => {
  const little = Object.entries(LITTLE_WORDS).find(([name]) => name === language)?.[1];
  return plain
    .replace(/\p{L}[\p{L}\p{M}-]*/gu, (word) => {
      const lower = word.toLowerCase();
      if (WITHOUT.test(lower)) return 'no';
      const known = KNOWN_ABROAD.get(lower) ?? KNOWN_ABROAD.get(withUmlauts(lower));
      return known ?? (little?.has(lower) ? ',' : word);
    })
    .replace(/(?:\s*,)+/g, ',')
    .replace(/^,\s*/, '');
};
