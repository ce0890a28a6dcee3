import { secondFactorApi } from '@bramblebook/contract/second-factor';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isRefusal, sentenceOf } from '../../api/api-error.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { send } from '../../api/send.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { useQuery } from '../../api/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { toast } from '../../ui/show-toast.ts';

const STATUS = queryOf(secondFactorApi.status);

type Wish = 'begin' | 'renewCodes' | 'turnOff';
type Begun = Awaited<ReturnType<typeof beginWith>>;
const beginWith = (password: string) => send(secondFactorApi.begin, { body: { password } });

/** What is done with the second factor at this moment. */
type Step =
  | { readonly kind: 'none' }
  | { readonly kind: 'password'; readonly wish: Wish }
  | { readonly kind: 'scan'; readonly begun: Begun }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** A code of an authenticator beside the password: set up, renewed, taken away. */
export const SecondFactor = () => {
  const { data } = useQuery({ ...STATUS, refetchOnMount: 'always' });
  const [step, setStep] = useState<Step>({ kind: 'none' });
  const next = (to: Step) => {
    setStep(to);
    queryClient.invalidate(STATUS);
  };
  const close = () => next({ kind: 'none' });
  return (
    <section className="grid justify-items-start gap-3">
      <h3 className="text-lg">A second lock</h3>
      {step.kind === 'none' && data && (
        <Offer
          isOn={data.isOn}
          codesLeft={data.recoveryCodesLeft}
          onWish={(wish) => setStep({ kind: 'password', wish })}
        />
      )}
      {step.kind === 'password' && (
        <PasswordForm
          wish={step.wish}
          onBegun={(begun) => next({ kind: 'scan', begun })}
          onCodes={(codes) => next({ kind: 'codes', codes })}
          onClose={close}
        />
      )}
      {step.kind === 'scan' && (
        <ScanForm
          begun={step.begun}
          onCodes={(codes) => next({ kind: 'codes', codes })}
          onClose={close}
        />
      )}
      {step.kind === 'codes' && <RecoveryCodes codes={step.codes} onClose={close} />}
    </section>
  );
};

const Offer = ({
  isOn,
  codesLeft,
  onWish,
}: {
  readonly isOn: boolean;
  readonly codesLeft: number;
  readonly onWish: (wish: Wish) => void;
}) =>
  isOn ? (
    <>
      <p className="text-ink-soft">
        Signing in asks for a code of your authenticator. {codesLeft} recovery{' '}
        {codesLeft === 1 ? 'code is' : 'codes are'} left.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => onWish('renewCodes')}>
          New recovery codes
        </Button>
        <Button variant="outline" onClick={() => onWish('turnOff')}>
          Turn it off
        </Button>
      </div>
    </>
  ) : (
    <>
      <p className="text-ink-soft">
        With an authenticator app on your phone, signing in takes a code beside your password, so
        that a guessed password is not enough.
      </p>
      <Button variant="outline" onClick={() => onWish('begin')}>
        Set up an authenticator
      </Button>
    </>
  );

const SUBMIT: Readonly<Record<Wish, string>> = {
  begin: 'Go on',
  renewCodes: 'Make new codes',
  turnOff: 'Turn it off',
};

const PasswordForm = ({
  wish,
  onBegun,
  onCodes,
  onClose,
}: {
  readonly wish: Wish;
  readonly onBegun: (begun: Begun) => void;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}) => {
  const [password, setPassword] = useState('');
  const go = useMutation({
    mutationFn: async () => {
      const body = { password };
      if (wish === 'begin') return onBegun(await beginWith(password));
      if (wish === 'renewCodes')
        return onCodes((await send(secondFactorApi.renewCodes, { body })).recoveryCodes);
      await send(secondFactorApi.turnOff, { body });
      toast({ title: 'Your password alone is enough from now on' });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go.mutate();
  };
  return (
    <form onSubmit={submit} className="grid w-full gap-4">
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        autoFocus
        required
        value={password}
        error={go.error ? sentenceOf(go.error) : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={wish === 'turnOff' ? 'danger' : 'primary'}
          busy={go.isPending}
          disabled={password === ''}
        >
          {SUBMIT[wish]}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
};

const ScanForm = ({
  begun,
  onCodes,
  onClose,
}: {
  readonly begun: Begun;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}) => {
  const [code, setCode] = useState('');
  const turnOn = useMutation({
    mutationFn: () => send(secondFactorApi.turnOn, { body: { code } }),
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    turnOn.mutate();
  };
  const secret = begun.secret.match(/.{1,4}/g)?.join(' ');
  return (
    <form onSubmit={submit} className="grid w-full gap-4">
      <p>Open your authenticator app and scan this, or type the key into it.</p>
      <QrCode rows={begun.qr} label="QR code for your authenticator; the same key stands below" />
      <p className="break-words text-center font-mono">{secret}</p>
      <p className="text-center">
        <a
          href={begun.address}
          className="font-semibold text-berry underline underline-offset-4 hover:text-berry-deep"
        >
          Open it on this device
        </a>
      </p>
      <TextField
        label="The six digits that it shows"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        error={turnOn.error ? sentenceOf(turnOn.error) : undefined}
        // Apps show it as “123 456”, and so it is pasted.
        onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, 6))}
        className="text-center font-semibold text-2xl! tracking-[0.4em]"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={turnOn.isPending} disabled={code.length < 6}>
          Turn it on
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {isRefusal(turnOn.error, 'wrong_state') ? 'Close' : 'Not now'}
        </Button>
      </div>
    </form>
  );
};

const RecoveryCodes = ({
  codes,
  onClose,
}: {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}) => {
  const words = useRef<HTMLParagraphElement>(null);
  // The form that was filled in is gone.
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="grid w-full gap-4">
      <p ref={words} tabIndex={-1} className="outline-none">
        These recovery codes are shown <strong>once</strong>. Each lets you in once where your phone
        is not at hand: write them down, or print them.
      </p>
      <ul className="grid gap-1 rounded-md border border-line bg-paper-deep px-4 py-3 font-mono sm:grid-cols-1">
        {codes.map((code) => (
          <li key={code} className="break-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onClose}>I have kept them</Button>
        <Button
          variant="outline"
          onClick={() =>
            navigator.clipboard.writeText(codes.join('\n')).then(() => toast({ title: 'Copied' }))
          }
        >
          Copy them
        </Button>
      </div>
    </div>
  );
};
