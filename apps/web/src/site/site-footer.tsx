import { SCREENS } from '@bramblebook/contract/screen-routes';
import { Link } from 'wouter';
import { useShopConfig } from '../api/shop-config.ts';
import { BrandMark } from './brand-mark.tsx';

const ITEM = 'inline-flex min-h-11 items-center rounded-md px-2 hover:underline underline-offset-4';

/** The foot of every screen, with the line that names the owning company. */
export const SiteFooter = () => {
  const { brand, brandOwner, supportEmail } = useShopConfig();
  return (
    <footer className="on-dark bg-bramble text-paper-ink">
      <div className="wrap flex flex-col items-center gap-x-8 gap-y-4 py-8 text-center md:flex-row md:flex-wrap md:justify-between md:text-start">
        <div className="flex items-center gap-2.5 font-semibold font-serif text-xl">
          <BrandMark className="size-7" />
          {brand}
        </div>
        <nav aria-label="Footer" className="flex flex-wrap justify-center gap-x-3">
          <Link href={SCREENS.createBook} className={ITEM}>
            Create a book
          </Link>
          <Link href={SCREENS.help} className={ITEM}>
            Help and support
          </Link>
          <a href={`mailto:${supportEmail}`} className={ITEM}>
            {supportEmail}
          </a>
        </nav>
        <p className="text-[0.9375rem] text-paper-ink/85">
          © {new Date().getFullYear()} {brandOwner.replace(/\.$/, '')}. All rights reserved.
        </p>
      </div>
    </footer>
  );
};
