import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import { Check } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { Checkbox } from '../ui/checkbox.tsx';
import { classNames } from '../ui/class-names.ts';
import { LOOK_CHOICES, LOOK_SWITCHES, type LookChoice } from './look-choices.ts';

/** The hero's looks to choose from: colours as swatches, the rest as words. */
export const LooksFields = ({
  looks,
  onChange,
}: {
  readonly looks: HeroLooks;
  readonly onChange: (looks: HeroLooks) => void;
}) => (
  <div className="grid gap-5">
    {LOOK_CHOICES.map((choice) => (
      <ChoiceRow
        key={choice.field}
        choice={choice}
        value={String(looks[choice.field])}
        onChange={(value) => onChange({ ...looks, [choice.field]: value })}
      />
    ))}
    <fieldset className="flex flex-wrap gap-x-7 gap-y-1">
      <legend className="sr-only">More about the hero</legend>
      {LOOK_SWITCHES.map(({ field, label }) => (
        <Checkbox
          key={field}
          label={label}
          checked={looks[field]}
          onChange={(checked) => onChange({ ...looks, [field]: checked })}
        />
      ))}
    </fieldset>
  </div>
);

const ChoiceRow = ({
  choice: { title, options, colours },
  value,
  onChange,
}: {
  choice: LookChoice;
  value: string;
  onChange: (value: string) => void;
}) => {
  const chosen = options.find((option) => option.value === value);
  return (
    <div className="grid gap-2">
      <p aria-hidden="true" className="font-semibold leading-tight">
        {title}
        {colours && <span className="font-normal text-ink-soft"> · {chosen?.label}</span>}
      </p>
      <RadioGroup.Root
        aria-label={title}
        value={value}
        onValueChange={onChange}
        className="flex flex-wrap gap-2"
      >
        {options.map((option) => (
          <RadioGroup.Item
            key={String(option.value)}
            value={String(option.value)}
            {...(colours && { 'aria-label': option.label, title: option.label })}
            className={classNames(
              'relative border-2 transition-shadow',
              colours
                ? 'size-11 rounded-full border-ink/25 data-[state=checked]:shadow-[0_0_0_3px_var(--color-sheet),0_0_0_6px_var(--color-berry)]'
                : 'min-h-11 rounded-full border-line-strong/60 bg-sheet px-4 text-[0.9375rem] hover:border-ink-soft data-[state=checked]:border-berry data-[state=checked]:bg-berry-tint data-[state=checked]:font-semibold',
            )}
            style={colours && { backgroundColor: colours[String(option.value)] }}
          >
            {colours ? (
              <RadioGroup.Indicator className="absolute inset-0 grid place-items-center">
                <span className="grid size-6 place-items-center rounded-full bg-white/90 text-ink">
                  <Check className="size-4" strokeWidth={3} aria-hidden="true" />
                </span>
              </RadioGroup.Indicator>
            ) : (
              option.label
            )}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
};
