import { readFile } from 'node:fs/promises';
import { pathTo } from '@bramblebook/contract/api-call';
import type { PreflightReport } from '@bramblebook/contract/preflight-report';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { staffApi } from '@bramblebook/contract/staff-api';
import { expect, type Page } from '@playwright/test';

/** Waits until interior and hardcover are pressed, and holds them to a report without a failure. */
export const expectCleanReports = async (clerk: Page, bookId: string): Promise<void> => {
  // Pressing and checking a file takes a while on a busy machine.
  const get = (part: string) =>
    clerk.request.get(`${pathTo(staffApi.printPreflight, { bookId })}?part=${part}`, {
      timeout: 300_000,
    });
  for (const part of ['interior', 'hardcover']) {
    // Thirty pictures are painted at the printer’s size before.
    const patiently = { timeout: 300_000, intervals: [1000] };
    await expect.poll(async () => (await get(part)).status(), patiently).toBe(200);
    const report: PreflightReport = await (await get(part)).json();
    expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(report.ok).toBe(true);
  }
};

/** Reads the reports on the book's screen and takes the files that stand beside them. */
export const downloadPrintFiles = async (clerk: Page, bookId: string): Promise<void> => {
  await clerk.goto(screenPath('adminBook', { bookId }));
  for (const name of ['interior.pdf', 'cover.pdf · hardcover']) {
    const file = clerk.getByRole('listitem', { name });
    await file.getByRole('button', { name: /Press and check/ }).click();
    await expect(file.getByText(/^(\d+) of \1 checks passed$/)).toBeVisible();
    const downloading = clerk.waitForEvent('download');
    await file.getByRole('link', { name: /Download/ }).click();
    const pdf = await readFile(await (await downloading).path());
    expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.6');
  }
};
