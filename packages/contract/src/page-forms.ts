import { MAKER_MARKS } from './brand.ts';
import type { ShopConfig } from './shop-api.ts';

/** What pages that are read before any script has come say of a shop, besides its names. */
export type PageForm = Pick<ShopConfig, 'sampleContent' | 'models'>;

const { tells, paints } = MAKER_MARKS;
const MODELS: readonly PageForm['models'][] = [
  { tells: null, paints: null },
  { tells, paints: null },
  { tells: null, paints },
  { tells, paints },
  { tells: paints, paints },
];

/** Every form of those pages, with marks for who runs a model: the build renders each, the server sends the true one. */
export const PAGE_FORMS: readonly PageForm[] = [false, true].flatMap((sampleContent) =>
  MODELS.map((models) => ({ sampleContent, models })),
);

/** Where the pages of a form stand in the build; a shop's own form has the place of the one with marks. */
export const formFolder = ({ sampleContent, models }: PageForm): string =>
  [
    sampleContent ? 'samples' : 'plain',
    ...(models.tells === null ? [] : ['told']),
    ...(models.paints === null ? [] : ['painted']),
    ...(models.tells !== null && models.tells === models.paints ? ['by-one'] : []),
  ].join('-');
