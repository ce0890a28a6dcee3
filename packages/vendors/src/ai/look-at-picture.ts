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

const unusable = (finding: string) => ({ ok: false, findings: [finding] }) as const;

/** A page measured by its colours and the hero's head, and looked at by the judge. */
const lookAtPage = async (
  { judge, compareHeads }: Jury,
  shown: Shown & { readonly page: number },
  bytes: Uint8Array,
  sheet: Uint8Array,
): Promise<Pick<Looked, 'findings' | 'wrongPart' | 'measures'>> => {
  const { bookId, page, figures, references, isDim } = shown;
  const measured = await measurePicture(bytes, sheet);
  const heroColours = isDim ? null : measured.heroColours;
  const seen = await judge?.judge({ bookId, page, figures, picture: bytes, references });
  const seenAt = seen?.head ?? null;
  const isHidden = seen ? seenAt === null : isDim;
  const toCompare = { bookId, page, picture: bytes, sheet, seenAt };
  const head = isHidden ? null : ((await compareHeads?.(toCompare)) ?? null);
  const counted = seen?.figuresSeen ?? null;
  const isOther = heroColours !== null && heroColours < LEAST_HERO_COLOURS;
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
    ],
    // Colours are wrong all over: a part alone cannot be repaired then.
    wrongPart: isOther ? null : (seen?.wrongPart ?? wrongHead),
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
