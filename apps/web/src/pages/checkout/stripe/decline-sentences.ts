/**
 * What a person is told when their card is declined, by Stripe's `decline_code` or `code`.
 * A card reported lost or stolen is only said to be declined (docs.stripe.com/declines/codes).
 */
const SENTENCES: Readonly<Record<string, string>> = {
  authentication_required:
    'Your bank wants to know that it is really you. Please try again and follow what it asks.',
  payment_intent_authentication_failure:
    'Your bank could not tell that it is really you. Please try again, or use another card.',
  card_velocity_exceeded: 'This card has reached its limit. Please use another card.',
  withdrawal_count_limit_exceeded: 'This card has reached its limit. Please use another card.',
  insufficient_funds: 'There is not enough money on this card. Please use another one.',
  expired_card: 'This card has expired. Please use another one.',
  incorrect_cvc: 'The security code is not right. Please check it and try again.',
  invalid_cvc: 'The security code is not right. Please check it and try again.',
  incorrect_number: 'The card number is not right. Please check it and try again.',
  invalid_number: 'The card number is not right. Please check it and try again.',
  incorrect_zip: 'The postal code does not belong to this card. Please check it and try again.',
  invalid_expiry_month: 'Please check the month in which the card expires.',
  invalid_expiry_year: 'Please check the year in which the card expires.',
  card_not_supported: 'This card does not pay for shopping like this. Please use another one.',
  currency_not_supported: 'This card does not pay in US dollars. Please use another one.',
  issuer_not_available: 'Your bank could not be reached. Please try again in a moment.',
  processing_error: 'Your bank could not be reached. Please try again in a moment.',
  reenter_transaction: 'Your bank could not be reached. Please try again in a moment.',
  try_again_later: 'Your bank could not be reached. Please try again in a moment.',
  call_issuer: 'Your bank declined this card. It can tell you why; another card may work.',
  do_not_honor: 'Your bank declined this card. It can tell you why; another card may work.',
};
const DECLINED = 'Your card was declined. Please use another one.';

/** The sentence on a payment that did not come about. */
export const declineSentence = (error: {
  readonly code?: string | undefined;
  readonly decline_code?: string | undefined;
}): string => {
  const told = SENTENCES[error.decline_code ?? ''] ?? SENTENCES[error.code ?? ''] ?? DECLINED;
  return `${told} Nothing was charged.`;
};
