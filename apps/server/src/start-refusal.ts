import { FolderInUse } from '@bramblebook/shop/database/folder-lock';
import { PhotoKeyMissing } from '@bramblebook/shop/ports/photo-seal';
import type { Environment } from './environment.ts';

const codesOf = (error: unknown): string[] =>
  error instanceof Error
    ? [
        String((error as NodeJS.ErrnoException).code ?? ''),
        ...(error instanceof AggregateError ? error.errors.flatMap(codesOf) : []),
        ...codesOf(error.cause),
      ]
    : [];

/** The one sentence for the person who started the shop; null for what is a bug of ours. */
export const startRefusal = (error: unknown, environment: Environment): string | null => {
  if (error instanceof FolderInUse || error instanceof PhotoKeyMissing) return error.message;
  const { host, port, dataDir, databaseUrl } = environment;
  const codes = codesOf(error);
  if (codes.includes('EADDRINUSE'))
    return `Port ${port} on ${host} is taken by another program; set PORT to a free one.`;
  if (codes.some((code) => ['EADDRNOTAVAIL', 'ENOTFOUND'].includes(code)) && databaseUrl === null)
    return `HOST is ${host}, which is no address of this machine.`;
  if (codes.some((code) => ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSPC'].includes(code)))
    return `The data folder ${dataDir} cannot be written to; set DATA_DIR to another folder.`;
  if (databaseUrl !== null && codes.some((code) => /^(E[A-Z]+|28\w{3}|3D000|08\w{3})$/.test(code)))
    return 'The database that DATABASE_URL names cannot be reached, or does not let us in.';
  return null;
};
