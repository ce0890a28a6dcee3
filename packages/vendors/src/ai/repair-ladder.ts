import type { ModelPainting } from '@bramblebook/shop/ports/painter-model';
import { type Jury, type Looked, lookAtPicture, type Shown } from './look-at-picture.ts';
import { type Asked, type Brush, paintOnce } from './paint-once.ts';
import { maskOf } from './part-mask.ts';
import { type PicturePrompt, repairPrompt } from './picture-prompt.ts';

/** What is to be painted. */
export interface Subject extends Omit<Shown, 'sidePx' | 'references'> {
  readonly purpose: Asked['purpose'];
  readonly seed: number;
  /** Names the picture over all runs of its job. */
  readonly name: string;
  readonly prompt: PicturePrompt;
  readonly style: Parameters<typeof repairPrompt>[0]['style'];
}

/** The rungs: painted, asked again with the finding, repaired under a mask, painted anew from another seed. */
const MOST_TRIES = 4;
const GOLDEN_STEP = 0x9e3779b9;

interface Best {
  readonly looked: Looked;
  readonly seed: number;
  readonly tries: number;
}

/** What is known after some tries. */
interface Progress {
  readonly tries: number;
  readonly best: Best | null;
  /** Of the last try. */
  readonly found: readonly string[];
}

const withFindings = (text: string, found: readonly string[]): string =>
  found.length > 0 ? `${text}\n\nThe last picture was sent back: ${found.join(' ')}` : text;

/** The repair of the best version so far under a mask; null where that is not possible. */
const maskedRepair = async (
  { facts, sidePx }: Brush,
  { prompt, style }: Subject,
  { best }: Progress,
): Promise<Pick<Asked, 'text' | 'references' | 'mask'> | null> => {
  const [sheet] = prompt.references;
  const part = best?.looked.wrongPart;
  if (!facts?.can?.includes('mask') || !best || !part || !sheet) return null;
  const { bytes, findings } = best.looked;
  return { ...repairPrompt({ style, sheet }, bytes, findings), mask: await maskOf(part, sidePx) };
};

const nextTry = async (brush: Brush, subject: Subject, progress: Progress): Promise<Asked> => {
  const { bookId, page, prompt, name } = subject;
  const { tries, found } = progress;
  const repair = tries === 2 ? await maskedRepair(brush, subject, progress) : null;
  return {
    bookId,
    page,
    references: prompt.references,
    text: withFindings(prompt.text, found),
    ...repair,
    purpose: tries === 0 ? subject.purpose : 'repair_page',
    // The first answer is asked for again as it was, later ones from other seeds.
    seed: tries < 2 || repair ? subject.seed : (subject.seed + (tries - 1) * GOLDEN_STEP) >>> 0,
    onceAs: `${name} ${tries}`,
  };
};

const headAway = ({ measures }: Looked): number | null => measures?.head?.away ?? null;

/** Whether a new version takes the place of the best so far: fewer findings, or nearer to the sheet. */
const isBetter = async (
  { judge }: Jury,
  { bookId, page, prompt }: Subject,
  best: Looked,
  fresh: Looked,
): Promise<boolean> => {
  if (fresh.findings.length !== best.findings.length)
    return fresh.findings.length < best.findings.length;
  const [sheet] = prompt.references;
  if (!sheet) return false;
  if (!judge) {
    const [away, awayBefore] = [headAway(fresh), headAway(best)];
    return away !== null && awayBefore !== null && away < awayBefore;
  }
  return judge.prefers({ bookId, page, sheet, old: best.bytes, new: fresh.bytes });
};

const judged = async (
  jury: Jury,
  subject: Subject,
  progress: Progress,
  answer: { readonly bytes: Uint8Array; readonly seed: number; readonly sidePx: number },
): Promise<Progress> => {
  const shown = { ...subject, sidePx: answer.sidePx, references: subject.prompt.references };
  const look = await lookAtPicture(jury, shown, answer.bytes);
  const tries = progress.tries + 1;
  if (!look.ok) return { tries, best: progress.best, found: look.findings };
  const { looked } = look;
  const { best } = progress;
  const fresh = { looked, seed: answer.seed, tries };
  const isKept = !best || (await isBetter(jury, subject, best.looked, looked));
  return { tries, best: isKept ? fresh : best, found: looked.findings };
};

/** The best version, with the tries that it took in all; what is no picture at all is never given. */
const outcomeOf = (
  { best, tries, found }: Progress,
  reason: Extract<ModelPainting, { ok: false }>['reason'],
): ModelPainting => {
  if (!best) return { ok: false, reason, tries, findings: found };
  const { bytes, widthPx, findings, measures } = best.looked;
  return { ok: true, picture: { bytes, widthPx, seed: best.seed, tries, findings, measures } };
};

/**
 * Has a picture painted until nothing is found, within the tries and the budget. The version
 * with the fewest findings is kept.
 */
export const paintUntilGood = async (
  brush: Brush,
  jury: Jury,
  subject: Subject,
): Promise<ModelPainting> => {
  let progress: Progress = { tries: 0, best: null, found: [] };
  while (progress.tries < MOST_TRIES) {
    const asked = await nextTry(brush, subject, progress);
    const answer = await paintOnce(brush, asked);
    if (!answer.ok && answer.reason !== 'unusable')
      return outcomeOf({ ...progress, tries: progress.tries + 1 }, answer.reason);
    const bytes = answer.ok ? answer.value : new Uint8Array();
    const { sidePx } = brush;
    progress = await judged(jury, subject, progress, { bytes, seed: asked.seed, sidePx });
    if (progress.best && progress.best.looked.findings.length === 0) break;
  }
  return outcomeOf(progress, 'not_good_enough');
};
