import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { isOfToasts } from './draw-toasts.ts';

export interface DialogProps {
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** An open dialog, in the look of the shop. Pages use `Dialog`, which fetches this when one opens. */
export const DialogWindow = ({ onClose, title, description, children, className }: DialogProps) => (
  <Radix.Root open onOpenChange={(next) => !next && onClose()}>
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-50 animate-fade overflow-y-auto bg-bramble/65 backdrop-blur-[2px]">
        <div className="grid min-h-full place-items-center p-3 sm:p-6">
          <Radix.Content
            {...(!description && { 'aria-describedby': undefined })}
            onInteractOutside={(event) => isOfToasts(event.target) && event.preventDefault()}
            className={classNames(
              'relative w-full max-w-md animate-rise rounded-xl bg-sheet p-6 shadow-lifted sm:p-8',
              className,
            )}
          >
            <Radix.Title className="pr-10 text-2xl sm:text-[1.75rem]">{title}</Radix.Title>
            {description && (
              <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>
            )}
            {children}
            <Radix.Close
              aria-label="Close"
              className="absolute top-3 right-3 grid size-11 place-items-center rounded-md text-ink-soft hover:bg-ink/8 hover:text-ink"
            >
              <X className="size-5" aria-hidden="true" />
            </Radix.Close>
          </Radix.Content>
        </div>
      </Radix.Overlay>
    </Radix.Portal>
  </Radix.Root>
);
