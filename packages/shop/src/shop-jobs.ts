import { sendResetCode } from './accounts/send-reset-code.ts';
import { sweepAccounts } from './accounts/sweep-accounts.ts';
import type { AnyJob } from './jobs/define-job.ts';
import { warnOfRetirement } from './ledger/warn-of-retirement.ts';
import { drawSheets } from './making/draw-sheets.ts';
import { goOnMaking } from './making/go-on-making.ts';
import { paintBookPage } from './making/paint-book-page.ts';
import { tellBook } from './making/tell-book.ts';
import { deliverMessage } from './messages/deliver-message.ts';
import { sweepOrders } from './orders/sweep-orders.ts';
import { resealPhotos } from './photos/reseal-photos.ts';
import { sweepPhotos } from './photos/sweep-photos.ts';
import { followPrintJobs } from './printing/house/follow-print-jobs.ts';
import { tendPrintJob } from './printing/house/tend-print-job.ts';
import { pressPrintFiles } from './printing/press-print-files.ts';
import { sweepPrintFiles } from './printing/sweep-print-files.ts';
import { eraseFiles } from './privacy/erase-files.ts';
import { sweepTraces } from './privacy/sweep-traces.ts';
import { sweepStaff } from './staff/accounts/sweep-staff.ts';
import { foldTallies } from './staff/figures/fold-tallies.ts';
import { bookRefundBack } from './staff/orders/book-refund-back.ts';
import { giveMoneyBack } from './staff/orders/give-money-back.ts';

/** Every job of the shop's own; what opens a shop adds those of its vendors. */
export const SHOP_JOBS: readonly AnyJob[] = [
  bookRefundBack,
  deliverMessage,
  drawSheets,
  eraseFiles,
  foldTallies,
  followPrintJobs,
  giveMoneyBack,
  goOnMaking,
  paintBookPage,
  pressPrintFiles,
  resealPhotos,
  sendResetCode,
  sweepAccounts,
  sweepOrders,
  sweepPhotos,
  sweepPrintFiles,
  sweepStaff,
  sweepTraces,
  tellBook,
  tendPrintJob,
  warnOfRetirement,
];
