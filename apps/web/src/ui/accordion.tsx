import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface AccordionEntry {
  readonly title: string;
  readonly content: ReactNode;
}

/**
 * Questions and answers: one is open at a time, and the open one can be closed again. The browser's
 * own, so that it opens before any script is there, and for who searches the page for its words.
 */
export const Accordion = ({ entries }: { readonly entries: readonly AccordionEntry[] }) => {
  const name = useId();
  return (
    <div className="grid gap-3">
      {entries.map(({ title, content }) => (
        <details
          key={title}
          name={name}
          className="group rounded-lg border border-line bg-sheet open:shadow-paper"
        >
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-lg px-5 py-4 [&::-webkit-details-marker]:hidden">
            <h3 className="text-lg leading-snug">{title}</h3>
            <Plus
              className="size-5 shrink-0 text-berry transition-transform group-open:rotate-45"
              aria-hidden="true"
            />
          </summary>
          <div className="animate-fade px-5 pb-5 text-ink-soft">{content}</div>
        </details>
      ))}
    </div>
  );
};
