import {
  type Answer,
  type LoopbackServer,
  startLoopbackServer,
  type TakenRequest,
} from '../loopback-server.ts';
import { silence } from './silence.ts';

export interface FakeSpeech extends LoopbackServer {
  /** Of a server that tells its words with the sound. */
  readonly settings: Readonly<Record<string, string>>;
  /** Of one that tells none, or whose words another model writes down. */
  telling(words: 'transcription' | 'none'): Readonly<Record<string, string>>;
  /** Texts that were read, and are to be paid for. */
  readonly read: readonly string[];
}

const KEY = 'fake-speech-key';
const MODEL = 'fake-speaker';
const VOICE = 'fake_heart';
const WRITER = 'fake-writer';
/** How long it takes for a word, in seconds. */
const WORD_SECONDS = 0.3;
/** As such servers do, it says a number in words and tells those. */
const NUMBERS = 'zero one two three four five six seven eight nine'.split(' ');

const refusal = (status: number, code: string): Answer => ({
  status,
  body: { error: { message: code, type: 'invalid_request_error', code } },
});

/** The words as they are spoken, signs by themselves, one after the other. */
const spokenWords = (text: string) =>
  [...text.matchAll(/[\p{L}\p{N}']+|[^\s\p{L}\p{N}]/gu)].map(([word], i) => ({
    word: NUMBERS[Number(word)] ?? word,
    start: i * WORD_SECONDS,
    end: (i + 1) * WORD_SECONDS,
  }));

interface Asked {
  readonly model: string;
  readonly voice: string;
  readonly input: string;
  readonly response_format: string;
}

const isWrong = ({ model, voice, response_format }: Asked): boolean =>
  model !== MODEL || voice !== VOICE || response_format !== 'mp3';

/** Which of the texts that were read a sound is: by its length, the latest first. */
const heardIn = async ({ headers, body }: TakenRequest, read: readonly string[]) => {
  const type = { headers: { 'content-type': headers['content-type'] ?? '' } };
  const form = await new Response(new Uint8Array(body), type).formData();
  const file = form.get('file');
  const asks = ['model', 'response_format', 'timestamp_granularities[]'].map((name) =>
    form.get(name),
  );
  if (asks.join(' ') !== `${WRITER} verbose_json word` || !(file instanceof Blob)) return null;
  const bytesOf = (text: string) => silence(spokenWords(text).length * WORD_SECONDS).byteLength;
  return read.findLast((text) => bytesOf(text) === file.size) ?? null;
};

/**
 * A stand-in of a server that reads aloud: OpenAI's calls, and Kokoro-FastAPI's that tells words.
 * What it reads is silence, as long as the words would take.
 */
export const startFakeSpeech = async (port = 0): Promise<FakeSpeech> => {
  const read: string[] = [];
  const say = (input: string): Buffer => {
    read.push(input);
    return silence(spokenWords(input).length * WORD_SECONDS);
  };
  const captioned = (input: string): Answer => ({
    status: 200,
    body: {
      audio: say(input).toString('base64'),
      audio_format: 'audio/mpeg',
      timestamps: spokenWords(input).map(({ word, start, end }) => ({
        word,
        start_time: start,
        end_time: end,
      })),
    },
  });
  const writeDown = async (request: TakenRequest): Promise<Answer> => {
    const text = await heardIn(request, read);
    if (text === null) return refusal(400, 'invalid_file');
    return { status: 200, body: { text, words: spokenWords(text) } };
  };
  const server = await startLoopbackServer((request) => {
    if (request.headers.authorization !== `Bearer ${KEY}`) return refusal(401, 'invalid_api_key');
    if (request.path === '/v1/audio/transcriptions') return writeDown(request);
    const asked = JSON.parse(request.body.toString()) as Asked;
    if (isWrong(asked)) return refusal(400, 'invalid_value');
    if (request.path === '/dev/captioned_speech') return captioned(asked.input);
    if (request.path !== '/v1/audio/speech') return refusal(404, 'unknown_url');
    return { status: 200, body: say(asked.input), headers: { 'content-type': 'audio/mpeg' } };
  }, port);
  const settings = {
    SPEECH_URL: server.url,
    SPEECH_KEY: KEY,
    SPEECH_MODEL: MODEL,
    SPEECH_VOICE: VOICE,
  };
  return {
    ...server,
    settings: { ...settings, SPEECH_WORDS: 'captions' },
    telling: (words) => ({
      ...settings,
      SPEECH_WORDS: words,
      ...(words === 'transcription' && { SPEECH_WORDS_MODEL: WRITER }),
    }),
    read,
  };
};
