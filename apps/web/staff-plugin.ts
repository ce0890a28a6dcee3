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
export const staffApp = (root: string, output: BuildOptions): Plugin[] => [
  {
    name: 'staff-screens',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [asked = '/'] = (request.url ?? '/').split('?');
        if (isScreen(asked, STAFF_SCREENS)) request.url = `/${PAGE}`;
        next();
      });
    },
  },
  {
    name: 'staff-build',
    apply: 'build',
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
            ...output,
            emptyOutDir: false,
            rolldownOptions: { input: path.join(root, PAGE) },
          },
        });
      },
    },
  },
];
