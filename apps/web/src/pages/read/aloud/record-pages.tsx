import { pageName } from '@bramblebook/contract/page-names';
import { Mic, Square, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { toastError } from '../../../book/toast-error.ts';
import { type Recorder, useRecorder } from './use-recorder.ts';
import type { useRecordings } from './use-recordings.ts';

const LOOK =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-4 ring-1 ring-paper-ink/45 hover:bg-white/12';

type Recordings = ReturnType<typeof useRecordings>;

/** Records, hears of and erases what a parent reads of the open pages. */
export const RecordPages = ({
  pages,
  recordings,
  onBusy,
}: {
  /** The open pages that have words. */
  readonly pages: readonly number[];
  readonly recordings: Recordings;
  /** Told whether something is being recorded, or is not kept yet. */
  readonly onBusy: (isBusy: boolean) => void;
}) => {
  const recorder = useRecorder(recordings.keep);
  const isBusy = recorder.state.is !== 'idle';
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  return (
    <>
      {isBusy ? (
        <Busy recorder={recorder} />
      ) : (
        <PagesToRecord pages={pages} recordings={recordings} recorder={recorder} />
      )}
      <p role="status" className="text-center text-honey empty:hidden">
        {recorder.trouble}
      </p>
    </>
  );
};

/** What goes on, and what can be done about it. */
const Busy = ({ recorder }: { readonly recorder: Recorder }) => {
  const { state } = recorder;
  if (state.is === 'recording')
    return (
      <p className="flex flex-wrap items-center justify-center gap-3">
        <span role="status">Recording {pageName(state.page)}. Read it aloud now.</span>
        <button type="button" onClick={recorder.stop} className={LOOK}>
          <Square className="size-4" aria-hidden="true" />
          Stop and keep
        </button>
      </p>
    );
  if (state.is === 'keeping') return <p role="status">Keeping {pageName(state.page)}…</p>;
  return (
    <p className="flex flex-wrap items-center justify-center gap-3">
      <button type="button" onClick={recorder.keepAgain} className={LOOK}>
        Try to keep it again
      </button>
      <button type="button" onClick={recorder.giveUp} className={LOOK}>
        Throw it away
      </button>
    </p>
  );
};

const PagesToRecord = ({
  pages,
  recordings: { byPage, erase },
  recorder,
}: {
  readonly pages: readonly number[];
  readonly recordings: Recordings;
  readonly recorder: Recorder;
}) => {
  if (pages.length === 0) return <p>There are no words to read here. Turn to a page with words.</p>;
  return (
    <ul className="flex flex-wrap justify-center gap-x-6 gap-y-2">
      {pages.map((page) => (
        <li key={page} className="flex flex-wrap items-center justify-center gap-2">
          <button type="button" onClick={() => recorder.start(page)} className={LOOK}>
            <Mic className="size-4" aria-hidden="true" />
            {byPage.has(page) ? 'Record again: ' : 'Record '}
            {pageName(page)}
          </button>
          {byPage.has(page) && (
            <button
              type="button"
              onClick={() => erase(page).catch(toastError)}
              aria-label={`Erase your recording of ${pageName(page)}`}
              className="grid size-11 place-items-center rounded-full hover:bg-white/12"
            >
              <Trash2 className="size-5" aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
};
