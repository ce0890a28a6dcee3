import { RadioGroup } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export interface ChoiceOption<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly picture?: ReactNode;
}

/** One choice out of a few, as cards; arrow keys move, Space chooses. */
export const Choice = <V extends string>({
  label,
  options,
  value,
  onChange,
  className,
  describedBy,
}: {
  readonly label: string;
  readonly options: readonly ChoiceOption<V>[];
  readonly value: V | '';
  readonly onChange: (value: V) => void;
  readonly className?: string | undefined;
  readonly describedBy?: string | undefined;
}) => {
  const id = useId();
  return (
    <RadioGroup.Root
      aria-label={label}
      aria-describedby={describedBy}
      value={value}
      onValueChange={(next) => onChange(next as V)}
      className={classNames('grid gap-3', className)}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          aria-labelledby={`${id}-${option.value}`}
          aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
          className={classNames(
            'grid min-h-14 content-center gap-x-4 gap-y-1 rounded-lg border-2 border-line-strong/60 bg-sheet px-4 py-3 text-left transition-colors hover:border-ink-soft data-[state=checked]:border-berry data-[state=checked]:bg-berry-tint data-[state=checked]:shadow-paper',
            option.picture !== undefined &&
              'grid-cols-[6.5rem_1fr] *:first:row-span-2 sm:grid-cols-1 sm:*:first:row-span-1',
          )}
        >
          {option.picture}
          <span id={`${id}-${option.value}`} className="font-semibold leading-tight">
            {option.label}
          </span>
          {option.hint && (
            <span id={`${id}-${option.value}-hint`} className="text-ink-soft text-sm leading-snug">
              {option.hint}
            </span>
          )}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
};
