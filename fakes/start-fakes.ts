/**
 * Starts a stand-in of every outside service on this machine and prints the environment
 * that a shop needs to run on them. Ends with SIGINT or SIGTERM. With `FAKES_PORT=4100` they
 * listen on 4100 and the ports after it, otherwise on free ones.
 */
import { startFakeOpenAi } from './ai/fake-openai.ts';
import { startFakeLulu } from './lulu/fake-lulu.ts';
import { startFakeS3 } from './s3/fake-s3.ts';
import { startFakeSmtp } from './smtp/fake-smtp.ts';
import { startFakeStripe } from './stripe/fake-stripe.ts';
import { startFakeTwilio } from './twilio/fake-twilio.ts';

const STARTERS = [
  startFakeStripe,
  startFakeSmtp,
  startFakeTwilio,
  startFakeS3,
  startFakeLulu,
  startFakeOpenAi,
];

const firstPort = Number(process.env.FAKES_PORT ?? 0);
const shopUrl = (process.env.PUBLIC_URL ?? 'http://127.0.0.1:3000').replace(/\/$/, '');
const portOf = (index: number): number => (firstPort === 0 ? 0 : firstPort + index);

const fakes = await Promise.all(STARTERS.map((start, index) => start(portOf(index))));
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
