import { classNames } from '../ui/class-names.ts';

/** The bramble berry, the shop's sign. */
export const BrandMark = ({ className }: { readonly className?: string | undefined }) => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className={classNames('shrink-0', className)}>
    <path d="M16 9.500c0-3.5 2-6 5.5-7C21.8 6 20 8.6 16.5 9.800Z" fill="#4d8353" />
    <path d="M15.6 9.600C13 9.6 10.5 8.2 9.6 5.400c3.4-.4 5.6 1.2 6 4.200Z" fill="#6fa06c" />
    <g fill="#b52d70">
      <circle cx="11.5" cy="13.7" r="4.2" />
      <circle cx="20.5" cy="13.7" r="4.2" />
      <circle cx="8.9" cy="19.5" r="4.2" />
      <circle cx="23.1" cy="19.5" r="4.2" />
      <circle cx="12.5" cy="25" r="4.2" />
      <circle cx="19.5" cy="25" r="4.2" />
    </g>
    <circle cx="16" cy="18.6" r="5" fill="#8e1a54" />
    <g fill="#fff" opacity="0.55">
      <circle cx="10.4" cy="12.4" r="1" />
      <circle cx="19.4" cy="12.4" r="1" />
      <circle cx="14.6" cy="17" r="1.2" />
      <circle cx="7.9" cy="18.3" r="1" />
    </g>
  </svg>
);
