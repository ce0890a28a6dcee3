import { type Book, bookTitle } from '@bramblebook/contract/book';
import { centsToDollars } from '@bramblebook/contract/money';
import { hasPrinted, type Order, priceCart } from '@bramblebook/contract/order';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { orderApi } from '@bramblebook/contract/shop-api';
import { useCallback, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { ApiError } from '../../api/api-error.ts';
import { send } from '../../api/send.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { askToSignIn } from '../../auth/ask-to-sign-in.ts';
import { cartFromItems, cartFromQuery, linesOf } from '../../book/cart.ts';
import { rereadUser, useUser } from '../../session/use-user.ts';
import { later } from '../../ui/later.tsx';
import { toast } from '../../ui/show-toast.ts';
import { FormatStep } from './format-step.tsx';
import { EMPTY_SHIPPING, isShippingComplete } from './shipping-draft.ts';

const PaymentStep = later(async () => (await import('./payment-step.tsx')).PaymentStep);

/** After signing in from here the payment goes on by itself, this much later (spec §4). */
const AFTER_SIGN_IN_MS = 500;

/** The checkout's two steps; what was chosen stays when going back and forth. */
export const Checkout = ({ bookId, book }: { bookId: string; book: Book | null }) => {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const { user } = useUser();
  const [cart, setCart] = useState(() => cartFromQuery(query));
  const [shipping, setShipping] = useState(EMPTY_SHIPPING);
  const [step, setStep] = useState<'format' | 'checkout'>('format');
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
  const showOrder = ({ items, shippingInfo }: Order) => {
    setCart(cartFromItems(items));
    if (shippingInfo) setShipping(shippingInfo);
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
      return send(orderApi.createPaymentIntent, {
        body: {
          amount: centsToDollars(totalCents),
          bookId,
          items,
          shippingInfo: printed ? shipping : null,
        },
      });
    },
    onSuccess: (intent) => {
      if (!intent) return;
      goTo('checkout');
    },
    onError: (error) =>
      toast({
        tone: 'destructive',
        title: 'Error',
        description: error instanceof ApiError ? error.sentence : 'Failed to proceed to checkout',
      }),
  });
  const intent = proceed.data;
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
          orderId={intent.orderId}
          clientSecret={intent.clientSecret}
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
