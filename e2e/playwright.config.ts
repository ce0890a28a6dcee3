import { defineConfig } from '@playwright/test';

/**
 * The browser tests drive the shop as `npm start` runs it, painting small: own process, own
 * data folder. As root Chromium needs --no-sandbox; the other flags keep it from calling
 * home.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // Beside the tests of the parts a journey goes at half its pace.
  timeout: 600_000,
  expect: { timeout: 40_000 },
  // A journey's tests go in order; two journeys go at once, against one shop.
  fullyParallel: false,
  workers: 2,
  globalSetup: './open-shop.ts',
  reporter: [['list']],
  outputDir: '../test-results',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // Without a graphics card every moving picture takes the processor that paints the books;
    // the landing page's journey, which paints none, is one with motion.
    contextOptions: { reducedMotion: 'reduce' },
    // Who takes AVIF has each picture encoded once more, which takes longer than painting it here.
    extraHTTPHeaders: { accept: '*/*' },
    // The pages are kept, not filmed: filming takes the processor that paints.
    trace: { mode: 'retain-on-failure', screenshots: false },
    actionTimeout: 40_000,
    launchOptions: {
      ...(process.env.BROWSER_BIN ? { executablePath: process.env.BROWSER_BIN } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
