import { PHOTO_CONSENT } from '@bramblebook/contract/consent-wording';
import { useShopConfig } from '../../api/shop-config.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { EntryProps } from './entry-props.ts';

/** Whether a model may see the photo: asked only where one paints, and never ticked beforehand. */
export const PhotoConsent = ({ draft, onChange }: EntryProps) => {
  const maker = useShopConfig().models?.paints;
  if (!maker) return null;
  return (
    <div className="rounded-lg border border-line bg-sheet px-5 py-3">
      <Checkbox
        name="photoConsent"
        label={PHOTO_CONSENT.words(maker)}
        checked={draft.photoConsent}
        onChange={(photoConsent) => onChange({ photoConsent })}
      />
    </div>
  );
};
