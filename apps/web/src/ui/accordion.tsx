import { Plus } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface AccordionEntry {
  readonly title: string;
  readonly content: ReactNode;
}

/** Questions and answers: one is open at a time, and the open one can be closed again. */
export const Accordion = ({ entries }: { readonly entries: readonly AccordionEntry[] }) => (
  <Radix.Root type="single" collapsible className="grid gap-3">
    {entries.map(({ title, content }) => (
      <Radix.Item
        key={title}
        value={title}
        className="rounded-lg border border-line bg-sheet data-[state=open]:shadow-paper"
      >
        <Radix.Header>
          <Radix.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 rounded-lg px-5 py-4 text-left font-semibold font-serif text-lg leading-snug">
            {title}
            <Plus
              className="size-5 shrink-0 text-berry transition-transform group-data-[state=open]:rotate-45"
              aria-hidden="true"
            />
          </Radix.Trigger>
        </Radix.Header>
        <Radix.Content className="animate-fade px-5 pb-5 text-ink-soft">{content}</Radix.Content>
      </Radix.Item>
    ))}
  </Radix.Root>
);
