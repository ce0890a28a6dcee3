import { sendResetCode } from '@bramblebook/shop/accounts/send-reset-code';
import { sweepAccounts } from '@bramblebook/shop/accounts/sweep-accounts';
import type { AnyJob } from '@bramblebook/shop/jobs/define-job';
import { goOnMaking } from '@bramblebook/shop/making/go-on-making';
import { paintBookPage } from '@bramblebook/shop/making/paint-book-page';
import { tellBook } from '@bramblebook/shop/making/tell-book';
import { deliverMessage } from '@bramblebook/shop/messages/deliver-message';
import { sweepOrders } from '@bramblebook/shop/orders/sweep-orders';
import { sweepPhotos } from '@bramblebook/shop/photos/sweep-photos';
import { eraseFiles } from '@bramblebook/shop/privacy/erase-files';
import { sweepStaff } from '@bramblebook/shop/staff/accounts/sweep-staff';
import { foldTallies } from '@bramblebook/shop/staff/figures/fold-tallies';
import { bookRefundBack } from '@bramblebook/shop/staff/orders/book-refund-back';
import { giveMoneyBack } from '@bramblebook/shop/staff/orders/give-money-back';
import { deliverSandboxEvent } from '@bramblebook/vendors/sandbox/deliver-sandbox-event';

/** Every job that a test's shop does. The server's own list must hold the same (job-list.test.ts). */
export const TEST_JOBS: readonly AnyJob[] = [
  bookRefundBack,
  deliverMessage,
  deliverSandboxEvent,
  eraseFiles,
  foldTallies,
  giveMoneyBack,
  goOnMaking,
  paintBookPage,
  sendResetCode,
  sweepAccounts,
  sweepOrders,
  sweepPhotos,
  sweepStaff,
  tellBook,
];
