import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { KILLED_SHOP } from '@bramblebook/testing/programs';
import { addEmbedded } from '@bramblebook/testing/test-database';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openEmbedded } from './open-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-killed-'));
const dataDir = path.join(folder, 'data');
const running: ChildProcess[] = [];
afterAll(() => {
  for (const process of running) process.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const start = (mode: 'slow' | 'quick') => {
  const process_ = spawn(process.execPath, [KILLED_SHOP, dataDir, mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(process_);
  let said = '';
  process_.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const says = async (word: string) => {
    while (!said.includes(word)) {
      if (process_.exitCode !== null) throw new Error(`it ended: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const end = async (signal?: 'SIGKILL') => {
    if (signal) process_.kill(signal);
    if (process_.exitCode === null && process_.signalCode === null)
      await new Promise((resolve) => process_.once('exit', resolve));
    return { said, exitCode: process_.exitCode };
  };
  return { says, end };
};

test('keeps a second server out, and does a job once in effect though the first was killed', async () => {
  await addEmbedded(dataDir);
  const first = start('slow');
  await first.says('step 2');
  const second = await start('quick').end();
  expect(second.exitCode).toBe(1);
  expect(second.said).toContain(
    `The data folder ${dataDir} is in use by another running Bramblebook`,
  );
  await first.end('SIGKILL');

  const third = start('quick');
  await third.says('finished');
  await third.end('SIGKILL');
  const { db, close } = await openEmbedded(dataDir);
  const numbers = async (table: 'steps' | 'runs') =>
    (await db.execute(sql.raw(`select step from ${table} order by step`))).rows.map(
      ({ step }) => step,
    );
  expect(await numbers('steps')).toEqual([1, 2, 3]);
  expect(await numbers('runs')).toEqual([1, 1, 2, 2, 3]);
  await close();
}, 60_000);
