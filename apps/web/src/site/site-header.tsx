import { isScreen, SCREENS } from '@bramblebook/contract/screen-routes';
import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useShopConfig } from '../api/shop-config.ts';
import { askToSignIn } from '../auth/ask-to-sign-in.ts';
import { useUser } from '../session/use-user.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { BrandMark } from './brand-mark.tsx';

/** Sections of the landing page that the bar leads to, by their ids. */
const SECTIONS = [
  { id: 'how-it-works', label: 'How it Works' },
  { id: 'social-proof', label: 'Examples' },
  { id: 'pricing', label: 'Pricing' },
] as const;
const ITEM =
  'inline-flex min-h-11 items-center rounded-md px-3 font-semibold text-ink hover:bg-ink/8 hover:text-berry-deep';

/** The bar on top of every screen. On small screens its items fold into a menu. */
export const SiteHeader = () => {
  const [path, navigate] = useLocation();
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const { brand } = useShopConfig();
  const isQuiet = isScreen(path, QUIET);

  useEffect(() => {
    const element = menu.current;
    // Whatever is chosen in it, it has served (in still pages wake-when-wanted.js sees to that).
    const close = () => element?.hidePopover();
    element?.addEventListener('click', close);
    return () => element?.removeEventListener('click', close);
  }, []);

  const signIn = async () => {
    const user = await askToSignIn('sign-in');
    if (user && !isQuiet) navigate(SCREENS.dashboard);
  };
  const items = (
    <>
      {!isQuiet &&
        SECTIONS.map(({ id, label }) => (
          <a
            key={id}
            href={path === SCREENS.landing ? `#${id}` : `${SCREENS.landing}#${id}`}
            className={ITEM}
          >
            {label}
          </a>
        ))}
      <Link href={SCREENS.help} className={ITEM}>
        Help
      </Link>
      <Account onSignIn={signIn} />
    </>
  );

  return (
    <header className="group sticky top-0 z-40 border-line border-b bg-paper/95 backdrop-blur-sm">
      <nav aria-label="Main" className="wrap flex min-h-16 items-center justify-between gap-4">
        <Link
          href={SCREENS.landing}
          className="inline-flex min-h-11 items-center gap-2.5 rounded-md font-semibold font-serif text-[1.45rem] tracking-tight"
        >
          <BrandMark className="size-8" />
          {brand}
        </Link>
        <div className="hidden items-center gap-1 lg:flex">{items}</div>
        <Button
          variant="quiet"
          size="icon"
          className="lg:hidden"
          popoverTarget={menuId}
          aria-label="Menu"
        >
          <Menu aria-hidden="true" className="group-has-[:popover-open]:hidden" />
          <X aria-hidden="true" className="not-group-has-[:popover-open]:hidden" />
        </Button>
      </nav>
      {/* The browser's own menu, which opens before any script is there. */}
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        className="wrap inset-x-0 top-16 m-0 max-w-none animate-fade flex-col gap-1 border-line border-y bg-paper pt-2 pb-5 text-ink shadow-lifted max-lg:open:flex lg:hidden"
      >
        {items}
      </div>
    </header>
  );
};

/** Screens where a parent is in the middle of something: the bar offers no way aside but help. */
const QUIET = {
  createBook: SCREENS.createBook,
  preview: SCREENS.preview,
  fullPreview: SCREENS.fullPreview,
  read: SCREENS.read,
  checkout: SCREENS.checkout,
} as const;

const Account = ({ onSignIn }: { readonly onSignIn: () => void }) => {
  const { user } = useUser();
  // Drawn for everybody, the page has both, and shows one of them by a mark of this browser.
  const isForEverybody = !useHydrated();
  return (
    <>
      {(user || isForEverybody) && (
        <ButtonLink
          href={SCREENS.dashboard}
          className={classNames('lg:ml-3', isForEverybody && 'if-signed-in')}
        >
          My Books
        </ButtonLink>
      )}
      {!user && (
        <Button
          data-signs-in=""
          onClick={onSignIn}
          className={classNames('lg:ml-3', isForEverybody && 'unless-signed-in')}
        >
          Login
        </Button>
      )}
    </>
  );
};
