import type { ReactNode } from 'react';

/** The title of a section and the sentence below it. */
export const SectionHead = ({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children?: ReactNode;
}) => (
  <div className="mx-auto mb-10 max-w-2xl text-center sm:mb-14">
    <h2 id={id} className="text-[2rem] sm:text-[2.75rem]">
      {title}
    </h2>
    {children && <p className="mt-4 text-ink-soft text-lg">{children}</p>}
  </div>
);
