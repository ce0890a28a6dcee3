import { type Book, bookTitle } from '@bramblebook/contract/book';
import { hasPrinted, type Order, priceCart } from '@bramblebook/contract/order';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { useCallback, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { ApiError } from '../../api/api-error.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { askToSignIn } from '../../auth/ask-to-sign-in.ts';
import { cartFromItems, cartFromQuery, linesOf } from '../../book/cart.ts';
import { rereadUser, useUser } from '../../session/use-user.ts';
import { later } from '../../ui/later.tsx';
import { toast } from '../../ui/show-toast.ts';
import { askIntent, type IntentToPay } from './ask-intent.ts';
import { paymentTitle } from './changed-order.ts';
import { FormatStep } from './format-step.tsx';
import { EMPTY_SHIPPING, isShippingComplete } from './shipping-draft.ts';

const PaymentStep = later(async () => (await import('./payment-step.tsx')).PaymentStep);

/** After signing in from here the payment goes on by itself, this much later (spec §4). */
const AFTER_SIGN_IN_MS = 500;

const tellFailure = (error: unknown) =>
  toast({
    tone: 'destructive',
    title: paymentTitle(error, 'Error'),
    description: error instanceof ApiError ? error.sentence : 'Failed to proceed to checkout',
  });

/** The checkout's two steps; what was chosen stays when going back and forth. */
export const Checkout = ({ bookId, book }: { bookId: string; book: Book | null }) => {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const { user } = useUser();
  const [cart, setCart] = useState(() => cartFromQuery(query));
  const [shipping, setShipping] = useState(EMPTY_SHIPPING);
  const [step, setStep] = useState<'format' | 'checkout'>('format');
  const [intent, setIntent] = useState<IntentToPay | null>(null);
  const hasMoved = useRef(false);
  // Each step's heading takes the focus when it appears, but not at the very first.
  const heading = useCallback((element: HTMLHeadingElement | null) => {
    if (!element || !hasMoved.current) return;
    scrollTo({ top: 0, behavior: 'instant' });
    element.focus({ preventScroll: true });
  }, []);
  const goTo = (next: typeof step) => {
    hasMoved.current = true;
    setStep(next);
  };
  const { items, totalCents } = priceCart(linesOf(cart));
  const printed = hasPrinted(items);

  const proceed = useMutation({
    mutationFn: async () => {
      if (!user) {
        if (!(await askToSignIn())) return null;
        await rereadUser();
        await new Promise((resolve) => setTimeout(resolve, AFTER_SIGN_IN_MS));
      }
      return askIntent({ bookId, items, shippingInfo: printed ? shipping : null });
    },
    onSuccess: (asked) => {
      if (!asked) return;
      setIntent(asked);
      goTo('checkout');
    },
    onError: tellFailure,
  });
  /** What the order is now is shown, and paid by an intent of its own. */
  const showOrder = async ({ items, shippingInfo }: Order) => {
    const changed = cartFromItems(items);
    setCart(changed);
    if (shippingInfo) setShipping(shippingInfo);
    const wanted = { bookId, items: priceCart(linesOf(changed)).items, shippingInfo };
    await askIntent(wanted).then(setIntent, tellFailure);
  };
  const returnPath =
    intent && screenPath('orderSuccess', undefined, { orderId: intent.orderId, bookId });
  const name = book ? bookTitle(book) : 'Your story book';
  const fieldErrors = proceed.error instanceof ApiError ? proceed.error.fields : {};
  return (
    <div className="wrap py-8 sm:py-12">
      {step === 'checkout' && intent && returnPath ? (
        <PaymentStep
          heading={heading}
          name={name}
          items={items}
          totalCents={totalCents}
          shipping={printed ? shipping : null}
          intent={intent}
          returnPath={returnPath}
          onBack={() => goTo('format')}
          onChanged={showOrder}
          onPaid={() => navigate(returnPath)}
        />
      ) : (
        <FormatStep
          heading={heading}
          name={name}
          book={book}
          cart={cart}
          onCart={setCart}
          shipping={shipping}
          onShipping={setShipping}
          fieldErrors={fieldErrors}
          canProceed={items.length > 0 && (!printed || isShippingComplete(shipping))}
          busy={proceed.isPending}
          onProceed={() => proceed.mutate()}
        />
      )}
    </div>
  );
};
