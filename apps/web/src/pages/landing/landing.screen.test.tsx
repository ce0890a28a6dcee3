import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshBrowser, openScreen } from '../../testing/open-screen.tsx';
import { standInShop } from '../../testing/stand-in-shop.ts';

const NOTHING = { delivered: null, countries: null, rating: null };
const open = async (config: Parameters<ReturnType<typeof standInShop>['configure']>[0]) => {
  await freshBrowser();
  standInShop().configure(config);
  await openScreen('/');
};
const seen = (words: string) => page.getByText(words).first();
/** Drawn from the shop's own settings, so they have come. */
const hasAnswered = () => expect.element(page.getByText(/© \d+ Bramble & Sons/)).toBeVisible();

test('a shop shows the figures that it claims, and no made-up ones beside them', async () => {
  const claims = { ...NOTHING, countries: '12 countries', rating: '4.2/5 from 312 reviews' };
  await open({ sampleContent: false, claims });
  await expect.element(seen('12 countries')).toBeInTheDocument();
  await expect.element(page.getByText(/312 reviews/)).toBeVisible();
  expect(document.querySelectorAll('svg.fill-current')).toHaveLength(4);
  await expect.element(page.getByText(/books delivered/)).not.toBeInTheDocument();
});

test('a shop that claims nothing shows no figures', async () => {
  await open({ sampleContent: false, brandOwner: 'Bramble & Sons' });
  await hasAnswered();
  for (const words of [/books delivered/, /countries/, /reviews/])
    await expect.element(page.getByText(words)).not.toBeInTheDocument();
});

test('with sample content on, figures that are set take the place of the made-up ones', async () => {
  await open({ sampleContent: true, claims: { ...NOTHING, countries: '12 countries' } });
  await expect.element(seen('12 countries')).toBeInTheDocument();
  await expect.element(seen('2000+ books delivered')).toBeInTheDocument();
  await expect.element(page.getByText(/2,847 reviews/)).toBeVisible();
  await expect.element(page.getByText(/27\+/)).not.toBeInTheDocument();
});
