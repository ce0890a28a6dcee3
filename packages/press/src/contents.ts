import type { BookLayout } from '@bramblebook/contract/book-layout';
import { PAGE } from '@bramblebook/contract/page-numbers';

/** Where a reader may want to go: bookmarks of the PDF, contents of the EPUB. */
export const contentsOf = (layout: BookLayout): { page: number; name: string }[] => [
  { page: PAGE.frontCover, name: layout.title },
  { page: PAGE.firstStory, name: 'The story' },
  { page: PAGE.portrait, name: headingOf(layout, PAGE.portrait, 'About the hero') },
  { page: PAGE.activity, name: headingOf(layout, PAGE.activity, 'Things to find and do') },
];

const headingOf = (layout: BookLayout, page: number, otherwise: string): string => {
  const blocks = layout.pages.find((p) => p.page === page)?.blocks ?? [];
  return blocks.find((block) => block.role === 'heading')?.text ?? otherwise;
};
