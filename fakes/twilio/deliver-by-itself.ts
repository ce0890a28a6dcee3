import type { FakeTwilio } from './fake-twilio.ts';

/** Has every text message of a stand-in arrive after a moment, and reports it. Gives what ends it. */
export const deliverByItself = (twilio: FakeTwilio, stepMs: number): (() => void) => {
  const deliver = async () => {
    for (const message of twilio.messages)
      if (message.status === 'queued' && message.callback !== '')
        await twilio.tell(message, 'delivered');
  };
  const timer = setInterval(() => void deliver(), stepMs);
  return () => clearInterval(timer);
};
