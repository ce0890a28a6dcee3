import { createHash } from 'node:crypto';
import type { StoryBrief } from '@bramblebook/contract/story';
import { checkBrief } from '@bramblebook/storyteller/check-brief';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/open-database.ts';
import { bookTellings } from '../database/schema/book-tellings.ts';
import { ServiceOutage } from '../ports/service-outage.ts';
import type { Told } from '../ports/storyteller.ts';
import type { ModelTelling, StorytellerModel } from '../ports/storyteller-model.ts';
import type { Shop } from '../shop.ts';

type Telling = typeof bookTellings.$inferSelect;

const hashOf = (brief: StoryBrief): string =>
  createHash('sha256').update(JSON.stringify(brief)).digest('hex');

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

/** What came of a telling, as it is written down. */
const outcomeOf = (telling: ModelTelling) =>
  telling.ok
    ? { mendings: telling.mendings, reason: null, findings: [], story: telling.story }
    : { mendings: 0, reason: telling.reason, findings: telling.findings, story: null };

/** The telling of this very brief: the one written down, or a new one. */
const tellingOf = async (
  { db, clock }: Shop,
  model: StorytellerModel,
  { brief, bookId }: { readonly brief: StoryBrief; readonly bookId: string },
): Promise<Pick<Telling, 'story'>> => {
  const briefHash = hashOf(brief);
  const key = and(eq(bookTellings.bookId, bookId), eq(bookTellings.briefHash, briefHash));
  const [known] = await db.select().from(bookTellings).where(key);
  if (known) return known;
  const outcome = outcomeOf(await askModel(model, brief, bookId));
  await db
    .insert(bookTellings)
    .values({ bookId, briefHash, at: clock.now(), model: model.name, ...outcome })
    .onConflictDoNothing();
  return outcome;
};

/**
 * Has a story told: by the model where one is set up, and by the shop's own storyteller
 * where the model's cannot be taken; staff see why. An idea that the shop's content rules
 * refuse is never shown to a model. Asked again with the same brief it asks no model again.
 */
export const haveStoryTold = async (
  shop: Shop,
  brief: StoryBrief,
  bookId: string,
): Promise<Told> => {
  const { storytellerModel: model } = shop;
  if (!model) return shop.storyteller.tell(brief);
  const allowed = checkBrief(brief);
  if (!allowed.ok) return allowed;
  const { story } = await tellingOf(shop, model, { brief, bookId });
  return story ? { ok: true, story } : shop.storyteller.tell(brief);
};

/** The book has its story: no copy of it is needed any more. */
export const forgetToldStory = async (tx: Transaction, bookId: string): Promise<void> => {
  await tx.update(bookTellings).set({ story: null }).where(eq(bookTellings.bookId, bookId));
};
