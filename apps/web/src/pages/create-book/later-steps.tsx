import { DedicationFields } from './dedication-fields.tsx';
import type { DraftPhoto } from './draft.ts';
import type { EntryProps } from './entry-props.ts';
import { GenderField } from './gender-field.tsx';
import { PhotoConsent } from './photo-consent.tsx';
import { PhotoField, type PhotoUpload } from './photo-field.tsx';
import { StoryFields } from './story-fields.tsx';
import { Summary } from './summary.tsx';

/** What the steps after the first ask for. */
export const LaterSteps = ({
  step,
  photo,
  upload,
  ...entry
}: EntryProps & {
  readonly step: number;
  readonly photo: DraftPhoto | null;
  readonly upload: PhotoUpload;
}) => {
  switch (step) {
    case 2:
      return <GenderField {...entry} />;
    case 3:
      return <StoryFields {...entry} />;
    case 4:
      return (
        <>
          <PhotoField photo={photo} upload={upload} />
          <PhotoConsent {...entry} />
        </>
      );
    default:
      return (
        <>
          <DedicationFields {...entry} />
          <Summary {...entry} photo={photo} upload={upload} />
        </>
      );
  }
};
