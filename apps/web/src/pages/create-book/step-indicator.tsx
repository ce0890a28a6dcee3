import { Check } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { Progress } from '../../ui/progress.tsx';
import { STEP_NAMES } from './step-texts.ts';

/** Where in the wizard one is: a bar of step/5 and the steps by name. */
export const StepIndicator = ({ step }: { readonly step: number }) => (
  <div className="grid gap-3">
    <div className="flex items-baseline justify-between gap-4">
      <p className="font-semibold">
        Step {step} of {STEP_NAMES.length}
      </p>
      <p className="text-ink-soft sm:hidden">{STEP_NAMES[step - 1]}</p>
    </div>
    <Progress value={step} max={STEP_NAMES.length} label="Progress of your book" />
    <ol className="hidden justify-between sm:flex">
      {STEP_NAMES.map((name, i) => (
        <li
          key={name}
          aria-current={i + 1 === step ? 'step' : undefined}
          className={classNames(
            'flex items-center gap-1.5 text-[0.9375rem]',
            i + 1 === step ? 'font-semibold text-berry' : 'text-ink-soft',
          )}
        >
          {i + 1 < step && (
            <>
              <Check className="size-4 text-leaf" strokeWidth={3} aria-hidden="true" />
              <span className="sr-only">Done:</span>
            </>
          )}
          {name}
        </li>
      ))}
    </ol>
  </div>
);
