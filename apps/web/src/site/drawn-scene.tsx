import type { SampleName } from '../content/sample-names.ts';

/** Colours of a scene from far to near, and the one warm thing in it. */
interface Palette {
  readonly sky: string;
  readonly glow: string;
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly warm: string;
}

const PALETTES: Record<SampleName, Palette> = {
  forest: {
    sky: '#594170',
    glow: '#e9a66b',
    far: '#4a4670',
    middle: '#2f3c55',
    near: '#1b2338',
    warm: '#ffc866',
  },
  ocean: {
    sky: '#7cc0c4',
    glow: '#d9efd9',
    far: '#4c9aa8',
    middle: '#2b6f86',
    near: '#164863',
    warm: '#f7b267',
  },
  space: {
    sky: '#28214f',
    glow: '#6a4a92',
    far: '#453878',
    middle: '#2f2a5e',
    near: '#191538',
    warm: '#ffd76e',
  },
  meadow: {
    sky: '#bfe0e6',
    glow: '#fff2c4',
    far: '#9cc79a',
    middle: '#68a261',
    near: '#3b6f3f',
    warm: '#d84a4a',
  },
  castle: {
    sky: '#c88aa5',
    glow: '#fbd3a4',
    far: '#94688f',
    middle: '#653f6f',
    near: '#3b2450',
    warm: '#ffd36b',
  },
  snow: {
    sky: '#a9c3de',
    glow: '#f4e6e2',
    far: '#c9d9ea',
    middle: '#e3ecf5',
    near: '#f8fbff',
    warm: '#c33b52',
  },
};

const MOTIFS: Record<SampleName, (palette: Palette) => React.ReactNode> = {
  forest: ({ near, middle, warm }) => (
    <>
      {[40, 96, 292, 352].map((x, i) => (
        <path
          key={x}
          d={`M${x} 400V${150 - i * 14}l-34 70h14l-30 62h18l-36 70h136l-36-70h18l-30-62h14Z`}
          fill={i % 2 ? near : middle}
        />
      ))}
      <circle cx="204" cy="306" r="62" fill={warm} opacity="0.28" />
      <path d="M190 290h28l5 34h-38Zm4-8h20v8h-20Z" fill={warm} />
    </>
  ),
  ocean: ({ near, warm }) => (
    <>
      <ellipse cx="205" cy="222" rx="74" ry="46" fill={near} />
      <path
        d="M272 214c24-16 46-10 52 4 3 14-24 24-54 18ZM150 250c-34 12-52 40-50 58 28-4 56-22 74-46Zm96 4c20 22 44 30 62 28-4-24-24-44-46-50Z"
        fill={near}
      />
      <path d="m166 214 39-26 39 26-14 34h-50Z" fill={warm} opacity="0.85" />
    </>
  ),
  space: ({ glow, warm }) => (
    <>
      {[
        [62, 70],
        [128, 40],
        [318, 62],
        [352, 150],
        [48, 190],
        [226, 96],
        [276, 196],
        [150, 148],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={x && x % 4 === 0 ? 3 : 2} fill="#fff" opacity="0.85" />
      ))}
      <circle cx="300" cy="120" r="46" fill={glow} />
      <path d="m128 172 10 24 26 2-20 17 6 25-22-13-22 13 6-25-20-17 26-2Z" fill={warm} />
    </>
  ),
  meadow: ({ warm, glow }) => (
    <>
      <circle cx="316" cy="82" r="38" fill={glow} />
      <path d="m150 92 52 34-30 54-54-32Z" fill={warm} />
      <path d="M172 180c6 40 30 66 26 120" fill="none" stroke="#fff" strokeWidth="2.5" />
    </>
  ),
  castle: ({ near, warm }) => (
    <>
      <path
        d="M104 330V176l26-50 26 50v34h40v-66l28-56 28 56v66h36v-28l22-42 22 42v148Z"
        fill={near}
      />
      {[
        [126, 196],
        [220, 168],
        [220, 224],
        [306, 208],
        [168, 246],
        [268, 246],
      ].map(([x, y]) => (
        <path key={`${x}-${y}`} d={`M${x} ${y}h9v16h-9Z`} fill={warm} />
      ))}
    </>
  ),
  snow: ({ warm }) => (
    <>
      {[
        [70, 60],
        [140, 110],
        [230, 54],
        [320, 96],
        [360, 190],
        [40, 170],
        [190, 180],
        [280, 160],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="4" fill="#fff" />
      ))}
      <path
        d="M150 316h92c16 0 20-14 12-22M164 316v-14m64 14v-14m-78-6h88"
        fill="none"
        stroke={warm}
        strokeWidth="8"
        strokeLinecap="round"
      />
    </>
  ),
};

/** A simple drawn scene in the shop's manner: sky with a glow, three planes, one warm thing. */
export const DrawnScene = ({ name, alt }: { readonly name: SampleName; readonly alt: string }) => {
  const palette = PALETTES[name];
  const glow = `glow-${name}`;
  return (
    <svg
      viewBox="0 0 400 400"
      className="size-full"
      preserveAspectRatio="xMidYMid slice"
      {...(alt ? { role: 'img' } : { 'aria-hidden': true })}
    >
      <title>{alt || 'A painted scene'}</title>
      <defs>
        <radialGradient id={glow} cx="0.5" cy="0.62" r="0.62">
          <stop offset="0" stopColor={palette.glow} />
          <stop offset="1" stopColor={palette.sky} />
        </radialGradient>
      </defs>
      <path d="M0 0h400v400H0Z" fill={`url(#${glow})`} />
      <path d="M0 262c60-34 118-30 176-8s140 20 224-22v168H0Z" fill={palette.far} />
      <path d="M0 312c74-30 138-16 200 0s132 14 200-18v106H0Z" fill={palette.middle} />
      {MOTIFS[name](palette)}
      <path d="M0 356c90-30 160-10 228 0s116 2 172-16v60H0Z" fill={palette.near} />
    </svg>
  );
};
