import type { Parcel } from '@bramblebook/contract/print-job-states';

/** Formats that are printed and bound. */
export type PrintedFormat = 'softcover' | 'hardcover';

/** A book block as the printer counts it: interior pages, without the cover. */
interface BookBlock {
  readonly format: PrintedFormat;
  readonly interiorPages: number;
}

export interface PrinterAddress {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Printers ask for both, for the carrier. */
  readonly phone: string;
  readonly email: string;
}

interface PrintedItem extends BookBlock {
  readonly externalId: string;
  readonly title: string;
  readonly quantity: number;
  /** Short signed addresses at which the printer fetches the files. Never logged. */
  readonly interiorUrl: string;
  readonly coverUrl: string;
}

export interface PrintOrder {
  /** The shop's own id of this print order. A second order under it is never made. */
  readonly externalId: string;
  readonly items: readonly PrintedItem[];
  readonly address: PrinterAddress;
  /** How long the printer waits before it begins, in minutes; the printer's own least counts. */
  readonly delayMinutes: number;
}

/** Whole sheet of a cover with wrap and bleed, in mm. */
interface CoverSize {
  readonly widthMm: number;
  readonly heightMm: number;
}

export interface PrintQuote {
  readonly totalCents: number;
  readonly shippingCents: number;
  /** Days (ISO dates) between which it arrives; null when the printer does not say. */
  readonly arrival: { readonly from: string; readonly to: string } | null;
}

/** What the printer says of a file: it takes its time. */
export type FileCheck =
  | { readonly state: 'checking' }
  | { readonly state: 'good'; readonly pages: number | null }
  | { readonly state: 'refused'; readonly reasons: readonly string[] };

export type PrintStatus =
  | 'accepted'
  /** Waits for the shop to pay the printer: staff see to it. */
  | 'unpaid'
  | 'in_production'
  | 'shipped'
  | 'delivered'
  | 'rejected'
  | 'cancelled';

/** A print order at the printer. */
export interface PrintJob {
  readonly id: string;
  readonly externalId: string;
  readonly status: PrintStatus;
  /** An order may travel in several. */
  readonly parcels: readonly Parcel[];
  /** Why it was rejected, in the printer's words, for staff; it may hold parts of the address. */
  readonly reasons: readonly string[];
  readonly totalCents: number | null;
  readonly arrival: PrintQuote['arrival'];
}

type PrintAnswer<T> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly reasons: readonly string[] };

/** Staff download the print files and see to the rest; the default. */
export interface StaffPrinting {
  readonly kind: 'staff';
}

/** A printing house that takes orders by itself. Everything throws `ServiceOutage`. */
export interface PrintingHouse {
  readonly kind: 'house';
  readonly name: string;
  /** How large the cover's sheet must be; kept with the layout's hash. */
  coverSize(block: BookBlock): Promise<CoverSize>;
  /** Lets the printer look at a file; gives the check's id. */
  startCheck(file: BookBlock & { readonly part: FilePart; readonly url: string }): Promise<string>;
  readCheck(part: FilePart, checkId: string): Promise<FileCheck>;
  quote(
    items: readonly (BookBlock & { readonly quantity: number })[],
    address: PrinterAddress,
  ): Promise<PrintAnswer<PrintQuote>>;
  /**
   * Orders, unless there is an order under this external id: then gives that one, whatever
   * became of it. To be called for one order at a time.
   */
  order(order: PrintOrder): Promise<PrintAnswer<{ readonly job: PrintJob }>>;
  /** The order as it stands, or null when the printer does not know it. */
  findJob(jobId: string): Promise<PrintJob | null>;
  /** Cancels what is not paid or begun yet; false when it is too late. */
  cancelJob(jobId: string): Promise<boolean>;
  /**
   * Reads a webhook from its raw bytes; null when the printer did not sign it. It can come
   * late, twice and out of order, so it only says which order to ask about.
   */
  readWebhook(rawBody: Uint8Array, signature: string): { readonly jobId: string } | null;
  /** Sees to it that webhooks come to this address, also after the printer switched them off. */
  keepWebhook(url: string): Promise<'active' | 'made' | 'switched_on'>;
}

export type FilePart = 'interior' | 'cover';

export type Printer = StaffPrinting | PrintingHouse;

export const STAFF_PRINTING: StaffPrinting = { kind: 'staff' };
