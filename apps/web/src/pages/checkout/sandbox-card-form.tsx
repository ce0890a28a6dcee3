import { centsToDollars, formatCents } from '@bramblebook/contract/money';
import type { Order } from '@bramblebook/contract/order';
import { orderApi } from '@bramblebook/contract/shop-api';
import { Lock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { send } from '../../api/send.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { dismissToast, toast } from '../../ui/show-toast.ts';
import {
  type CardEntry,
  checkCard,
  EMPTY_CARD,
  formatCardNumber,
  formatCvc,
  formatExpiry,
} from './card-entry.ts';
import { changedOrder, paymentFailure } from './changed-order.ts';
import { TestShopNote } from './test-shop-note.tsx';

/** What is paid, and who hears how that went. */
interface SandboxPayment {
  readonly clientSecret: string;
  /** As the customer sees it: another amount is not taken. */
  readonly totalCents: number;
  readonly onPaid: () => void;
  /** The order was changed elsewhere, and is this now. */
  readonly onChanged: (order: Order) => Promise<void>;
}

/** Pays by the sandbox; where the bank asks, the payment waits for the answer. */
const useSandboxPayment = (
  { clientSecret, totalCents, onPaid, onChanged }: SandboxPayment,
  card: CardEntry,
) => {
  const [asksBank, setAsksBank] = useState(false);
  const pay = useMutation({
    mutationFn: (authenticated: boolean) =>
      send(orderApi.confirmSandbox, {
        body: {
          clientSecret,
          cardNumber: card.number,
          expiry: card.expiry,
          cvc: card.cvc,
          amount: centsToDollars(totalCents),
          ...(authenticated && { authenticated }),
        },
      }),
    // What went wrong with the card before is no longer true.
    onMutate: () => dismissToast(),
    onSuccess: ({ status }) => {
      setAsksBank(status === 'requires_action');
      if (status === 'succeeded') onPaid();
    },
    onError: async (error) => {
      setAsksBank(false);
      const changed = changedOrder(error);
      const { title, sentence } = paymentFailure(error);
      toast({ tone: 'destructive', title, description: sentence });
      if (changed) await onChanged(changed);
    },
  });
  const refuse = () => {
    setAsksBank(false);
    toast({
      tone: 'destructive',
      title: 'Payment Failed',
      description: 'The payment was not confirmed. Nothing was charged.',
    });
  };
  return { pay, asksBank, refuse };
};

/** The card form of the test shop. */
export const SandboxCardForm = (payment: SandboxPayment) => {
  const { totalCents } = payment;
  const [card, setCard] = useState<CardEntry>(EMPTY_CARD);
  const [tried, setTried] = useState(false);
  const wrong = checkCard(card, new Date());
  const shown = tried ? wrong : {};
  const { pay, asksBank, refuse } = useSandboxPayment(payment, card);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(wrong).length === 0) pay.mutate(false);
  };
  return (
    <Card>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <h2 className="text-2xl">Pay by card</h2>
        <TestShopNote onPick={(number) => setCard({ number, expiry: '12/34', cvc: '123' })} />
        <TextField
          label="Card number"
          name="cardNumber"
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          value={card.number}
          error={shown.number}
          onChange={(event) => setCard({ ...card, number: formatCardNumber(event.target.value) })}
        />
        <div className="grid grid-cols-2 items-start gap-5">
          <TextField
            label="Expiry"
            name="expiry"
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder="MM/YY"
            value={card.expiry}
            error={shown.expiry}
            onChange={(event) => setCard({ ...card, expiry: formatExpiry(event.target.value) })}
          />
          <TextField
            label="Security code"
            name="cvc"
            inputMode="numeric"
            autoComplete="cc-csc"
            placeholder="CVC"
            value={card.cvc}
            error={shown.cvc}
            onChange={(event) => setCard({ ...card, cvc: formatCvc(event.target.value) })}
          />
        </div>
        <Button type="submit" size="large" busy={pay.isPending}>
          {pay.isPending ? 'Processing...' : `Complete Order - ${formatCents(totalCents)}`}
        </Button>
        <p className="flex items-center gap-2 text-ink-soft text-sm">
          <Lock className="size-4 shrink-0" aria-hidden="true" />
          Card details go to the payment provider alone; we never keep them.
        </p>
      </form>
      <Dialog
        open={asksBank}
        onClose={refuse}
        title="Confirm this payment"
        description={`Your bank asks whether it is really you who pays ${formatCents(totalCents)}.`}
      >
        <div className="mt-6 flex flex-wrap gap-3">
          <Button busy={pay.isPending} onClick={() => pay.mutate(true)}>
            Yes, it is me
          </Button>
          <Button variant="quiet" onClick={refuse}>
            Do not pay
          </Button>
        </div>
      </Dialog>
    </Card>
  );
};
