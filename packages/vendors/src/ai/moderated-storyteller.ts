import type { Story, StoryBrief } from '@bramblebook/contract/story';
import type { ModelTelling, StorytellerModel } from '@bramblebook/shop/ports/storyteller-model';
import type { Moderate } from './model-moderation.ts';

const wordsOfParent = ({ idea, outline }: StoryBrief): string =>
  [idea, ...(outline?.roles ?? []).map(({ value }) => value)].join('\n');

const wordsOfStory = ({ title, tagline, blurb, pages }: Story): string =>
  [title, tagline, blurb, ...pages.map(({ text }) => text)].join('\n');

/** Has the parent's words judged before a model sees them, and its story before anybody does. */
export const moderatedStoryteller = (
  teller: StorytellerModel,
  moderate: Moderate,
): StorytellerModel => {
  const objection = async (
    bookId: string,
    what: string,
    text: string,
  ): Promise<ModelTelling | null> => {
    const judged = await moderate({ bookId, page: null, text });
    if (judged.ok) return null;
    if (judged.reason !== 'refused') return { ok: false, reason: judged.reason, findings: [] };
    const finding = `The moderation model objects to the ${what}: ${judged.categories.join(', ')}.`;
    return { ok: false, reason: 'refused', findings: [finding] };
  };
  return {
    name: teller.name,
    maker: teller.maker,
    async tell(brief, bookId) {
      const refused = await objection(bookId, 'idea', wordsOfParent(brief));
      if (refused) return refused;
      const telling = await teller.tell(brief, bookId);
      if (!telling.ok) return telling;
      return (await objection(bookId, 'story', wordsOfStory(telling.story))) ?? telling;
    },
  };
};
