import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { CallReport } from '../line/vendor-line.ts';
import { openServices } from './open-services.ts';
import { readServices } from './read-services.ts';

const START_FAKES = path.join(import.meta.dirname, '../../../../fakes/start-fakes.ts');

const open = (given: Record<string, string>, reports: CallReport[] = []) => {
  const read = readServices(given);
  if (!read.ok) throw new Error(read.sentence);
  return openServices(read.services, {
    clock: { now: () => new Date() },
    report: (report) => reports.push(report),
    mailFrom: 'Bramblebook <hello@books.example>',
    supportEmail: 'hello@books.example',
    smsCallbackUrl: null,
  });
};

/** Starts the stand-ins of these names, and reads what they print. */
const startFakes = async (...names: string[]) => {
  const fakes = spawn(process.execPath, [START_FAKES, ...names], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = await once(fakes.stdout, 'data');
  const lines = [...String(printed).matchAll(/^export (\w+)='(.*)'$/gm)];
  const given: Record<string, string> = Object.fromEntries(
    lines.map(([, name, value]) => [name, value]),
  );
  const end = async () => {
    fakes.kill();
    await once(fakes, 'exit');
  };
  return { given, end };
};

test('without settings the shop does all by itself', () => {
  const services = open({});
  expect(services).toMatchObject({
    payment: null,
    mail: null,
    sms: null,
    files: null,
    modelLine: null,
    embeddingLine: null,
    narrator: null,
  });
  expect(services.printer).toEqual({ kind: 'staff' });
  expect(services.states()).toEqual([]);
});

test('what the stand-ins print is all that is needed to use every one of them', async () => {
  const { given, end } = await startFakes();
  const reports: CallReport[] = [];
  const { payment, mail, sms, files, printer, modelLine, narrator, states } = open(given, reports);
  const order = { orderId: `order_${'a'.repeat(20)}`, amountCents: 1900, idempotencyKey: 'key-1' };
  expect(await payment!.createIntent(order)).toMatchObject({ amountCents: 1900 });
  const message = { id: 'message_1', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  expect(await mail!.send({ ...message, to: 'a@home.example' })).toEqual({ ok: true });
  const sentAt = new Date();
  expect(await sms!.send({ id: 'm', to: '+14155550100', body: 'Hello', sentAt })).toEqual({
    ok: true,
  });
  await files!.put('a/b.txt', Buffer.from('hello'));
  if (printer.kind !== 'house') throw new Error('no printer');
  expect(await printer.coverSize({ format: 'softcover', interiorPages: 32 })).toHaveProperty(
    'widthMm',
  );
  expect(modelLine).not.toBeNull();
  expect((await narrator!.read('Mia sleeps.', 'en')).words).toHaveLength(2);
  expect(states().map(({ service, state }) => `${service} ${state}`)).toEqual(
    ['stripe', 'smtp', 'twilio', 's3', 'lulu', 'models', 'embeddings', 'speech'].map(
      (service) => `${service} working`,
    ),
  );
  expect(reports.map(({ outcome }) => outcome)).toEqual(reports.map(() => 'done'));
  await end();
});

test('Google’s stand-in is started where it is named, in place of the other models', async () => {
  const { given, end } = await startFakes('google');
  expect(given).toMatchObject({ AI_IMAGE_MODEL: 'google:gemini-fake-image' });
  expect(open(given).modelLine).not.toBeNull();
  await end();
});

test('the first wrong setting is named', () => {
  expect(readServices({ S3_BUCKET: 'books' })).toMatchObject({
    ok: false,
    sentence: 'S3_REGION must be set, too, because S3_BUCKET is set.',
  });
});
