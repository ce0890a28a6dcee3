import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ART_STYLE_LABELS, READING_AGE_LABELS } from '../../content/wizard-texts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { toast } from '../../ui/show-toast.ts';
import { complaint, type DraftPhoto } from './draft.ts';
import { DraftOutline } from './draft-outline.tsx';
import type { EntryProps } from './entry-props.ts';
import { GenderField } from './gender-field.tsx';
import { NameField } from './name-field.tsx';
import { PhotoConsent } from './photo-consent.tsx';
import { PhotoField, PhotoPreview, type PhotoUpload } from './photo-field.tsx';
import { StoryFields } from './story-fields.tsx';

/** Everything that was entered; each entry can be corrected where it stands (decision D6). */
export const Summary = ({
  draft,
  onChange,
  photo,
  upload,
}: EntryProps & { readonly photo: DraftPhoto | null; readonly upload: PhotoUpload }) => {
  const entry = { draft, onChange };
  const told = (step: number) => complaint(draft, photo, step);
  return (
    <section aria-labelledby="summary-title">
      <h2 id="summary-title" className="text-2xl">
        Your book so far
      </h2>
      <dl className="mt-3 divide-y divide-line rounded-lg border border-line bg-sheet px-5 shadow-paper sm:px-7">
        <Row
          name="Name"
          shown={draft.childName}
          problem={told(1)}
          editor={<NameField {...entry} error={told(1) ?? undefined} />}
        />
        <Row
          name="Boy or girl"
          shown={draft.childGender === 'male' ? 'Boy' : 'Girl'}
          problem={told(2)}
          editor={<GenderField {...entry} />}
        />
        <Row
          name="Story"
          shown={
            <>
              <span className="line-clamp-4 whitespace-pre-line">
                {draft.storyDescription.trim() || 'We think of something lovely.'}
              </span>
              <span className="text-ink-soft">
                {READING_AGE_LABELS[draft.readingAge].label} ·{' '}
                {ART_STYLE_LABELS[draft.artStyle].label}
              </span>
              <DraftOutline {...entry} />
            </>
          }
          problem={null}
          editor={<StoryFields {...entry} />}
        />
        <Row
          name="Photo"
          shown={photo ? <PhotoPreview photo={photo} className="w-24" /> : 'No photo yet'}
          problem={told(4)}
          editor={
            <div className="grid gap-4">
              <PhotoField photo={photo} upload={upload} />
              <PhotoConsent {...entry} />
            </div>
          }
        />
      </dl>
    </section>
  );
};

/** One entry: shown, or open to be corrected. It does not close while something is missing. */
const Row = ({
  name,
  shown,
  editor,
  problem,
}: {
  readonly name: string;
  readonly shown: ReactNode;
  readonly editor: ReactNode;
  readonly problem: string | null;
}) => {
  const [isOpen, setOpen] = useState(false);
  const body = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) body.current?.querySelector<HTMLElement>('input,textarea,[role=radio]')?.focus();
  }, [isOpen]);
  const isEditing = isOpen || problem !== null;
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-x-4 py-3 sm:grid-cols-[8rem_1fr_auto]">
      <dt className="flex min-h-11 items-center font-semibold">{name}</dt>
      <dd className="sm:col-start-3 sm:row-start-1">
        <Button
          variant="quiet"
          className="-mr-3 px-3 text-berry underline underline-offset-4"
          onClick={() => {
            if (problem) toast({ tone: 'destructive', title: problem });
            setOpen(!isEditing);
          }}
          aria-expanded={isEditing}
        >
          {isEditing ? 'Done' : 'Change'}
          <span className="sr-only">{name}</span>
        </Button>
      </dd>
      <dd
        ref={body}
        className={classNames(
          'col-span-2 min-w-0 pb-2',
          isEditing ? 'sm:col-span-3' : 'sm:col-span-1 sm:col-start-2 sm:row-start-1 sm:pt-2',
        )}
        onKeyDown={(event) => {
          // Enter ends this correction; it must not send the whole form.
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          setOpen(problem !== null);
        }}
      >
        {isEditing ? editor : <div className="grid gap-1 break-words">{shown}</div>}
      </dd>
    </div>
  );
};
