import { DEFAULT_BRAND, fillBrandMarks } from '@bramblebook/contract/brand';
import type { Plugin } from 'vite';

/** In development, where no server of the shop's sends the pages, has them call it by its usual names. */
export const usualBrand = (): Plugin => ({
  name: 'usual-brand',
  apply: 'serve',
  transformIndexHtml: (html) => fillBrandMarks(html, DEFAULT_BRAND, (name) => name),
});
