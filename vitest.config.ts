import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { SlowTestsFirst } from './scripts/slow-tests-first.ts';

const SCREENS = 'src/**/*.screen.test.tsx';

/** The browser of `npm test`, else Debian's; without either Playwright looks for its own. */
const browserBin = [process.env.BROWSER_BIN, '/usr/bin/chromium'].find(
  (file) => file && existsSync(file),
);

export default defineConfig({
  test: {
    // `npm test` runs the screens and the journeys beside the parts.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: SlowTestsFirst },
    projects: [
      {
        test: {
          name: 'parts',
          // Files share a process and its modules: loading them anew for each took a fifth of the time.
          isolate: false,
          include: ['{packages,apps}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', `apps/web/${SCREENS}`],
          // Many of them paint or press: on a busy machine that takes its time.
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      {
        // The web app's screens in a real browser, built as for development.
        extends: './apps/web/vite.config.ts',
        // Found only when the first screen asks for it, it would reload a test under way.
        optimizeDeps: { include: ['react-dom/client'] },
        test: {
          name: 'screens',
          root: 'apps/web',
          include: [SCREENS],
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            expect: {
              toMatchScreenshot: {
                // One picture for every machine: the letters are the app's own.
                resolveScreenshotPath: ({
                  root,
                  testFileDirectory,
                  screenshotDirectory,
                  arg,
                  ext,
                }) => `${root}/${testFileDirectory}/${screenshotDirectory}/${arg}${ext}`,
              },
            },
            provider: playwright({
              contextOptions: { locale: 'en-US', reducedMotion: 'reduce', hasTouch: true },
              launchOptions: {
                ...(browserBin && { executablePath: browserBin }),
                args: [
                  '--no-sandbox',
                  '--disable-gpu',
                  '--disable-quic',
                  '--no-first-run',
                  '--disable-background-networking',
                  '--disable-component-update',
                  '--disable-sync',
                ],
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
          },
        },
      },
    ],
  },
});
