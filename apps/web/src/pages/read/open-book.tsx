import './page-turn.css';
import type { BookPageProps } from '../../book/book-page.tsx';
import { centring, Half, Spread } from '../../book/spread.tsx';
import type { FacingPages } from '../../book/spreads.ts';
import { classNames } from '../../ui/class-names.ts';

type Page = Omit<BookPageProps, 'page'>;

export interface Turn {
  readonly from: FacingPages;
  readonly to: FacingPages;
  readonly direction: 'next' | 'previous';
}

/** What lies under the turning leaf. */
const under = ({ from, to, direction }: Turn): FacingPages =>
  direction === 'next'
    ? { left: from.left, right: to.right }
    : { left: to.left, right: from.right };

/** The open book; while a turn is under way a leaf with the old page on its front swings over. */
export const OpenBook = ({
  spread,
  turn,
  onTurned,
  page,
}: {
  readonly spread: FacingPages;
  readonly turn: Turn | null;
  readonly onTurned: () => void;
  readonly page: Page;
}) => (
  <div
    className={classNames(
      'relative transition-transform duration-700 [perspective:2400px]',
      centring(spread),
    )}
  >
    <Spread {...page} eager spread={turn ? under(turn) : spread} className="drop-shadow-2xl" />
    {turn && <Leaf turn={turn} onTurned={onTurned} page={page} />}
  </div>
);

const Leaf = ({ turn, onTurned, page }: { turn: Turn; onTurned: () => void; page: Page }) => {
  const next = turn.direction === 'next';
  const front = next ? turn.from.right : turn.from.left;
  const back = next ? turn.to.left : turn.to.right;
  const sides = next ? (['right', 'left'] as const) : (['left', 'right'] as const);
  return (
    <div
      aria-hidden="true"
      onAnimationEnd={(event) => event.animationName === 'turn' && onTurned()}
      className={classNames(
        'leaf absolute top-0 aspect-square w-1/2',
        next ? 'leaf-next left-1/2' : 'leaf-previous left-0',
      )}
    >
      <div className="absolute inset-0">
        <Half {...page} wordsBelow="never" page={front} opposite={null} side={sides[0]} />
      </div>
      <div className="absolute inset-0 [transform:rotateY(180deg)]">
        <Half {...page} wordsBelow="never" page={back} opposite={null} side={sides[1]} />
      </div>
    </div>
  );
};
