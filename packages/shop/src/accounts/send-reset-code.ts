/**
 * Announces the code for a new password or for a lost authenticator, which is made as it is handed over. Running it
 * twice is safe: the same request is announced once.
 */
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { resetCodes } from '../database/schema/accounts.ts';
import { defineJob } from '../jobs/define-job.ts';
import { announce } from '../messages/announce.ts';
import { CODE_BLANK } from '../messages/hand-over-code.ts';
import { lostDeviceCode } from '../messages/templates/lost-device-code.ts';
import { resetCode } from '../messages/templates/reset-code.ts';

export const sendResetCode = defineJob({
  name: 'send-reset-code',
  payload: z.object({ resetId: z.string(), isForLostDevice: z.optional(z.boolean()) }),
  run: (shop, { resetId, isForLostDevice }) =>
    shop.db.transaction(async (tx) => {
      const [row] = await tx.select().from(resetCodes).where(eq(resetCodes.id, resetId));
      if (!row?.userId) return;
      await announce(shop, tx, {
        userId: row.userId,
        about: resetId,
        message: (isForLostDevice ? lostDeviceCode : resetCode)(shop, { code: CODE_BLANK }),
        required: row.channel,
        codeFor: resetId,
      });
    }),
});
