import { PRINTERS, printerOf } from '@bramblebook/press/print/printers';
import type { Shop } from '../shop.ts';

/** Keys of the printers whose rules the print files can follow. */
export const PRINTER_KEYS: readonly string[] = PRINTERS.map(({ key }) => key);

/** What the printer of this key, or else Lulu, asks of a print file; throws when there is none. */
export const chosenPrinter = (key = 'lulu-square-8.5'): Shop['printerProfile'] => printerOf(key);
