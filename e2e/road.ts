import path from 'node:path';
import { expect, type Page } from '@playwright/test';

/** The steps of the road as a parent takes them, by what they read on the screen. */

export const PHOTO = path.join(import.meta.dirname, 'photos/portrait.jpg');

export const PARENT = {
  parentName: 'Ada Parent',
  email: 'ada@example.com',
  phone: '+1 415 555 2671',
  password: 'a quiet bramble bush',
};

export const WISH = {
  childName: 'Zoë',
  idea: 'Zoë and her dog Biscuit look for a lost star by the sea. No spiders please.',
  dedication: 'For Zoë, who asks the best questions.\nLove, Grandma',
};

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

/** Fills the wizard's five steps and asks for the book. */
export const fillWizard = async (page: Page): Promise<void> => {
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
export const signUp = async (
  page: Page,
  button = 'Create Account & Preview Book',
): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Almost There!' });
  await dialog.getByLabel('Your name').fill(PARENT.parentName);
  await dialog.getByLabel('E-mail', { exact: true }).fill(PARENT.email);
  await dialog.getByLabel('Phone', { exact: true }).fill(PARENT.phone);
  await dialog.getByLabel('Password').fill(PARENT.password);
  await dialog.getByRole('checkbox').nth(0).check();
  await dialog.getByRole('checkbox').nth(1).check();
  await dialog.getByRole('button', { name: button }).click();
};

/** Pays with a card of the sandbox on the checkout's second step. */
export const payByCard = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12/39');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Complete Order/ }).click();
};

/** The book's id in the address of the page shown. */
export const bookIdOf = (page: Page): string => {
  const id = /\/(book_[a-z2-7]{20})(\/|$)/.exec(new URL(page.url()).pathname)?.[1];
  if (!id) throw new Error(`no book in ${page.url()}`);
  return id;
};
