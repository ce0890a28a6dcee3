import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';

/** A tick box with its words; the words are part of the target. */
export const Checkbox = ({
  label,
  checked,
  onChange,
  name,
}: {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly name?: string | undefined;
}) => {
  const id = useId();
  return (
    <div className="flex min-h-11 items-start gap-3 py-1.5">
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={(next) => onChange(next === true)}
        {...(name && { name })}
        className="relative mt-0.5 grid size-6 shrink-0 place-items-center rounded-sm border-2 border-line-strong bg-sheet before:absolute before:-inset-2.5 data-[state=checked]:border-berry data-[state=checked]:bg-berry"
      >
        <Radix.Indicator>
          <Check className="size-4 text-white" strokeWidth={3.5} aria-hidden="true" />
        </Radix.Indicator>
      </Radix.Root>
      <label htmlFor={id} className="text-[0.9375rem] leading-snug">
        {label}
      </label>
    </div>
  );
};
