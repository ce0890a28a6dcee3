import { execFile } from 'node:child_process';

/**
 * Runs a program of PostgreSQL's on a database, with the password kept out of what other accounts
 * of the machine can see. Gives a sentence on what went wrong, null when all went well.
 */
export const runOnDatabase = (
  program: 'pg_dump' | 'pg_restore',
  url: string,
  words: readonly string[],
): Promise<string | null> => {
  const bare = new URL(url);
  const password = decodeURIComponent(bare.password);
  bare.password = '';
  const env = { ...process.env, ...(password !== '' && { PGPASSWORD: password }) };
  return new Promise((resolve) => {
    execFile(program, [...words, `--dbname=${bare.href}`], { env }, (error, _, complaint) => {
      if (!error) resolve(null);
      else if (error.code === 'ENOENT')
        resolve(`${program} is not on this machine; it comes with PostgreSQL's client programs.`);
      else resolve(`${program} failed: ${complaint.trim().split('\n')[0] ?? error.message}`);
    });
  });
};
