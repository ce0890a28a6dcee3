import type { ApiCall } from '@bramblebook/contract/api-call';
import { recordingApi } from '@bramblebook/contract/recordings';
import { secondFactorApi } from '@bramblebook/contract/second-factor';
import { shareApi } from '@bramblebook/contract/shares';
import { accountApi, bookApi, orderApi } from '@bramblebook/contract/shop-api';
import { speechApi } from '@bramblebook/contract/speech';

/** Every call of the contract that is not staff's. */
export const PARENT_CALLS: readonly ApiCall[] = [
  accountApi,
  secondFactorApi,
  bookApi,
  recordingApi,
  speechApi,
  shareApi,
  orderApi,
].flatMap((group): ApiCall[] => Object.values(group));
