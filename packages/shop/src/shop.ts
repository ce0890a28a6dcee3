import type { PressProfile } from '@bramblebook/press/pdf/press-profile';
import type { PrinterProfile } from '@bramblebook/press/print/printer-profile';
import type { Database } from './database/open-database.ts';
import type { Clock } from './ports/clock.ts';
import type { FileStore } from './ports/file-store.ts';
import type { JobQueue } from './ports/job-queue.ts';
import type { MailSender } from './ports/mail.ts';
import type { ModelInUse } from './ports/model-in-use.ts';
import type { Narrator } from './ports/narrator.ts';
import type { Painter } from './ports/painter.ts';
import type { PainterModel } from './ports/painter-model.ts';
import type { PaymentProvider } from './ports/payment.ts';
import type { PhotoSeal } from './ports/photo-seal.ts';
import type { Printer } from './ports/printer.ts';
import type { ServiceState } from './ports/service-state.ts';
import type { SmsSender } from './ports/sms.ts';
import type { Storyteller } from './ports/storyteller.ts';
import type { StorytellerModel } from './ports/storyteller-model.ts';

/**
 * All that a command of the shop may use. `main.ts` builds it once; tests build it
 * with a real database and the built-in vendors.
 */
export interface Shop {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly files: FileStore;
  /** How photos and recordings are sealed among the files; null where they are not. */
  readonly photoSeal: PhotoSeal | null;
  readonly mail: MailSender;
  readonly sms: SmsSender;
  readonly payment: PaymentProvider;
  readonly storyteller: Storyteller;
  /** Tells stories where it is set up, and ours where its own cannot be taken; null for none. */
  readonly storytellerModel: StorytellerModel | null;
  /** Every model that is set up. */
  readonly modelsInUse: readonly ModelInUse[];
  readonly painter: Painter;
  /** Paints where it is set up, and ours where its own cannot be taken; null for none. */
  readonly painterModel: PainterModel | null;
  /** Reads books aloud; null where only devices and parents do. */
  readonly narrator: Narrator | null;
  /** How every outside service that is set up fares. */
  readonly serviceStates: () => readonly ServiceState[];
  readonly brand: { readonly name: string; readonly owner: string; readonly supportEmail: string };
  /** Address of the shop as customers see it, for links in messages; no trailing slash. */
  readonly publicUrl: string;
  /** Time zone by which days are counted in figures (IANA name). */
  readonly timeZone: string;
  /** How long a parent can take an approval for printing back (decision D15). */
  readonly approvalUndoMinutes: number;
  /** Who prints and binds: staff see to it, or a printing house takes the orders. */
  readonly printer: Printer;
  /** Whether what is approved goes to the printing house by itself, without staff's click. */
  readonly sendsToPrintItself: boolean;
  /** What the printer asks of a print file. */
  readonly printerProfile: PrinterProfile;
  /** The printer's own profile of its press; null where it gave none. */
  readonly pressProfile: PressProfile | null;
}
