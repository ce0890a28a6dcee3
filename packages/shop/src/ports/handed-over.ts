/** What became of a message that was handed to its provider. */
export type HandedOver =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /**
       * Final, so the message is not tried again. `address_refused`: there is no such mailbox
       * or number, nothing more should go there. `opted_out`: its owner wants none.
       * `message_refused`: the provider will not carry this message.
       */
      readonly reason: 'address_refused' | 'opted_out' | 'message_refused';
    };
