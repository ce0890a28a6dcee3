import { contentBreach } from './editor/content-rules.ts';
import { breachOf } from './editor/pet-names.ts';

export type BriefCheck = { ok: true } | { ok: false; reason: string };

const LEETSPEAK: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};

// “k1ll” and “f u c k” are read as what they stand for; numbers by themselves stay numbers.
const unmasked = (text: string): string =>
  text
    .replace(/\p{L}[\p{L}013457@$]{0,30}[013457@$]\p{L}[\p{L}013457@$]{0,30}/gu, (word) =>
      word.replace(/[013457@$]/g, (sign) => LEETSPEAK[sign] ?? sign),
    )
    .replace(/(?<!\p{L})(?:\p{L}[ .*_-]){3,12}\p{L}(?!\p{L})/gu, (spaced) =>
      spaced.replace(/[ .*_-]/g, ''),
    );

const MESSAGE_RULES = ['self-harm', 'sex', 'hate', 'weapons', 'violence', 'personal-data'] as const;

/**
 * The content rules that can be seen at once, before anything is made. The reason of a
 * refusal is one or two kind sentences for the parent. The dedication is the parent's own
 * word: brands and famous people may stand in it.
 */
export const checkBrief = (brief: {
  childName: string;
  idea: string;
  parentMessage?: string | undefined;
}): BriefCheck => {
  const told = `${brief.childName}\n${brief.idea}`;
  const breach =
    breachOf(told, brief.idea) ??
    contentBreach(unmasked(told), ['sex', 'hate', 'violence', 'weapons']) ??
    (brief.parentMessage === undefined ? null : contentBreach(brief.parentMessage, MESSAGE_RULES));
  if (breach === null) return { ok: true };
  return { ok: false, reason: breach.rule.reason.replace('{words}', breach.words) };
};
