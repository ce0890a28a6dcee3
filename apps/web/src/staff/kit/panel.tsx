import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';

/** A titled section of a screen. */
export const Panel = ({
  title,
  actions,
  className,
  children,
}: {
  readonly title: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames('min-w-0 rounded-md border border-line bg-sheet', className)}
    >
      <header className="flex min-h-10 flex-wrap items-center justify-between gap-2 border-line border-b px-4 py-1">
        <h2 id={id} className="font-sans text-sm">
          {title}
        </h2>
        {actions && <div className="flex flex-wrap items-center gap-1.5">{actions}</div>}
      </header>
      <div className="p-4">{children}</div>
    </section>
  );
};

/** Facts under their names. */
export const Facts = ({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, fact: ReactNode])[];
}) => (
  <dl className="grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-4 gap-y-1.5">
    {facts.map(([name, fact]) => (
      <div key={name} className="contents">
        <dt className="text-ink-soft">{name}</dt>
        <dd className="min-w-0 break-words">{fact}</dd>
      </div>
    ))}
  </dl>
);
