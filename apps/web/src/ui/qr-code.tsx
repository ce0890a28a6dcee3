/** Squares of quiet around a code, so that cameras find it. */
const QUIET = 4;

/** A QR code of its rows, `1` for a dark square, dark on white on every screen. */
export const QrCode = ({
  rows,
  label,
}: {
  readonly rows: readonly string[];
  readonly label: string;
}) => {
  const size = rows.length + 2 * QUIET;
  const squares = rows.flatMap((row, y) =>
    Array.from(row, (square, x) => (square === '1' ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto mb-3 size-52 rounded-sm border border-line bg-white"
    >
      <path d={squares.join('')} className="fill-black" />
    </svg>
  );
};
