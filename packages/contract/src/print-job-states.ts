/** How an order stands with the printing house, from the check of its files to the door. */
export const PRINT_JOB_STATUSES = [
  'checking',
  'ordering',
  'accepted',
  'unpaid',
  'in_production',
  'shipped',
  'delivered',
  'refused',
  'rejected',
  'cancelled',
] as const;
export type PrintJobStatus = (typeof PRINT_JOB_STATUSES)[number];

/** What staff read of it. */
export const PRINT_JOB_LABELS: Readonly<Record<PrintJobStatus, string>> = {
  checking: 'The printer looks at the files',
  ordering: 'On its way to the printer',
  accepted: 'The printer has it',
  unpaid: 'The printer waits for its money',
  in_production: 'Being printed',
  shipped: 'Shipped by the printer',
  delivered: 'Delivered',
  refused: 'Not sent: something was wrong',
  rejected: 'Rejected by the printer',
  cancelled: 'Cancelled at the printer',
};

/** Statuses after which the order may be sent once more. */
export const STOPPED_PRINT_JOBS: readonly PrintJobStatus[] = ['refused', 'rejected', 'cancelled'];

/** Statuses after which there is nothing more to ask the printing house. */
export const OVER_PRINT_JOBS: readonly PrintJobStatus[] = [...STOPPED_PRINT_JOBS, 'delivered'];

/** Whether it came to nothing, so that staff have to see to it. */
export const isPrintJobStopped = (status: PrintJobStatus): boolean =>
  STOPPED_PRINT_JOBS.includes(status);

/** Whether there is nothing more to ask the printing house about it. */
export const isPrintJobOver = (status: PrintJobStatus): boolean => OVER_PRINT_JOBS.includes(status);

/** One of the parcels that an order travels in. */
export interface Parcel {
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
}
