import type { PageForm } from '@bramblebook/contract/page-forms';

/** The attributes by which a page of the build says which form of it was sent; the server fills in its marks. */
export const formAttributes = ({ sampleContent, models: { tells, paints } }: PageForm): string =>
  [
    ' data-still',
    ...(sampleContent ? ['data-samples'] : []),
    ...(tells === null ? [] : [`data-tells="${tells}"`]),
    ...(paints === null ? [] : [`data-paints="${paints}"`]),
  ].join(' ');

/** The form in which a page was sent; null for one that is the same in every shop. */
export const sentForm = ({ still, samples, tells, paints }: DOMStringMap): PageForm | null =>
  still === undefined
    ? null
    : {
        sampleContent: samples !== undefined,
        models: { tells: tells ?? null, paints: paints ?? null },
      };
