import { ArrowRight } from 'lucide-react';
import { changedFields } from './changed-fields.ts';

/** What an act changed, field by field. */
export const Changes = ({
  before,
  after,
}: {
  readonly before: unknown;
  readonly after: unknown;
}) => (
  <ul className="mt-0.5 grid gap-0.5 text-xs">
    {changedFields(before, after).map((field) => (
      <li
        key={field.name}
        className="flex flex-wrap items-center gap-x-1.5 [overflow-wrap:anywhere]"
      >
        {field.name && <span className="text-ink-soft">{field.name}</span>}
        <span>{field.before}</span>
        <ArrowRight className="size-3 text-ink-soft" aria-label="became" />
        <span className="font-semibold">{field.after}</span>
      </li>
    ))}
  </ul>
);
