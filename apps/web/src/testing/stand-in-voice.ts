/** Takes the place of the device's voices; a test says what they do with what they are given. */
export const standInVoice = () => {
  let queue: readonly SpeechSynthesisUtterance[] = [];
  let cancelled = 0;
  Object.defineProperty(window, 'speechSynthesis', {
    configurable: true,
    value: {
      speak: (utterance: SpeechSynthesisUtterance) => {
        queue = [...queue, utterance];
      },
      cancel: () => {
        cancelled += 1;
      },
    },
  });
  const last = () => queue.at(-1);
  return {
    /** All that was given to the voice so far, in order. */
    said: (): string[] => queue.map(({ text }) => text),
    rate: () => last()?.rate,
    cancelled: () => cancelled,
    /** Says the word that begins the given letters of what it was given last. */
    sayWord: (letters: string): void => {
      const utterance = last();
      if (!utterance) throw new Error('nothing to say');
      const charIndex = utterance.text.indexOf(letters);
      utterance.dispatchEvent(
        new SpeechSynthesisEvent('boundary', { utterance, name: 'word', charIndex }),
      );
    },
    end: () => last()?.dispatchEvent(new Event('end')),
    die: () => last()?.dispatchEvent(new Event('error')),
  };
};
