import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/open-database.ts';
import { staffActs } from '../database/schema/staff.ts';
import type { Shop } from '../shop.ts';
import type { StaffMember } from './staff-member.ts';

/**
 * Keeps the key that the screen made for an act, in the act's own transaction: 'new' the
 * first time (and without a key), 'done' when the same act comes again, which then must
 * change nothing. A key that comes with another act is refused.
 */
export const keepActKey = async (
  { clock }: Pick<Shop, 'clock'>,
  tx: Transaction,
  by: StaffMember,
  act: { readonly key: string | undefined; readonly asked: string },
): Promise<'new' | 'done' | Refused> => {
  const { key, asked } = act;
  if (key === undefined) return 'new';
  // A second one with the same key waits here until the first has ended.
  const [fresh] = await tx
    .insert(staffActs)
    .values({ staffId: by.id, key, asked, at: clock.now() })
    .onConflictDoNothing()
    .returning({ key: staffActs.key });
  if (fresh) return 'new';
  const [known] = await tx
    .select({ asked: staffActs.asked })
    .from(staffActs)
    .where(and(eq(staffActs.staffId, by.id), eq(staffActs.key, key)));
  return known?.asked === asked
    ? 'done'
    : refuse('malformed', {
        message: 'That key was used for something else.',
        fields: { key: 'That key was used for something else.' },
      });
};
