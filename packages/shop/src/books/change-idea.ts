import type { Refused } from '@bramblebook/contract/refusals';
import type { ChosenOutline } from '@bramblebook/contract/story-outline';
import { withBodyOf } from '../shelf/body-of-looks.ts';
import { tellingOf } from '../shelf/telling.ts';
import type { Shop } from '../shop.ts';
import { allowedIdea } from './allowed-idea.ts';
import { tellAnew } from './tell-anew.ts';

/**
 * Has the story told again of what the parent now writes (decision D12). It counts as
 * another story and is refused where one is; content rules are those of a new book. Plots
 * told of the idea before may come again: they now tell something else.
 */
export const changeIdea = (
  shop: Shop,
  user: { readonly id: string },
  asked: {
    readonly bookId: string;
    readonly storyDescription: string;
    readonly outline?: ChosenOutline | undefined;
  },
): Promise<{ ok: true } | Refused> =>
  tellAnew(shop, user, asked.bookId, (book) => {
    const { storyDescription, outline = null } = asked;
    const allowed = allowedIdea({ childName: book.childName, storyDescription, outline });
    if (!allowed.ok) return allowed;
    const ideaTelling = tellingOf(book) + 1;
    const looks = withBodyOf(book.looks, {
      childName: book.childName,
      idea: storyDescription,
    });
    return { ok: true, changed: { storyDescription, outline, ideaTelling, looks } };
  });
