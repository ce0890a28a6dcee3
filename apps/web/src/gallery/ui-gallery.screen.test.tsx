import '../styles.css';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dismissToast } from '../ui/show-toast.ts';
import { Toaster } from '../ui/toaster.tsx';
import { UiGallery } from './ui-gallery.tsx';
import galleryText from './ui-gallery.tsx?raw';

afterEach(async () => {
  dismissToast();
  await page.viewport(1440, 900);
});

/** Letters of another machine's renderer may differ at their edges, nothing else. */
const ALMOST = { comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.002 } };

const open = async (width: number, height = 900): Promise<void> => {
  await page.viewport(width, height);
  await render(
    <>
      <UiGallery />
      <Toaster />
    </>,
  );
  await document.fonts.ready;
  const loading = () => document.querySelectorAll('main .animate-shimmer').length;
  await expect.poll(loading, { timeout: 8000 }).toBe(0);
};

const expectAccessible = async (): Promise<void> => {
  const { violations } = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
};

const PARTS = [
  'Buttons',
  'Entries',
  'Choices',
  'Words about a state',
  'Pictures',
  'What opens',
] as const;

test.each([390, 1440])('every component looks as it did at %i px', async (width) => {
  await open(width, 4400);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  for (const part of PARTS) {
    const name = `${part.toLowerCase().replaceAll(' ', '-')}-${width}`;
    await expect(page.getByRole('region', { name: part })).toMatchScreenshot(name, ALMOST);
  }
});

/** Nothing of their own is seen of these: parts of others, and when something is drawn. */
const PARTS_OF_OTHERS = ['dialog-window', 'input', 'labelled', 'later', 'when-near'];

test('every component stands in the gallery', () => {
  const components = Object.keys(import.meta.glob(['../ui/*.tsx', '!../ui/*.test.tsx'])).map(
    (file) => file.replace(/^.*\/|\.tsx$/g, ''),
  );
  const shown = (name: string) => galleryText.includes(`'../ui/${name}.tsx'`);
  // The place where toasts come is drawn by the test.
  const missing = components.filter((name) => !shown(name) && name !== 'toaster');
  expect(missing.sort()).toEqual(PARTS_OF_OTHERS);
});

test('every component can be used by everybody', async () => {
  await open(1440);
  await expectAccessible();
});

test('an open dialog looks as it did, and can be used by everybody', async () => {
  await open(1440);
  await page.getByRole('button', { name: 'Open the dialog' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toMatchScreenshot('dialog', ALMOST);
  await expectAccessible();
});

test.each(['plain', 'success', 'destructive', 'activity'])(
  'the %s toast looks as it did',
  async (tone) => {
    await open(1440);
    await page.getByRole('button', { name: `Show a ${tone} toast` }).click();
    const shown = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
    await expect(shown).toMatchScreenshot(`toast-${tone}`, ALMOST);
    await expectAccessible();
  },
);
