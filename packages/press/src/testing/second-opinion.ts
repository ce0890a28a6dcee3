import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a program of the machine says of a file; null, and one line about it, where it is not installed. */
export const secondOpinion = (
  command: string,
  args: readonly string[],
  file: { readonly name: string; readonly bytes: Uint8Array },
  /** Arguments behind the file's name. */
  after: readonly string[] = [],
): { readonly status: number | null; readonly words: string } | null => {
  const folder = mkdtempSync(path.join(tmpdir(), 'press-'));
  const at = path.join(folder, file.name);
  writeFileSync(at, file.bytes);
  const run = spawnSync(command, [...args, at, ...after], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  rmSync(folder, { recursive: true });
  if (run.error) {
    process.stderr.write(`${command} is not installed: its opinion on ${file.name} is missing.\n`);
    return null;
  }
  return { status: run.status, words: `${run.stdout}${run.stderr}` };
};
