import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import drizzleConfig from '../../drizzle.config.ts';
import { MIGRATIONS_FOLDER } from './open-database.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-migrations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the migrations make what the schema says: there is none left to write', () => {
  const out = path.join(folder, 'migrations');
  cpSync(MIGRATIONS_FOLDER, out, { recursive: true });
  const config = path.join(folder, 'drizzle.config.json');
  // Every path in it is from the root, also the one of the copy it writes into.
  writeFileSync(config, JSON.stringify({ ...drizzleConfig, out: path.relative(ROOT, out) }));
  const before = readdirSync(out);
  const bin = path.join(ROOT, 'node_modules/drizzle-kit/bin.cjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [bin, 'generate', '--config', path.relative(ROOT, config)],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(stdout, stderr).toContain('No schema changes');
  expect(readdirSync(out)).toEqual(before);
});
