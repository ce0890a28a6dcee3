/**
 * Starts a stand-in of every outside service on this machine, or of those named
 * (`npm run fakes -- stripe smtp`; `google` in place of `models`), and prints the environment that a shop needs to run on
 * them. Ends with SIGINT or SIGTERM. With `FAKES_PORT=4100` they listen on 4100 and the ports
 * after it, otherwise on free ones.
 */
import { startFakeGoogle } from './ai/fake-google.ts';
import { startFakeOpenAi } from './ai/fake-openai.ts';
import type { LoopbackServer } from './loopback-server.ts';
import { startFakeLulu } from './lulu/fake-lulu.ts';
import { printByItself } from './lulu/print-by-itself.ts';
import { startFakeS3 } from './s3/fake-s3.ts';
import { startFakeSmtp } from './smtp/fake-smtp.ts';
import { startFakeSpeech } from './speech/fake-speech.ts';
import { startFakeStripe } from './stripe/fake-stripe.ts';
import { deliverByItself } from './twilio/deliver-by-itself.ts';
import { startFakeTwilio } from './twilio/fake-twilio.ts';

/** Large enough for the printer, small enough that thirty take no time. */
const PICTURE_PX = 1_024;

/** From one state of an order at the printer to the next. */
const PRINT_STEP_MS = 20_000;

/** How long a text message is on its way. */
const TEXT_STEP_MS = 2_000;

/** Does something by itself until it is closed. */
const busy = <F extends LoopbackServer>(fake: F, stop: () => void): F => ({
  ...fake,
  close() {
    stop();
    return fake.close();
  },
});

const STARTERS = {
  stripe: startFakeStripe,
  smtp: startFakeSmtp,
  twilio: async (port: number) => {
    const fake = await startFakeTwilio(port);
    return busy(fake, deliverByItself(fake, TEXT_STEP_MS));
  },
  s3: startFakeS3,
  lulu: async (port: number) => {
    const fake = await startFakeLulu(port);
    return busy(fake, printByItself(fake, PRINT_STEP_MS));
  },
  models: async (port: number) => {
    const fake = await startFakeOpenAi(port);
    return { ...fake, settings: { ...fake.settings, ...fake.painting(PICTURE_PX) } };
  },
  speech: startFakeSpeech,
  google: startFakeGoogle,
};
/** A shop is told and painted for by one maker: this one is started where it is named. */
const IN_PLACE_OF_MODELS = 'google';

const named = process.argv.slice(2);
const unknown = named.find((name) => !(name in STARTERS));
if (unknown !== undefined) {
  process.stderr.write(`There is no ${unknown} among ${Object.keys(STARTERS).join(', ')}.\n`);
  process.exit(1);
}
const starters = Object.entries(STARTERS).filter(([name]) =>
  named.length === 0 ? name !== IN_PLACE_OF_MODELS : named.includes(name),
);

const firstPort = Number(process.env.FAKES_PORT ?? 0);
const shopUrl = (process.env.PUBLIC_URL ?? 'http://127.0.0.1:3000').replace(/\/$/, '');
const portOf = (index: number): number => (firstPort === 0 ? 0 : firstPort + index);

const fakes = await Promise.all(starters.map(([, start], index) => start(portOf(index))));
for (const fake of fakes) if ('deliverTo' in fake) fake.deliverTo(`${shopUrl}/api/webhooks/stripe`);

const lines = fakes.flatMap(({ settings }) =>
  Object.entries(settings).map(([name, value]) => `export ${name}='${value}'`),
);
process.stdout.write(`${lines.join('\n')}\n`);

const end = async () => {
  await Promise.all(fakes.map((fake) => fake.close()));
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
