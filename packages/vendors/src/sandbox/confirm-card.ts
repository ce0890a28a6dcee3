import { refuse } from '@bramblebook/contract/refusals';
import type { SandboxCard, SandboxPayment } from '@bramblebook/shop/ports/sandbox-payment';
import { type SandboxDesk, tellShop } from './sandbox-desk.ts';
import type { SandboxEntries } from './sandbox-ledger.ts';
import { judgeCard } from './test-card.ts';

const TEST_CARDS_ONLY =
  'This is a test shop that takes no real cards. Please use 4242 4242 4242 4242.';

/** The intent a client secret belongs to: its first part. */
const intentIdOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

/** Pays an intent with a test card, in one step of the ledger: once, however often it is asked. */
export const confirmCard = async (
  desk: SandboxDesk,
  entries: SandboxEntries,
  card: SandboxCard,
): ReturnType<SandboxPayment['confirm']> => {
  const intent = await entries.findIntent(intentIdOf(card.clientSecret));
  if (intent?.clientSecret !== card.clientSecret) return refuse('not_found');
  if (intent.status === 'succeeded') return { ok: true, status: 'succeeded' };
  if (intent.status === 'canceled')
    return refuse('wrong_state', { message: 'This payment was cancelled.' });
  const outcome = judgeCard(card, desk.clock.now());
  if (outcome.kind === 'invalid')
    return refuse('card_invalid', {
      message: outcome.sentence,
      fields: { [outcome.field]: outcome.sentence },
    });
  if (outcome.kind === 'declined' || outcome.kind === 'no_test_card') {
    const failed = { ...intent, status: 'requires_payment_method' as const };
    await entries.saveIntent(failed);
    await tellShop(desk, entries, 'payment_intent.payment_failed', failed);
    return refuse('card_declined', outcome.kind === 'declined' ? {} : { message: TEST_CARDS_ONLY });
  }
  const mustAsk = outcome.kind === 'asks_for_confirmation';
  if (mustAsk && !(card.authenticated && intent.status === 'requires_action')) {
    await entries.saveIntent({ ...intent, status: 'requires_action' });
    return { ok: true, status: 'requires_action' };
  }
  const paid = { ...intent, status: 'succeeded' as const };
  await entries.addCharge(intent.id, intent.amountCents);
  await entries.saveIntent(paid);
  await tellShop(desk, entries, 'payment_intent.succeeded', paid);
  return { ok: true, status: 'succeeded' };
};
