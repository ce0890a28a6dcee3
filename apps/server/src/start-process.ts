import { type Environment, readEnvironment } from './environment.ts';
import { asOneOfMany } from './many-machines.ts';
import { startRefusal } from './start-refusal.ts';

/** Ends the process with one sentence for the person who started it. */
export const stopWith = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

/**
 * Starts a process of the shop by its settings: alone, or as one of several machines. Settings
 * that do not allow it, and a start that fails for a reason a person can mend, end it with one
 * sentence.
 */
export const startProcess = async (
  as: 'the whole shop' | 'one of many',
  start: (environment: Environment) => Promise<void>,
): Promise<void> => {
  const read = readEnvironment(process.env);
  const settings = read.ok && as === 'one of many' ? asOneOfMany(read.environment) : read;
  if (!settings.ok) return stopWith(settings.sentence);
  await start(settings.environment).catch((error: unknown) => {
    const sentence = startRefusal(error, settings.environment);
    if (sentence === null) throw error;
    stopWith(sentence);
  });
};
