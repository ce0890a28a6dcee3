import { EMOJI_WORDS } from '../lexicon/emoji-words.ts';

// Sentences that speak to a machine rather than about a story; their words are not woven in.
const TO_A_MACHINE =
  /\b(?:ignore|disregard|forget|override)\b[^.!?\n]{0,60}\b(?:instruction|instructions|prompt|prompts|previous|above|rules?)\b|\bsystem prompt\b|\byou are (?:now )?(?:an? )?(?:ai|assistant|language model|chatgpt|dan)\b|\b(?:print|reveal|output|repeat|show)\b[^.!?\n]{0,40}\b(?:prompt|instructions|password|api key|secret key)\b|\bjailbreak\b/i;

// A line break stays, what joins the parts of an emoji goes without a gap.
const shownAs = (sign: string): string => {
  if (sign === '\n') return sign;
  return sign === '\u200d' ? '' : ' ';
};

/** The idea as plain text: no markup, no control characters, emoji as words, every kind of apostrophe straight. */
export const plainIdea = (idea: string): string => {
  let plain = idea
    .normalize('NFC')
    .replace(/<[^<>]{0,300}>/g, ' ')
    .replace(/https?:\/\/\S{1,300}/gi, ' ')
    .replace(/\s*[+/•·|]\s+/g, ', ')
    .replace(/\s&\s/g, ' and ')
    .replace(/[\u2018\u2019\u02BC`]/g, "'")
    .replace(/[\p{Cc}\p{Cf}]/gu, shownAs);
  if (/\p{Extended_Pictographic}/u.test(plain))
    plain = plain.replace(/\p{Extended_Pictographic}\ufe0f?/gu, (sign) => {
      const word = EMOJI_WORDS.get(sign.replace('\ufe0f', ''));
      return word === undefined ? ' ' : ` ${word}, `;
    });
  return plain
    .split(/(?<=[.!?\n])/)
    .filter((sentence) => !TO_A_MACHINE.test(sentence))
    .join('')
    .trim();
};
