import { accountApi, bookApi } from '@bramblebook/contract/shop-api';
import type { OutlineRole, StoryIdea, StoryOutlines } from '@bramblebook/contract/story-outline';
import { createStore, set } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EMPTY_DRAFT, type StoredDraft } from '../../pages/create-book/draft.ts';
import { freshBrowser, openScreen, toasts } from '../../testing/open-screen.tsx';
import { aBook, aUser, BOOK_ID } from '../../testing/sample-shelf.ts';
import { type StandInShop, standInShop } from '../../testing/stand-in-shop.ts';

const IDEA = 'Zoë brings a lost kitten home to the lighthouse before the rain';

const partOf = (idea: StoryIdea, role: OutlineRole): OutlineRole => {
  const said = idea.outline?.roles.find((one) => one.role === role.role);
  return idea.outline === undefined || said ? { ...role, ...said } : { ...role, value: '' };
};

/** Reads every idea as a kitten brought home, and says what was corrected. */
const outlinesOf = (idea: StoryIdea): StoryOutlines => {
  const lost = partOf(idea, { role: 'lost', label: 'Who is brought home', value: 'a lost kitten' });
  const friend = partOf(idea, { role: 'friend', label: 'Comes along', value: '' });
  const roles: OutlineRole[] = [
    lost,
    { role: 'tool', label: 'What helps', value: 'a little boat', ours: true },
    friend,
    { role: 'friend2', label: 'Comes along, too', value: '' },
  ];
  const readings = [
    { frame: 'bring-home', sentence: `Zoë brings *${lost.value}* home by *a little boat*.`, roles },
    { frame: 'journey', sentence: 'Zoë travels to *the lighthouse*.', roles: [] },
  ];
  const first = readings.findIndex(({ frame }) => frame === idea.outline?.frame);
  return {
    outlines: first === 1 ? readings.toReversed() : readings,
    unused: ['before the rain'],
  };
};

let shop: StandInShop;
beforeEach(async () => {
  await freshBrowser();
  shop = standInShop();
  shop.answer(accountApi.me, () => aUser());
  shop.answer(bookApi.outlineStory, outlinesOf);
});

const openStoryStep = async (step: 3 | 5): Promise<void> => {
  const draft = {
    ...EMPTY_DRAFT,
    step,
    childName: 'Zoë',
    childGender: 'female' as const,
    storyDescription: step === 3 ? '' : IDEA,
  };
  const stored: StoredDraft = { savedAt: Date.now(), draft };
  const store = createStore('bramblebook', 'wizard');
  await set('draft', stored, store);
  if (step === 5) {
    const blob = new Blob(['a photo']);
    const photo = { name: 'zoe.webp', bytes: 7, blob, photoUrl: '/api/photos/photo_a' };
    await set('photo', photo, store);
  }
  await openScreen('/create-book');
};
const outline = () => page.getByRole('region', { name: 'How we would tell it' });

test('an idea of which little is told is said so plainly, beside the other ways to tell it', async () => {
  shop.answer(bookApi.outlineStory, (idea) => ({
    ...outlinesOf(idea),
    unused: ['swapped bodies with the kitten'],
    tellsLittle: true,
  }));
  await openStoryStep(3);
  await page.getByRole('textbox', { name: 'Story idea (optional)' }).fill(IDEA);
  await expect
    .element(
      outline().getByText(
        'We can tell about “a lost kitten”, but not “swapped bodies with the kitten”. Look at the other ways to tell it, or say it in other words.',
      ),
    )
    .toBeVisible();
  await expect.element(outline().getByRole('button', { name: /^Zoë travels/ })).toBeVisible();
});

test('an idea is read back in a sentence, corrected by its parts, and another reading taken', async () => {
  await openStoryStep(3);
  await expect.element(outline()).not.toBeInTheDocument();
  await page.getByRole('textbox', { name: 'Story idea (optional)' }).fill(IDEA);
  await expect.element(outline().getByText('a lost kitten').first()).toBeVisible();
  await expect.element(outline().getByText('Not in it yet: “before the rain”.')).toBeVisible();
  await expect.element(outline().getByText('Comes along, too')).not.toBeInTheDocument();

  await outline()
    .getByRole('button', { name: /^Who is brought home/ })
    .click();
  const entry = outline().getByRole('textbox', { name: 'Who is brought home' });
  await entry.fill('a shy puffin');
  await userEvent.keyboard('{Enter}');
  // Enter keeps the words, and does not go on to the next step.
  await expect.element(outline().getByRole('status').getByText('a shy puffin')).toBeVisible();
  await expect.element(outline().getByRole('button', { name: /^Who is brought/ })).toHaveFocus();
  await expect.element(page.getByText('Creating Magic...')).not.toBeInTheDocument();

  await outline().getByRole('button', { name: 'Add: Comes along' }).click();
  await userEvent.keyboard('Grandpa{Enter}');
  await expect.element(outline().getByText('Comes along, too')).toBeVisible();
  await outline().getByRole('button', { name: 'Take out Grandpa' }).click();
  await expect.element(outline().getByRole('button', { name: 'Add: Comes along' })).toBeVisible();
  expect(shop.bodies(bookApi.outlineStory).map((asked) => asked.outline)).toContainEqual({
    frame: 'bring-home',
    roles: [
      { role: 'lost', value: 'a shy puffin' },
      { role: 'tool', value: 'a little boat', ours: true },
    ],
  });

  await outline().getByText('Another way to tell it').click();
  await outline().getByRole('button', { name: 'Zoë travels to the lighthouse.' }).click();
  await expect.element(outline().getByRole('status').getByText('the lighthouse')).toBeVisible();
});

test('what was seen on the last step is what is sent', async () => {
  shop.answer(bookApi.create, () => aBook({ status: 'generating' }));
  await openStoryStep(5);
  await expect.element(outline().getByText('a lost kitten').first()).toBeVisible();
  await page.getByRole('button', { name: 'Generate My Book' }).click();
  await expect
    .poll(() => shop.bodies(bookApi.create)[0]?.outline)
    .toMatchObject({ frame: 'bring-home', roles: [{ value: 'a lost kitten' }, { ours: true }] });
});

test('where the idea cannot be read, nothing is in the way', async () => {
  shop.answer(bookApi.create, () => aBook({ status: 'generating' }));
  shop.cutOff(bookApi.outlineStory);
  await openStoryStep(5);
  await page.getByRole('button', { name: 'Generate My Book' }).click();
  await expect.poll(() => shop.bodies(bookApi.create)).toHaveLength(1);
  expect(shop.bodies(bookApi.create)[0]).not.toHaveProperty('outline');
  await expect.element(outline()).not.toBeInTheDocument();
});

test('the preview says kindly what found no place, and takes other words', async () => {
  const understood = { used: ['a lost kitten'], unused: ['before the rain', 'a tuba'] };
  shop.answer(bookApi.get, () => aBook({ storyDescription: IDEA, understood }));
  shop.answer(bookApi.changeIdea, () => aBook({ status: 'generating' }));
  await openScreen(`/book/${BOOK_ID}/preview`);
  await expect
    .element(page.getByText(/no good place for “before the rain” and “a tuba” in this story/))
    .toBeVisible();
  await page.getByRole('button', { name: 'Tell us differently' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell us differently' });
  const tell = dialog.getByRole('button', { name: 'Tell this story' });
  await expect.element(tell).toBeDisabled();
  const idea = `${IDEA}. She plays the tuba.`;
  await dialog.getByRole('textbox', { name: 'Story idea' }).fill(idea);
  await expect.element(dialog.getByText('How we would tell it')).toBeVisible();
  await tell.click();
  await expect.element(toasts().getByText('A new story is on its way')).toBeVisible();
  expect(shop.bodies(bookApi.changeIdea)[0]).toMatchObject({ storyDescription: idea });
});
