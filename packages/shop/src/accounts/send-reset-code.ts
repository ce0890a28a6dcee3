/**
 * Makes the code for a new password and announces it. Running it twice is safe: the
 * code is made once, in the transaction that announces it.
 */
import { createHash, randomInt } from 'node:crypto';
import { RESET_CODE } from '@bramblebook/contract/settings';
import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { resetCodes } from '../database/schema/accounts.ts';
import { defineJob } from '../jobs/define-job.ts';
import { announce } from '../messages/announce.ts';
import { resetCode } from '../messages/templates/reset-code.ts';

/** What the database keeps of a code; bound to the request it belongs to. */
export const hashCode = (resetId: string, code: string): string =>
  createHash('sha256').update(`${resetId}\n${code}`).digest('hex');

export const sendResetCode = defineJob({
  name: 'send-reset-code',
  payload: z.object({ resetId: z.string() }),
  run: (shop, { resetId }) =>
    shop.db.transaction(async (tx) => {
      const { digits } = RESET_CODE;
      const code = String(randomInt(10 ** digits)).padStart(digits, '0');
      const [row] = await tx
        .update(resetCodes)
        .set({ codeHash: hashCode(resetId, code) })
        .where(and(eq(resetCodes.id, resetId), isNull(resetCodes.codeHash)))
        .returning();
      if (!row?.userId) return;
      await announce(shop, tx, {
        userId: row.userId,
        about: resetId,
        message: resetCode(shop, { code }),
        required: row.channel,
      });
    }),
});
