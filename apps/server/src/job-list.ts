import type { AnyJob } from '@bramblebook/shop/jobs/define-job';
import { SHOP_JOBS } from '@bramblebook/shop/shop-jobs';
import { deliverSandboxEvent } from '@bramblebook/vendors/sandbox/deliver-sandbox-event';
import { sweepSandbox } from '@bramblebook/vendors/sandbox/sweep-sandbox';

/** The shop's jobs and its vendors'. A job that is not listed here has no queue. */
export const JOBS: readonly AnyJob[] = [...SHOP_JOBS, deliverSandboxEvent, sweepSandbox];
