declare module 'subset-font' {
  /** A font with the glyphs that the letters need, joined and turned forms too. */
  const subsetFont: (
    font: Buffer,
    letters: string,
    options: {
      readonly targetFormat: 'truetype' | 'woff2';
      /** OpenType features to keep; all when absent. */
      readonly keepFeatures?: readonly string[];
      readonly noHinting?: boolean;
    },
  ) => Promise<Buffer>;
  export default subsetFont;
}
