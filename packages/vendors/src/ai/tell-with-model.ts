import type { Story, StoryBrief } from '@bramblebook/contract/story';
import { ServiceOutage } from '@bramblebook/shop/ports/service-outage';
import type { Storyteller, Told } from '@bramblebook/shop/ports/storyteller';
import type {
  ModelTelling,
  NotTold,
  StorytellerModel,
} from '@bramblebook/shop/ports/storyteller-model';

/** A story with who told it; staff see why the model's was not taken. */
export type ToldByEither = Told & {
  readonly teller: 'model' | 'own';
  readonly notTaken: { readonly reason: NotTold; readonly findings: readonly string[] } | null;
};

const askModel = async (
  model: StorytellerModel,
  brief: StoryBrief,
  bookId: string,
): Promise<ModelTelling> => {
  try {
    return await model.tell(brief, bookId);
  } catch (error) {
    // The parent waits for a story: it does not wait for a model that is down.
    if (error instanceof ServiceOutage) return { ok: false, reason: 'outage', findings: [] };
    throw error;
  }
};

/** Lets the model tell a story, and the shop's own storyteller where the model's cannot be taken. */
export const tellWithModel = async (
  tellers: { readonly model: StorytellerModel; readonly own: Storyteller },
  brief: StoryBrief,
  bookId: string,
): Promise<ToldByEither> => {
  const telling = await askModel(tellers.model, brief, bookId);
  if (telling.ok) {
    const story: Story = telling.story;
    return { ok: true, story, teller: 'model', notTaken: null };
  }
  const { reason, findings } = telling;
  return { ...(await tellers.own.tell(brief)), teller: 'own', notTaken: { reason, findings } };
};
