/**
 * A stand-in of Stripe.js: as much of elements, mount, submit and confirmPayment as a checkout
 * uses, spoken to the fake that served it. It runs in the page as a classic script, so it is one
 * block and imports nothing.
 */
{
  const { origin } = new URL((document.currentScript as HTMLScriptElement).src);

  interface Refusal {
    readonly type: string;
    readonly code: string;
    readonly decline_code?: string;
    readonly message: string;
  }
  interface Intent {
    readonly id: string;
    readonly status: string;
    readonly next_action?: { readonly redirect_to_url: { readonly url: string } };
  }
  type Answer = { readonly error: Refusal } | { readonly paymentIntent: Intent };

  const FIELDS = [
    { name: 'number', label: 'Card number', autocomplete: 'cc-number' },
    { name: 'expiry', label: 'Expiration date', autocomplete: 'cc-exp' },
    { name: 'cvc', label: 'Security code', autocomplete: 'cc-csc' },
  ] as const;

  const labelled = (text: string, field: HTMLElement): HTMLLabelElement => {
    const label = document.createElement('label');
    label.append(text, field);
    label.style.cssText = 'display: grid; gap: 4px; font-size: 15px';
    field.style.cssText = 'border: 1px solid #8d7b8e; border-radius: 10px; padding: 10px';
    return label;
  };

  const drawForm = (): HTMLElement => {
    const form = document.createElement('div');
    form.style.cssText = 'display: grid; gap: 14px';
    const ways = document.createElement('select');
    ways.name = 'way';
    ways.append(new Option('Card', 'card'), new Option('Bank account', 'us_bank_account'));
    form.append(labelled('Way of paying', ways));
    for (const { name, label, autocomplete } of FIELDS) {
      const field = document.createElement('input');
      field.name = name;
      field.autocomplete = autocomplete;
      form.append(labelled(label, field));
    }
    return form;
  };

  const entered = (form: HTMLElement, name: string): string =>
    form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';

  const openElements = ({ clientSecret }: { clientSecret: string }) => {
    const form = drawForm();
    const note = document.createElement('p');
    note.style.color = '#a3202b';
    return {
      clientSecret,
      form,
      create: () => ({
        on: (event: string, hear: () => void) => event === 'ready' && setTimeout(hear, 50),
        mount: (place: HTMLElement) => place.replaceChildren(form, note),
        destroy: () => form.remove(),
      }),
      async submit() {
        const isCard = entered(form, 'way') === 'card';
        const isWhole = !isCard || FIELDS.every(({ name }) => entered(form, name) !== '');
        note.textContent = isWhole ? '' : 'Your card’s details are incomplete.';
        const error = { type: 'validation_error', code: 'incomplete', message: 'incomplete' };
        return isWhole ? {} : { error };
      },
    };
  };

  const confirm = async (
    key: string,
    elements: ReturnType<typeof openElements>,
    returnUrl: string,
  ): Promise<Answer> => {
    const { clientSecret, form } = elements;
    const [id] = clientSecret.split('_secret_');
    const answer = await fetch(`${origin}/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        key,
        client_secret: clientSecret,
        return_url: returnUrl,
        'payment_method_data[type]': entered(form, 'way'),
        'payment_method_data[card][number]': entered(form, 'number').replaceAll(' ', ''),
      }),
    });
    const told = await answer.json();
    return told.error ? { error: told.error } : { paymentIntent: told };
  };

  const open = (key: string) => ({
    elements: openElements,
    async confirmPayment(asked: {
      readonly elements: ReturnType<typeof openElements>;
      readonly confirmParams: { readonly return_url: string };
    }): Promise<Answer> {
      const answer = await confirm(key, asked.elements, asked.confirmParams.return_url);
      const next = 'paymentIntent' in answer ? answer.paymentIntent.next_action : undefined;
      if (!next) return answer;
      location.assign(next.redirect_to_url.url);
      // The page goes; nothing after this is heard.
      return new Promise(() => {});
    },
  });

  Object.assign(window, { Stripe: Object.assign(open, { version: 'endive' }) });
}
