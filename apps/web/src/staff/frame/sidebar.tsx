import { ROLE_LABELS } from '@bramblebook/contract/staff-roles';
import { LogOut, Menu, Search } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { classNames } from '../../ui/class-names.ts';
import { SENT_BRAND } from '../../ui/sent-brand.ts';
import { toast } from '../../ui/show-toast.ts';
import { leave } from '../session/leave.ts';
import { useMe } from '../session/use-me.ts';
import { isAt, NAVIGATION } from './navigation.ts';

const ENTRY =
  'flex h-9 w-full items-center gap-3 rounded-sm px-2.5 text-left font-medium text-paper-ink/85 hover:bg-white/8 hover:text-white max-sm:h-11';
const HERE = 'bg-white/12 text-white';

/** Where one can go: a column of words on wide screens, of signs on middling ones, a menu on phones. */
export const Sidebar = ({ onFind }: { readonly onFind: () => void }) => (
  <>
    <aside className="on-dark sticky top-0 flex h-dvh w-14 shrink-0 flex-col bg-rail px-2 py-3 text-paper-ink max-sm:hidden xl:w-52">
      <Brand />
      <Entries onFind={onFind} wordsAre="max-xl:sr-only" />
    </aside>
    <TopBar onFind={onFind} />
  </>
);

const Brand = () => (
  <p className="mb-3 flex h-9 items-center gap-2 px-2 font-semibold font-serif text-base text-white">
    <img src="/favicon.svg" alt="" className="size-6" />
    <span className="max-xl:sr-only">{SENT_BRAND.brand}</span>
  </p>
);

const TopBar = ({ onFind }: { readonly onFind: () => void }) => {
  const [isOpen, setOpen] = useState(false);
  const find = () => {
    setOpen(false);
    onFind();
  };
  return (
    <header className="on-dark sticky top-0 z-20 flex h-12 items-center justify-between bg-rail px-2 text-paper-ink sm:hidden">
      <Radix.Root open={isOpen} onOpenChange={setOpen}>
        <Radix.Trigger aria-label="Menu" className="grid size-11 place-items-center rounded-sm">
          <Menu className="size-5" aria-hidden="true" />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Overlay className="fixed inset-0 z-40 bg-bramble/45" />
          <Radix.Content
            aria-describedby={undefined}
            className="on-dark fixed inset-y-0 left-0 z-40 flex w-64 flex-col bg-rail p-3 text-paper-ink"
          >
            <Radix.Title className="mb-2 px-2 text-lg text-white">{SENT_BRAND.brand}</Radix.Title>
            <Entries onFind={find} onGo={() => setOpen(false)} wordsAre="" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      <span className="font-semibold font-serif text-white">{SENT_BRAND.brand}</span>
      <button
        type="button"
        aria-label="Find"
        onClick={onFind}
        className="grid size-11 place-items-center rounded-sm"
      >
        <Search className="size-5" aria-hidden="true" />
      </button>
    </header>
  );
};

const Entries = ({
  onFind,
  onGo,
  wordsAre,
}: {
  readonly onFind: () => void;
  readonly onGo?: () => void;
  /** Classes of the words beside the signs. */
  readonly wordsAre: string;
}) => {
  const [path, navigate] = useLocation();
  const me = useMe();
  const words = (content: ReactNode) => <span className={wordsAre}>{content}</span>;
  const signOut = () =>
    leave(navigate).catch(() =>
      toast({ tone: 'destructive', title: 'The shop could not be told that you left' }),
    );
  return (
    <>
      <button type="button" title="Find (Ctrl K)" className={ENTRY} onClick={onFind}>
        <Search className="size-4.5 shrink-0" aria-hidden="true" />
        {words('Find')}
        <span aria-hidden="true" className="ml-auto text-paper-ink/60 text-xs max-xl:hidden">
          Ctrl K
        </span>
      </button>
      <nav aria-label="Staff area" className="mt-2 grow overflow-y-auto">
        <ul className="grid gap-0.5">
          {NAVIGATION.map((entry) => (
            <li key={entry.path}>
              <Link
                href={entry.path}
                title={entry.label}
                className={classNames(ENTRY, isAt(entry, path) && HERE)}
                {...(isAt(entry, path) && { 'aria-current': 'page' as const })}
                {...(onGo && { onClick: onGo })}
              >
                <entry.Icon className="size-4.5 shrink-0" aria-hidden="true" />
                {words(entry.label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {me && (
        <p className={classNames('px-2.5 pb-1 text-paper-ink/75 text-xs', wordsAre)}>
          {me.username} · {ROLE_LABELS[me.role]}
        </p>
      )}
      <button type="button" title="Logout" className={ENTRY} onClick={signOut}>
        <LogOut className="size-4.5 shrink-0" aria-hidden="true" />
        {words('Logout')}
      </button>
    </>
  );
};
