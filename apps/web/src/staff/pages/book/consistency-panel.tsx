import type { ConsistencyReport } from '@bramblebook/contract/consistency-report';
import { pageName } from '@bramblebook/contract/page-names';
import { staffApi } from '@bramblebook/contract/staff-api';
import { useQuery } from '../../../api/use-query.ts';
import { staffQuery } from '../../act/staff-query.ts';
import { Failed, Loading } from '../../kit/page-states.tsx';
import { Panel } from '../../kit/panel.tsx';

type Page = ConsistencyReport['pages'][number];

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const times = (tries: number): string => (tries === 1 ? 'once' : `${tries} times`);

const DECIMAL = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** How far the head is from the sheet's own, beside how far it may be. */
const headOf = ({ away, most }: { readonly away: number; readonly most: number }): string =>
  `head ${DECIMAL.format(away)} × as far as the sheet’s own from each other (at most ${DECIMAL.format(most)})`;

/** What was seen by somebody who looks; what nobody looked at is said to be unchecked. */
const seenOf = ({
  figures,
  isSameChild,
  isSameClothes = null,
  head = null,
}: NonNullable<Page['measures']>): string[] => {
  const seen = [
    ...(figures === null ? [] : [`${figures.seen} of ${figures.wanted} figures`]),
    ...(isSameChild === null ? [] : [isSameChild ? 'the same child' : 'another child']),
    ...(isSameClothes === null ? [] : [isSameClothes ? 'the same clothes' : 'other clothes']),
    ...(head === null ? [] : [headOf(head)]),
  ];
  const unseen = [
    ...(figures === null ? ['figures'] : []),
    ...(isSameChild === null && head === null ? ['face'] : []),
    ...(isSameClothes === null ? ['clothes'] : []),
  ];
  return unseen.length === 0 ? seen : [...seen, `not checked: ${unseen.join(', ')}`];
};

/** What was measured and seen of a page, in words. */
const measuresOf = ({ measures, handAway, ppi, tries }: Page): string => {
  const colours = measures?.heroColours ?? null;
  return [
    `asked ${times(tries)}`,
    ...(ppi === null ? [] : [`${ppi} ppi on paper`]),
    ...(colours === null ? [] : [`${percent(colours)} of the hero’s colours`]),
    ...(measures === null ? [] : seenOf(measures)),
    ...(handAway === null ? [] : [`${percent(handAway)} away from the book’s hand`]),
  ].join(' · ');
};

const summary = (pages: readonly Page[]): string => {
  const own = pages.filter(({ ownBecause }) => ownBecause !== null).length;
  const odd = pages.filter(({ isOdd }) => isOdd).length;
  const look = odd === 0 ? 'None stands out.' : `Please look at ${odd}.`;
  const count = (pages: number): string => (pages === 1 ? '1 page' : `${pages} pages`);
  return `${count(pages.length - own)} by the model, ${own} by the shop’s own painter in its place. ${look}`;
};

/** How well the pictures of a model belong together; nothing where no model painted. */
export const ConsistencyPanel = ({ bookId }: { readonly bookId: string }) => {
  const params = { bookId };
  const { data, error, refetch } = useQuery(staffQuery(staffApi.consistency, { params }));
  if (data?.pages.length === 0) return null;
  return (
    <Panel title="Pictures by a model">
      {error && <Failed error={error} what="the pictures" onRetry={refetch} />}
      {!data && !error && <Loading what="the pictures" lines={4} />}
      {data && (
        <>
          <p className="mb-3">{summary(data.pages)}</p>
          <ol className="grid gap-2">
            {data.pages.map((page) => (
              <li key={page.page} className="border-line border-t pt-2">
                <p className="font-semibold">
                  {pageName(page.page)}
                  {page.isOdd && <span className="ml-2 text-alarm">look at this one</span>}
                </p>
                <p className="text-ink-soft text-xs">{measuresOf(page)}</p>
                {page.ownBecause && <p>Painted by the shop’s own painter: {page.ownBecause}.</p>}
                {page.findings.map((finding) => (
                  <p key={finding}>{finding}</p>
                ))}
              </li>
            ))}
          </ol>
        </>
      )}
    </Panel>
  );
};
