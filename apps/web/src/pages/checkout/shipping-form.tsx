import { countryChoices } from '@bramblebook/contract/countries';
import { type ShippingInfo, shippingInfoSchema } from '@bramblebook/contract/shipping';
import { TEXT_LIMITS } from '@bramblebook/contract/text-limits';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';

const FIELDS = [
  { key: 'name', label: 'Full name', autoComplete: 'shipping name', wide: true },
  { key: 'address', label: 'Street address', autoComplete: 'shipping street-address', wide: true },
  { key: 'city', label: 'City', autoComplete: 'shipping address-level2', wide: false },
  { key: 'state', label: 'State or region', autoComplete: 'shipping address-level1', wide: false },
  { key: 'zip', label: 'ZIP or postal code', autoComplete: 'shipping postal-code', wide: false },
] as const;

/** Where the printed books go. A field says what it lacks once it has been left. */
export const ShippingForm = ({
  shipping,
  onChange,
  fieldErrors,
  incomplete,
}: {
  readonly shipping: ShippingInfo;
  readonly onChange: (shipping: ShippingInfo) => void;
  /** What the server found wrong, by `shippingInfo.city` and the like. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly incomplete: boolean;
}) => {
  const [left, setLeft] = useState<readonly string[]>([]);
  const issues = shippingInfoSchema.safeParse(shipping).error?.issues ?? [];
  const errorOf = (key: string): string | undefined =>
    (left.includes(key) && issues.find((issue) => issue.path[0] === key)?.message) ||
    fieldErrors[`shippingInfo.${key}`];
  return (
    <Card>
      <form className="grid gap-5" onSubmit={(event) => event.preventDefault()}>
        <div className="grid gap-1">
          <h2 className="text-2xl">Shipping information</h2>
          {incomplete && (
            <p className="text-ink-soft">Please complete shipping information to continue</p>
          )}
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          {FIELDS.map(({ key, label, autoComplete, wide }) => (
            <div key={key} className={wide ? 'sm:col-span-2' : undefined}>
              <TextField
                label={label}
                name={key}
                required
                autoComplete={autoComplete}
                maxLength={key === 'zip' ? TEXT_LIMITS.postalCode : TEXT_LIMITS.addressLine}
                value={shipping[key]}
                error={errorOf(key)}
                onChange={(event) => onChange({ ...shipping, [key]: event.target.value })}
                onBlur={() => setLeft([...left, key])}
              />
            </div>
          ))}
          <SelectField
            label="Country"
            name="country"
            autoComplete="shipping country"
            value={shipping.country}
            onChange={(event) => onChange({ ...shipping, country: event.target.value })}
          >
            {countryChoices().map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      </form>
    </Card>
  );
};
