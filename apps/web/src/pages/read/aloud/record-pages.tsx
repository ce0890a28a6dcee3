import { pageName } from '@bramblebook/contract/page-names';
import { Mic, Square, Trash2 } from 'lucide-react';
import { toastError } from '../../../book/toast-error.ts';
import type { Recorder } from './use-recorder.ts';
import type { useRecordings } from './use-recordings.ts';

const LOOK =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-4 ring-1 ring-paper-ink/45 hover:bg-white/12';

/** Records, hears of and erases what a parent reads of the open pages. */
export const RecordPages = ({
  pages,
  recordings: { voices, erase },
  recorder,
}: {
  /** The open pages that have words. */
  readonly pages: readonly number[];
  readonly recordings: ReturnType<typeof useRecordings>;
  readonly recorder: Recorder;
}) => {
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
  if (state.is === 'unkept')
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
  if (pages.length === 0) return <p>There are no words to read here. Turn to a page with words.</p>;
  return (
    <ul className="flex flex-wrap justify-center gap-x-6 gap-y-2">
      {pages.map((page) => (
        <li key={page} className="flex flex-wrap items-center justify-center gap-2">
          <button type="button" onClick={() => recorder.start(page)} className={LOOK}>
            <Mic className="size-4" aria-hidden="true" />
            {voices.has(page) ? 'Record again: ' : 'Record '}
            {pageName(page)}
          </button>
          {voices.has(page) && (
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
