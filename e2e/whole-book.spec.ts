import { screenPath } from '@bramblebook/contract/screen-routes';
import { bookApi } from '@bramblebook/contract/shop-api';
import { staffApi } from '@bramblebook/contract/staff-api';
import { expect, type Page } from '@playwright/test';
import { ask } from './ask.ts';
import { confirmAddressesOf } from './confirm-addresses.ts';
import { expectAccessible, test } from './journey.ts';
import { outboxOf } from './outbox.ts';
import {
  NEIGHBOUR,
  paidOrder,
  READER,
  readBook,
  register,
  SHIPPING,
  signIn,
  wholeBook,
} from './parents.ts';
import { downloadPrintFiles, expectCleanReports } from './print-files.ts';
import { addStaff, OWNER, signInStaff } from './staff.ts';

/**
 * Six journeys with one whole book, since painting one takes longer than all the rest: made in
 * the wizard when the shop is opened (open-shop.ts), bought as a hardcover, approved, printed.
 * Each brings about what it needs by itself, so that one that fails hides no other.
 */

test.beforeEach(async ({ page }) => {
  await signIn(page.request, READER);
});

const payByCard = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12/39');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Complete Order/ }).click();
};

test('full preview and revise: every page, other words, one page painted anew', async ({
  page,
}) => {
  const before = await wholeBook(page.request);
  const bookId = before.id;
  await page.goto(screenPath('fullPreview', { bookId }));
  await expect(page.getByText(/carry a light watermark until you order/)).toBeVisible();
  await expectAccessible(page);

  await test.step('words are changed by hand', async () => {
    await page.getByRole('button', { name: 'Story page 1 and Story page 2' }).click();
    await page.getByRole('button', { name: 'Edit the words of story page 1' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Zoë could not sleep, and neither could Biscuit.');
    await dialog.getByRole('button', { name: /save/i }).click();
    await expect
      .poll(async () => (await readBook(page.request, bookId)).finalPage6Text)
      .toBe('Zoë could not sleep, and neither could Biscuit.');
  });

  await test.step('one page is painted anew, the others stay', async () => {
    await page.getByRole('button', { name: 'Ask for changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask for changes' });
    await dialog.getByRole('button', { name: 'Story page 2', exact: true }).click();
    await dialog.getByLabel('What should change?').fill('It should be night.');
    await dialog.getByRole('button', { name: 'Paint these changes' }).click();
    await expect(page.getByText('Painting your changes').first()).toBeVisible();
    const after = await wholeBook(page.request);
    expect(after.revisionsLeft).toBe(before.revisionsLeft - 1);
    expect(after.finalPage6ImageUrl).not.toBe(before.finalPage6ImageUrl);
    expect(after.finalPage20ImageUrl).toBe(before.finalPage20ImageUrl);
  });
});

test('checkout and pay: declined, asked by the bank, paid once', async ({ page }) => {
  const { id: bookId } = await wholeBook(page.request);
  await page.goto(screenPath('checkout', { bookId }));
  await page.getByRole('button', { name: /One Digital Copy more/ }).click();
  await page.getByRole('button', { name: /One Hardcover Book more/ }).click();
  await expect(
    page.getByText('Please fill in shipping information above for physical items'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ready for Checkout' })).toBeDisabled();
  for (const [label, value] of [
    ['Full name', SHIPPING.name],
    ['Street address', SHIPPING.address],
    ['City', SHIPPING.city],
    ['State or region', SHIPPING.state],
    ['ZIP or postal code', SHIPPING.zip],
  ] as const)
    await page.getByLabel(label).fill(value);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ready for Checkout' }).click();
  await expect(page.getByRole('button', { name: 'Complete Order - $68.00' })).toBeVisible();
  await expectAccessible(page);

  await payByCard(page, '4000 0000 0000 0002');
  await expect(page.getByText('Payment Failed').first()).toBeVisible();
  await payByCard(page, '4000 0025 0000 3155');
  const bank = page.getByRole('dialog', { name: 'Confirm this payment' });
  await bank.getByRole('button', { name: 'Do not pay' }).click();
  await expect(page.getByText('Nothing was charged.').first()).toBeVisible();
  await payByCard(page, '4000 0025 0000 3155');
  await bank.getByRole('button', { name: 'Yes, it is me' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible({
    timeout: 120_000,
  });
  await expect(page.getByText('Book creation process has been started!').first()).toBeVisible();
  await expect(page.getByText('$68.00').first()).toBeVisible();
  await expectAccessible(page);

  await test.step('one confirmation goes out, naming the items and the total', async () => {
    const naming = async (ending: '.eml' | '.sms.json') =>
      (await outboxOf(ending, READER)).filter((message) => message.includes('$68.00')).length;
    await expect.poll(() => naming('.eml')).toBe(1);
    await expect.poll(() => naming('.sms.json')).toBe(1);
    // More messages are to come than go to an address that nobody confirmed.
    await confirmAddressesOf(page.request, READER);
  });
});

test('reader and PDF: every page to the back cover, and all thirty on paper', async ({ page }) => {
  const { id: bookId } = await wholeBook(page.request);
  await paidOrder(page.request, bookId);
  await page.goto(screenPath('read', { bookId }));
  await expect(page.getByRole('img').first()).toBeVisible();
  for (let turns = 0; turns < 14; turns++) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Back cover' })).toHaveAttribute('aria-current');
  await expectAccessible(page);
  const answer = await page.request.get(`/api/books/${bookId}/book.pdf`);
  expect(answer.status()).toBe(200);
  const bytes = (await answer.body()).toString('latin1');
  expect(bytes.startsWith('%PDF-')).toBe(true);
  expect(bytes.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(30);
});

test('a bought book is kept for the plane, opens without a network, and goes with signing out', async ({
  page,
  context,
}) => {
  const { id: bookId } = await wholeBook(page.request);
  await paidOrder(page.request, bookId);
  const reader = screenPath('read', { bookId });
  await page.goto(reader);
  await page.getByRole('button', { name: 'Take the book along' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take the book along' });
  await expect(dialog.getByText(/It takes \d+(\.\d)? MB/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep it on this device' }).click();
  await expect(dialog.getByText('The book is on this device.')).toBeVisible();

  await test.step('without a network the book opens, and other screens say kindly why they do not', async () => {
    await context.setOffline(true);
    await page.goto(reader);
    await expect(page.getByRole('button', { name: 'Front cover', exact: true })).toBeVisible();
    await page.keyboard.press('End');
    const picture = page.getByRole('figure').last().locator('img');
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await page.goto(screenPath('createBook'));
    await expect(page.getByRole('heading', { name: 'There is no network' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${reader}$`));
    await context.setOffline(false);
  });

  const keptHere = () => page.evaluate(() => caches.keys());
  await test.step('who signs in here without signing the other out finds no book', async () => {
    expect(await keptHere()).toEqual([`kept ${bookId}`]);
    await register(page.request, NEIGHBOUR);
    await page.goto(screenPath('dashboard'));
    await expect.poll(keptHere).toEqual([]);
  });

  await test.step('nor does who comes after signing out', async () => {
    await page.evaluate(() => caches.open('kept book'));
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('button', { name: 'Login' }).first()).toBeVisible();
    await expect.poll(keptHere).toEqual([]);
  });
});

test('approve and track: the printed book goes its way from the dashboard', async ({ page }) => {
  const { id: bookId } = await wholeBook(page.request);
  await paidOrder(page.request, bookId);
  await page.goto(screenPath('dashboard'));
  await expect(page.getByRole('heading', { name: /Your Books/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Review & Approve' }).first().click();
  await test.step('the proof tells name, dedication, pages and price', async () => {
    const proof = page.getByRole('dialog', { name: 'Final Preview & Approval' });
    await expect(proof.getByText(/^Stands in \d+ places/)).toBeVisible();
    await expect(proof.getByText(/who asks the best questions/).first()).toBeVisible();
    await expect(proof.getByText(/^32 pages and the cover/)).toBeVisible();
    await expect(proof.getByText('$68.00')).toBeVisible();
    await proof.getByRole('button', { name: 'Trim and safety margin' }).click();
    await expectAccessible(page);
  });
  await page
    .getByRole('button', { name: /Approve for Printing/i })
    .last()
    .click();
  await expect(page.getByText('Book Approved for Printing!').first()).toBeVisible();
  const steps = page.getByRole('list', { name: 'Progress of the order' });
  await expect(steps.getByText('Approved for Printing (done)')).toBeVisible();
  await expect(steps.locator('[aria-current=step]')).toContainText('Sent to Printer');
  expect((await ask(page.request, bookApi.get, { params: { bookId } })).status).toBe(
    'approved_for_printing',
  );
});

test('from approved to delivered: two staff at work, the parent watching', async ({
  page,
  browser,
  baseURL,
}) => {
  const { id: bookId } = await wholeBook(page.request);
  await paidOrder(page.request, bookId);
  await ask(page.request, bookApi.approve, { params: { bookId } });
  await confirmAddressesOf(page.request, READER);

  const open = async () =>
    (
      await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: baseURL ?? '' })
    ).newPage();
  const [rosa, tom] = [await open(), await open()];
  await signInStaff(rosa, OWNER);
  await expectAccessible(rosa);
  await signInStaff(tom, await addStaff(rosa.request, 'tom', 'fulfilment'));

  const takeStep = async (clerk: Page, step: string) => {
    await clerk.goto(screenPath('adminApprovedBooks'));
    await clerk.getByRole('button', { name: step }).click();
    const dialog = clerk.getByRole('dialog');
    if (step === 'Mark Shipped') {
      await dialog.getByLabel('Tracking number').fill('1Z999AA10123456784');
      await dialog
        .getByLabel('Tracking URL')
        .fill('https://www.ups.com/track?tracknum=1Z999AA10123456784');
    }
    await expectAccessible(clerk);
    await dialog.getByRole('button', { name: step }).click();
    await expect(
      clerk.getByText('Book status has been updated successfully').first(),
    ).toBeVisible();
  };
  const parentSees = async (step: string) => {
    await page.goto(screenPath('dashboard'));
    const steps = page.getByRole('list', { name: 'Progress of the order' });
    await expect(steps.getByText(`${step} (done)`)).toBeVisible();
  };

  await takeStep(tom, 'Send for Printing');
  await parentSees('Sent to Printer');
  await takeStep(rosa, 'Mark Printed');
  await takeStep(tom, 'Mark Shipped');
  await parentSees('Shipped');
  await test.step('mail and text message tell of the parcel, once', async () => {
    const naming = async (ending: '.eml' | '.sms.json') =>
      (await outboxOf(ending, READER)).filter((message) => message.includes('1Z999AA10123456784'))
        .length;
    await expect.poll(() => naming('.eml')).toBe(1);
    await expect.poll(() => naming('.sms.json')).toBe(1);
  });
  await takeStep(rosa, 'Mark Delivered');
  await parentSees('Delivered');

  await test.step('the printer’s files of the hardcover pass every check, and are handed out', async () => {
    await expectCleanReports(tom, bookId);
    await downloadPrintFiles(tom, bookId);
  });

  await test.step('the log says who did what', async () => {
    const { entries } = await ask(rosa.request, staffApi.audit);
    for (const who of ['rosa', 'tom'])
      expect(entries.some((entry) => entry.who === who && entry.subjectId === bookId)).toBe(true);
  });
  for (const clerk of [rosa, tom]) await clerk.context().close();
});
