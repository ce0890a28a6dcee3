import type { Recording } from '@bramblebook/contract/recordings';
import type { PageSpeech } from '@bramblebook/contract/speech';
import { sentencesOf } from './sentences.ts';
import type { Voice } from './voice.ts';

/** How long a letter takes where a sound does not say how long it is, in seconds. */
const SECONDS_A_LETTER = 0.08;

type Sound = Pick<Recording, 'url' | 'seconds'> & Pick<PageSpeech, 'words'>;
type Told = Parameters<Voice>[1];

/** Calls `look` before every frame until the returned function is called. */
const atEveryFrame = (look: () => void): (() => void) => {
  let frame = 0;
  const next = () => {
    look();
    frame = requestAnimationFrame(next);
  };
  next();
  return () => cancelAnimationFrame(frame);
};

/** Where a place of the text is heard and the other way round, and how the place is told. */
const timesOf = (
  { seconds, words }: Sound,
  { text, language }: { readonly text: string; readonly language: string },
) => {
  if (words)
    return {
      secondsAt: (offset: number) => words.findLast((one) => one.offset <= offset)?.seconds ?? 0,
      placeAt: ({ currentTime }: HTMLAudioElement) =>
        words.findLast((one) => one.seconds <= currentTime)?.offset ?? null,
      tell: ({ onWord }: Told) => onWord,
    };
  const sentences = sentencesOf(text, language);
  const lasts = ({ duration }: HTMLAudioElement) =>
    seconds || (Number.isFinite(duration) ? duration : text.length * SECONDS_A_LETTER);
  return {
    secondsAt: (offset: number, audio: HTMLAudioElement) => (offset / text.length) * lasts(audio),
    // Each sentence takes its share of the letters.
    placeAt: (audio: HTMLAudioElement) => {
      const offset = (audio.currentTime / lasts(audio)) * text.length;
      return sentences.findLast((one) => one.start <= offset)?.start ?? 0;
    },
    tell: ({ onSentence }: Told) => onSentence,
  };
};

/**
 * A page as somebody read it before: its parent, or the shop's voice. Words are lit where it is
 * known when they are spoken, else sentences by estimated time. Held, it goes on exactly where it was.
 */
export const soundVoice = (sound: Sound): Voice => {
  let held: { readonly audio: HTMLAudioElement; readonly offset: number } | null = null;
  return ({ text, language, from, rate }, listener) => {
    const { secondsAt, placeAt, tell } = timesOf(sound, { text, language });
    const audio = held?.offset === from ? held.audio : new Audio(sound.url);
    if (audio !== held?.audio && from > 0) audio.currentTime = secondsAt(from, audio);
    held = null;
    audio.playbackRate = rate;
    let lit: number | null = null;
    let isOver = false;
    let rest = () => {};
    const silence = () => {
      isOver = true;
      rest();
      audio.pause();
      held = { audio, offset: lit ?? from };
    };
    const finish = (end: () => void) => {
      if (isOver) return;
      silence();
      held = null;
      end();
    };
    const light = () => {
      const place = placeAt(audio);
      if (isOver || place === null || place === lit) return;
      lit = place;
      tell(listener)(place);
    };
    audio.onended = () => finish(listener.onEnd);
    audio.onerror = () => finish(listener.onFail);
    const begin = () => {
      if (!isOver) rest = atEveryFrame(light);
    };
    audio.play().then(begin, () => finish(listener.onFail));
    return silence;
  };
};
