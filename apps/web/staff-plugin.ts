import path from 'node:path';
import { isScreen, STAFF_SCREENS } from '@bramblebook/contract/screen-routes';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildOptions, build, type Plugin } from 'vite';

const PAGE = 'staff.html';

/**
 * The staff's app. After the parents' app is built, builds this one beside it into the
 * same `dist/`, as `staff.html` with chunks of its own: sharing a build would let the
 * bundler put what only staff need into chunks that parents load. In development, answers
 * the staff's screens with its page.
 */
export const staffApp = (
  root: string,
  { outDir, target, assetsInlineLimit }: BuildOptions,
): Plugin => ({
  name: 'staff-app',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const [asked = '/'] = (request.url ?? '/').split('?');
      if (isScreen(asked, STAFF_SCREENS)) request.url = `/${PAGE}`;
      next();
    });
  },
  closeBundle: {
    sequential: true,
    async handler() {
      await build({
        root,
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        plugins: [react(), tailwindcss()],
        build: {
          ...(outDir && { outDir }),
          ...(target && { target }),
          ...(assetsInlineLimit !== undefined && { assetsInlineLimit }),
          emptyOutDir: false,
          chunkSizeWarningLimit: 700,
          rolldownOptions: { input: path.join(root, PAGE) },
        },
      });
    },
  },
});
