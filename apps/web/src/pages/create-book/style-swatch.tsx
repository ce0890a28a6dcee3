import type { ArtStyle } from '@bramblebook/contract/reading';

/** The same small hill under the same sun, in the manner of each style. */
export const StyleSwatch = ({ artStyle }: { readonly artStyle: ArtStyle }) => (
  <svg
    viewBox="0 0 120 64"
    aria-hidden="true"
    className="aspect-[120/64] w-full sm:mb-2 rounded-md bg-paper-deep"
    preserveAspectRatio="xMidYMid slice"
  >
    <StyleArt artStyle={artStyle} />
  </svg>
);

/** The drawing alone, on 120 × 64. */
export const StyleArt = ({ artStyle }: { readonly artStyle: ArtStyle }) => SWATCHES[artStyle];

const SWATCHES: Record<ArtStyle, React.ReactNode> = {
  gouache: (
    <>
      <path d="M0 0h120v64H0Z" fill="#4f3b6b" />
      <ellipse cx="84" cy="34" rx="44" ry="30" fill="#e39a63" opacity="0.75" />
      <ellipse cx="84" cy="34" rx="24" ry="18" fill="#ffd488" opacity="0.8" />
      <circle cx="84" cy="30" r="10" fill="#fff1c9" />
      <path d="M0 44c24-14 44-10 66-2s36 6 54-4v26H0Z" fill="#3f4c6b" />
      <path d="M0 54c26-10 50-6 72-1s34 3 48-3v14H0Z" fill="#232c46" />
    </>
  ),
  watercolour: (
    <>
      <path d="M0 0h120v64H0Z" fill="#fdf8ee" />
      {[0, 3, 6, 9].map((shift) => (
        <path
          key={shift}
          d={`M${6 + shift} ${6 + shift / 2}c30-8 70-6 ${104 - shift * 2} 2v${34 - shift}c-40 6-70 2-${106 - shift * 2}-2Z`}
          fill="#8fb9cf"
          opacity="0.2"
        />
      ))}
      {[12, 10, 8].map((r) => (
        <circle key={r} cx="84" cy="26" r={r} fill="#f0b75c" opacity="0.35" />
      ))}
      {[0, 2, 4].map((shift) => (
        <path
          key={shift}
          d={`M0 ${44 + shift}c24-14 44-10 66-2s36 6 54-4v26H0Z`}
          fill="#6f9c6a"
          opacity="0.32"
        />
      ))}
    </>
  ),
  'cut-paper': (
    <>
      <path d="M0 0h120v64H0Z" fill="#f6d9b5" />
      <g fill="#2c1a35" opacity="0.22">
        <circle cx="86" cy="30" r="12" />
        <path d="m0 45 34-14 40 14 46-12v31H0Z" transform="translate(1.5 -2)" />
      </g>
      <circle cx="84" cy="27" r="12" fill="#d8484e" />
      <path d="m0 45 34-14 40 14 46-12v31H0Z" fill="#3c7a74" />
      <path
        d="m0 56 46-10 32 8 42-8v18H0Z"
        fill="#2c1a35"
        opacity="0.22"
        transform="translate(0 -2)"
      />
      <path d="m0 56 46-10 32 8 42-8v18H0Z" fill="#274e52" />
    </>
  ),
};
