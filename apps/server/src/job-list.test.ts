import { TEST_JOBS } from '@bramblebook/testing/test-jobs';
import { expect, test } from 'vitest';
import { JOBS } from './job-list.ts';

test('tests run the jobs that the shop runs', () => {
  expect(TEST_JOBS).toEqual(JOBS);
});
