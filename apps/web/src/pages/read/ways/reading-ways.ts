/** How somebody likes to read, whatever the book. */
export interface ReadingWays {
  /** Whether the words stand large below the pages too. */
  readonly largeText: boolean;
  /** Whether stories are set in letters that are easier to tell apart. */
  readonly clearLetters: boolean;
  /** Whether the book is a list of sentences with its pictures in words. */
  readonly bySentence: boolean;
  /** Whether the device's voice reads aloud although the shop has one of its own. */
  readonly deviceVoice: boolean;
}

const KEY = 'reading-ways';
const AS_BOUND: ReadingWays = {
  largeText: false,
  clearLetters: false,
  bySentence: false,
  deviceVoice: false,
};

/** How this device was read on last; as the book is bound where that is not known. */
export const readWays = (): ReadingWays => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<ReadingWays>;
    return {
      largeText: kept.largeText === true,
      clearLetters: kept.clearLetters === true,
      bySentence: kept.bySentence === true,
      deviceVoice: kept.deviceVoice === true,
    };
  } catch {
    return AS_BOUND;
  }
};

/** Keeps it for the next book. A browser without storage asks anew. */
export const keepWays = (ways: ReadingWays): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(ways));
  } catch {
    // Storage may be switched off: it holds until the book is closed.
  }
};
