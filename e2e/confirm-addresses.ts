import { accountApi } from '@bramblebook/contract/shop-api';
import type { APIRequestContext } from '@playwright/test';
import { ask } from './ask.ts';
import { outboxOf } from './outbox.ts';
import type { Parent } from './parents.ts';

const TOKEN = /your-address#([\w-]{22})/g;

/**
 * Says at the links in these messages that their addresses are one's own, as whoever reads them
 * may: until then few messages go there in a day.
 */
export const confirmAddresses = async (
  from: APIRequestContext,
  messages: readonly string[],
): Promise<void> => {
  const whole = messages.map((message) => message.replace(/=\r?\n/g, ''));
  const tokens = whole.flatMap((message) =>
    [...message.matchAll(TOKEN)].map(([, one = '']) => one),
  );
  for (const token of new Set(tokens))
    await ask(from, accountApi.confirmAddress, { body: { token } });
};

/** The same for all that one parent was sent; once more it changes nothing. */
export const confirmAddressesOf = async (from: APIRequestContext, who: Parent): Promise<void> =>
  confirmAddresses(from, [...(await outboxOf('.eml', who)), ...(await outboxOf('.sms.json', who))]);
