import { accountApi, bookApi } from '@bramblebook/contract/shop-api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { freshBrowser, openScreen } from '../../testing/open-screen.tsx';
import { aUser, aWholeBook, BOOK_ID } from '../../testing/sample-shelf.ts';
import { standInShop } from '../../testing/stand-in-shop.ts';
import { touch } from '../../testing/touch.ts';
import { GESTURES } from './gestures.ts';

const motion = (value: 'no-preference' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });

beforeEach(async () => {
  await freshBrowser();
  const shop = standInShop();
  shop.answer(accountApi.me, () => aUser());
  shop.answer(bookApi.get, () => aWholeBook({ digitalAccess: true, bought: true }));
});
afterEach(async () => {
  await motion('reduce');
  await page.viewport(1440, 900);
});

const dot = (name: string) => page.getByRole('button', { name, exact: true });
const open = async () => {
  await openScreen(`/book/${BOOK_ID}/read`);
  await expect.element(dot('Front cover')).toHaveAttribute('aria-current');
};
const turning = () =>
  document
    .getAnimations()
    .filter((one) => one instanceof CSSAnimation && one.animationName.startsWith('turn-'));

test('where motion is welcome both sides of a leaf swing about the spine, then lie flat', async () => {
  await motion('no-preference');
  await open();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => turning().length).toBe(2);
  for (const leaf of turning()) {
    leaf.pause();
    leaf.currentTime = 350;
    const { target } = leaf.effect as KeyframeEffect;
    expect(getComputedStyle(target as Element).transform).toMatch(/^matrix3d/);
  }
  for (const leaf of turning()) leaf.finish();
  await expect.poll(() => turning().length).toBe(0);
  await expect.element(dot('Dedication')).toHaveAttribute('aria-current');
});

test('where it is not, the next pages are simply there', async () => {
  await open();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dot('Dedication')).toHaveAttribute('aria-current');
  expect(turning()).toEqual([]);
});

test('it fills the whole screen, and comes back for what opens over it', async () => {
  await open();
  const button = page.getByRole('button', { name: 'Full screen' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  expect(document.fullscreenElement).toBe(dot('Front cover').element().closest('section'));
  await page.getByRole('button', { name: 'Ways to read' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Ways to read' })).toBeVisible();
  await expect.poll(() => document.fullscreenElement).toBeNull();
  await userEvent.keyboard('{Escape}');
});

test('a finger that stays opens the ways to read, one that moves on does not', async () => {
  await page.viewport(390, 844);
  await open();
  const ways = page.getByRole('dialog', { name: 'Ways to read' });
  const middle = { x: 195, y: 350 };
  await touch('touchStart', middle);
  await touch('touchMove', { x: 195, y: 390 });
  await new Promise((resolve) => setTimeout(resolve, GESTURES.longPressMs + 100));
  await touch('touchEnd');
  await expect.element(ways).not.toBeInTheDocument();
  await touch('touchStart', middle);
  await expect.element(ways).toBeVisible();
  await touch('touchEnd');
  await expect.element(page.getByRole('checkbox', { name: /^Larger words/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
});
