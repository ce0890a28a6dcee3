import type { ResponseOf } from '@bramblebook/contract/api-call';
import { staffApi } from '@bramblebook/contract/staff-api';
import { BULK_LINES } from '@bramblebook/contract/staff-order-api';
import { withCommas } from '@bramblebook/contract/with-commas';
import { type DragEvent, type SubmitEvent, useState } from 'react';
import { send } from '../../../api/send.ts';
import { toast } from '../../../ui/show-toast.ts';
import { readAgain } from '../../act/staff-query.ts';
import { useAct } from '../../act/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog, DialogActions } from '../../kit/dialog.tsx';
import { TextareaField } from '../../kit/field.tsx';
import { BulkOutcome } from './bulk-outcome.tsx';
import { type BulkText, parseBulkLines } from './parse-bulk-lines.ts';

const ORDERS = staffApi.orders.path;
const refuse = (title: string, description: string): null => {
  toast({ tone: 'destructive', title, description });
  return null;
};

/** Reads what was entered, or says in the spec's words what it lacks. */
const readLines = (text: string): BulkText | null => {
  if (!text.trim()) return refuse('No Data', 'Please enter tracking information');
  const read = parseBulkLines(text);
  if (read.lines.length === 0)
    return refuse(
      'Invalid Format',
      'Please use format: OrderID,TrackingNumber,Carrier (one per line)',
    );
  if (read.lines.length > BULK_LINES)
    return refuse(
      'Too many lines',
      `At most ${withCommas(BULK_LINES)} can be uploaded at once; these are ${withCommas(read.lines.length)}.`,
    );
  return read;
};

interface Step {
  readonly read: BulkText;
  readonly answer: ResponseOf<typeof staffApi.bulkTracking>;
  readonly isDone: boolean;
}

/** Many tracking numbers at once: entered or dropped, looked through line by line, then set. */
export const BulkDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const [text, setText] = useState('');
  const [step, setStep] = useState<Step | null>(null);
  const failed = ['Bulk Update Failed', 'Failed to update tracking information'] as const;
  const upload = async ({ read, dryRun }: { read: BulkText; dryRun: boolean }) => {
    const trackingUpdates = read.lines.map(({ line: _, ...update }) => update);
    const answer = await send(staffApi.bulkTracking, { body: { trackingUpdates, dryRun } });
    return { read, answer, isDone: !dryRun };
  };
  const { run, isBusy } = useAct({
    act: upload,
    words: { failed },
    onDone: (next) => {
      setStep(next);
      if (!next.isDone) return;
      readAgain(ORDERS);
      toast({
        tone: 'success',
        title: 'Bulk Update Complete',
        description: `Updated ${next.answer.updated} orders successfully`,
      });
    },
  });
  const onCheck = (event: SubmitEvent) => {
    event.preventDefault();
    const read = readLines(text);
    if (read) run({ read, dryRun: true });
  };
  return (
    <Dialog
      onClose={onClose}
      width="wide"
      title="Bulk Upload Tracking"
      description="One order a line: OrderID,TrackingNumber,Carrier. The carrier may be left out."
    >
      {step ? (
        <>
          <BulkOutcome read={step.read} answer={step.answer} isDone={step.isDone} />
          <DialogActions>
            {step.isDone ? (
              <Button variant="primary" onClick={onClose}>
                Done
              </Button>
            ) : (
              <>
                <Button onClick={() => setStep(null)}>Back</Button>
                <Button
                  variant="primary"
                  busy={isBusy}
                  disabled={step.answer.accepted.length === 0}
                  onClick={() => run({ read: step.read, dryRun: false })}
                >
                  Update {step.answer.accepted.length} orders
                </Button>
              </>
            )}
          </DialogActions>
        </>
      ) : (
        <form onSubmit={onCheck}>
          <BulkEntry text={text} onText={setText} />
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" busy={isBusy}>
              Check lines
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
};

const BulkEntry = ({
  text,
  onText,
}: {
  readonly text: string;
  readonly onText: (text: string) => void;
}) => {
  const take = async (file: File | undefined) => {
    if (!file) return;
    onText(await file.text());
  };
  const onDrop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    <div className="grid gap-3">
      <TextareaField
        label="Tracking information"
        hint="Or drop a CSV file onto the field."
        rows={10}
        spellCheck={false}
        className="font-mono text-xs"
        placeholder="order_…,1Z999AA10123456784,UPS"
        autoFocus
        value={text}
        onChange={(event) => onText(event.target.value)}
        onDrop={onDrop}
        onDragOver={(event) => event.preventDefault()}
      />
      <label className="grid gap-1 font-semibold text-xs">
        CSV file
        <input
          type="file"
          accept=".csv,text/csv,text/plain"
          className="w-full font-normal text-sm file:mr-3 file:h-8 file:rounded-sm file:border file:border-line-strong/60 file:bg-sheet file:px-3 file:font-semibold"
          onChange={(event) => take(event.target.files?.[0])}
        />
      </label>
    </div>
  );
};
