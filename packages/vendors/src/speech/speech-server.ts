import { spokenText } from '@bramblebook/contract/spoken-text';
import type { Narration, Narrator } from '@bramblebook/shop/ports/narrator';
import * as z from 'zod/mini';
import { fetchBytes } from '../line/fetch-bytes.ts';
import { fetchJson } from '../line/fetch-json.ts';
import { orNotLetIn, VendorOutage } from '../line/vendor-failure.ts';
import type { VendorLine } from '../line/vendor-line.ts';
import { makerAt } from '../settings/maker-at.ts';
import { alignWords, type ToldWord } from './align-words.ts';
import type { SpeechSettings } from './speech-settings.ts';

const VENDOR = 'the speech server';
/** The longest page takes a minute and a half, at 256 kbit/s at most. */
const LONGEST_SOUND_BYTES = 3_000_000;
/** The same in base64, with its words. */
const LONGEST_CAPTIONED_BYTES = 4_500_000;
/** A server without a graphics card speaks about as quickly as people do. */
const TIME_LIMIT_MS = 90_000;

const seconds = z.number().check(z.nonnegative());
const captionedSchema = z.object({
  audio: z.string(),
  timestamps: z.nullable(z.array(z.object({ word: z.string(), start_time: seconds }))),
});
const transcriptSchema = z.object({
  words: z.optional(z.array(z.object({ word: z.string(), start: seconds }))),
});

const believe = <T>(schema: z.ZodMiniType<T>, json: unknown): T => {
  const { data } = schema.safeParse(json);
  if (data !== undefined) return data;
  throw new VendorOutage('nonsense', `${VENDOR} answered something else`);
};

/** MP3 begins with a tag or with a frame (ISO/IEC 11172-3, 2.4.1.3). */
const asMp3 = (bytes: Uint8Array): Uint8Array => {
  const [first = 0, second = 0] = bytes;
  const isFrame = first === 0xff && (second & 0xe6) === 0xe2;
  if (isFrame || Buffer.from(bytes.subarray(0, 3)).toString() === 'ID3') return bytes;
  throw new VendorOutage('nonsense', `${VENDOR} answered no MP3`);
};

type Said = (text: string, signal: AbortSignal) => Promise<Uint8Array>;
type Captioned = (
  text: string,
  signal: AbortSignal,
) => Promise<{ readonly sound: Uint8Array; readonly told: readonly ToldWord[] | null }>;

/** The calls that a server of this kind knows. */
const callsTo = ({ url, key, model, voice }: SpeechSettings) => {
  const method = 'POST' as const;
  const authorization: Record<string, string> =
    key === null ? {} : { authorization: `Bearer ${key}` };
  const headers = { 'content-type': 'application/json', ...authorization };
  const bodyFor = (input: string) => ({ model, voice, input, response_format: 'mp3' });

  const say: Said = async (text, signal) => {
    const { bytes } = await fetchBytes(VENDOR, {
      url: `${url}/v1/audio/speech`,
      method,
      headers,
      body: JSON.stringify(bodyFor(text)),
      signal,
      longestBytes: LONGEST_SOUND_BYTES,
    });
    return asMp3(bytes);
  };

  const sayWithWords: Captioned = async (text, signal) => {
    const answer = await fetchJson(VENDOR, {
      url: `${url}/dev/captioned_speech`,
      method,
      headers,
      body: JSON.stringify({ ...bodyFor(text), stream: false, return_timestamps: true }),
      signal,
      longestBytes: LONGEST_CAPTIONED_BYTES,
    });
    const { audio, timestamps } = believe(captionedSchema, answer);
    return {
      sound: asMp3(Buffer.from(audio, 'base64')),
      told: timestamps?.map(({ word, start_time }) => ({ word, seconds: start_time })) ?? null,
    };
  };

  const writeDown = async (
    { sound, language, by }: { sound: Uint8Array; language: string; by: string },
    signal: AbortSignal,
  ): Promise<readonly ToldWord[] | null> => {
    const body = new FormData();
    body.append('model', by);
    body.append('language', new Intl.Locale(language).language);
    body.append('response_format', 'verbose_json');
    body.append('timestamp_granularities[]', 'word');
    body.append('file', new Blob([new Uint8Array(sound)], { type: 'audio/mpeg' }), 'page.mp3');
    const answer = await fetchJson(VENDOR, {
      url: `${url}/v1/audio/transcriptions`,
      method,
      headers: authorization,
      body,
      signal,
    });
    const { words } = believe(transcriptSchema, answer);
    return words?.map(({ word, start }) => ({ word, seconds: start })) ?? null;
  };
  return { say, sayWithWords, writeDown };
};

/**
 * Reads by a server that speaks like OpenAI's API (`/v1/audio/speech`) or like Kokoro-FastAPI,
 * which tells its words with the sound. Such servers know no idempotency keys and may charge, so
 * each call is made once. Throws `VendorOutage`.
 */
export const speechServer = (parts: {
  readonly settings: SpeechSettings;
  readonly line: VendorLine;
}): Narrator => {
  const { settings, line } = parts;
  const { url, model, voice, words } = settings;
  const { say, sayWithWords, writeDown } = callsTo(settings);
  const ask = <T>(name: string, run: (signal: AbortSignal) => Promise<T>): Promise<T> =>
    line.ask({ name, isRepeatable: false, timeLimitMs: TIME_LIMIT_MS }, (signal) =>
      run(signal).catch(orNotLetIn),
    );
  const hear = async (text: string, language: string) => {
    if (words.by === 'captions')
      return ask('read aloud with words', (signal) => sayWithWords(text, signal));
    const sound = await ask('read aloud', (signal) => say(text, signal));
    if (words.by === 'none') return { sound, told: null };
    const heard = { sound, language, by: words.model };
    return { sound, told: await ask('write words down', (signal) => writeDown(heard, signal)) };
  };
  return {
    name: [url, model, voice, words.by].join(' '),
    maker: makerAt(url),
    async read(text, language): Promise<Narration> {
      const { sound, told } = await hear(spokenText(text).text, language);
      return { sound, words: told && alignWords(text, language, told) };
    },
  };
};
