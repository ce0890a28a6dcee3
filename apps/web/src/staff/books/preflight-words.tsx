import {
  PREFLIGHT_CHECKS,
  type PreflightCheck,
  type PreflightReport,
} from '@bramblebook/contract/preflight-report';
import { Check, X } from 'lucide-react';

/** Findings of one kind on a screen; the pages beyond are counted. */
const SHOWN = 3;

/** The checks of a report by what they check, in the report's order. */
const byKind = ({ checks }: PreflightReport): readonly (readonly PreflightCheck[])[] => [
  ...Map.groupBy(checks, ({ id }) => id).values(),
];

/** What was found in a print file, kind by kind: of what fails also what is wanted. */
export const PreflightWords = ({ report }: { readonly report: PreflightReport }) => {
  const kinds = byKind(report);
  const failed = kinds.filter((checks) => checks.some(({ ok }) => !ok));
  const passed = kinds.filter((checks) => checks.every(({ ok }) => ok));
  return (
    <>
      {failed.length > 0 && <Kinds kinds={failed} isOk={false} />}
      <details>
        <summary className="w-fit rounded-sm text-ink-soft text-xs hover:text-ink">
          {passed.length} of {kinds.length} checks passed
        </summary>
        <Kinds kinds={passed} isOk />
      </details>
    </>
  );
};

const Kinds = ({
  kinds,
  isOk,
}: {
  readonly kinds: readonly (readonly PreflightCheck[])[];
  readonly isOk: boolean;
}) => {
  const Icon = isOk ? Check : X;
  return (
    <ul className="mt-1 grid gap-1 text-xs">
      {kinds.map((checks) => (
        <li key={checks[0]?.id} className="flex gap-1.5">
          <Icon
            className={isOk ? 'size-4 shrink-0 text-leaf-deep' : 'size-4 shrink-0 text-alarm'}
            aria-hidden="true"
          />
          <Findings checks={checks} isOk={isOk} />
        </li>
      ))}
    </ul>
  );
};

const Findings = ({
  checks,
  isOk,
}: {
  readonly checks: readonly PreflightCheck[];
  readonly isOk: boolean;
}) => {
  const [first] = checks;
  const told = isOk ? checks.slice(0, 1) : checks.filter(({ ok }) => !ok);
  return (
    <span className="min-w-0">
      <span className="font-semibold">{first && PREFLIGHT_CHECKS[first.id]}</span>
      {told.slice(0, SHOWN).map(({ page, found, wanted }) => (
        <span key={`${page} ${found}`} className="block break-words">
          {!isOk && page !== undefined && `Page ${page}: `}
          {found}
          {!isOk && ` (wanted: ${wanted})`}
        </span>
      ))}
      {told.length > SHOWN && <span className="block">and {told.length - SHOWN} more</span>}
    </span>
  );
};
