/** JPEG of a page's picture over the whole bleed square, asked for one page at a time. */
export type Pictures = (page: number) => Promise<Uint8Array>;
