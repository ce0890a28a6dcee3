/**
 * Every screen of the parents' app in every state that looks its own: no rule of WCAG 2.2 AA broken
 * that a machine can see, on a phone and on a large screen, nothing wider than the page from 320 px
 * on, and nothing asked of another host. What happens on them is tested beside each; staff's lists
 * and forms are looked at in `staff/`.
 */
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { STATES } from './testing/every-state.ts';
import { freshBrowser, openScreen } from './testing/open-screen.tsx';
import { type StandInShop, standInShop } from './testing/stand-in-shop.ts';

const NARROWEST = 320;
const WIDTHS = [390, 1440];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let shop: StandInShop;
beforeEach(async () => {
  await freshBrowser();
  shop = standInShop();
});
afterEach(() => {
  vi.restoreAllMocks();
  return page.viewport(1440, 900);
});

const violations = async (): Promise<string[]> => {
  const found = await axe.run(document, { runOnly: WCAG, resultTypes: ['violations'] });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};
/** What is wider than the page, where that can be scrolled sideways. */
const wider = (): string[] => {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
    .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent}`);
};
const strangers = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ protocol, origin }) => protocol.startsWith('http') && origin !== location.origin)
    .map(({ href }) => href);

test.each(Object.entries(STATES))('%s', async (_, { at, seen, given, press = [] }) => {
  await page.viewport(WIDTHS[0] ?? 0, 844);
  await given?.(shop);
  await openScreen(at);
  for (const name of press) await page.getByRole('button', { name }).first().click();
  await expect.element(page.getByText(seen).first()).toBeInTheDocument();
  for (const width of WIDTHS) {
    await page.viewport(width, 844);
    await expect.poll(wider).toEqual([]);
    expect([width, await violations()]).toEqual([width, []]);
  }
  await page.viewport(NARROWEST, 844);
  await expect.poll(wider).toEqual([]);
  expect(strangers()).toEqual([]);
  // Who is asked to sign in is asked until there is an answer.
  await userEvent.keyboard('{Escape}');
});
