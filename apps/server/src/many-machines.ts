import type { Environment } from './environment.ts';

/** Why a shop cannot run on several machines as it is set: what of it lies on one alone. */
const breachOf = (environment: Environment): string | null => {
  const { databaseUrl, services, publicUrl, ownUrl, sandboxWebhookSecret } = environment;
  if (databaseUrl === null)
    return 'DATABASE_URL must be set, because servers and workers of one shop share its database.';
  if (!services.s3)
    return 'S3_BUCKET must be set, because servers and workers of one shop share its files.';
  if (publicUrl === ownUrl)
    return 'PUBLIC_URL must be set, because a worker has no address of its own for links in messages.';
  return services.stripe === null && sandboxWebhookSecret === null
    ? 'SANDBOX_WEBHOOK_SECRET must be set, because workers sign with it what servers check.'
    : null;
};

/**
 * The settings as one of several machines goes by them: what the shop tells itself goes to the
 * address where all its servers are. A sentence where they do not allow it.
 */
export const asOneOfMany = (
  environment: Environment,
): { ok: true; environment: Environment } | { ok: false; sentence: string } => {
  const sentence = breachOf(environment);
  return sentence === null
    ? { ok: true, environment: { ...environment, ownUrl: environment.publicUrl } }
    : { ok: false, sentence };
};
