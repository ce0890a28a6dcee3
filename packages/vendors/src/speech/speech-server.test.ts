import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeSpeech, startFakeSpeech } from '../../../../fakes/speech/fake-speech.ts';
import { openVendorLine } from '../line/vendor-line.ts';
import { speechServer } from './speech-server.ts';
import { readSpeechSettings } from './speech-settings.ts';

const TEXT = '“It’s 3 o’clock…” said Zoë.';
let fake: FakeSpeech;
beforeEach(async () => {
  fake = await startFakeSpeech();
});
afterEach(() => fake.close());

const narratorBy = (given: Readonly<Record<string, string>>) => {
  const read = readSpeechSettings(given);
  if (!read.ok || !read.settings) throw new Error(JSON.stringify(read));
  const line = openVendorLine({
    vendor: 'speech',
    clock: { now: () => new Date() },
    report() {},
  });
  return speechServer({ settings: read.settings, line });
};
const isMp3 = (sound: Uint8Array) => sound[0] === 0xff && sound.byteLength > 1000;

const WORDS = [
  { offset: TEXT.indexOf('It'), seconds: 0.3 },
  { offset: TEXT.indexOf('3'), seconds: expect.closeTo(0.6) },
  { offset: TEXT.indexOf('o’'), seconds: expect.closeTo(0.9) },
  { offset: TEXT.indexOf('said'), seconds: expect.closeTo(2.4) },
  { offset: TEXT.indexOf('Zoë'), seconds: expect.closeTo(2.7) },
];

test('reads in plain signs and tells the words of the printed text', async () => {
  const narrator = narratorBy(fake.settings);
  const { sound, words } = await narrator.read(TEXT, 'en');
  expect(fake.read).toEqual(['"It\'s 3 o\'clock..." said Zoë.']);
  expect(isMp3(sound)).toBe(true);
  expect(words).toEqual(WORDS);
  expect(narrator.maker).toBe('a model on our own server');
});

test('has another model write the words down, or tells none', async () => {
  const heard = await narratorBy(fake.telling('transcription')).read(TEXT, 'en-GB');
  expect(isMp3(heard.sound)).toBe(true);
  expect(heard.words).toEqual(WORDS);
  expect(fake.requests.at(-1)?.body.toString()).toContain('\r\n\r\nen\r\n');
  const { sound, words } = await narratorBy(fake.telling('none')).read(TEXT, 'en');
  expect([isMp3(sound), words]).toEqual([true, null]);
});

test('what cannot be heard is asked for once and is an outage', async () => {
  const narrator = narratorBy(fake.settings);
  const asked = fake.requests.length;
  const body = { audio: Buffer.from('<html>').toString('base64'), timestamps: null };
  fake.misbehave({ kind: 'answer', status: 200, body });
  await expect(narrator.read(TEXT, 'en')).rejects.toMatchObject({ reason: 'nonsense' });
  fake.misbehave({ kind: 'answer', status: 200, body: 'x'.repeat(5_000_000) });
  await expect(narrator.read(TEXT, 'en')).rejects.toMatchObject({
    message: 'the speech server answered too much',
  });
  const elsewhere = narratorBy({ ...fake.settings, SPEECH_VOICE: 'nobody' });
  await expect(elsewhere.read(TEXT, 'en')).rejects.toMatchObject({
    reason: 'not_let_in',
    code: 'SERVICE_OUTAGE',
  });
  expect(fake.requests.length - asked).toBe(3);
});

describe('settings', () => {
  const GIVEN = { SPEECH_URL: 'https://api.openai.com/v1/', SPEECH_MODEL: 'm', SPEECH_VOICE: 'v' };

  test('are an address with or without /v1, and no words unless asked for', () => {
    expect(readSpeechSettings(GIVEN)).toEqual({
      ok: true,
      settings: {
        url: 'https://api.openai.com',
        key: null,
        model: 'm',
        voice: 'v',
        words: { by: 'none' },
      },
    });
    expect(readSpeechSettings({})).toEqual({ ok: true, settings: null });
    expect(narratorBy(GIVEN).maker).toBe('OpenAI');
  });

  test.each([
    [{ SPEECH_MODEL: undefined }, 'SPEECH_MODEL must be set, too, because SPEECH_URL is set.'],
    [
      { SPEECH_URL: 'http://speech.example' },
      'SPEECH_URL must be an https address, such as https://api.openai.com (http on this machine only).',
    ],
    [{ SPEECH_WORDS: 'subtitles' }, 'SPEECH_WORDS must be one of captions, transcription, none.'],
    [
      { SPEECH_WORDS: 'transcription' },
      'SPEECH_WORDS_MODEL must be set, too, because SPEECH_WORDS is transcription.',
    ],
    [
      { SPEECH_WORDS_MODEL: 'm' },
      'SPEECH_WORDS must be transcription, because SPEECH_WORDS_MODEL is set.',
    ],
  ])('half set or wrong stop the start: %o', (change, sentence) => {
    expect(readSpeechSettings({ ...GIVEN, ...change })).toEqual({ ok: false, sentence });
  });

  test('one alone stops it, too', () => {
    expect(readSpeechSettings({ SPEECH_KEY: 'abcd' })).toEqual({
      ok: false,
      sentence: 'SPEECH_URL must be set, too, because SPEECH_KEY is set.',
    });
  });
});
