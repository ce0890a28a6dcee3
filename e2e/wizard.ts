import { expect as expectAtOnce, type Page } from '@playwright/test';
import { type Parent, PHOTO, WISH } from './parents.ts';

/** Where the shop is opened none of the journeys' settings hold. */
const expect = expectAtOnce.configure({ timeout: 40_000 });

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

/** Fills the wizard's five steps and asks for the book. */
const fillWizard = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: /name/i }).fill(WISH.childName);
  await next(page);
  await expect(page.getByText('Creating Magic...')).toBeVisible();
  await page.getByText('Girl', { exact: true }).click();
  await next(page);
  await page.getByRole('textbox').first().fill(WISH.idea);
  await next(page);
  await page.locator('input[type=file]').first().setInputFiles(PHOTO);
  await expect(page.getByText('portrait.jpg')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
  await next(page);
  await page.getByLabel(/dedication/i).fill(WISH.dedication);
  await page.getByRole('button', { name: 'Generate My Book' }).click();
};

/** Creates the account in the dialog that opens for a visitor. */
const signUp = async (page: Page, who: Parent): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Almost There!' });
  await dialog.getByLabel('Your name').fill(who.parentName);
  await dialog.getByLabel('E-mail', { exact: true }).fill(who.email);
  await dialog.getByLabel('Phone', { exact: true }).fill(who.phone);
  await dialog.getByLabel('Password').fill(who.password);
  await dialog.getByRole('checkbox').nth(0).check();
  await dialog.getByRole('checkbox').nth(1).check();
  await dialog.getByRole('button', { name: 'Create Account & Preview Book' }).click();
};

/** Walks the wizard that the page shows, as a visitor who makes an account at its end; the book's id. */
export const makeBookInWizard = async (page: Page, who: Parent): Promise<string> => {
  await fillWizard(page);
  await signUp(page, who);
  await expect(page).toHaveURL(/\/book\/book_[a-z2-7]+\/preview\?created=true/, {
    timeout: 120_000,
  });
  const id = /\/(book_[a-z2-7]{20})(\/|$)/.exec(new URL(page.url()).pathname)?.[1];
  if (!id) throw new Error(`no book in ${page.url()}`);
  return id;
};
