const HASH = /^#record-(\d{1,2})$/;

/** Whether this browser can record at all. */
export const canRecord = (): boolean =>
  'MediaRecorder' in globalThis && navigator.mediaDevices !== undefined;

/**
 * Whether the microphone may be asked for on this page. The shop allows it on the reader's own
 * address only: who came here from another screen has that one's rules until the page is loaded.
 */
const isAllowedHere = (): boolean => {
  const { featurePolicy } = document as Document & {
    readonly featurePolicy?: { readonly allowsFeature: (name: string) => boolean };
  };
  return featurePolicy?.allowsFeature('microphone') ?? true;
};

/** Loads the reader anew at a page where that is needed for recording; true when it does. */
export const reloadToRecord = (page: number): boolean => {
  if (isAllowedHere()) return false;
  location.hash = `record-${page}`;
  location.reload();
  return true;
};

/** The page at which the reader was loaded anew for recording; null otherwise. */
export const pageToRecord = (): number | null => {
  const [, page] = HASH.exec(location.hash) ?? [];
  return page === undefined ? null : Number(page);
};
