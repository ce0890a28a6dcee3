import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ART_STYLE_LABELS, READING_AGE_LABELS } from '../../content/wizard-texts.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/show-toast.ts';
import { complaint, type DraftPhoto } from './draft.ts';
import type { EntryProps } from './entry-props.ts';
import { GenderField } from './gender-field.tsx';
import { NameField } from './name-field.tsx';
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
            </>
          }
          problem={null}
          editor={<StoryFields {...entry} />}
        />
        <Row
          name="Photo"
          shown={photo ? <PhotoPreview photo={photo} className="w-24" /> : 'No photo yet'}
          problem={told(4)}
          editor={<PhotoField photo={photo} upload={upload} />}
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
  return (
    <div className="grid items-start gap-x-4 gap-y-2 py-4 sm:grid-cols-[8rem_1fr_auto]">
      <dt className="flex items-center justify-between gap-3 font-semibold sm:min-h-11">{name}</dt>
      <dd
        ref={body}
        className="min-w-0 sm:pt-2"
        onKeyDown={(event) => {
          // Enter ends this correction; it must not send the whole form.
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          setOpen(problem !== null);
        }}
      >
        {isOpen || problem ? editor : <div className="grid gap-1 break-words">{shown}</div>}
      </dd>
      <dd>
        <Button
          variant="quiet"
          className="-ml-5 text-berry underline underline-offset-4 sm:-mr-3 sm:ml-0"
          onClick={() => {
            if (problem) toast({ tone: 'destructive', title: problem });
            setOpen(!isOpen || problem !== null);
          }}
          aria-expanded={isOpen || problem !== null}
        >
          {isOpen || problem ? 'Done' : 'Change'}
          <span className="sr-only">{name}</span>
        </Button>
      </dd>
    </div>
  );
};
