import { createHash, randomBytes, randomInt } from 'node:crypto';
import { RESET_CODE } from '@bramblebook/contract/settings';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { resetCodes } from '../database/schema/accounts.ts';
import type { outbox } from '../database/schema/messages.ts';
import type { Shop } from '../shop.ts';

type Row = typeof outbox.$inferSelect;

/** Stands for a code in the words of a message until it is handed over. */
export const CODE_BLANK = '••••••';

/** What the database keeps of a code; bound to the request it belongs to. */
export const hashCode = (resetId: string, code: string): string =>
  createHash('sha256').update(`${resetId}\n${code}`).digest('hex');

/**
 * The message with a code of its own in the blank: a new one at every try, of which only the
 * hash is kept, so that the last one handed over is the one that counts. A second try has
 * another id, or the sender would drop it as a repetition. Null once the request is over.
 */
export const fillInCode = async (
  shop: Shop,
  row: Row & { readonly codeFor: string },
): Promise<Row | null> => {
  const { digits } = RESET_CODE;
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const ofRequest = eq(resetCodes.id, row.codeFor);
  return shop.db.transaction(async (tx) => {
    const [before] = await tx
      .select({ codeHash: resetCodes.codeHash })
      .from(resetCodes)
      .where(and(ofRequest, gt(resetCodes.expiresAt, shop.clock.now()), isNull(resetCodes.usedAt)))
      .for('update');
    if (!before) return null;
    await tx
      .update(resetCodes)
      .set({ codeHash: hashCode(row.codeFor, code) })
      .where(ofRequest);
    const filled = (words: string) => words.replaceAll(CODE_BLANK, code);
    return {
      ...row,
      id: before.codeHash === null ? row.id : `${row.id}-${randomBytes(3).toString('hex')}`,
      subject: filled(row.subject),
      text: filled(row.text),
      html: filled(row.html),
    };
  });
};
