import { screenPath } from '@bramblebook/contract/screen-routes';
import { accountApi } from '@bramblebook/contract/shop-api';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../api/api-error.ts';
import { send } from '../../api/send.ts';
import { useShopConfig } from '../../api/shop-config.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useTitle } from '../../ui/use-title.ts';

/** The token that a message brought here, and which of its links was taken; it stays in the browser. */
const readHash = (hash: string): { token: string; isNotMe: boolean } => {
  const [token = '', answer] = hash.slice(1).split('.');
  return { token, isNotMe: answer === 'not-me' };
};

const ANSWERS = {
  mine: {
    call: accountApi.confirmAddress,
    title: 'Thank you!',
    words: (address: string) => `${address} is yours, and our messages go there from now on.`,
  },
  notMe: {
    call: accountApi.disownAddress,
    title: 'Nothing more goes there',
    words: (address: string) =>
      `Somebody gave us ${address} by mistake or by mischief. We have stopped every message to it, and our staff will look at the account.`,
  },
} as const;
type Answer = keyof typeof ANSWERS;

/** Where the links of messages to a new address lead: whoever reads there says whether it is theirs. */
const YourAddressPage = () => {
  useTitle('Your address');
  const [link, setLink] = useState<ReturnType<typeof readHash> | null>(null);
  // The shell is rendered before there is an address with a hash.
  useEffect(() => setLink(readHash(location.hash)), []);
  const say = useMutation({
    mutationFn: async (answer: Answer) => {
      const body = { token: link?.token ?? '' };
      return { answer, ...(await send(ANSWERS[answer].call, { body })) };
    },
  });
  return (
    <div className="wrap grid grow place-items-center py-16 sm:py-20">
      <Card className="grid w-full max-w-xl gap-5">
        {say.data ? (
          <Done answer={say.data.answer} address={say.data.address} />
        ) : (
          <Question
            isNotMe={link?.isNotMe ?? false}
            busy={say.isPending}
            trouble={say.error && sentenceOf(say.error)}
            onAnswer={say.mutate}
          />
        )}
      </Card>
    </div>
  );
};

const Question = ({
  isNotMe,
  busy,
  trouble,
  onAnswer,
}: {
  readonly isNotMe: boolean;
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly onAnswer: (answer: Answer) => void;
}) => {
  const { brand } = useShopConfig();
  const mine = (
    <Button
      variant={isNotMe ? 'outline' : 'primary'}
      disabled={busy}
      onClick={() => onAnswer('mine')}
    >
      Yes, this is my address
    </Button>
  );
  const notMe = (
    <Button
      variant={isNotMe ? 'primary' : 'outline'}
      disabled={busy}
      onClick={() => onAnswer('notMe')}
    >
      This was not me
    </Button>
  );
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{isNotMe ? 'This was not you?' : 'Is it you?'}</h1>
      <p className="text-ink-soft text-lg">
        Somebody gave the address that our message came to when they made a book at {brand}. If that
        was not you, tell us, and nothing more will come.
      </p>
      {trouble && <Notice tone="red" title={trouble} />}
      <div className="flex flex-wrap gap-3">
        {isNotMe ? notMe : mine}
        {isNotMe ? mine : notMe}
      </div>
    </>
  );
};

const Done = ({ answer, address }: { readonly answer: Answer; readonly address: string }) => {
  const { supportEmail } = useShopConfig();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="grid gap-5">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
        {ANSWERS[answer].title}
      </h1>
      <p className="text-ink-soft text-lg">{ANSWERS[answer].words(address)}</p>
      <p>
        <ButtonLink href={screenPath('landing')} variant="outline">
          To the start page
        </ButtonLink>
      </p>
      <p className="text-ink-soft text-sm">
        Was that a slip? Open the message again, or write to {supportEmail}.
      </p>
    </div>
  );
};

export default YourAddressPage;
