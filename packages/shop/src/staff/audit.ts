import type { Transaction } from '../database/open-database.ts';
import { staffAudit, staffAuditDetails } from '../database/schema/staff.ts';
import type { Shop } from '../shop.ts';
import type { StaffMember } from './staff-member.ts';

/** What was done to what; `before` and `after` hold nothing of a customer's own. */
export interface AuditEntry {
  /** What was done, such as `order.refund`. */
  readonly what: string;
  readonly subject: readonly [
    kind: 'order' | 'book' | 'customer' | 'staff' | 'view' | 'alarm',
    id: string,
  ];
  readonly before?: unknown;
  readonly after?: unknown;
  /** Before and after of what is this customer's own: erased with the customer. */
  readonly personal?: {
    readonly userId: string;
    readonly before?: unknown;
    readonly after?: unknown;
  };
}

/** Writes an act down, in the transaction of what it did. Null is the shop itself. */
export const writeAudit = async (
  { clock }: Pick<Shop, 'clock'>,
  tx: Transaction,
  by: Pick<StaffMember, 'username' | 'address'> | null,
  entry: AuditEntry,
): Promise<void> => {
  const { what, subject, before = null, after = null, personal } = entry;
  const [row] = await tx
    .insert(staffAudit)
    .values({
      at: clock.now(),
      who: by?.username ?? 'shop',
      what,
      subjectKind: subject[0],
      subjectId: subject[1],
      cameFrom: by?.address ?? null,
      before,
      after,
    })
    .returning({ id: staffAudit.id });
  if (row && personal)
    await tx.insert(staffAuditDetails).values({
      auditId: row.id,
      userId: personal.userId,
      before: personal.before ?? null,
      after: personal.after ?? null,
    });
};
