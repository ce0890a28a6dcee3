import { existsSync } from 'node:fs';

/** The browser that is measured: the one that is set, or the system's; undefined where Playwright's own is to be taken. */
export const BROWSER = [process.env.BROWSER_BIN, '/usr/bin/chromium'].find(
  (file) => file && existsSync(file),
);
export const BROWSER_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
