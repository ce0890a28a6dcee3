import { spokenText } from '@bramblebook/contract/spoken-text';
import { sentencesOf } from './sentences.ts';
import { type Voice, WORD_PATIENCE_MS } from './voice.ts';

/** A slow voice takes this long for a letter. Silence for three times as long means that it died. */
const MS_PER_LETTER = 120;
const LEAST_PATIENCE_MS = 6000;

/** Whether this browser has the Web Speech interface; whether it has voices shows only when it speaks. */
const hasBrowserVoice = (): boolean => 'speechSynthesis' in globalThis;

/** Calls `late` once, when nothing was heard for so long. */
const watchdog = (late: () => void) => {
  let timer: ReturnType<typeof setTimeout>;
  return {
    expect: (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(late, ms);
    },
    end: () => clearTimeout(timer),
  };
};

/**
 * The device's own voice by Web Speech. It is given one sentence at a time: long utterances are
 * cut off by some browsers, and where a voice tells no words the sentence is known all the same.
 */
export const browserVoice: Voice = ({ text, language, from, rate }, listener) => {
  if (!hasBrowserVoice()) {
    const telling = setTimeout(listener.onFail);
    return () => clearTimeout(telling);
  }
  const sentences = sentencesOf(text, language).filter(({ end }) => end > from);
  let isOver = false;
  let tellsWords: boolean | null = null;
  // Browsers forget utterances that nobody holds, and their events with them.
  let current: SpeechSynthesisUtterance | null = null;
  const words = watchdog(() => {
    tellsWords = false;
    listener.onSentence(litFrom);
  });
  const life = watchdog(() => finish(listener.onFail));
  let litFrom = from;

  const silence = () => {
    isOver = true;
    words.end();
    life.end();
    if (current) speechSynthesis.cancel();
    current = null;
  };
  const finish = (tell: () => void) => {
    if (isOver) return;
    silence();
    tell();
  };

  const speak = (index: number) => {
    const sentence = sentences[index];
    if (!sentence) return finish(listener.onEnd);
    const start = Math.max(sentence.start, from);
    const spoken = spokenText(text.slice(start, sentence.end));
    const patience = LEAST_PATIENCE_MS + (3 * spoken.text.length * MS_PER_LETTER) / rate;
    const utterance = new SpeechSynthesisUtterance(spoken.text);
    utterance.lang = language;
    utterance.rate = rate;
    const isMine = () => !isOver && current === utterance;
    utterance.onboundary = ({ name, charIndex }) => {
      if (!isMine() || name === 'sentence') return;
      tellsWords = true;
      words.end();
      life.expect(patience);
      listener.onWord(start + spoken.originalAt(charIndex));
    };
    utterance.onend = () => {
      if (!isMine()) return;
      words.end();
      speak(index + 1);
    };
    utterance.onerror = () => isMine() && finish(listener.onFail);
    current = utterance;
    litFrom = start;
    if (tellsWords === false) listener.onSentence(start);
    else words.expect(WORD_PATIENCE_MS);
    life.expect(patience);
    speechSynthesis.speak(utterance);
  };
  // What another page of this shop left speaking would be waited for.
  speechSynthesis.cancel();
  speak(0);
  return silence;
};
