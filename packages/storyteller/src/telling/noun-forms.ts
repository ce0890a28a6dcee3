import type { Gender } from '@bramblebook/contract/reading';
import { pronounsOf } from '../grammar/hero-words.ts';
import { articleFor, capitalised } from '../grammar/noun-phrases.ts';
import { isOf, type Noun } from '../happening/noun.ts';

/** “Zoë’s”, “James’”, “the ducks’”. */
export const possessiveOf = (words: string): string =>
  /s$/i.test(words) ? `${words}’` : `${words}’s`;

/** Whether it is the hero's own: “his teddy”, “my dog”. */
export const isHeros = (noun: Noun, hero: Gender): boolean => {
  const { owner } = noun;
  if (owner === null) return false;
  if (isSomebodys(noun) || owner === 'its') return false;
  return !(owner === 'her' && hero === 'male') && !(owner === 'his' && hero === 'female');
};

/** “Grandma’s”, of her house: its owner is not the hero. */
const isSomebodys = ({ owner }: Noun): boolean => owner !== null && /[’']s?$/.test(owner);

const ownerInWords = ({ owner }: Noun, hero: Gender): string =>
  (owner ?? '')
    .replace(/^(?:my|our|his|her|their) /, `${pronounsOf(hero).his} `)
    .replace(/\bgreat (?=grand)/g, 'great-');

/** Whose it was: “his great-grandfather” of his watch; null where it is nobody else's. */
export const ownerOf = (noun: Noun, hero: Gender): string | null =>
  isSomebodys(noun) ? ownerInWords(noun, hero).replace(/[’']s?$/, '') : null;

/** How it comes in: “a lost kitten”, “his dog Biscuit”, “three ducks”, “the tide”, “Aunt Lila”. */
export const broughtIn = (noun: Noun, hero: Gender): string =>
  // “A boy in a wheelchair”, “Omar in his wheelchair”.
  noun.traits.includes('wheelchair-user')
    ? `${alone(noun, hero)} in ${noun.name === null && !noun.proper ? 'a' : CHAIR_OF[noun.gender]} wheelchair`
    : alone(noun, hero);

const CHAIR_OF: Readonly<Record<Noun['gender'], string>> = {
  she: 'her',
  he: 'his',
  it: 'a',
  they: 'their',
  unsaid: 'a',
};

const alone = (noun: Noun, hero: Gender): string => {
  if (noun.proper) return noun.words;
  const called = noun.name === null ? '' : ` ${noun.name}`;
  if (isHeros(noun, hero)) return `${pronounsOf(hero).his} ${noun.words}${called}`;
  if (isSomebodys(noun)) return `${ownerInWords(noun, hero)} ${noun.words}${called}`;
  // “Tom the cat”.
  if (noun.unique && noun.name !== null) return `${noun.name} the ${noun.words}`;
  if (noun.unique) return `the ${noun.words}`;
  const named = noun.name === null ? '' : ` called ${noun.name}`;
  if (noun.kind === 'person' && noun.words === noun.name) return noun.words;
  if (noun.number !== null) return `${noun.number} ${noun.words}${named}`;
  if (noun.plural || noun.mass) return `some ${noun.words}${named}`;
  return `${articleFor(noun.words)} ${noun.words}${named}`;
};

/** How it is spoken of from then on: “the kitten”, “Biscuit”, “his sister”, “Aunt Lila”. */
export const definite = (noun: Noun, hero: Gender): string => {
  if (noun.proper) return noun.words;
  if (noun.name !== null) return noun.name;
  // “Grandma’s house” stays hers.
  if (isSomebodys(noun) && noun.kind === 'place') return `${ownerInWords(noun, hero)} ${noun.head}`;
  if (isHeros(noun, hero) && isOf(noun, 'alive')) return `${pronounsOf(hero).his} ${noun.head}`;
  return `the ${noun.head}`;
};

/** As the hero's own: “his teddy”, “Biscuit”; it brings it in as well. */
export const owned = (noun: Noun, hero: Gender): string =>
  noun.name === null && !noun.proper && !noun.unique && !isSomebodys(noun)
    ? `${pronounsOf(hero).his} ${noun.head}`
    : definite(noun, hero);

/** As one speaks to it: “Biscuit”, “Teddy”, “Grandpa Joe”. */
export const called = (noun: Noun): string => noun.name ?? capitalised(noun.head);

/** The same with all that is said of it: “the lost kitten”. */
export const inFull = (noun: Noun, hero: Gender): string =>
  noun.proper || noun.name !== null ? definite(noun, hero) : `the ${noun.words}`;

/** The bare kind: “kitten”, “dog”; of “Grandpa Joe” the name. */
export const bare = (noun: Noun): string => noun.head;

const FORMS = {
  she: { they: 'she', them: 'her', their: 'her' },
  he: { they: 'he', them: 'him', their: 'his' },
  it: { they: 'it', them: 'it', their: 'its' },
  they: { they: 'they', them: 'them', their: 'their' },
} as const;

/** A pronoun; where the gender was not said, the name or noun once more. */
export const pronoun = (noun: Noun, form: 'they' | 'them' | 'their', hero: Gender): string => {
  if (noun.gender !== 'unsaid') return FORMS[noun.gender][form];
  const words = definite(noun, hero);
  return form === 'their' ? possessiveOf(words) : words;
};
