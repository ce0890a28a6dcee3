import { staffApi } from '@bramblebook/contract/staff-api';
import type { StaffOrder } from '@bramblebook/contract/staff-order-api';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshBrowser } from '../../../testing/open-screen.tsx';
import { ORDER_ID } from '../../../testing/sample-shelf.ts';
import { type StandInShop, standInShop } from '../../../testing/stand-in-shop.ts';
import { expectToast, openStaffScreen } from '../../testing/open-staff-screen.tsx';
import { aMember, aStaffOrder } from '../../testing/sample-staff.ts';

let shop: StandInShop;
beforeEach(async () => {
  await freshBrowser();
  shop = standInShop();
  shop.answer(staffApi.me, () => aMember());
});

const open = async (order: StaffOrder = aStaffOrder()) => {
  shop.answer(staffApi.order, () => order);
  await openStaffScreen(`/admin/orders/${ORDER_ID}`);
  await expect.element(page.getByRole('region', { name: 'Payment' })).toBeVisible();
};
const payment = () => page.getByRole('region', { name: 'Payment' });

test('a refund asks for a fresh code, and then goes on with the same key', async () => {
  await open();
  await page.getByRole('button', { name: 'Refund' }).click();
  await page.getByLabelText('Amount in dollars').fill('60');
  await expect.element(page.getByText('At most $49.00 can be given back.')).toBeVisible();
  await page.getByLabelText('Amount in dollars').fill('5');
  await page.getByLabelText('Reason').fill('Cover was bent');
  shop.refuse(staffApi.refundOrder, 'fresh_code_needed');
  await page.getByRole('button', { name: 'Give back $5.00' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Enter a fresh code' })).toBeVisible();
  shop.answer(staffApi.confirm, () => aMember());
  shop.answer(staffApi.refundOrder, () =>
    aStaffOrder({ payment: { ...aStaffOrder().payment, refundedCents: 500 } }),
  );
  await page.getByLabelText('6-digit code').fill('123456');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expectToast('Refund given');
  await expect.element(payment()).toMatchTextContent('Given back$5.00');
  const [first, second] = shop.bodies(staffApi.refundOrder);
  expect(second).toEqual(first);
  expect(first).toMatchObject({ amount: 500, reason: 'Cover was bent', version: 3 });
  expect(first?.key).toMatch(/^[\w-]{8,80}$/);
});

test('no code given leaves the refund undone and the entry as it was', async () => {
  await open();
  shop.refuse(staffApi.refundOrder, 'fresh_code_needed');
  await page.getByRole('button', { name: 'Refund' }).click();
  await page.getByLabelText('Reason').fill('Cover was bent');
  await page.getByRole('button', { name: 'Give back $49.00' }).click();
  await page
    .getByRole('dialog', { name: 'Enter a fresh code' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect.element(page.getByLabelText('Reason')).toHaveValue('Cover was bent');
  expect(shop.bodies(staffApi.refundOrder)).toHaveLength(1);
});

test('the refund one was slower with shows what stands now', async () => {
  await open(
    aStaffOrder({
      version: 4,
      payment: { ...aStaffOrder().payment, refundedCents: 4900, refundableCents: 0 },
    }),
  );
  await expect.element(payment()).toMatchTextContent('Given back$49.00');
  await expect.element(page.getByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
});

test('money that does not fit is said in plain words, with the ways out', async () => {
  const problem = {
    code: 'amount_differs',
    sentence: 'The provider holds $58.00, the order is over $49.00.',
    wayOut: 'Apply it, or give it back.',
  };
  await open(aStaffOrder({ payment: { ...aStaffOrder().payment, problem } }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(problem.sentence);
  shop.answer(staffApi.settleProblem, () => aStaffOrder());
  await page.getByRole('button', { name: 'Give it back' }).click();
  await expectToast('Payment settled');
  expect(shop.bodies(staffApi.settleProblem)[0]).toMatchObject({ by: 'give_back' });
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('an order that the printer has cannot be cancelled nor sent elsewhere', async () => {
  await open();
  await expect.element(page.getByRole('button', { name: 'Refund' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Correct' })).not.toBeInTheDocument();
});

const rejected = () => {
  const sample = aStaffOrder();
  return aStaffOrder({
    order: { ...sample.order, status: 'approved_for_printing' },
    printHouse: 'Lulu',
    printJob: {
      house: 'Lulu',
      status: 'rejected',
      attempt: 1,
      houseJobId: '10421',
      reasons: ['The spine is too narrow.'],
      costCents: 2150,
      arrival: { from: '2026-12-01', to: '2026-12-08' },
      sentBy: 'rosa',
      changedAt: '2026-11-20T10:00:00.000Z',
    },
  });
};

test('a book that the printing house rejected says why, and is sent again at a known price', async () => {
  await open(rejected());
  const panel = page.getByRole('region', { name: 'Printing at Lulu' });
  await expect.element(panel.getByRole('alert')).toMatchTextContent('The spine is too narrow.');
  shop.answer(staffApi.printQuote, () => ({
    house: 'Lulu',
    totalCents: 2150,
    shippingCents: 699,
    arrival: { from: '2026-12-01', to: '2026-12-08' },
  }));
  await panel.getByRole('button', { name: 'Send again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send to Lulu?' });
  await expect.element(dialog).toMatchTextContent('Shipping$6.99');
  shop.answer(staffApi.sendToPrinter, () => {
    const { order, printJob } = rejected();
    const again = printJob && { ...printJob, status: 'checking' as const, reasons: [], attempt: 2 };
    return aStaffOrder({ order, printHouse: 'Lulu', printJob: again });
  });
  await dialog.getByRole('button', { name: 'Send for $21.50' }).click();
  await expectToast('On its way to the printer');
  expect(shop.bodies(staffApi.sendToPrinter)[0]).toMatchObject({ version: 3 });
  await expect.element(panel).toMatchTextContent('The printer looks at the files');
  await expect.element(panel.getByRole('button')).not.toBeInTheDocument();
});
