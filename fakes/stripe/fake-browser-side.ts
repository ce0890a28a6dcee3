import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { Answer, TakenRequest } from '../loopback-server.ts';
import { type Account, type Intent, isFixed, refusal } from './stripe-account.ts';

const PUBLISHABLE_KEY = 'pk_test_fake';

/** What the customer's bank says, by the number of the card (docs.stripe.com/testing). */
const DECLINES: Readonly<Record<string, string>> = {
  '4000000000000002': 'generic_decline',
  '4000000000009995': 'insufficient_funds',
};
const ASKING_CARD = '4000002500003155';

/** Any page may call what Stripe.js calls. */
const OPEN = { 'access-control-allow-origin': '*' };

const script = (): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/javascript; charset=utf-8' },
  body: stripTypeScriptTypes(readFileSync(path.join(import.meta.dirname, 'stripe-js.ts'), 'utf8')),
});

const declined = (code: string): Answer =>
  refusal(402, 'card_declined', { type: 'card_error', decline_code: code });

/** Pays as the card does; the events go out before the browser is answered, as they may. */
const confirm = async (
  account: Account,
  intent: Intent,
  { form, origin }: { readonly form: URLSearchParams; readonly origin: string },
): Promise<Answer> => {
  if (isFixed(intent)) return refusal(400, 'payment_intent_unexpected_state');
  const number = form.get('payment_method_data[card][number]') ?? '';
  const decline = DECLINES[number];
  if (decline !== undefined) {
    await account.move(intent, 'failed');
    return declined(decline);
  }
  const takesDays = form.get('payment_method_data[type]') === 'us_bank_account';
  if (number !== ASKING_CARD || takesDays) {
    await account.move(intent, takesDays ? 'processing' : 'succeeded');
    return { status: 200, body: intent };
  }
  await account.move(intent, 'requires_action');
  const query = new URLSearchParams({ return_url: form.get('return_url') ?? '' });
  const redirect = { url: `${origin}/3d-secure/${intent.id}?${query}` };
  return { status: 200, body: { ...intent, next_action: { redirect_to_url: redirect } } };
};

const escaped = (text: string): string =>
  text.replace(/[&"<]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The bank's page: whoever is sent there says yes or no, and goes back to the shop. */
const bankPage = (intent: Intent, returnUrl: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><title>Your bank</title><main><h1>Your bank asks</h1>
<p>Do you pay $${(intent.amount / 100).toFixed(2)}?</p><form method="post">
<input type="hidden" name="return_url" value="${escaped(returnUrl)}">
<button name="answer" value="yes">Yes, it is me</button>
<button name="answer" value="no">No</button></form></main></html>`,
});

const bankAnswer = async (
  account: Account,
  intent: Intent,
  form: URLSearchParams,
): Promise<Answer> => {
  const isYes = form.get('answer') === 'yes';
  const isTaken = isYes && !isFixed(intent);
  if (!isFixed(intent)) await account.move(intent, isYes ? 'succeeded' : 'failed');
  const back = new URL(form.get('return_url') ?? '');
  back.searchParams.set('payment_intent', intent.id);
  back.searchParams.set('payment_intent_client_secret', intent.client_secret);
  back.searchParams.set('redirect_status', isTaken ? 'succeeded' : 'failed');
  return { status: 303, headers: { location: back.href } };
};

/**
 * What a stand-in of Stripe says to a customer's browser: Stripe.js, its confirmations, and the
 * page of a bank that asks. Null for what a shop's server asks.
 */
export const answerToBrowser = async (
  account: Account,
  request: TakenRequest,
): Promise<Answer | null> => {
  const { path: asked, method, query } = request;
  if (asked === '/stripe.js') return script();
  const form = new URLSearchParams(request.body.toString());
  const [, root, kind, id = '', act] = asked.split('/');
  if (root === '3d-secure') {
    const intent = account.intents.get(kind ?? '');
    if (!intent) return refusal(404, 'resource_missing');
    if (method === 'POST') return bankAnswer(account, intent, form);
    return bankPage(intent, query.get('return_url') ?? '');
  }
  if (kind !== 'payment_intents' || act !== 'confirm') return null;
  const intent = account.intents.get(id);
  const origin = `http://${request.headers.host}`;
  const mayPay =
    form.get('key') === PUBLISHABLE_KEY && intent?.client_secret === form.get('client_secret');
  const answer =
    intent && mayPay ? await confirm(account, intent, { form, origin }) : refusal(401, 'no');
  return { ...answer, headers: OPEN };
};
