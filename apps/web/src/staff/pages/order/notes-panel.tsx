import { staffApi } from '@bramblebook/contract/staff-api';
import type { StaffOrder } from '@bramblebook/contract/staff-order-api';
import { type SubmitEvent, useState } from 'react';
import { send } from '../../../api/send.ts';
import { useAct } from '../../act/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { TextareaField } from '../../kit/field.tsx';
import { Panel } from '../../kit/panel.tsx';
import { momentOf } from '../../kit/times.ts';
import { orderHands } from '../../orders/order-hands.ts';
import { useMay } from '../../session/use-me.ts';

/** What staff wrote down about the order for one another. */
export const NotesPanel = ({ data }: { readonly data: StaffOrder }) => {
  const may = useMay();
  const [text, setText] = useState('');
  const { id: orderId } = data.order;
  const hands = orderHands(orderId);
  const { run, isBusy, fields } = useAct({
    act: () => send(staffApi.addNote, { params: { orderId }, body: { text } }),
    words: { failed: ['The note was not kept', 'Please try again.'] },
    onDone: (answer) => {
      hands.onDone(answer);
      setText('');
    },
  });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    run(undefined);
  };
  return (
    <Panel title="Notes">
      <ul className="grid gap-2.5">
        {data.notes.map((note) => (
          <li key={`${note.at} ${note.who}`} className="rounded-sm bg-honey-tint px-3 py-2">
            <p className="whitespace-pre-line break-words">{note.text}</p>
            <p className="text-honey-deep text-xs">
              {note.who} · {momentOf(note.at)}
            </p>
          </li>
        ))}
      </ul>
      {may('note') && (
        <form onSubmit={onSubmit} className={data.notes.length > 0 ? 'mt-3' : undefined}>
          <TextareaField
            label="Write a note"
            rows={2}
            maxLength={500}
            required
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={fields.text}
          />
          <Button type="submit" size="small" busy={isBusy} className="mt-2">
            Keep note
          </Button>
        </form>
      )}
    </Panel>
  );
};
