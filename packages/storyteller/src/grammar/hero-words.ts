import type { Gender } from '@bramblebook/contract/reading';
import { capitalised } from './noun-phrases.ts';

/** Small words of a name: “Maria del Carmen”. */
export const PARTICLES: ReadonlySet<string> = new Set([
  'de',
  'da',
  'del',
  'della',
  'di',
  'van',
  'von',
  'der',
  'den',
  'la',
  'le',
  'el',
  'al',
  'bin',
  'ibn',
]);

/**
 * The name as the book prints it: white space folded, a capital where a parent in a
 * hurry typed none (“mia” → “Mia”, “MARY-JANE” → “Mary-Jane”; “AJ” and “McKay” stay).
 */
export const printedName = (childName: string): string => {
  const folded = childName
    .normalize('NFC')
    .replace(/[<>{}[\]|\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = folded.replace(/[^\p{L}]/gu, '');
  const shouted =
    letters.length > 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  const parts = folded.split(' ').map((part, index) =>
    part
      .split('-')
      .map((piece) => {
        const small = shouted ? capitalised(piece.toLowerCase()) : piece;
        if (index > 0 && PARTICLES.has(small.toLowerCase())) return small.toLowerCase();
        return small === small.toLowerCase() ? capitalised(small) : small;
      })
      .join('-'),
  );
  return parts.join(' ') || 'Little One';
};

/** What the story calls the hero: the whole name, or its first part when it has three words or more. */
export const spokenName = (printed: string): string => {
  const words = printed.split(' ');
  if (words.length < 3) return printed;
  const first = words[0] ?? printed;
  return [...first.replace(/[^\p{L}]/gu, '')].length > 1 ? first : words.slice(0, 2).join(' ');
};

/** Every name by which an idea may speak of the hero, in small letters. */
export const namesOf = (childName: string): ReadonlySet<string> =>
  new Set(
    [spokenName(printedName(childName)), ...childName.split(/\s+/)]
      .map((name) => name.toLowerCase())
      .filter((name) => name.length > 1 || /[^\p{Script=Latin}]/u.test(name)),
  );

/** “Zoë’s”, but “James’”. */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`);

/** The pronouns of the hero. */
export const pronounsOf = (gender: Gender): Record<string, string> =>
  gender === 'female'
    ? {
        he: 'she',
        him: 'her',
        his: 'her',
        own: 'hers',
        himself: 'herself',
        child: 'girl',
        sibling: 'sister',
        royal: 'princess',
      }
    : {
        he: 'he',
        him: 'him',
        his: 'his',
        own: 'his',
        himself: 'himself',
        child: 'boy',
        sibling: 'brother',
        royal: 'prince',
      };
