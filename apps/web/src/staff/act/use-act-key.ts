import { useState } from 'react';

/**
 * A key for one act, made before it is sent and kept while its form is open: sent again
 * after a lost answer, the act still happens once.
 */
export const useActKey = (): string => useState(() => crypto.randomUUID())[0];
