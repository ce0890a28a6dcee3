import { awayFrom, type Hand, MOST_AWAY } from '@bramblebook/contract/book-hand';
import type { PictureMeasures } from '@bramblebook/contract/picture-measures';
import { checkPicture } from './check-picture.ts';
import type { CompareHeads } from './compare-heads.ts';
import { measurePicture } from './measure-picture.ts';
import type { Moderate } from './model-moderation.ts';
import type { Part } from './part-of-picture.ts';
import type { PictureJudge } from './picture-judge.ts';

/** Who looks at what a model painted. */
export interface Jury {
  readonly judge: PictureJudge | null;
  readonly compareHeads: CompareHeads | null;
  readonly moderate: Moderate | null;
}

/** What a picture is looked at for. */
export interface Shown {
  readonly bookId: string;
  readonly page: number | null;
  /** How many people and creatures it shows; null for a sheet, which shows one many times. */
  readonly figures: number | null;
  readonly sidePx: number;
  /** What it was painted by, the hero's sheet first. */
  readonly references: readonly Uint8Array[];
  /** Whether night or mist covers the colours, so that they say nothing. */
  readonly isDim: boolean;
  /** The hand of the book's other pages; null where it is not compared. */
  readonly bookHand: Hand | null;
}

/** A picture that can be shown, with what is still wrong with it. */
export interface Looked {
  readonly bytes: Uint8Array;
  readonly widthPx: number;
  readonly findings: readonly string[];
  readonly wrongPart: Part | null;
  readonly measures: PictureMeasures | null;
}

/** Less of the sheet's colours than this is another child, or other clothes. */
const LEAST_HERO_COLOURS = 0.5;

/** Whether a head is another child's. */
const isOtherHead = (head: PictureMeasures['head']): boolean => !!head && head.away > head.most;

/** In which way a page is farthest from the hand of its book, in words for the painter; null where it is near enough. */
const handFinding = (book: Hand | null, hand: Hand): string | null => {
  if (!book || awayFrom(book, hand) <= MOST_AWAY) return null;
  const ways = [
    { by: (hand.lightness - book.lightness) / 2, more: 'lighter', less: 'darker' },
    { by: hand.chroma - book.chroma, more: 'fuller in colour', less: 'paler in colour' },
    { by: hand.texture - book.texture, more: 'busier in its strokes', less: 'flatter' },
  ];
  const told = ways
    .filter(({ by }) => Math.abs(by) > MOST_AWAY / 2)
    .map(({ by, more, less }) => (by > 0 ? more : less));
  return `The page is in another hand than the other pages of the book: it is ${told.join(' and ')} than they are.`;
};

const unusable = (finding: string) => ({ ok: false, findings: [finding] }) as const;

/** A page measured by its colours and the hero's head, and looked at by the judge. */
const lookAtPage = async (
  { judge, compareHeads }: Jury,
  shown: Shown & { readonly page: number },
  bytes: Uint8Array,
  sheet: Uint8Array,
): Promise<Pick<Looked, 'findings' | 'wrongPart' | 'measures'>> => {
  const { bookId, page, figures, references, isDim, bookHand } = shown;
  const measured = await measurePicture(bytes, sheet);
  const heroColours = isDim ? null : measured.heroColours;
  const seen = await judge?.judge({ bookId, page, figures, picture: bytes, references });
  const seenAt = seen?.head ?? null;
  const isHidden = seen ? seenAt === null : isDim;
  const toCompare = { bookId, page, picture: bytes, sheet, seenAt };
  const head = isHidden ? null : ((await compareHeads?.(toCompare)) ?? null);
  const counted = seen?.figuresSeen ?? null;
  const isOther = heroColours !== null && heroColours < LEAST_HERO_COLOURS;
  // What night and mist take of colour and light says nothing of the hand.
  const otherHand = handFinding(isDim ? null : bookHand, measured.hand);
  const wrongHead = isOtherHead(head) && seen?.findings.length === 0 ? seenAt : null;
  return {
    findings: [
      ...(isOther
        ? ['The hero’s colours of skin, hair and clothes are not those of the character sheet.']
        : []),
      ...(isOtherHead(head)
        ? [
            'The hero’s head is not that of the character sheet: face and hair stay the same child’s.',
          ]
        : []),
      ...(seen?.findings ?? []),
      ...(otherHand === null ? [] : [otherHand]),
    ],
    // Colours and style are wrong all over: a part alone cannot be repaired then.
    wrongPart: isOther || otherHand !== null ? null : (seen?.wrongPart ?? wrongHead),
    measures: {
      heroColours,
      figures: counted === null || figures === null ? null : { seen: counted, wanted: figures },
      isSameChild: seen?.isSameChild ?? null,
      isSameClothes: seen?.isSameClothes ?? null,
      head,
      hand: measured.hand,
    },
  };
};

/**
 * Looks at what a model answered before anybody believes it: that it is a picture, of its
 * size and not blank; that a child may see it; and, for a page, that it shows the hero of
 * the sheet and as many figures as it should.
 */
export const lookAtPicture = async (
  jury: Jury,
  shown: Shown,
  bytes: Uint8Array,
): Promise<{ ok: true; looked: Looked } | { ok: false; findings: readonly string[] }> => {
  const check = await checkPicture(bytes, shown.sidePx);
  if (!check.ok) return unusable(check.finding);
  const { bookId, page } = shown;
  const allowed = await jury.moderate?.({ bookId, page, picture: bytes });
  if (allowed && !allowed.ok) return unusable('The picture is not fit for a children’s book.');
  const { widthPx } = check;
  const [sheet] = shown.references;
  const nothing = { findings: [], wrongPart: null, measures: null };
  const found =
    page !== null && sheet ? await lookAtPage(jury, { ...shown, page }, bytes, sheet) : nothing;
  return { ok: true, looked: { bytes, widthPx, ...found } };
};
