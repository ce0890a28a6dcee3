import { pageName } from '@bramblebook/contract/page-names';
import type { StaffBook } from '@bramblebook/contract/staff-book-api';
import { pictureAt } from '../../../book/page-picture.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Empty } from '../../kit/page-states.tsx';
import { Panel } from '../../kit/panel.tsx';
import { momentOf } from '../../kit/times.ts';

/** What the parent asked to be changed, what was understood, and the pages before and after. */
export const RevisionsPanel = ({ revisions }: { readonly revisions: StaffBook['revisions'] }) => (
  <Panel title="Revisions">
    {revisions.length === 0 && <Empty title="None was asked for" />}
    <ol className="grid gap-4">
      {revisions.map(({ at, note, answer, pages }) => (
        <li key={at}>
          <p className="break-words font-semibold">“{note}”</p>
          {answer && <p className="break-words">{answer}</p>}
          <p className="text-ink-soft text-xs">{momentOf(at)}</p>
          <ul className="mt-2 grid gap-3 sm:grid-cols-2">
            {pages.map(({ page, before, after }) => (
              <li key={page}>
                <p className="mb-1 text-ink-soft text-xs">{pageName(page)}</p>
                <div className="grid grid-cols-2 gap-2">
                  <Side words="before" url={before} page={page} />
                  <Side words="after" url={after} page={page} />
                </div>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </Panel>
);

const Side = ({
  words,
  url,
  page,
}: {
  readonly words: string;
  readonly url: string | null;
  readonly page: number;
}) => (
  <figure>
    <Picture
      src={url && pictureAt(url, 480)}
      alt={`${pageName(page)} ${words}`}
      loading="lazy"
      className="rounded-sm border border-line"
    />
    <figcaption className="text-2xs text-ink-soft">{words}</figcaption>
  </figure>
);
