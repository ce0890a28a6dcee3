import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useReturnFocus } from './use-return-focus.ts';

const WIDTHS = { narrow: 'max-w-md', wide: 'max-w-2xl' } as const;

/** A dialog over the page: focus stays inside, Escape closes it, focus returns to where it was. */
export const Dialog = ({
  onClose,
  title,
  description,
  width = 'narrow',
  children,
}: {
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly width?: keyof typeof WIDTHS;
  readonly children: ReactNode;
}) => {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 overflow-y-auto bg-bramble/45">
          <div className="grid min-h-full items-start justify-items-center p-3 pt-[8vh]">
            <Radix.Content
              onCloseAutoFocus={returnFocus}
              {...(!description && { 'aria-describedby': undefined })}
              className={classNames(
                'relative w-full rounded-md bg-sheet p-5 shadow-lifted',
                WIDTHS[width],
              )}
            >
              <Radix.Title className="pr-8 text-lg">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-ink-soft">{description}</Radix.Description>
              )}
              <div className="mt-4">{children}</div>
              <Radix.Close
                aria-label="Close"
                className="absolute top-3 right-3 grid size-8 place-items-center rounded-sm text-ink-soft hover:bg-ink/8 hover:text-ink"
              >
                <X className="size-4" aria-hidden="true" />
              </Radix.Close>
            </Radix.Content>
          </div>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
};

/** The row of buttons that ends a dialog. */
export const DialogActions = ({ children }: { readonly children: ReactNode }) => (
  <div className="mt-4 flex flex-wrap justify-end gap-2">{children}</div>
);
