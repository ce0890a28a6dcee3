import type { ShopConfig } from '@bramblebook/contract/shop-api';

/** Who runs the models that tell and paint; undefined until the shop has said so. */
export type Models = ShopConfig['models'] | undefined;

/** Both makers, or the one there is; null where the shop does all by itself. */
const makersOf = (models: Models): string | null => {
  const makers = new Set([models?.tells, models?.paints].filter((maker) => maker != null));
  return makers.size === 0 ? null : [...makers].join(' and ');
};

/** What a parent is told before name and idea go to a model; null where none does. */
export const ideaWords = (models: Models): string | null => {
  const makers = makersOf(models);
  if (makers === null) return null;
  const made = [...(models?.tells ? ['told'] : []), ...(models?.paints ? ['painted'] : [])];
  return `Your book is ${made.join(' and ')} with the help of ${makers}: the first name and the idea go there, and nothing else about you or your child.`;
};

/**
 * What happens to a photo, in words that are true of this shop, and of any until it has said who
 * paints: a heading, its sentence, and both in one.
 */
export const photoWords = (
  models: Models,
): { readonly title: string; readonly words: string; readonly promise: string } => {
  if (models === undefined)
    return {
      title: 'Photos are never sold',
      words:
        'No advertisers and no other families see them. Without your word, a photo goes nowhere.',
      promise: 'Photos are never sold, and without your word yours goes nowhere.',
    };
  if (models.paints === null)
    return {
      title: 'Photos are never shared',
      words:
        'Not with advertisers, not with other families, not with anybody. Only you can see them.',
      promise: 'Photos are never shared and never sold.',
    };
  return {
    title: 'Photos only with your word',
    words: `No advertisers and no other families see them. If you allow it, the photo is sent to ${models.paints}, to draw your hero; if you do not, it goes nowhere.`,
    promise: `Photos are never sold. If you allow it, yours is sent to ${models.paints}, to draw your hero; if you do not, it goes nowhere.`,
  };
};
