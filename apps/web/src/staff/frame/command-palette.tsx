import { screenPath } from '@bramblebook/contract/screen-routes';
import { staffApi } from '@bramblebook/contract/staff-api';
import { Command } from 'cmdk';
import { BookOpen, type LucideIcon, Package, UserRound } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useDeferredValue, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { queryOf } from '../../api/query-client.ts';
import { keepPreviousData, useQuery } from '../../api/use-query.ts';
import { useReturnFocus } from '../kit/use-return-focus.ts';
import { NAVIGATION } from './navigation.ts';

const KINDS: Readonly<
  Record<
    'order' | 'customer' | 'book',
    { heading: string; Icon: LucideIcon; pathTo: (id: string) => string }
  >
> = {
  order: {
    heading: 'Orders',
    Icon: Package,
    pathTo: (orderId) => screenPath('adminOrder', { orderId }),
  },
  customer: {
    heading: 'Customers',
    Icon: UserRound,
    pathTo: (userId) => screenPath('adminCustomer', { userId }),
  },
  book: {
    heading: 'Books',
    Icon: BookOpen,
    pathTo: (bookId) => screenPath('adminBook', { bookId }),
  },
};
const GROUP =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-soft [&_[cmdk-group-heading]]:text-xs';
const ITEM =
  'mx-1.5 flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1 data-[selected=true]:bg-berry-tint data-[selected=true]:text-berry-deep';

/** Jumps to any order, customer, book or screen by a few letters. */
const CommandPalette = ({ onClose }: { readonly onClose: () => void }) => {
  const [typed, setTyped] = useState('');
  const [, navigate] = useLocation();
  const q = useDeferredValue(typed.trim());
  const { data, isPending, isPlaceholderData, isError } = useQuery({
    ...queryOf(staffApi.find, { query: { q } }),
    staleTime: 10_000,
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const returnFocus = useReturnFocus();
  const hasGone = useRef(false);
  const go = (path: string) => {
    hasGone.current = true;
    onClose();
    navigate(path);
  };
  const found = q === '' ? [] : (data?.found ?? []);
  const screens = NAVIGATION.filter(({ label }) => label.toLowerCase().includes(q.toLowerCase()));
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-bramble/45" />
        <Radix.Content
          onCloseAutoFocus={(event) =>
            hasGone.current ? event.preventDefault() : returnFocus(event)
          }
          aria-describedby={undefined}
          className="fixed inset-x-3 top-[10vh] z-40 mx-auto max-w-xl overflow-hidden rounded-md bg-sheet shadow-lifted"
        >
          <Radix.Title className="sr-only">Find</Radix.Title>
          <Command shouldFilter={false} label="Find">
            <Command.Input
              value={typed}
              onValueChange={setTyped}
              maxLength={200}
              placeholder="Order, customer, book, tracking number or screen"
              className="h-12 w-full border-line border-b bg-transparent px-4 text-base placeholder:text-ink-soft focus-visible:outline-none"
            />
            <Command.List label="Found" className="max-h-[55vh] overflow-y-auto py-1.5">
              <Command.Empty className="px-4 py-6 text-center text-ink-soft">
                {emptyWords({
                  isSearching: q !== '' && (isPending || isPlaceholderData),
                  isError,
                })}
              </Command.Empty>
              {(['order', 'customer', 'book'] as const).map((kind) => (
                <FoundGroup key={kind} kind={kind} found={found} onGo={go} />
              ))}
              {screens.length > 0 && (
                <Command.Group heading="Screens" className={GROUP}>
                  {screens.map(({ label, path, Icon, keys }) => (
                    <Command.Item
                      key={path}
                      value={path}
                      onSelect={() => go(path)}
                      className={ITEM}
                    >
                      <Icon className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
                      {label}
                      <span className="ml-auto flex gap-1" aria-hidden="true">
                        {keys.split(' ').map((key) => (
                          <kbd key={key}>{key}</kbd>
                        ))}
                      </span>
                    </Command.Item>
                  ))}
                </Command.Group>
              )}
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
export default CommandPalette;

const emptyWords = ({
  isSearching,
  isError,
}: {
  readonly isSearching: boolean;
  readonly isError: boolean;
}) => {
  if (isSearching) return 'Searching…';
  return isError ? 'The search could not be done. Please try again.' : 'Nothing found.';
};

const FoundGroup = ({
  kind,
  found,
  onGo,
}: {
  readonly kind: keyof typeof KINDS;
  readonly found: readonly { kind: string; id: string; title: string; detail: string }[];
  readonly onGo: (path: string) => void;
}) => {
  const { heading, Icon, pathTo } = KINDS[kind];
  const own = found.filter((one) => one.kind === kind);
  return own.length === 0 ? null : (
    <Command.Group heading={heading} className={GROUP}>
      {own.map(({ id, title, detail }) => (
        <Command.Item key={id} value={id} onSelect={() => onGo(pathTo(id))} className={ITEM}>
          <Icon className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
          <span className="truncate">{title}</span>
          <span className="ml-auto truncate text-ink-soft text-xs">{detail}</span>
        </Command.Item>
      ))}
    </Command.Group>
  );
};
