/** Whether an Accept header names AVIF; a wildcard does not, for many send one and cannot show it. */
export const acceptsAvif = (accept: string | undefined): boolean =>
  (accept ?? '').split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const isRefused = parameters.some((one) => /^q=0(\.0{0,3})?$/.test(one));
    return type === 'image/avif' && !isRefused;
  });
