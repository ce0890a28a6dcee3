import type { Recording } from '@bramblebook/contract/recordings';
import { sentencesOf } from './sentences.ts';
import type { Voice } from './voice.ts';

/** How long a letter takes where a recording does not say how long it is, in seconds. */
const SECONDS_A_LETTER = 0.08;

/**
 * A page as its parent recorded it. Sentences are lit by estimated time: each takes its share of
 * the letters. Held, it goes on exactly where it was.
 */
export const recordingVoice = ({ url, seconds }: Pick<Recording, 'url' | 'seconds'>): Voice => {
  let held: { readonly audio: HTMLAudioElement; readonly offset: number } | null = null;
  return ({ text, language, from, rate }, listener) => {
    const sentences = sentencesOf(text, language);
    const lasts = seconds || text.length * SECONDS_A_LETTER;
    const audio = held?.offset === from ? held.audio : new Audio(url);
    if (audio !== held?.audio && from > 0) audio.currentTime = (from / text.length) * lasts;
    held = null;
    audio.playbackRate = rate;
    let lit: number | null = null;
    let isOver = false;
    const silence = () => {
      isOver = true;
      audio.pause();
      held = { audio, offset: lit ?? from };
    };
    const finish = (tell: () => void) => {
      if (isOver) return;
      silence();
      held = null;
      tell();
    };
    const light = () => {
      const offset = (audio.currentTime / lasts) * text.length;
      const start = sentences.findLast((one) => one.start <= offset)?.start ?? 0;
      if (isOver || start === lit) return;
      lit = start;
      listener.onSentence(start);
    };
    audio.ontimeupdate = light;
    audio.onended = () => finish(listener.onEnd);
    audio.onerror = () => finish(listener.onFail);
    audio.play().then(light, () => finish(listener.onFail));
    return silence;
  };
};
