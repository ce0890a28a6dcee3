import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type PressProfile, pressProfileOf } from '@bramblebook/press/pdf/press-profile';
import { PRINTERS, printerOf } from '@bramblebook/press/print/printers';
import * as z from 'zod/mini';
import type { Shop } from '../shop.ts';

/** Keys of the printers whose rules the print files can follow. */
export const PRINTER_KEYS: readonly string[] = PRINTERS.map(({ key }) => key);

/** What the printer of this key, or else Lulu, asks of a print file; throws when there is none. */
export const chosenPrinter = (key = 'lulu-square-8.5'): Shop['printerProfile'] => printerOf(key);

const readPressProfile = (file: string): PressProfile | null => {
  try {
    return pressProfileOf(readFileSync(file), path.basename(file));
  } catch {
    return null;
  }
};

/** A setting that names the ICC file of a press, read at once. */
export const pressProfileSetting = z.optional(
  z.pipe(
    z.string(),
    z.transform((file: string, context): PressProfile => {
      const profile = readPressProfile(file);
      if (profile) return profile;
      const message = 'must be the path of an ICC profile of a press (CMYK)';
      context.issues.push({ code: 'custom', message, input: file });
      return z.NEVER;
    }),
  ),
);
