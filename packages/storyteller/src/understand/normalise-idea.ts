import { EMOJI_WORDS } from './emoji-words.ts';

export interface IdeaToken {
  /** As typed, without punctuation. */
  readonly raw: string;
  /** Small letters, straight apostrophes, without a possessive “’s”. */
  readonly lower: string;
  /** True when it ends a sentence or clause: [.;!?] or a line break follows. */
  readonly endsClause: boolean;
  /** True when a comma follows. */
  readonly comma: boolean;
  /** True for the first word of a sentence. */
  readonly first: boolean;
}

// Sentences that speak to a machine rather than about a story; their words are not woven in.
const TO_A_MACHINE =
  /\b(?:ignore|disregard|forget|override)\b[^.!?\n]{0,60}\b(?:instruction|instructions|prompt|prompts|previous|above|rules?)\b|\bsystem prompt\b|\byou are (?:now )?(?:an? )?(?:ai|assistant|language model|chatgpt|dan)\b|\b(?:print|reveal|output|repeat|show)\b[^.!?\n]{0,40}\b(?:prompt|instructions|password|api key|secret key)\b|\bjailbreak\b/i;

/** The idea as plain text: no markup, no control characters, emoji as words, every kind of apostrophe straight. */
export function plainIdea(idea: string): string {
  let plain = idea
    .normalize('NFC')
    .replace(/<[^<>]{0,300}>/g, ' ')
    .replace(/https?:\/\/\S{1,300}/gi, ' ')
    .replace(/[\u2018\u2019\u02BC`]/g, "'")
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' ? '\n' : sign === '\u200d' ? '' : ' '));
  if (/\p{Extended_Pictographic}/u.test(plain))
    plain = plain.replace(/\p{Extended_Pictographic}\ufe0f?/gu, (sign) => {
      const word = EMOJI_WORDS[sign.replace('\ufe0f', '')];
      return word === undefined ? ' ' : ` ${word}, `;
    });
  return plain
    .split(/(?<=[.!?\n])/)
    .filter((sentence) => !TO_A_MACHINE.test(sentence))
    .join('')
    .trim();
}

/** The words of a plain idea, in order. A “word” of more than 40 characters is none. */
export function tokensOf(plain: string): IdeaToken[] {
  const tokens: IdeaToken[] = [];
  let first = true;
  for (const match of plain.matchAll(/([\p{L}\p{N}][\p{L}\p{M}\p{N}']*)([^\p{L}\p{N}]*)/gu)) {
    const raw = (match[1] ?? '').replace(/'+$/, '');
    const after = match[2] ?? '';
    const endsClause = /[.;!?\n:()]/.test(after);
    if (raw.length <= 40)
      tokens.push({
        raw,
        lower: raw.toLowerCase().replace(/'s$/, '').replaceAll("'", ''),
        endsClause,
        comma: after.includes(',') || /\s[-–—]\s/.test(after),
        first,
      });
    first = /[.!?\n]/.test(after);
  }
  return tokens;
}
