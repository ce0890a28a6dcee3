import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { classNames } from './class-names.ts';
import {
  dismissToast,
  TOAST_MS,
  TOAST_SWIPE_PX,
  type ToastContent,
  useToasts,
} from './show-toast.ts';

const LOOKS: Record<NonNullable<ToastContent['tone']>, string> = {
  plain: 'border-line bg-sheet text-ink',
  success: 'border-leaf/40 bg-leaf-tint text-leaf-deep',
  destructive: 'border-alarm bg-alarm text-white on-dark',
  activity: 'border-line bg-sheet text-ink',
};

/** The place where toasts appear: on top on phones, bottom right on larger screens. F8 moves focus here. */
export const Toaster = () => {
  const toasts = useToasts();
  return (
    <Radix.Provider duration={TOAST_MS} swipeDirection="right" swipeThreshold={TOAST_SWIPE_PX}>
      {toasts.map(({ id, open, title, description, tone = 'plain', emoji }) => (
        <Radix.Root
          key={id}
          open={open}
          onOpenChange={(next) => !next && dismissToast(id)}
          type={tone === 'activity' ? 'background' : 'foreground'}
          className={classNames(
            'pointer-events-auto flex items-start gap-3.5 rounded-lg border py-3.5 pr-2 pl-4 shadow-lifted',
            'data-[state=open]:animate-rise data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:translate-x-full data-[swipe=end]:transition-transform',
            LOOKS[tone],
          )}
        >
          {tone === 'destructive' && (
            <CircleAlert className="mt-1 size-5 shrink-0" aria-hidden="true" />
          )}
          {tone === 'success' && (
            <CircleCheck className="mt-1 size-5 shrink-0" aria-hidden="true" />
          )}
          {emoji && (
            <span className="pt-0.5 text-2xl leading-none" aria-hidden="true">
              {emoji}
            </span>
          )}
          <div className="grid min-w-0 grow gap-0.5 self-center">
            <Radix.Title className="font-semibold leading-snug">{title}</Radix.Title>
            {description && (
              <Radix.Description
                className={classNames(
                  'break-words text-[0.9375rem] leading-snug',
                  (tone === 'plain' || tone === 'activity') && 'text-ink-soft',
                )}
              >
                {description}
              </Radix.Description>
            )}
          </div>
          <Radix.Close
            aria-label="Close"
            className="-my-1.5 grid size-11 shrink-0 place-items-center rounded-md opacity-80 hover:bg-ink/8 hover:opacity-100"
          >
            <X className="size-4" aria-hidden="true" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        className="pointer-events-none fixed inset-x-0 top-0 z-[60] m-0 flex max-h-dvh w-full list-none flex-col-reverse gap-3 p-4 sm:inset-x-auto sm:top-auto sm:right-0 sm:bottom-0 sm:flex-col md:max-w-[420px]"
      />
    </Radix.Provider>
  );
};
