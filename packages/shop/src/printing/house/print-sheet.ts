import { interiorPages } from '@bramblebook/press/print/interior-pages';
import { coverSizeOf } from '@bramblebook/press/print/printer-profile';
import { and, eq } from 'drizzle-orm';
import { coverSizes } from '../../database/schema/printing.ts';
import type { PrintedFormat, PrintingHouse } from '../../ports/printer.ts';
import type { Shop } from '../../shop.ts';

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

/**
 * Whether our cover is as large as the printing house wants it for this layout; the sentence
 * for staff where it is not, null where it is. Throws `ServiceOutage`.
 */
export const coverFault = async (
  shop: Shop,
  house: PrintingHouse,
  cover: { readonly layoutHash: string; readonly format: PrintedFormat },
): Promise<string | null> => {
  const wanted = await askedSize(shop, house, cover);
  const ours = coverSizeOf(shop.printerProfile, cover.format, interiorPageCount(shop));
  const isSame =
    Math.abs(wanted.widthMm - ours.widthMm) <= TOLERANCE_MM &&
    Math.abs(wanted.heightMm - ours.heightMm) <= TOLERANCE_MM;
  if (isSame) return null;
  const inWords = (size: typeof wanted) =>
    `${size.widthMm.toFixed(1)} × ${size.heightMm.toFixed(1)} mm`;
  return `The ${cover.format} cover is ${inWords(ours)}, but ${house.name} wants ${inWords(wanted)}.`;
};
