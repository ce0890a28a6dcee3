import { CONSENT_WORDING, PHOTO_CONSENT } from '@bramblebook/contract/consent-wording';
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

/** Keeps that a parent allowed a model to see a child's photo, or took that back. */
export const recordPhotoConsent = async (
  db: Queryable,
  userId: string,
  given: boolean,
  at: Date,
): Promise<void> => {
  const wordingVersion = PHOTO_CONSENT.version;
  const row = { id: newId('consent'), userId, kind: 'photo' as const, given, wordingVersion, at };
  await db.insert(consentEvents).values(row);
};
