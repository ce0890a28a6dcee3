import { sentencesOf } from '../grammar/sentences.ts';
import { MARK } from './written-page.ts';

// “It was a stone.” – what was? Nothing may come between such a sentence and what it speaks of.
const LEANS_BACK = /^“?(?:It|It’s|They|That|That’s|No|Yes|Not|But|You can’t)(?![\p{L}’])/u;
const ASKS = /[?:…]”?$/u;

const opensAndCloses = (text: string): boolean =>
  (text.match(/“/gu)?.length ?? 0) === (text.match(/”/gu)?.length ?? 0);

/**
 * Puts the mark where a further sentence tears nothing apart: not between a question and its
 * answer, nor before a sentence that leans on the one in front of it. Meant for short pages;
 * on long ones the mark stands where its writer put it.
 */
export function settleMark(text: string): string {
  const at = text.indexOf(MARK);
  if (at < 0) return text;
  const before = sentencesOf(text.slice(0, at));
  const all = [...before, ...sentencesOf(text.slice(at + MARK.length))];
  const tears = (place: number): boolean => {
    const last = all[place - 1] ?? '';
    const next = all[place] ?? '';
    if (next === '') return false;
    if (!opensAndCloses(all.slice(0, place).join(' '))) return true;
    return ASKS.test(last) || LEANS_BACK.test(next) || (last.includes('”') && next.startsWith('“'));
  };
  const home = before.length;
  const places = [home, home + 1, home - 1, home + 2, all.length];
  const place = places.find((one) => one > 0 && one <= all.length && !tears(one)) ?? all.length;
  return [...all.slice(0, place), MARK, ...all.slice(place)].join(' ');
}
