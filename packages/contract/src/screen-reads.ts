import type { ApiCall } from './api-call.ts';
import type { SCREENS } from './screen-routes.ts';
import { accountApi, bookApi, orderApi } from './shop-api.ts';

interface ScreenReads {
  /** Their answers come inside the page. */
  readonly sent: readonly ApiCall[];
  /** They take longer, or are longer: the page asks for them together with its scripts. */
  readonly asked: readonly ApiCall[];
}

const OF_BOOK: ScreenReads = {
  sent: [bookApi.get, accountApi.config, accountApi.me],
  asked: [bookApi.layout],
};

/** What the screens of who is signed in ask the server for first. */
export const SCREEN_READS: Readonly<Partial<Record<keyof typeof SCREENS, ScreenReads>>> = {
  preview: OF_BOOK,
  fullPreview: OF_BOOK,
  read: OF_BOOK,
  checkout: OF_BOOK,
  orderSuccess: { sent: [accountApi.config, accountApi.me], asked: [] },
  dashboard: {
    sent: [bookApi.ofUser, orderApi.ofUser, accountApi.config, accountApi.me],
    asked: [],
  },
};

/** The id of the element in which a page carries answers: an object, by address. */
export const SENT_ANSWERS = 'sent-answers';
/** What stands for that element in the built page. */
export const SENT_ANSWERS_MARK = '<!--sent-answers-->';
