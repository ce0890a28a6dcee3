import { expect, test } from 'vitest';
import { complaint, EMPTY_DRAFT } from './draft.ts';
import { draftFrom } from './stored-draft.ts';

const DAY = 86_400_000;
const full = {
  ...EMPTY_DRAFT,
  step: 4,
  childName: 'Maya',
  childGender: 'female' as const,
  storyDescription: 'a fox',
};

test('a draft comes back as it was left', () => {
  expect(draftFrom({ savedAt: 0, draft: full }, 6 * DAY)).toEqual(full);
});

test('a draft older than a week, a damaged one and none at all start afresh', () => {
  expect(draftFrom({ savedAt: 0, draft: full }, 8 * DAY)).toEqual(EMPTY_DRAFT);
  expect(draftFrom({ savedAt: 0, draft: { ...full, readingAge: '40' } }, 0)).toEqual(EMPTY_DRAFT);
  expect(draftFrom(undefined, 0)).toEqual(EMPTY_DRAFT);
});

test('a draft never stands beyond an entry that is missing', () => {
  expect(draftFrom({ savedAt: 0, draft: { ...full, childName: '  ' } }, 0).step).toBe(1);
  expect(draftFrom({ savedAt: 0, draft: { ...full, childGender: '' } }, 0).step).toBe(2);
});

test('each step says in the words of the specification what it lacks', () => {
  const photo = { name: 'a.jpg', bytes: 1, blob: new Blob(), photoUrl: null };
  expect(complaint(EMPTY_DRAFT, null, 1)).toBe("Please enter your child's name");
  expect(complaint(EMPTY_DRAFT, null, 2)).toBe("Please select your child's gender");
  expect(complaint(EMPTY_DRAFT, null, 3)).toBeNull();
  expect(complaint(EMPTY_DRAFT, photo, 4)).toBe("Please upload your child's photo");
  expect(complaint(EMPTY_DRAFT, { ...photo, photoUrl: '/api/photos/x' }, 4)).toBeNull();
});
