import { pathTo } from '@bramblebook/contract/api-call';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { shareApi } from '@bramblebook/contract/shares';
import { CARD } from '@bramblebook/shop/books/draw-share-card';
import { nameOnShareCard } from '@bramblebook/shop/books/share-card';
import { escapeHtml } from '@bramblebook/shop/messages/escape-html';
import type { Shop } from '@bramblebook/shop/shop';

/**
 * What tells a messenger how to show a shared link (ogp.me), for the head of its page; null where the
 * link leads nowhere. Messengers run no scripts, so it stands in the page that is sent.
 */
export const shareHead = async (
  shop: Shop,
  asked: { readonly token: string; readonly address: string },
): Promise<string | null> => {
  const found = await nameOnShareCard(shop, asked);
  if (!found.ok) return null;
  const { token } = asked;
  const title = `A story book starring ${found.firstName}`;
  const meta: readonly (readonly [property: string, content: string | number])[] = [
    ['og:type', 'website'],
    ['og:site_name', shop.brand.name],
    ['og:title', title],
    ['og:description', 'Look at the cover and the first pages.'],
    ['og:url', shop.publicUrl + screenPath('shared', { token })],
    ['og:image', shop.publicUrl + pathTo(shareApi.card, { token })],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', CARD.width],
    ['og:image:height', CARD.height],
    ['og:image:alt', `The painted cover of a book about ${found.firstName}`],
    ['twitter:card', 'summary_large_image'],
  ];
  return meta
    .map(([name, content]) => `<meta property="${name}" content="${escapeHtml(String(content))}">`)
    .join('');
};
