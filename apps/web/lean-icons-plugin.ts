import path from 'node:path';
import type { Plugin } from 'vite';

const ICON = /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/;

/** Has the icons drawn by `src/ui/lean-icon.ts`: lucide's own machinery is larger than all icons of a screen. */
export const leanIcons = (root: string): Plugin => ({
  name: 'lean-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source === '../createLucideIcon.mjs' && ICON.test(importer)
      ? path.join(root, 'src/ui/lean-icon.ts')
      : null,
});
