import type { PrintPart } from '@bramblebook/contract/preflight-report';
import { staffApi } from '@bramblebook/contract/staff-api';
import type { ApprovedBook } from '@bramblebook/contract/staff-book-api';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshBrowser } from '../../../testing/open-screen.tsx';
import { type StandInShop, standInShop } from '../../../testing/stand-in-shop.ts';
import { expectToast, openStaffScreen } from '../../testing/open-staff-screen.tsx';
import { aMember, anApprovedBook } from '../../testing/sample-staff.ts';

const SUMMARY = { totalBooks: 7, readyForPrint: 3, inProduction: 2, totalRevenue: 123_450 };

let shop: StandInShop;
beforeEach(async () => {
  await freshBrowser();
  shop = standInShop();
  shop.answer(staffApi.me, () => aMember());
});

const show = (book: ApprovedBook) =>
  shop.answer(staffApi.approvedBooks, () => ({ books: [book], total: 1, summary: SUMMARY }));
const open = async (book: ApprovedBook = anApprovedBook()) => {
  show(book);
  await openStaffScreen('/admin/approved-books');
  await expect.element(page.getByText("Zoë's Story Book").first()).toBeVisible();
};

test('the four cards say what is in print', async () => {
  await open();
  for (const [label, figure] of [
    ['Total Books', '7'],
    ['Ready for Print', '3'],
    ['In Production', '2'],
    ['Total Revenue', '$1,234.50'],
  ] as const)
    await expect
      .element(page.getByRole('listitem').filter({ hasText: label }).first())
      .toMatchTextContent(`${label}${figure}`);
});

test('an order of two bindings is shown with both, and both covers are pressed at once', async () => {
  const orderPrinted = [
    { format: 'softcover', quantity: 1 },
    { format: 'hardcover', quantity: 2 },
  ] as const;
  await open(anApprovedBook({ orderFormat: 'softcover', orderPrinted: [...orderPrinted] }));
  const words = /1 × Softcover Book, 2 × Hardcover Book/;
  await expect.element(page.getByText(words)).toBeVisible();
  await page.getByText(words).click();
  for (const name of ['interior.pdf', 'cover.pdf · softcover', 'cover.pdf · hardcover']) {
    const file = page.getByRole('listitem', { name });
    await expect.element(file).toBeVisible();
    await expect
      .element(file.getByRole('button', { name: /Press and check/ }))
      .not.toBeInTheDocument();
  }
});

test('a book goes to the printer once that is confirmed', async () => {
  await open();
  await page.getByRole('button', { name: 'Send for Printing' }).click();
  expect(shop.bodies(staffApi.setBookStatus)).toEqual([]);
  shop.answer(staffApi.setBookStatus, () => anApprovedBook());
  show(anApprovedBook({ status: 'sent_for_printing' }));
  await page.getByRole('dialog').getByRole('button', { name: 'Send for Printing' }).click();
  await expectToast('Status Updated', 'Book status has been updated successfully');
  expect(shop.bodies(staffApi.setBookStatus)).toEqual([
    expect.objectContaining({ status: 'sent_for_printing', version: 5 }),
  ]);
  await expect.element(page.getByRole('button', { name: 'Mark Printed' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
});

test('nothing is sent while the parent can take the approval back', async () => {
  await open(
    anApprovedBook({ approvalOpenUntil: new Date(Date.now() + 20 * 60_000).toISOString() }),
  );
  await expect.element(page.getByText(/The parent can take it back for 1\d min/)).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Send for Printing' }))
    .not.toBeInTheDocument();
});

test('shipping needs a number and an address shaped like one', async () => {
  await open(anApprovedBook({ status: 'printed' }));
  await page.getByRole('button', { name: 'Mark Shipped' }).click();
  const ship = page.getByRole('dialog').getByRole('button', { name: 'Mark Shipped' });
  await page.getByLabelText('Tracking number').fill('1Z999');
  for (const address of ['', 'not a url', 'javascript:alert(1)']) {
    await page.getByLabelText('Tracking URL').fill(address);
    await ship.click();
  }
  expect(shop.bodies(staffApi.setBookStatus)).toEqual([]);
  shop.answer(staffApi.setBookStatus, () => anApprovedBook());
  await page.getByLabelText('Tracking URL').fill('https://track.example/1Z999');
  await ship.click();
  await expectToast('Status Updated');
  expect(shop.bodies(staffApi.setBookStatus)).toEqual([
    expect.objectContaining({
      status: 'shipped',
      trackingNumber: '1Z999',
      trackingUrl: 'https://track.example/1Z999',
    }),
  ]);
});

test('what the server refuses is said, also for each of many', async () => {
  await open();
  shop.refuse(staffApi.setBookStatus, 'approval_still_open');
  await page.getByRole('button', { name: 'Send for Printing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send for Printing' }).click();
  await expectToast(
    'The parent can still take the approval back. Please wait until that time is over.',
  );
  await page.getByRole('button', { name: 'Leave it' }).click();
  await page.getByLabelText('Choose all shown').click();
  shop.answer(staffApi.setBookStatuses, ({ bookIds }) => ({
    updated: 0,
    rejected: bookIds.map((bookId) => ({ bookId, reason: 'It has just been withdrawn.' })),
  }));
  await page.getByRole('button', { name: 'Send for Printing (1)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send for Printing (1)' }).click();
  await expect
    .element(page.getByRole('dialog', { name: '1 could not be moved' }))
    .toMatchTextContent('Zoë: It has just been withdrawn.');
});

test('an opened book shows its galleries, which keys turn over the whole screen', async () => {
  await open();
  await userEvent.keyboard('j{Enter}');
  for (const name of ['Cover Pages (1–5)', 'Story Pages (20)', 'Back Pages (27–30)'])
    await expect.element(page.getByRole('region', { name })).toBeVisible();
  await page.getByRole('button', { name: '6 · Story page 1', exact: true }).click();
  const viewer = page.getByRole('dialog');
  await expect.element(viewer).toMatchTextContent('Story page 1 · page 6 of 30');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(viewer).toMatchTextContent('Story page 2 · page 7 of 30');
  await userEvent.keyboard('{End}');
  await expect.element(viewer).toMatchTextContent('Closing page · page 26 of 30');
  await userEvent.keyboard('{Escape}');
  await expect.element(viewer).not.toBeInTheDocument();
});

test('copying says whether it worked', async () => {
  await open();
  await userEvent.keyboard('j{Enter}');
  const { clipboard } = navigator;
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new Error('not allowed')) },
  });
  await page.getByRole('button', { name: 'Copy the e-mail address' }).click();
  await expectToast('Failed to copy to clipboard');
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.resolve() },
  });
  await page.getByRole('button', { name: 'Copy the e-mail address' }).click();
  await expectToast('Copied!');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
});

test('a list that cannot be read says so in the spec’s words', async () => {
  shop.refuse(staffApi.approvedBooks, 'service_unavailable');
  await openStaffScreen('/admin/approved-books');
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(
      'Error loading books: The shop is busy for a moment. Please try again shortly.',
    );
  shop.cutOff(staffApi.approvedBooks);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Error loading books: Failed to fetch approved books');
});

test('a change that does not reach the shop says so, and the list is exported as it is shown', async () => {
  await open();
  await expect
    .element(page.getByRole('link', { name: 'Export CSV' }))
    .toHaveAttribute('href', expect.stringContaining('/api/admin/approved-books.csv'));
  shop.cutOff(staffApi.setBookStatus);
  await page.getByRole('button', { name: 'Send for Printing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send for Printing' }).click();
  await expectToast('Failed to update book status');
});

test('a print file that fails the check is not offered and says why; one that passes is', async () => {
  const reportOf = (part: PrintPart, ok: boolean) => ({
    ok,
    profile: 'Lulu',
    part,
    layoutHash: 'a',
    fileHash: 'b',
    fileBytes: 9,
    checks: [
      { id: 'page-count' as const, ok: true, found: '32', wanted: '32' },
      { id: 'picture-ppi' as const, ok, found: '267 ppi', wanted: 'at least 300 ppi', page: 12 },
    ],
  });
  let isFine = false;
  shop.answer(staffApi.printPreflight, () => reportOf('interior', isFine));
  await open();
  await page
    .getByRole('button', { name: /Details|Show|Zoë/ })
    .first()
    .click();
  const interior = page.getByRole('listitem', { name: 'interior.pdf' });
  await expect
    .element(interior)
    .toMatchTextContent(
      /Not offered.*Resolution of picturesPage 12: 267 ppi \(wanted: at least 300 ppi\)/,
    );
  await expect.element(interior.getByRole('link')).not.toBeInTheDocument();
  isFine = true;
  const softcover = page.getByRole('listitem', { name: 'cover.pdf · softcover' });
  await softcover.getByRole('button', { name: /Press and check/ }).click();
  await expect.element(softcover.getByRole('link', { name: /Download/ })).toBeVisible();
  await expect.element(softcover).toMatchTextContent('2 of 2 checks passed');
});
