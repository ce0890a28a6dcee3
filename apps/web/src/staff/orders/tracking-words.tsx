import { trackingLink } from '@bramblebook/contract/tracking-link';

/** A tracking number, leading to where the parcel can be followed, and its carrier. */
export const TrackingWords = (parcel: {
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  readonly carrier: string | null;
}) => {
  const link = trackingLink(parcel);
  if (!parcel.trackingNumber) return <span className="text-ink-soft">No tracking number</span>;
  return (
    <span className="block max-w-52 leading-tight">
      {link ? (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className="flex items-center gap-1 hover:underline"
        >
          <span className="truncate">{parcel.trackingNumber}</span>
          <span aria-hidden="true">↗</span>
          <span className="sr-only">opens in a new tab</span>
        </a>
      ) : (
        <span className="block truncate">{parcel.trackingNumber}</span>
      )}
      <span className="block text-ink-soft text-xs">{parcel.carrier ?? 'Unknown'}</span>
    </span>
  );
};
