import type { Environment } from './environment.ts';

/** Why a shop cannot run on several machines as it is set: what of it lies on one alone. */
export const manyMachinesBreach = ({ databaseUrl, services }: Environment): string | null => {
  if (databaseUrl === null)
    return 'DATABASE_URL must be set, because servers and workers of one shop share its database.';
  return services.s3
    ? null
    : 'S3_BUCKET must be set, because servers and workers of one shop share its files.';
};
