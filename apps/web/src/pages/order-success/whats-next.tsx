import type { Order } from '@bramblebook/contract/order';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { Mail, Package, Share2 } from 'lucide-react';
import { Link } from 'wouter';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/show-toast.ts';

const share = async (order: Order): Promise<void> => {
  const words = {
    title: 'A story book with a hero we know',
    text: `We are having a picture book made in which ${order.book?.childName ?? 'our child'} is the hero.`,
    url: location.origin,
  };
  if (navigator.share) {
    // Closing the share sheet is no error.
    await navigator.share(words).catch(() => undefined);
    return;
  }
  const copied = await navigator.clipboard?.writeText(`${words.text} ${words.url}`).then(
    () => true,
    () => false,
  );
  toast(
    copied
      ? { title: 'Copied', description: 'Paste it wherever you like to share it.' }
      : { title: 'Share this address', description: words.url },
  );
};

/** Three things that come after the order. */
export const WhatsNext = ({ order }: { order: Order }) => (
  <Card className="grid gap-4">
    <h2 className="text-2xl">What's Next?</h2>
    <ul className="grid gap-3.5">
      <li className="flex gap-3">
        <Package className="mt-1 size-5 shrink-0 text-berry" aria-hidden="true" />
        <span>
          <Link
            href={screenPath('dashboard')}
            className="font-semibold underline underline-offset-3"
          >
            Track your order
          </Link>{' '}
          in your dashboard, step by step.
        </span>
      </li>
      <li className="flex gap-3">
        <Mail className="mt-1 size-5 shrink-0 text-berry" aria-hidden="true" />
        <span>We send e-mail updates when the book is ready and when it ships.</span>
      </li>
      <li className="flex gap-3">
        <Share2 className="mt-1 size-5 shrink-0 text-berry" aria-hidden="true" />
        <span>
          <button
            type="button"
            onClick={() => share(order)}
            className="font-semibold underline underline-offset-3"
          >
            Share the joy
          </button>{' '}
          with family and friends.
        </span>
      </li>
    </ul>
  </Card>
);
