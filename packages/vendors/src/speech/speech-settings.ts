import * as z from 'zod/mini';
import {
  type GivenSettings,
  readVendorSettings,
  serviceAddress,
  settingLike,
  settingsAs,
  type VendorSettings,
} from '../settings/vendor-settings.ts';

/** How it is known when a word is spoken. */
type WordTimes =
  /** The server tells with the sound (`/dev/captioned_speech`). */
  | { readonly by: 'captions' }
  /** A model that writes down what it hears tells (`/v1/audio/transcriptions`). */
  | { readonly by: 'transcription'; readonly model: string }
  | { readonly by: 'none' };

export interface SpeechSettings {
  /** Of the server, without `/v1` and without a trailing slash. */
  readonly url: string;
  /** Null where the server asks for none. */
  readonly key: string | null;
  readonly model: string;
  readonly voice: string;
  readonly words: WordTimes;
}

const WORDS = ['captions', 'transcription', 'none'] as const;
const name = (what: string) => settingLike(/^\S{1,100}$/, `must be the name of a ${what}`);

const NEEDED = {
  SPEECH_URL: serviceAddress('https://api.openai.com'),
  SPEECH_MODEL: name('model that speaks'),
  SPEECH_VOICE: name('voice'),
};
const OPTIONAL = {
  SPEECH_KEY: z.optional(settingLike(/^\S{4,}$/, 'must be a key without blanks')),
  SPEECH_WORDS: z.optional(z.enum(WORDS, `must be one of ${WORDS.join(', ')}`)),
  SPEECH_WORDS_MODEL: z.optional(name('model that writes down what it hears')),
};

const timesOf = (by: string | undefined, model: string | undefined): WordTimes => {
  if (by === 'captions') return { by };
  return by === 'transcription' && model !== undefined ? { by, model } : { by: 'none' };
};

/** The sentence on one of two settings that are nothing without each other. */
const halfSet = (given: GivenSettings): string | null => {
  const asksModel = given.SPEECH_WORDS === 'transcription';
  if (asksModel && !given.SPEECH_WORDS_MODEL)
    return 'SPEECH_WORDS_MODEL must be set, too, because SPEECH_WORDS is transcription.';
  if (!asksModel && given.SPEECH_WORDS_MODEL)
    return 'SPEECH_WORDS must be transcription, because SPEECH_WORDS_MODEL is set.';
  return null;
};

/** The server that reads books aloud; null where devices do. */
export const readSpeechSettings = (given: GivenSettings): VendorSettings<SpeechSettings> => {
  const read = readVendorSettings(given, { needed: NEEDED, optional: OPTIONAL });
  const sentence = halfSet(given);
  if (read.ok && sentence !== null) return { ok: false, sentence };
  return settingsAs(read, (set) => ({
    url: set.SPEECH_URL.replace(/\/(v1\/?)?$/, ''),
    key: set.SPEECH_KEY ?? null,
    model: set.SPEECH_MODEL,
    voice: set.SPEECH_VOICE,
    words: timesOf(set.SPEECH_WORDS, set.SPEECH_WORDS_MODEL),
  }));
};
