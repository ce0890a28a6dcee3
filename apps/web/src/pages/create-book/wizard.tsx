import { useEffect, useRef, useState } from 'react';
import { useShopConfig } from '../../api/shop-config.ts';
import { Button } from '../../ui/button.tsx';
import { dismissToast, toast } from '../../ui/show-toast.ts';
import { CoverSoFar } from './cover-so-far.tsx';
import { complaint, type Draft, type DraftPhoto, STEPS } from './draft.ts';
import { MagicOverlay } from './magic-overlay.tsx';
import { StepContent } from './step-content.tsx';
import { StepIndicator } from './step-indicator.tsx';
import { stepTexts } from './step-texts.ts';
import { useGenerate } from './use-generate.ts';
import { usePhotoUpload } from './use-photo-upload.ts';

/** How long the overlay stands between two steps (spec §9). */
export const BETWEEN_STEPS_MS = 2000;

/** Goes on from a step, past the overlay, unless something is missing in it: then says what. */
const useNextStep = ({
  draft,
  photo,
  onNext,
  onLast,
}: {
  readonly draft: Draft;
  readonly photo: DraftPhoto | null;
  readonly onNext: () => void;
  readonly onLast: () => void;
}) => {
  const [isBetween, setBetween] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const next = () => {
    const wrong = complaint(draft, photo);
    setFailed(wrong !== null);
    if (wrong) {
      toast({ tone: 'destructive', title: wrong });
      return;
    }
    dismissToast();
    if (draft.step === STEPS.length) {
      onLast();
      return;
    }
    setBetween(true);
    setTimeout(() => {
      onNext();
      setBetween(false);
    }, BETWEEN_STEPS_MS);
  };
  return { next, isBetween, hasFailed, forgive: () => setFailed(false) };
};

/** One step at a time, forward only; the last one shows everything and makes the book. */
export const Wizard = ({
  draft,
  photo,
  onChange,
  onPhoto,
}: {
  readonly draft: Draft;
  readonly photo: DraftPhoto | null;
  readonly onChange: (part: Partial<Draft>) => void;
  readonly onPhoto: (photo: DraftPhoto | null) => void;
}) => {
  const upload = usePhotoUpload(photo, onPhoto);
  const generate = useGenerate(draft, photo, upload.uploadAgain);
  const submit = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(draft.step);
  const { step } = draft;
  const isLast = step === STEPS.length;
  const { next, isBetween, hasFailed, forgive } = useNextStep({
    draft,
    photo,
    onNext: () => onChange({ step: step + 1 }),
    onLast: generate.start,
  });
  const isBusy = isBetween || generate.isMaking;

  useEffect(() => {
    if (shownStep.current === step || isBetween) return;
    shownStep.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [step, isBetween]);

  useEffect(() => {
    // The overlay took the focus away; after a refusal it returns to where it was.
    if (generate.problem) submit.current?.focus();
  }, [generate.problem]);

  const { models } = useShopConfig();
  const { title, lead } = stepTexts(step, draft.childName, models?.paints != null);
  return (
    <>
      <div
        className="wrap grid max-w-3xl gap-x-16 py-8 sm:py-14 lg:max-w-5xl lg:grid-cols-[1fr_16rem]"
        inert={isBusy}
      >
        <div className="min-w-0">
          <StepIndicator step={step} />
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (!isBusy) next();
            }}
            className="mt-8 grid animate-fade gap-8 sm:mt-12"
            key={step}
          >
            <div>
              <h1 ref={heading} tabIndex={-1} className="text-3xl sm:text-[2.6rem]">
                {title}
              </h1>
              <p className="mt-3 text-ink-soft text-lg">{lead}</p>
            </div>
            <StepContent
              step={step}
              draft={draft}
              photo={photo}
              upload={upload}
              onChange={(part) => {
                forgive();
                onChange(part);
              }}
              error={hasFailed ? (complaint(draft, photo) ?? undefined) : undefined}
            />
            {generate.problem && (
              <p className="rounded-md bg-alarm-tint px-4 py-3 font-semibold text-alarm">
                {generate.problem}
              </p>
            )}
            <Button
              ref={submit}
              type="submit"
              size="large"
              className="w-full sm:w-auto sm:min-w-48 sm:justify-self-end"
              disabled={upload.isUploading || (step === 4 && !photo?.photoUrl)}
              busy={generate.isAsking}
            >
              {isLast ? 'Generate My Book' : 'Next'}
            </Button>
          </form>
        </div>
        <CoverSoFar draft={draft} />
      </div>
      {isBusy && <MagicOverlay firstFact={step - 1} />}
    </>
  );
};
