import { accountApi, bookApi } from '@bramblebook/contract/shop-api';
import { createStore, get, keys, set } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import forest from '../../content/samples/forest.webp';
import { hurry } from '../../testing/hurry.ts';
import { freshBrowser, openScreen, toasts } from '../../testing/open-screen.tsx';
import { aBook, aUser, BOOK_ID, USER_ID } from '../../testing/sample-shelf.ts';
import { type StandInShop, standInShop } from '../../testing/stand-in-shop.ts';
import { type DraftPhoto, EMPTY_DRAFT, type StoredDraft } from './draft.ts';
import { AFTER_CREATION_MS } from './use-generate.ts';
import { BETWEEN_STEPS_MS } from './wizard.tsx';

let shop: StandInShop;
beforeEach(async () => {
  await freshBrowser();
  shop = standInShop();
});

const kept = () => createStore('bramblebook', 'wizard');
const FILLED = { ...EMPTY_DRAFT, childName: 'Zoë', childGender: 'female' } as const;

/** Opens the wizard as a reload would, with what this browser kept. */
const openAt = async (step: number, photo?: DraftPhoto) => {
  const stored: StoredDraft = { savedAt: Date.now(), draft: { ...FILLED, step } };
  await set('draft', stored, kept());
  if (photo) await set('photo', photo, kept());
  return openScreen('/create-book');
};

const next = () => page.getByRole('button', { name: 'Next', exact: true });
const generate = () => page.getByRole('button', { name: 'Generate My Book' });
const aPhoto = async (name = 'zoe.webp'): Promise<File> => {
  const picture = await (await fetch(forest)).blob();
  return new File([picture], name, { type: 'image/webp' });
};
const keptPhoto = async (photoUrl = '/api/photos/photo_a'): Promise<DraftPhoto> => {
  const blob = await aPhoto();
  return { name: blob.name, bytes: blob.size, blob, photoUrl };
};
const choosePhoto = async (): Promise<void> => {
  const input = page.getByLabelText('Choose a photo');
  await userEvent.upload(input, await aPhoto());
};

test('a name of blanks does not lead on, and the keyboard alone does', async () => {
  await openScreen('/create-book');
  const name = page.getByRole('textbox', { name: "Child's name" });
  await name.fill('   ');
  await userEvent.keyboard('{Enter}');
  await expect.element(toasts().getByText("Please enter your child's name")).toBeVisible();
  await expect.element(page.getByText('Creating Magic...')).not.toBeInTheDocument();
  await name.fill('Zoë');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Creating Magic...')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Boy' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('Boy or girl has to be chosen, and the arrow keys choose', async () => {
  await set(
    'draft',
    { savedAt: Date.now(), draft: { ...FILLED, childGender: '', step: 2 } },
    kept(),
  );
  await openScreen('/create-book');
  await next().click();
  await expect
    .element(page.getByRole('alert').getByText("Please select your child's gender"))
    .toBeVisible();
  await page.getByRole('radio', { name: 'Boy' }).click();
  // Held down for a moment, as a finger does: the choice follows the focus.
  await userEvent.keyboard('{ArrowRight>}');
  await expect.element(page.getByRole('radio', { name: 'Girl' })).toBeChecked();
  await userEvent.keyboard('{/ArrowRight}');
});

test('a photo is uploaded and shown by name and size; without one there is no Next', async () => {
  shop.answer(bookApi.upload, () => ({ photoUrl: '/api/photos/photo_a' }));
  await openAt(4);
  await expect.element(next()).toBeDisabled();
  await choosePhoto();
  await expect.element(page.getByText(/zoe\.webp/)).toBeVisible();
  await expect.element(page.getByText(/\d\.\d\d MB/)).toBeVisible();
  await expect.element(page.getByText(/There is no size limit/)).toBeVisible();
  // Nobody but the shop paints: there is nothing to allow.
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  await expect.element(next()).toBeEnabled();
});

test('where a model paints, the photo goes to it only with a tick of the parent’s', async () => {
  shop.answer(accountApi.me, () => aUser());
  shop.answer(bookApi.create, () => aBook({ status: 'generating' }));
  shop.configure({ models: { tells: null, paints: 'Painter & Sons' } });
  await openAt(4, await keptPhoto());
  const consent = page.getByRole('checkbox', { name: /I allow this photo to be sent/ });
  await expect.element(consent).not.toBeChecked();
  await expect.element(page.getByText(/sent to Painter & Sons/)).toBeVisible();
  await consent.click();
  hurry(BETWEEN_STEPS_MS);
  await next().click();
  await generate().click();
  await expect.poll(() => shop.bodies(bookApi.create)).toMatchObject([{ photoConsent: true }]);
});

test('where the upload fails the photo itself goes along, silently', async () => {
  shop.cutOff(bookApi.upload);
  shop.answer(accountApi.me, () => aUser());
  shop.answer(bookApi.create, () => aBook({ status: 'generating' }));
  await openAt(4);
  await choosePhoto();
  await expect.element(next()).toBeEnabled();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  hurry(BETWEEN_STEPS_MS);
  await next().click();
  await generate().click();
  await expect.poll(() => shop.bodies(bookApi.create).length).toBe(1);
  expect(shop.bodies(bookApi.create)[0]?.photoUrl).toMatch(/^data:image\/[a-z]+;base64,/);
});

test('a file that is no photo is refused in the words of the shop', async () => {
  shop.refuse(bookApi.upload, 'not_a_picture');
  await openAt(4);
  await choosePhoto();
  await expect.element(page.getByRole('alert').getByText(/not a photo we can read/)).toBeVisible();
  await expect.element(next()).toBeDisabled();
});

test('the last step shows everything and lets each entry be corrected in place', async () => {
  await openAt(5, await keptPhoto());
  await page.getByRole('button', { name: 'Change Name' }).click();
  const name = page.getByRole('textbox', { name: "Child's name" });
  await expect.element(name).toHaveFocus();
  await name.fill('Mia');
  await userEvent.keyboard('{Enter}');
  await expect.element(name).not.toBeInTheDocument();
  await expect
    .poll(async () => (await get<StoredDraft>('draft', kept()))?.draft.childName)
    .toBe('Mia');
});

test('a visitor signs up on the way: both consents are asked for, then the book is made', async () => {
  shop.answer(accountApi.register, () => aUser());
  shop.answer(bookApi.create, () => aBook({ status: 'generating' }));
  shop.answer(bookApi.get, () => aBook({ status: 'generating' }));
  const { history } = await openAt(5, await keptPhoto());
  await generate().click();
  const dialog = page.getByRole('dialog', { name: 'Almost There!' });
  const submit = dialog.getByRole('button', { name: 'Create Account & Preview Book' });
  await dialog.getByLabelText('Your name').fill('Ada Parent');
  await dialog.getByLabelText('E-mail', { exact: true }).fill('ada@example.com');
  await dialog.getByLabelText('Phone', { exact: true }).fill('+1 415 555 2671');
  await dialog.getByLabelText('Password').fill('a quiet bramble bush');
  const consent = (n: number) => dialog.getByRole('checkbox').nth(n);
  await submit.click();
  await expect
    .element(page.getByText('Please consent to email communications to continue.'))
    .toBeVisible();
  await consent(0).click();
  await submit.click();
  await expect
    .element(page.getByText('Please consent to phone communications to continue.'))
    .toBeVisible();
  expect(shop.bodies(accountApi.register)).toEqual([]);
  await consent(1).click();
  hurry(AFTER_CREATION_MS);
  await submit.click();
  await expect
    .poll(() => shop.bodies(bookApi.create)[0])
    .toMatchObject({
      userId: USER_ID,
      childName: 'Zoë',
      childGender: 'female',
      photoUrl: '/api/photos/photo_a',
    });
  expect(shop.bodies(accountApi.register)[0]).toMatchObject({ marketingConsent: false });
  await expect.poll(() => history.at(-1)).toBe(`/book/${BOOK_ID}/preview?created=true`);
});

test('a refused idea closes the overlay, says why and keeps what was entered', async () => {
  shop.answer(accountApi.me, () => aUser());
  shop.refuse(bookApi.create, 'content_refused');
  await openAt(5, await keptPhoto());
  await generate().click();
  await expect.element(page.getByText('Error creating book')).toBeVisible();
  await expect.element(page.getByText(/cannot make a book of that idea/).first()).toBeVisible();
  await expect.element(generate()).toHaveFocus();
});

test('a photo the shop has forgotten is uploaded once more', async () => {
  let tries = 0;
  shop.answer(accountApi.me, () => aUser());
  shop.answer(bookApi.upload, () => ({ photoUrl: '/api/photos/photo_b' }));
  shop.refuse(bookApi.create, 'photo_not_found');
  await openAt(5, await keptPhoto('/api/photos/photo_a'));
  shop.answer(bookApi.upload, () => {
    tries += 1;
    shop.answer(bookApi.create, () => aBook({ status: 'generating' }));
    return { photoUrl: '/api/photos/photo_b' };
  });
  await generate().click();
  await expect
    .poll(() => shop.bodies(bookApi.create).map(({ photoUrl }) => photoUrl))
    .toEqual(['/api/photos/photo_a', '/api/photos/photo_b']);
  expect(tries).toBe(1);
});

test('a draft whose week is over leaves this browser with its photo, wherever one comes back', async () => {
  const stored: StoredDraft = { savedAt: Date.now() - 8 * 86_400_000, draft: FILLED };
  await set('draft', stored, kept());
  await set('photo', await keptPhoto(), kept());
  await openScreen('/help');
  await expect.poll(() => keys(kept())).toEqual([]);
});

test('signing out takes the draft and its photo along', async () => {
  shop.answer(accountApi.me, () => aUser());
  shop.answer(accountApi.logout, () => undefined);
  await set('draft', { savedAt: Date.now(), draft: FILLED }, kept());
  await set('photo', await keptPhoto(), kept());
  await openScreen('/dashboard');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect.poll(() => keys(kept())).toEqual([]);
});
