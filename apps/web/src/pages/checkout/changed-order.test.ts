import { REFUSALS } from '@bramblebook/contract/refusals';
import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { paymentFailure } from './changed-order.ts';

const refused = (code: keyof typeof REFUSALS) => {
  const { status, message } = REFUSALS[code];
  return new ApiError(status, '', JSON.stringify({ code, message, current: {} }));
};

test('a payment that was refused is said in the words of who refused it', () => {
  expect(paymentFailure(refused('card_declined'))).toEqual({
    title: 'Payment Failed',
    sentence: REFUSALS.card_declined.message,
  });
  expect(paymentFailure(refused('cart_changed')).title).toBe('Your order has changed');
  expect(paymentFailure(refused('payment_in_progress')).title).toBe('Your payment is on its way');
});

test.each([refused('service_unavailable'), refused('server_error'), new TypeError('no net')])(
  'where neither card nor bank is to blame, it is an unexpected error: %s',
  (error) => {
    expect(paymentFailure(error)).toEqual({
      title: 'Payment Error',
      sentence: 'An unexpected error occurred',
    });
  },
);
