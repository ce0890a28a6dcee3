import type { NotPainted } from '../ports/painter-model.ts';

/** Why a model's picture is not used, in words that follow the model's name. */
export const WHY_NOT_PAINTED: Readonly<Record<NotPainted, string>> = {
  photo_refused: 'would not take the photo',
  refused: 'refused to paint it',
  not_good_enough: 'painted nothing that can be shown',
  book_budget: 'was not asked any more: the budget of the book is spent',
  day_budget: 'was not asked any more: the budget of the day is spent',
  outage: 'could not be reached',
  given_up: 'was given up for the whole book, so that it is by one hand',
};
