import { Notice } from '../../ui/notice.tsx';

/** Says that somebody else was quicker, and that the own entry is still there. */
export const ConflictNotice = ({ conflict }: { readonly conflict: string | null }) =>
  conflict && (
    <Notice tone="yellow" title="Changed in the meantime" className="mb-3">
      {conflict} The page shows the new state; your entry is kept. Send it again if it still fits.
    </Notice>
  );
