const OWN_MACHINE = ['127.0.0.1', 'localhost', '[::1]'];
const OPENAI_HOST = 'api.openai.com';

/** Who runs the models at an address, in a parent's words. */
export const makerAt = (address: string): string => {
  const { hostname } = new URL(address);
  if (hostname === OPENAI_HOST) return 'OpenAI';
  return OWN_MACHINE.includes(hostname) ? 'a model on our own server' : hostname;
};
