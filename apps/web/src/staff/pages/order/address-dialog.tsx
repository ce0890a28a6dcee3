import { countryChoices, DEFAULT_COUNTRY } from '@bramblebook/contract/countries';
import type { ShippingInfo } from '@bramblebook/contract/shipping';
import { staffApi } from '@bramblebook/contract/staff-api';
import type { StaffOrder } from '@bramblebook/contract/staff-order-api';
import { type SubmitEvent, useState } from 'react';
import { send } from '../../../api/send.ts';
import { ConflictNotice } from '../../act/conflict-notice.tsx';
import { useAct } from '../../act/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog, DialogActions } from '../../kit/dialog.tsx';
import { SelectField, TextField } from '../../kit/field.tsx';
import { orderHands } from '../../orders/order-hands.ts';

const NOTHING: ShippingInfo = {
  name: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  country: DEFAULT_COUNTRY,
};
const LINES = [
  ['name', 'Name'],
  ['address', 'Street address'],
  ['city', 'City'],
  ['state', 'State or region'],
  ['zip', 'Postal code'],
] as const;

/** Corrects where a parcel goes. */
export const AddressDialog = ({
  data,
  onClose,
}: {
  readonly data: StaffOrder;
  readonly onClose: () => void;
}) => {
  const { id: orderId, shippingInfo } = data.order;
  const [entry, setEntry] = useState<ShippingInfo>(shippingInfo ?? NOTHING);
  const hands = orderHands(orderId);
  const { run, isBusy, conflict, fields } = useAct({
    act: () =>
      send(staffApi.correctAddress, {
        params: { orderId },
        body: { ...entry, version: data.version },
      }),
    words: {
      done: ['Address corrected'],
      failed: ['The address was not corrected', 'Please try again.'],
    },
    onDone: (answer) => {
      hands.onDone(answer);
      onClose();
    },
    onChangedMeanwhile: hands.onChangedMeanwhile,
  });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    run(undefined);
  };
  return (
    <Dialog onClose={onClose} title="Correct the address">
      <form onSubmit={onSubmit}>
        <ConflictNotice conflict={conflict} />
        <div className="grid gap-3">
          {LINES.map(([name, label]) => (
            <TextField
              key={name}
              label={label}
              required
              maxLength={name === 'zip' ? 16 : 120}
              value={entry[name]}
              onChange={(event) => setEntry({ ...entry, [name]: event.target.value })}
              error={fields[name]}
            />
          ))}
          <SelectField
            label="Country"
            value={entry.country}
            onChange={(event) => setEntry({ ...entry, country: event.target.value })}
            error={fields.country}
          >
            {countryChoices().map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            Correct
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
