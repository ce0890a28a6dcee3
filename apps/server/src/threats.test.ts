import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../..');

test('every claim about threats names tests that exist', () => {
  const text = readFileSync(path.join(ROOT, 'docs/threats.md'), 'utf8');
  const claims = text
    .slice(text.indexOf('## Who might'), text.indexOf('## What does not hold'))
    .split(/\n(?=- )|\n\n/)
    .filter((block) => block.startsWith('- '));
  expect(claims.length).toBeGreaterThan(25);
  for (const claim of claims) {
    const tests = [...claim.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, file = '']) => file);
    expect(tests, claim).not.toEqual([]);
    for (const file of tests) {
      const isThere = [file, `apps/server/src/${file}`].some((at) =>
        existsSync(path.join(ROOT, at)),
      );
      expect(isThere, file).toBe(true);
    }
  }
});
