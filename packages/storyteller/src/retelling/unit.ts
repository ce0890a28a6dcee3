import { articleFor } from '../grammar/noun-phrases.ts';
import type { ToldClause } from './told-clause.ts';

/** A sentence, and the clauses that it is made of. */
export interface Unit {
  readonly text: string;
  readonly clauses: readonly ToldClause[];
  /** It makes sense only right after what was told before. */
  readonly hangs: boolean;
  readonly lead: string;
  readonly sentence: number;
}

/** The words of a clause as they are printed. */
export const textOf = ({ words }: Pick<ToldClause, 'words'>): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replace(/\bhad got (?=(?:an?|the|two|three|no|some|\{his\}|his|her|their)\b)/g, 'had ')
    .replace(/\bdid not (?:had|was)\b/g, 'did not')
    // “Romy's Dad” is her dad.
    .replace(
      /(\{hero’s\}|\{his\}|\b(?:his|her|their)) (Dad|Daddy|Mum|Mummy|Mom|Mommy|Grandma|Grandpa|Grandad|Granny|Gran|Nan|Nana|Aunt|Uncle)\b(?! \p{Lu})/gu,
      (_, whose: string, kin: string) => `${whose} ${kin.toLowerCase()}`,
    )
    .replace(/,$/, '')
    .replace(/\ban? (?=(\p{Ll}+))/gu, (_, next: string) => `${articleFor(next)} `)
    .trim();
