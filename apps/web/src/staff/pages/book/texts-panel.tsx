import { bookFacts } from '@bramblebook/contract/book';
import { bookCan } from '@bramblebook/contract/book-can';
import { pageName } from '@bramblebook/contract/page-names';
import { TEXT_PAGES } from '@bramblebook/contract/page-numbers';
import { textOf } from '@bramblebook/contract/page-words';
import { staffApi } from '@bramblebook/contract/staff-api';
import type { StaffBook } from '@bramblebook/contract/staff-book-api';
import { TEXT_LIMITS } from '@bramblebook/contract/text-limits';
import { type SubmitEvent, useState } from 'react';
import { send } from '../../../api/send.ts';
import { ConflictNotice } from '../../act/conflict-notice.tsx';
import { useAct } from '../../act/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog, DialogActions } from '../../kit/dialog.tsx';
import { TextareaField } from '../../kit/field.tsx';
import { Empty } from '../../kit/page-states.tsx';
import { Panel } from '../../kit/panel.tsx';
import { useMay } from '../../session/use-me.ts';
import { RemakeDialog } from './book-acts.tsx';
import { bookHands } from './book-hands.ts';

/** The words of every page; a page's words can be changed, and the page made again. */
export const TextsPanel = ({ data }: { readonly data: StaffBook }) => {
  const [open, setOpen] = useState<{ act: 'text' | 'remake'; page: number } | null>(null);
  const may = useMay();
  const facts = bookFacts(data.book, Date.now());
  const told = TEXT_PAGES.filter((page) => textOf(data.book, page));
  const close = () => setOpen(null);
  return (
    <Panel title="Words of the pages">
      {told.length === 0 && <Empty title="The story is not told yet" />}
      <ol className="-my-2 divide-y divide-line">
        {told.map((page) => (
          <li key={page} className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[1fr_auto]">
            <div className="min-w-0">
              <p className="text-ink-soft text-xs">
                {page} · {pageName(page)}
              </p>
              <p className="whitespace-pre-line break-words font-serif">
                {textOf(data.book, page)}
              </p>
            </div>
            {may('remake') && (
              <div className="flex items-start gap-1">
                {bookCan.editText(facts) && (
                  <Button
                    size="small"
                    aria-label={`Change words of page ${page}`}
                    onClick={() => setOpen({ act: 'text', page })}
                  >
                    Change
                  </Button>
                )}
                {bookCan.revise(facts) && (
                  <Button
                    size="small"
                    aria-label={`Make again page ${page}`}
                    onClick={() => setOpen({ act: 'remake', page })}
                  >
                    Make again
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
      {open?.act === 'text' && <TextDialog data={data} page={open.page} onClose={close} />}
      {open?.act === 'remake' && (
        <RemakeDialog bookId={data.book.id} page={open.page} onClose={close} />
      )}
    </Panel>
  );
};

const TextDialog = ({
  data,
  page,
  onClose,
}: {
  readonly data: StaffBook;
  readonly page: number;
  readonly onClose: () => void;
}) => {
  const bookId = data.book.id;
  const [text, setText] = useState(textOf(data.book, page) ?? '');
  const hands = bookHands(bookId);
  const { run, isBusy, conflict, fields } = useAct({
    act: () =>
      send(staffApi.changeText, {
        params: { bookId, page },
        body: { text, version: data.version },
      }),
    words: {
      done: ['Words changed'],
      failed: ['The words were not changed', 'Please try again.'],
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
    <Dialog onClose={onClose} width="wide" title={`Words of ${pageName(page).toLowerCase()}`}>
      <form onSubmit={onSubmit}>
        <ConflictNotice conflict={conflict} />
        <TextareaField
          label="Words"
          rows={6}
          maxLength={TEXT_LIMITS.pageText}
          required
          autoFocus
          className="font-serif text-base"
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={fields.text}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            Change
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
