import { interiorPages } from '@bramblebook/press/print/interior-pages';
import { type CoverSize, coverSizeOf, coverSizeOn } from '@bramblebook/press/print/printer-profile';
import { and, eq } from 'drizzle-orm';
import { coverSizes } from '../database/schema/printing.ts';
import type { PrintedFormat, PrintingHouse } from '../ports/printer.ts';
import type { Shop } from '../shop.ts';

/** Printers cut to about half a millimetre. */
const TOLERANCE_MM = 0.5;

/** How many pages the printer binds between the covers. */
export const interiorPageCount = ({ printerProfile }: Pick<Shop, 'printerProfile'>): number =>
  interiorPages(printerProfile).length;

/** What the printing house wants of a layout's cover: asked once, then kept with its hash. */
const askedSize = async (
  shop: Shop,
  house: PrintingHouse,
  { layoutHash, format }: { readonly layoutHash: string; readonly format: PrintedFormat },
) => {
  const key = { layoutHash, house: house.name, format };
  const [kept] = await shop.db
    .select({ widthMm: coverSizes.widthMm, heightMm: coverSizes.heightMm })
    .from(coverSizes)
    .where(
      and(
        eq(coverSizes.layoutHash, layoutHash),
        eq(coverSizes.house, house.name),
        eq(coverSizes.format, format),
      ),
    );
  if (kept) return kept;
  const size = await house.coverSize({ format, interiorPages: interiorPageCount(shop) });
  await shop.db
    .insert(coverSizes)
    .values({ ...key, ...size, askedAt: shop.clock.now() })
    .onConflictDoNothing();
  return size;
};

interface Cover {
  readonly layoutHash: string;
  readonly format: PrintedFormat;
}

/** The rule's size of a cover, the printing house's where that is another, and that sheet as it is written. */
const weighSizes = async (shop: Shop, house: PrintingHouse, cover: Cover) => {
  const { printerProfile } = shop;
  const wanted = await askedSize(shop, house, cover);
  const ours = coverSizeOf(printerProfile, cover.format, interiorPageCount(shop));
  const isSame =
    Math.abs(wanted.widthMm - ours.widthMm) <= TOLERANCE_MM &&
    Math.abs(wanted.heightMm - ours.heightMm) <= TOLERANCE_MM;
  return {
    ours,
    other: isSame ? null : coverSizeOn(printerProfile, cover.format, wanted),
    isSame,
    wanted,
  };
};

/**
 * The size that a cover is pressed at where the printing house wants it otherwise than the
 * printer's rule says; null where the rule does. Throws `ServiceOutage`.
 */
export const coverSizeWanted = async (shop: Shop, cover: Cover): Promise<CoverSize | null> => {
  const { printer } = shop;
  return printer.kind === 'house' ? (await weighSizes(shop, printer, cover)).other : null;
};

/**
 * The sentence for staff where the printing house wants a cover on a sheet that is none for
 * this book; null where all is well. Throws `ServiceOutage`.
 */
export const coverFault = async (
  shop: Shop,
  house: PrintingHouse,
  cover: Cover,
): Promise<string | null> => {
  const { ours, other, isSame, wanted } = await weighSizes(shop, house, cover);
  if (isSame || other) return null;
  const inWords = (size: typeof wanted) =>
    `${size.widthMm.toFixed(1)} × ${size.heightMm.toFixed(1)} mm`;
  return `The ${cover.format} cover is ${inWords(ours)}, but ${house.name} wants ${inWords(wanted)}.`;
};
