import type { AnyJob } from '@bramblebook/shop/jobs/define-job';
import { SHOP_JOBS } from '@bramblebook/shop/shop-jobs';
import { deliverSandboxEvent } from '@bramblebook/vendors/sandbox/deliver-sandbox-event';
import { sweepSandbox } from '@bramblebook/vendors/sandbox/sweep-sandbox';

/** The jobs of a test's shop: the shop's own and those of the built-in vendors. */
export const TEST_JOBS: readonly AnyJob[] = [...SHOP_JOBS, deliverSandboxEvent, sweepSandbox];
