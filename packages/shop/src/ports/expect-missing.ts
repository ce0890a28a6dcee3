import type { FileStore } from './file-store.ts';
import { ServiceOutage } from './service-outage.ts';

/**
 * Makes sure that a file which the store did not give is not there: for whoever would otherwise
 * go on without it for good. Throws `ServiceOutage` where the store lists it all the same.
 */
export const expectMissing = async (files: Pick<FileStore, 'list'>, key: string): Promise<void> => {
  for await (const listed of files.list(key))
    if (listed.key === key) throw new ServiceOutage('the store lists a file that it does not give');
};
