import { CONSENT_WORDING } from '@bramblebook/contract/consent-wording';
import type { Consents } from '@bramblebook/contract/user';
import { newId } from '../database/new-id.ts';
import type { Queryable } from '../database/open-database.ts';
import { consentEvents } from '../database/schema/accounts.ts';

/** Keeps what was consented to or withdrawn, when, and in which wording. */
export const recordConsents = async (
  db: Queryable,
  userId: string,
  changes: { readonly [kind in keyof Consents]?: boolean | undefined },
  at: Date,
): Promise<void> => {
  const rows = (['email', 'phone', 'marketing'] as const).flatMap((kind) => {
    const given = changes[kind];
    return given === undefined
      ? []
      : [
          {
            id: newId('consent'),
            userId,
            kind,
            given,
            wordingVersion: CONSENT_WORDING.version,
            at,
          },
        ];
  });
  if (rows.length > 0) await db.insert(consentEvents).values(rows);
};
