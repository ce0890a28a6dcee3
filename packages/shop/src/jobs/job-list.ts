import { eraseFiles } from '../accounts/erase-files.ts';
import { sendResetCode } from '../accounts/send-reset-code.ts';
import { sweepAccounts } from '../accounts/sweep-accounts.ts';
import { paintPage } from '../making/paint-page.ts';
import { tellStory } from '../making/tell-story.ts';
import { deliverMessage } from '../messages/deliver-message.ts';
import { deliverSandboxEvent } from '../orders/deliver-sandbox-event.ts';
import { sweepOrders } from '../orders/sweep-orders.ts';
import { sweepPhotos } from '../photos/sweep-photos.ts';
import type { AnyJob } from './define-job.ts';

/** Every job of the shop. A job that is not listed here has no queue. */
export const JOBS: readonly AnyJob[] = [
  deliverMessage,
  deliverSandboxEvent,
  eraseFiles,
  paintPage,
  sendResetCode,
  sweepAccounts,
  sweepOrders,
  sweepPhotos,
  tellStory,
];
