declare module 'subset-font' {
  /** A font with the glyphs that the letters need, joined and turned forms too. */
  const subsetFont: (
    font: Buffer,
    letters: string,
    options: { readonly targetFormat: 'truetype' },
  ) => Promise<Buffer>;
  export default subsetFont;
}
