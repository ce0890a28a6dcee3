import type { Chance } from './chance.ts';
import { articleFor, capitalised, pluralOf, titleCased } from './grammar/noun-phrases.ts';
import { countWords } from './grammar/sentences.ts';

export type Slots = Readonly<Record<string, string | (() => string)>>;

const CHOICE = /\[([^\][]*)\]/g;
/** How many words a template comes to, with the first of each of its choices. */
export const wordsOfTemplate = (template: string): number =>
  countWords(template.replace(CHOICE, (_, choices: string) => choices.split('|')[0] ?? ''));

const SLOT = /\{(?:([a-z]+):)?([A-Za-z][A-Za-z0-9’]*)\}/g;

function slotValue(slots: Slots, key: string): string {
  const exact = slots[key];
  if (exact !== undefined) return typeof exact === 'string' ? exact : exact();
  const lower = key.charAt(0).toLowerCase() + key.slice(1);
  const value = slots[lower];
  if (value === undefined) throw new Error(`No slot named “${key}”.`);
  return capitalised(typeof value === 'string' ? value : value());
}

const ARTICLE = /\b([Aa])n? (?=([a-z][a-z’-]*(?: [a-z]+)?))/g;

// “a {kind}” was written before it was known that the kind is an owl.
const rightArticle = (_: string, letter: string, words: string): string =>
  `${letter}${articleFor(words).slice(1)} `;

/**
 * Writes out a template: `[this|or that]` takes one of its choices, `{slot}` its value,
 * `{Slot}` the value with a capital, `{a:slot}` with “a” or “an”, `{many:slot}` its plural, `{title:slot}` as in a title.
 * Values are put in as they are: a bracket typed by a parent is never read as a choice.
 * A missing slot throws, because it is a slip in our own texts.
 */
export function fillTemplate(template: string, slots: Slots, chance: Chance): string {
  const chosen = template.replace(CHOICE, (_, choices: string) => chance.pick(choices.split('|')));
  const filled = chosen.replace(SLOT, (_, form: string | undefined, key: string) => {
    const value = slotValue(slots, key);
    if (form === 'a') return `${articleFor(value)} ${value}`;
    if (form === 'many') return pluralOf(value);
    if (form === 'title') return titleCased(value);
    return value;
  });
  return filled.replace(/\s+/g, ' ').replace(ARTICLE, rightArticle).trim();
}
