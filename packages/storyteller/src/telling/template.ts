import type { Gender } from '@bramblebook/contract/reading';
import { type Cast, holds } from '../frames/cast.ts';
import { pronounsOf } from '../grammar/hero-words.ts';
import { capitalised, titleCased } from '../grammar/noun-phrases.ts';
import type { Noun } from '../happening/noun.ts';
import { agreeing, asksOf } from './agreement.ts';
import { MOTION } from './motion.ts';
import {
  bare,
  broughtIn,
  called,
  definite,
  inFull,
  owned,
  ownerOf,
  possessiveOf,
  pronoun,
} from './noun-forms.ts';
import { spokenWords } from './spoken-words.ts';

/** A slip in a text of ours, with what is wrong in words for its writer. */
export class TemplateSlip extends Error {}

/** Everything that a sentence may ask for. */
export interface Speech {
  readonly hero: string;
  readonly gender: Gender;
  readonly cast: Cast;
  readonly facts: ReadonlySet<string>;
  /** What the telling's strands set: `let sound = Splash!`. */
  readonly lets: ReadonlyMap<string, string>;
}

/** A text written out, and the roles it speaks of, with how they were spoken of first. */
export interface Written {
  readonly text: string;
  readonly roles: readonly { readonly role: string; readonly form: string }[];
}

const HERO_FORMS: ReadonlySet<string> = new Set([
  'he',
  'him',
  'his',
  'own',
  'himself',
  'child',
  'sibling',
  'royal',
]);

/** The end of a brace that opens at `at`: slots may stand inside conditions. */
const closing = (text: string, at: number): number => {
  let depth = 0;
  for (let i = at; i < text.length; i += 1) {
    if (text[i] === '{') depth += 1;
    if (text[i] === '}') depth -= 1;
    if (depth === 0) return i;
  }
  throw new TemplateSlip(`“{” without “}” in “${text.slice(at, at + 40)}”`);
};

/** Splits at bars that stand outside inner braces. */
const alternatives = (text: string): string[] => {
  const parts: string[] = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (sign === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
};

const nounOf = (speech: Speech, role: string, slot: string): Noun => {
  const noun = speech.cast.get(role);
  if (noun === undefined) throw new TemplateSlip(`{${slot}}: nobody fills the role “${role}” here`);
  return noun;
};

const formOf = (noun: Noun, form: string, speech: Speech): string | null => {
  const { gender } = speech;
  if (form === 'a') return broughtIn(noun, gender);
  if (form === 'the') return definite(noun, gender);
  if (form === 'own') return owned(noun, gender);
  if (form === 'owner') return ownerOf(noun, gender);
  if (form === 'call') return called(noun);
  if (form === 'full') return inFull(noun, gender);
  if (form === 'kind') return bare(noun);
  if (form === 'title') return titleCased(noun.name ?? noun.words);
  if (form === 'they' || form === 'them' || form === 'their') return pronoun(noun, form, gender);
  if (form === 'in') return `${noun.preposition} ${definite(noun, gender)}`;
  if (form === 'to')
    return `${noun.preposition === 'in' ? 'into' : 'to'} ${definite(noun, gender)}`;
  return null;
};

class Writer {
  readonly roles: { role: string; form: string }[] = [];
  private readonly speech: Speech;
  private depth = 0;

  constructor(speech: Speech) {
    this.speech = speech;
  }

  write(template: string): string {
    let out = '';
    let isMany = false;
    for (let at = 0; at < template.length; at += 1) {
      const brace = template.indexOf('{', at);
      const between = template.slice(at, brace === -1 ? undefined : brace);
      out += isMany ? agreeing(between) : between;
      if (brace === -1) break;
      at = brace;
      const end = closing(template, at);
      const slot = template.slice(at + 1, end);
      const words = this.slot(slot);
      const isRole = this.isManyIn(slot);
      isMany = isRole && /(?:^|[.!?…:][”’]? )$/.test(out);
      if (isRole) out = asksOf(out);
      // “garden{if friend: with …}”: what a condition adds is parted from the word before it.
      const parted =
        template.startsWith('{if ', at) &&
        /[\p{L}\p{N},’*]$/u.test(out) &&
        /^[\p{L}\p{N}“*]/u.test(words);
      out += parted ? ` ${words}` : words;
      at = end;
    }
    return out;
  }

  /** “{The lost}” of three ducks: the verb beside it is “say”, whatever its writer wrote. */
  private isManyIn(slot: string): boolean {
    const [, role] = /^\*?(?:the|own|full|a) (\w+)$/i.exec(slot) ?? [];
    const noun = this.speech.cast.get(role ?? '');
    return noun?.plural === true && noun.name === null;
  }

  private slot(slot: string): string {
    const condition = /^if ([^:]+):(.*)$/s.exec(slot);
    if (condition !== null) return this.condition(condition[1] ?? '', condition[2] ?? '');
    const agreement = /^([a-z][\w]*):(.*)$/is.exec(slot);
    if (agreement !== null) return this.agreement(agreement[1] ?? '', agreement[2] ?? '', slot);
    const starred = slot.startsWith('*');
    const words = this.words(starred ? slot.slice(1) : slot);
    return starred ? `*${words}*` : words;
  }

  private condition(condition: string, rest: string): string {
    const { cast, facts } = this.speech;
    const [yes = '', no = ''] = alternatives(rest);
    return this.write(holds(condition, cast, facts) ? yes : no);
  }

  private agreement(role: string, rest: string, slot: string): string {
    const [one = '', many] = alternatives(rest);
    if (many === undefined) throw new TemplateSlip(`{${slot}}: write both forms, “is | are”`);
    return this.write(nounOf(this.speech, role, slot).plural ? many : one);
  }

  private words(slot: string): string {
    const first = slot.charAt(0);
    const upper = first !== first.toLowerCase();
    const plain = first.toLowerCase() + slot.slice(1);
    const words = this.plain(plain, slot);
    return upper ? capitalised(words) : words;
  }

  private plain(slot: string, asWritten: string): string {
    const { hero, gender, lets, facts } = this.speech;
    if (slot === 'hero') return hero;
    if (slot === 'hero’s' || slot === "hero's") return possessiveOf(hero);
    if (HERO_FORMS.has(slot)) return pronounsOf(gender)[slot] ?? '';
    const motion = Object.hasOwn(MOTION, slot) ? MOTION[slot] : undefined;
    if (motion !== undefined) return facts.has('wheelchair') ? motion : slot;
    const fragment = lets.get(slot) ?? lets.get(asWritten);
    if (fragment !== undefined) {
      this.depth += 1;
      if (this.depth > 8) throw new TemplateSlip(`{${asWritten}} names itself`);
      const words = this.write(fragment);
      this.depth -= 1;
      return words;
    }
    return this.role(slot, asWritten);
  }

  private role(slot: string, asWritten: string): string {
    const [form = '', named = ''] = slot.split(/\s+/);
    const owning = /['’]s$/.test(named);
    const role = named.replace(/['’]s$/, '');
    if (role === '')
      throw new TemplateSlip(`{${asWritten}} is no slot: no role, no “let”, no verb of motion`);
    const noun = nounOf(this.speech, role, asWritten);
    const words = formOf(noun, form, this.speech);
    if (words === null)
      throw new TemplateSlip(
        `{${asWritten}}: “${form}” is no form; use a, the, own, owner, call, full, kind, they, them, their, in, to, title`,
      );
    this.roles.push({ role, form });
    return owning ? possessiveOf(words) : words;
  }
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.!?;:…])/g, '$1')
    .replace(/([“(]) /g, '$1')
    .trim();

// “the rain. It” after an empty condition: a sentence still begins with a capital.
const sentenceCapitals = (text: string): string =>
  text.replace(/(^|[.!?…][”’]? )(\p{Ll})/gu, (whole, before: string, letter: string, at: number) =>
    at === 0 ? before + letter.toUpperCase() : whole,
  );

/** Writes a template out. Throws a TemplateSlip when it asks for what is not there. */
export const writeTemplate = (template: string, speech: Speech): Written => {
  const writer = new Writer(speech);
  const text = sentenceCapitals(tidy(writer.write(template)));
  return { text: spokenWords(text, speech), roles: writer.roles };
};
