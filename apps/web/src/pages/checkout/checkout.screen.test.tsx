import { accountApi, bookApi, orderApi } from '@bramblebook/contract/shop-api';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshBrowser, openScreen, toasts } from '../../testing/open-screen.tsx';
import { aBook, anOrder, aUser, BOOK_ID, ORDER_ID } from '../../testing/sample-shelf.ts';
import { type StandInShop, standInShop } from '../../testing/stand-in-shop.ts';

let shop: StandInShop;
beforeEach(async () => {
  await freshBrowser();
  shop = standInShop();
  shop.answer(accountApi.me, () => aUser());
  shop.answer(bookApi.get, () => aBook());
  shop.answer(orderApi.createPaymentIntent, () => ({
    clientSecret: 'secret',
    orderId: ORDER_ID,
    paymentIntentId: 'pi_a',
  }));
});

const ADDRESS = `/checkout/${BOOK_ID}`;
const more = (name: string) => page.getByRole('button', { name: `One ${name} more` });
const less = (name: string) => page.getByRole('button', { name: `One ${name} less` });
const copies = (name: string) => page.getByRole('textbox', { name: `Copies of ${name}` });
const proceed = () => page.getByRole('button', { name: 'Ready for Checkout' });
const payButton = () => page.getByRole('button', { name: /^Complete Order/ });

const SHIPPING = {
  'Full name': 'Ada Parent',
  'Street address': '1 Mill Lane',
  City: 'Springfield',
  'State or region': 'IL',
  'ZIP or postal code': '62701',
};
const fillShipping = async (): Promise<void> => {
  for (const [label, value] of Object.entries(SHIPPING))
    await page.getByLabelText(label).fill(value);
};
const payWith = async (number: string): Promise<void> => {
  await page.getByLabelText('Card number').fill(number);
  await page.getByLabelText('Expiry').fill('12/39');
  await page.getByLabelText('Security code').fill('123');
  await payButton().click();
};

test('quantities are whole, from 0 to 99, and only a cart with something in it goes on', async () => {
  await openScreen(ADDRESS);
  await expect.element(less('Digital Copy')).toBeDisabled();
  await expect.element(proceed()).toBeDisabled();
  await more('Digital Copy').click();
  await expect.element(copies('Digital Copy')).toHaveValue('1');
  await expect.element(proceed()).toBeEnabled();
  await copies('Digital Copy').fill('250');
  await expect.element(copies('Digital Copy')).toHaveValue('99');
  await expect.element(more('Digital Copy')).toBeDisabled();
  await copies('Digital Copy').fill('-2x');
  await expect.element(copies('Digital Copy')).toHaveValue('2');
  await less('Digital Copy').click();
  await less('Digital Copy').click();
  await expect.element(page.getByText('Your cart is empty. Add at least one copy.')).toBeVisible();
});

test('a printed book needs an address; a digital one is never asked for one', async () => {
  await openScreen(`${ADDRESS}?digital=1`);
  await expect.element(proceed()).toBeEnabled();
  await expect.element(page.getByLabelText('Full name')).not.toBeInTheDocument();
  await more('Hardcover Book').click();
  const hint = page.getByText('Please complete shipping information to continue');
  const redHint = page.getByText('Please fill in shipping information above for physical items');
  await expect.element(hint).toBeVisible();
  await expect.element(redHint).toBeVisible();
  await expect.element(proceed()).toBeDisabled();
  await expect.element(page.getByLabelText('Country')).toHaveValue('US');
  await page.getByLabelText('City').click();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('Please enter the city.')).toBeVisible();
  await fillShipping();
  await expect.element(redHint).not.toBeInTheDocument();
  await proceed().click();
  await expect.element(page.getByRole('heading', { name: 'Complete your order' })).toHaveFocus();
  await expect.element(payButton()).toHaveTextContent('Complete Order - $68.00');
  expect(shop.bodies(orderApi.createPaymentIntent)[0]).toMatchObject({
    amount: 68,
    bookId: BOOK_ID,
    items: [
      { format: 'digital', quantity: 1, price: 1900 },
      { format: 'hardcover', quantity: 1, price: 4900 },
    ],
    shippingInfo: { name: 'Ada Parent', zip: '62701', country: 'US' },
  });
});

test('what was chosen stays on the way back from the card', async () => {
  await openScreen(`${ADDRESS}?softcover=2`);
  await fillShipping();
  await proceed().click();
  await page.getByRole('button', { name: 'Back to format' }).click();
  await expect.element(copies('Softcover Book')).toHaveValue('2');
  await expect.element(page.getByLabelText('City')).toHaveValue('Springfield');
});

test('a cart that is refused says why, and a shop that is away says it failed', async () => {
  shop.refuse(orderApi.createPaymentIntent, 'price_mismatch');
  await openScreen(`${ADDRESS}?digital=1`);
  await proceed().click();
  await expect.element(toasts().getByText(/The price has changed/)).toBeVisible();
  shop.refuse(orderApi.createPaymentIntent, 'payment_in_progress');
  await proceed().click();
  await expect.element(toasts().getByText('Your payment is on its way')).toBeVisible();
  shop.cutOff(orderApi.createPaymentIntent);
  await proceed().click();
  await expect.element(toasts().getByText('Failed to proceed to checkout')).toBeVisible();
});

test('a visitor signs in first, and the payment then goes on by itself', async () => {
  shop.refuse(accountApi.me, 'not_signed_in');
  shop.refuse(bookApi.get, 'not_signed_in');
  shop.answer(accountApi.login, () => {
    shop.answer(accountApi.me, () => aUser());
    shop.answer(bookApi.get, () => aBook());
    return aUser();
  });
  await openScreen(`${ADDRESS}?digital=1`);
  await proceed().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome Back!' });
  await dialog.getByLabelText('E-mail or phone').fill('ada@example.com');
  await dialog.getByLabelText('Password').fill('a quiet bramble bush');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect.element(payButton()).toHaveTextContent('Complete Order - $19.00');
});

test('a declined card and a lost connection are told apart; the next try pays', async () => {
  shop.answer(orderApi.get, () => anOrder({ book: aBook() }));
  shop.answer(orderApi.triggerFulfillment, () => anOrder({ book: aBook() }));
  shop.refuse(orderApi.confirmSandbox, 'card_declined');
  const { history } = await openScreen(`${ADDRESS}?digital=1`);
  await proceed().click();
  await payWith('4000 0000 0000 0002');
  await expect.element(toasts().getByText('Payment Failed')).toBeVisible();
  shop.cutOff(orderApi.confirmSandbox);
  await payWith('4242 4242 4242 4242');
  await expect.element(toasts().getByText('Payment Error')).toBeVisible();
  await expect.element(toasts().getByText('An unexpected error occurred')).toBeVisible();
  shop.answer(orderApi.confirmSandbox, () => ({ status: 'succeeded' as const }));
  await payWith('4242 4242 4242 4242');
  await expect
    .poll(() => history.at(-1))
    .toBe(`/order-success?orderId=${ORDER_ID}&bookId=${BOOK_ID}`);
  await expect.element(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});

test('an order changed in another tab is shown as it is now, and that is what is paid', async () => {
  const changed = anOrder({
    status: 'pending',
    items: [{ format: 'hardcover', quantity: 2, price: 4900 }],
    totalAmount: 9800,
    shippingInfo: {
      name: 'Ada Parent',
      address: '1 Mill Lane',
      city: 'Springfield',
      state: 'IL',
      zip: '62701',
      country: 'US',
    },
  });
  shop.refuse(orderApi.confirmSandbox, 'cart_changed', { current: changed });
  await openScreen(`${ADDRESS}?digital=1`);
  await proceed().click();
  await expect.element(payButton()).toBeVisible();
  shop.answer(orderApi.createPaymentIntent, () => ({
    clientSecret: 'secret of both',
    orderId: ORDER_ID,
    paymentIntentId: 'pi_b',
  }));
  await payWith('4242 4242 4242 4242');
  await expect.element(toasts().getByText('Your order has changed', { exact: true })).toBeVisible();
  await expect.element(payButton()).toHaveTextContent('Complete Order - $98.00');
  await expect.element(page.getByRole('term').first()).toHaveTextContent('2 × Hardcover Book');
  await expect.element(page.getByRole('heading', { name: 'Goes to' })).toBeVisible();
  await payButton().click();
  const paidWith = () => shop.bodies(orderApi.confirmSandbox);
  await expect
    .poll(() => paidWith().map(({ amount, clientSecret }) => [amount, clientSecret]))
    .toEqual([
      [19, 'secret'],
      [98, 'secret of both'],
    ]);
  const { items, shippingInfo } = changed;
  expect(shop.bodies(orderApi.createPaymentIntent).at(-1)).toMatchObject({ items, shippingInfo });
});

test('a card that cannot be right is named field by field and never sent', async () => {
  await openScreen(`${ADDRESS}?digital=1`);
  await proceed().click();
  await page.getByLabelText('Card number').fill('4242 4242 4242 4241');
  await payButton().click();
  await expect.element(page.getByText('Please check the card number.')).toBeVisible();
  await expect.element(page.getByLabelText('Expiry')).toHaveAttribute('aria-invalid', 'true');
  expect(shop.bodies(orderApi.confirmSandbox)).toEqual([]);
});

test('a card whose bank asks is paid after the answer, or not at all', async () => {
  shop.answer(orderApi.confirmSandbox, ({ authenticated }) => ({
    status: authenticated ? ('succeeded' as const) : ('requires_action' as const),
  }));
  const { history } = await openScreen(`${ADDRESS}?digital=1`);
  await proceed().click();
  await payWith('4000 0025 0000 3155');
  const dialog = page.getByRole('dialog', { name: 'Confirm this payment' });
  await dialog.getByRole('button', { name: 'Do not pay' }).click();
  await expect
    .element(toasts().getByText('The payment was not confirmed. Nothing was charged.'))
    .toBeVisible();
  await payButton().click();
  await dialog.getByRole('button', { name: 'Yes, it is me' }).click();
  await expect.poll(() => history.at(-1)).toMatch(/^\/order-success/);
});

test('a book whose preview is not there yet cannot be ordered', async () => {
  shop.answer(bookApi.get, () => aBook({ status: 'generating' }));
  await openScreen(ADDRESS);
  await expect
    .element(page.getByRole('heading', { name: 'The preview comes first' }))
    .toBeVisible();
});
