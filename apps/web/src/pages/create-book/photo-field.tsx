import { Camera, ImageUp } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button, buttonLook } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { DraftPhoto } from './draft.ts';
import type { usePhotoUpload } from './use-photo-upload.ts';

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;

const inMegabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(2)} MB`;

/** The photo: chosen, dropped here, or taken with the phone. */
export const PhotoField = ({
  photo,
  upload,
}: {
  readonly photo: DraftPhoto | null;
  readonly upload: PhotoUpload;
}) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file) upload.take(file);
  };
  const shoot = () => {
    const { current } = input;
    if (!current) return;
    current.capture = 'environment';
    current.click();
    current.removeAttribute('capture');
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file here is an extra for the mouse; the input inside does the same for everybody.
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
      className={classNames(
        'grid justify-items-center gap-5 rounded-xl border-2 border-dashed bg-sheet px-5 py-8 text-center transition-colors',
        isOver ? 'border-berry bg-berry-tint' : 'border-line-strong/70',
      )}
    >
      <input
        ref={input}
        id={id}
        type="file"
        name="photo"
        accept="image/*,.heic,.heif"
        aria-describedby={`${id}-about`}
        className="peer sr-only"
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {photo ? (
        <PhotoPreview photo={photo} />
      ) : (
        <ImageUp className="size-12 text-berry" strokeWidth={1.5} aria-hidden="true" />
      )}
      <div className="grid gap-1">
        {photo && (
          <p className="break-all font-semibold">
            {photo.name}{' '}
            <span className="font-normal text-ink-soft">({inMegabytes(photo.bytes)})</span>
          </p>
        )}
        <p id={`${id}-about`} className="text-[0.9375rem] text-ink-soft">
          {photo
            ? 'You can choose another one as often as you like. There is no size limit.'
            : 'Any kind of picture, from phone or camera. There is no size limit.'}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-3 peer-focus-visible:[&>label]:outline-3 peer-focus-visible:[&>label]:outline-berry peer-focus-visible:[&>label]:outline-offset-2">
        <label
          htmlFor={id}
          className={buttonLook({
            variant: photo ? 'outline' : 'secondary',
          })}
        >
          {photo ? 'Choose another photo' : 'Choose a photo'}
        </label>
        <Button variant="outline" onClick={shoot} className="pointer-fine:hidden">
          <Camera className="size-5" aria-hidden="true" />
          Take a photo
        </Button>
      </div>
      <p className="text-ink-soft text-sm pointer-coarse:hidden">
        or drop it anywhere in this frame
      </p>
      <UploadState photo={photo} upload={upload} />
    </div>
  );
};

/** How far the upload is, that it is done, or why the photo was refused. */
const UploadState = ({
  photo,
  upload,
}: {
  readonly photo: DraftPhoto | null;
  readonly upload: PhotoUpload;
}) => (
  <>
    <div aria-live="polite" className="w-full max-w-sm empty:hidden">
      {upload.isUploading && (
        <div className="grid gap-2">
          <p>Uploading your photo …</p>
          <Progress value={upload.share ?? 0} max={1} label="Upload of your photo" />
        </div>
      )}
      {!upload.isUploading && photo?.photoUrl && (
        <p className="font-semibold text-leaf-deep">Your photo is ready.</p>
      )}
    </div>
    {upload.refusal && (
      <p role="alert" className="font-semibold text-alarm">
        {upload.refusal}
      </p>
    )}
  </>
);

/** The chosen photo; a kind the browser cannot show (HEIC) is a quiet frame. */
export const PhotoPreview = ({
  photo,
  className,
}: {
  readonly photo: DraftPhoto;
  readonly className?: string | undefined;
}) => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(photo.blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo.blob]);
  return (
    <Picture
      src={url}
      alt="The photo you chose"
      className={classNames('rounded-lg shadow-paper', className ?? 'w-48')}
    />
  );
};
