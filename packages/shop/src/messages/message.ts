import type { Shop } from '../shop.ts';

/** A row of a message's small table; a total stands out. */
export interface MessageLine {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

export interface MessageButton {
  readonly label: string;
  readonly url: string;
}

/** A message to a person, before it is laid out for a channel. */
export interface Message {
  /** Which message it is, such as `order-confirmed`. */
  readonly kind: string;
  readonly subject: string;
  /** The line in large type at the top of the e-mail. */
  readonly heading: string;
  /** The child's name as it stands in the words, where it does: the parent chose it. */
  readonly childName?: string;
  readonly paragraphs: readonly string[];
  /** A code to be read off and typed in. */
  readonly code?: string;
  /** A small table, such as an order's items. */
  readonly lines?: readonly MessageLine[];
  readonly button?: MessageButton;
  /** A second thing to do, less loud than the first. */
  readonly otherButton?: MessageButton;
  /** The same in one text message; null where a text message would be too much. */
  readonly sms: string | null;
}

/** What templates know of the shop: its name and where it is. */
export type Sender = Pick<Shop, 'brand' | 'publicUrl'>;
