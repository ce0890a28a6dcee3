import { BookOpen, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import forest from '../content/samples/forest.webp';
import { Accordion } from '../ui/accordion.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Choice } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField, TextareaField, TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Picture } from '../ui/picture.tsx';
import { Progress } from '../ui/progress.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { toast } from '../ui/show-toast.ts';
import { Spinner } from '../ui/spinner.tsx';

const VARIANTS = ['primary', 'secondary', 'outline', 'quiet', 'danger'] as const;
const BADGES = ['plain', 'leaf', 'honey', 'berry', 'alarm'] as const;
const NOTICES = ['green', 'yellow', 'red', 'plain'] as const;
const TOASTS = ['plain', 'success', 'destructive', 'activity'] as const;

/** Every component of `ui/` in every state it has, for the eye and for the tests. */
export const UiGallery = () => (
  <main className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 py-10">
    <h1 className="text-4xl">Components</h1>
    <Buttons />
    <Entries />
    <Choices />
    <Words />
    <Pictures />
    <Openings />
  </main>
);

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <h2 className="text-2xl">{title}</h2>
    {children}
  </section>
);

const Buttons = () => (
  <Part title="Buttons">
    {VARIANTS.map((variant) => (
      <div key={variant} className="flex flex-wrap items-center gap-3">
        <Button variant={variant}>{variant}</Button>
        <Button variant={variant} disabled>
          disabled
        </Button>
        <Button variant={variant} busy>
          busy
        </Button>
        <Button variant={variant} size="large">
          large
        </Button>
        <Button variant={variant} size="icon" aria-label={`${variant}, a picture only`}>
          <Plus className="size-5" aria-hidden="true" />
        </Button>
        <ButtonLink href="#" variant={variant}>
          <BookOpen className="size-5" aria-hidden="true" />
          link
        </ButtonLink>
      </div>
    ))}
    <div className="on-dark flex flex-wrap gap-3 rounded-xl bg-bramble p-5">
      <Button variant="light">light</Button>
      <Button variant="light" disabled>
        disabled
      </Button>
    </div>
  </Part>
);

const Entries = () => (
  <Part title="Entries">
    <Card className="grid gap-5 sm:grid-cols-2">
      <TextField label="Empty" placeholder="What belongs here" />
      <TextField label="Filled" defaultValue="Zoë" hint="A hint stands below." />
      <TextField label="Wrong" defaultValue="zoe@" error="Please enter a valid e-mail." />
      <TextField label="Disabled" defaultValue="Not now" disabled />
      <TextareaField label="Several lines" defaultValue={'For Zoë.\nLove, Grandma'} />
      <TextareaField label="Several lines, wrong" error="Please say what should change." />
      <SelectField label="One of many">
        <option>United States</option>
        <option>United Kingdom</option>
      </SelectField>
      <SelectField label="One of many, wrong" error="Please choose a country.">
        <option>Nowhere</option>
      </SelectField>
    </Card>
  </Part>
);

const OPTIONS = [
  { value: 'male', label: 'Boy', hint: 'he, him, his' },
  { value: 'female', label: 'Girl', hint: 'she, her, hers' },
] as const;

const Choices = () => {
  const [chosen, setChosen] = useState<'male' | 'female' | ''>('female');
  const [ticked, setTicked] = useState(true);
  return (
    <Part title="Choices">
      <Choice
        label="Boy or girl"
        options={OPTIONS}
        value={chosen}
        onChange={setChosen}
        className="grid-cols-2"
      />
      <div className="grid sm:grid-cols-2">
        <Checkbox label="Ticked" checked={ticked} onChange={setTicked} />
        <Checkbox label="Not ticked" checked={!ticked} onChange={() => setTicked(!ticked)} />
      </div>
    </Part>
  );
};

const Words = () => (
  <Part title="Words about a state">
    <div className="flex flex-wrap gap-3">
      {BADGES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
    {NOTICES.map((tone) => (
      <Notice key={tone} tone={tone} title={`A ${tone} notice`}>
        With a sentence that says more about it.
      </Notice>
    ))}
    <Notice tone="plain" title="A notice of one line" />
    <div className="grid gap-3">
      {[0, 12, 30].map((made) => (
        <Progress key={made} value={made} max={30} label={`${made} of 30 pages`} />
      ))}
    </div>
    <Spinner label="One moment" />
  </Part>
);

/** Squares of a code that leads nowhere. */
const SQUARES = Array.from({ length: 21 }, (_, y) =>
  Array.from({ length: 21 }, (_, x) => ((x * x + x * y + y) % 3 === 0 ? '1' : '0')).join(''),
);

const Pictures = () => (
  <Part title="Pictures">
    <div className="grid max-w-2xl grid-cols-3 gap-3">
      <Picture src={forest} alt="A picture that is there" />
      <Picture src={null} alt="A picture to come" />
      <Picture src="/no-such-picture.webp" alt="A picture that cannot be had" />
    </div>
    <div className="justify-self-start">
      <QrCode rows={SQUARES} label="A code to be read by a camera" />
    </div>
  </Part>
);

const ENTRIES = [
  { title: 'Is the preview free?', content: 'Yes. Look at every page before you order.' },
  { title: 'Can I change the story?', content: 'As often as you like before you buy.' },
];

const Openings = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Part title="What opens">
      <Accordion entries={ENTRIES} />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => setOpen(true)}>
          Open the dialog
        </Button>
        {TOASTS.map((tone) => (
          <Button
            key={tone}
            variant="outline"
            onClick={() =>
              toast({ tone, title: `A ${tone} toast`, description: 'It says what happened.' })
            }
          >
            Show a {tone} toast
          </Button>
        ))}
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="A question"
        description="A sentence that says what it is about."
      >
        <Button className="mt-6" onClick={() => setOpen(false)}>
          Good to know
        </Button>
      </Dialog>
    </Part>
  );
};
