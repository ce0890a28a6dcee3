import type { PageSpeech } from '@bramblebook/contract/speech';
import { browserVoice } from './browser-voice.ts';
import { soundVoice } from './sound-voice.ts';
import { type Voice, WORD_PATIENCE_MS } from './voice.ts';

/** After so long the device reads instead: a child waits. In ms. */
const PATIENCE_MS = 20_000;

const later = (ms: number): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), ms));

/**
 * A page as the shop's own voice reads it; the device's voice where that cannot be had in time,
 * without a network, or where it would read other words than those on the screen.
 */
export const shopVoice = (speech: Promise<PageSpeech | null>): Voice => {
  let own: Voice | null = null;
  return (passage, listener) => {
    let isOver = false;
    let silence = () => {};
    const late = setTimeout(listener.onLate, WORD_PATIENCE_MS);
    const begin = async (): Promise<void> => {
      const read = await Promise.race([speech, later(PATIENCE_MS)]);
      clearTimeout(late);
      if (isOver) return;
      if (read?.text === passage.text) own ??= soundVoice({ ...read, seconds: 0 });
      silence = (own ?? browserVoice)(passage, listener);
    };
    void begin();
    return () => {
      isOver = true;
      clearTimeout(late);
      silence();
    };
  };
};
