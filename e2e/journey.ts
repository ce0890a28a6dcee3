import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** A test against the shared shop: no page may throw and no answer may be the shop's own fault. */
export const test = base.extend<{ readonly noFailures: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from it.
  baseURL: async ({}, use) => {
    await use(process.env.SHOP_URL ?? '');
  },
  noFailures: [
    async ({ page }, use) => {
      const failures: string[] = [];
      page.on('pageerror', (error) => failures.push(error.message));
      page.on('response', (answer) => {
        if (answer.status() >= 500) failures.push(`${answer.status()} ${answer.url()}`);
      });
      await use(undefined);
      expect(failures).toEqual([]);
    },
    { auto: true },
  ],
});

/** The page breaks no rule of WCAG 2.2 AA that a machine can see. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // The other way opens a page of its own each time, for frames of other hosts, of which we have none.
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
};
