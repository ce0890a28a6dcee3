import type {
  ChosenOutline,
  Outline,
  StoryIdea,
  StoryOutlines,
} from '@bramblebook/contract/story-outline';
import { useId } from 'react';
import { chosenFrom, sentencePieces, withRole } from './correct-outline.ts';
import { RoleChip } from './role-chip.tsx';
import { quoted, tellsOnly } from './tells-only.ts';
import { useOutlines } from './use-outlines.ts';

/**
 * How the storyteller understands an idea (decision D12): one sentence, its parts to be
 * corrected, filled or taken out, and other readings to choose from. Nothing is shown
 * where there is nothing to say; nothing waits for it.
 */
export const StoryOutline = ({
  idea,
  onCorrect,
}: {
  readonly idea: StoryIdea;
  readonly onCorrect: (outline: ChosenOutline) => void;
}) => {
  const titleId = useId();
  const read = useOutlines(idea);
  const [outline, ...others] = read?.outlines ?? [];
  if (!read || !outline) return null;
  return (
    <section
      aria-labelledby={titleId}
      className="grid animate-fade gap-4 rounded-lg border border-line bg-paper-deep/60 p-4 sm:p-5"
    >
      <div className="grid gap-1">
        <h3 id={titleId} className="font-sans font-semibold text-base">
          How we would tell it
        </h3>
        <p role="status" className="font-serif text-lg leading-snug">
          <Sentence sentence={outline.sentence} />
        </p>
        <LeftOut read={read} />
      </div>
      <Parts outline={outline} onCorrect={onCorrect} />
      {others.length > 0 && (
        <OtherReadings others={others} isOpen={read.tellsLittle === true} onCorrect={onCorrect} />
      )}
    </section>
  );
};

/** What no page would tell; plainly where that is most of the idea. */
const LeftOut = ({ read }: { readonly read: StoryOutlines }) => {
  const { unused, outlines, tellsLittle } = read;
  if (unused.length === 0) return null;
  if (!tellsLittle)
    return (
      <p className="text-[0.9375rem] text-ink-soft">
        Not in it yet: {unused.map(quoted).join(', ')}.
      </p>
    );
  const ownWords = outlines[0]?.roles.filter(({ value, ours }) => value !== '' && !ours) ?? [];
  return (
    <p className="rounded-md border border-line-strong/60 bg-sheet px-4 py-2.5">
      {tellsOnly(
        ownWords.map(({ value }) => value),
        unused,
      )}{' '}
      {outlines.length > 1 ? 'Look at the other ways to tell it, or say it' : 'Say it'} in other
      words.
    </p>
  );
};

const Sentence = ({ sentence }: { readonly sentence: string }) => (
  <>
    {sentencePieces(sentence).map(({ text, isRole }, i) =>
      isRole ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other name than their place
        <strong key={i} className="font-semibold text-berry-deep">
          {text}
        </strong>
      ) : (
        text
      ),
    )}
  </>
);

const Parts = ({
  outline,
  onCorrect,
}: {
  readonly outline: Outline;
  readonly onCorrect: (outline: ChosenOutline) => void;
}) => {
  // Nobody comes along second before somebody comes along.
  const shown = outline.roles.filter(
    ({ role, value }, i) => value !== '' || !/\d$/.test(role) || outline.roles[i - 1]?.value !== '',
  );
  return (
    <div className="grid gap-2">
      <ul aria-label="Parts of the story" className="flex flex-wrap gap-2">
        {shown.map((role) => (
          <li key={role.role} className="max-w-full">
            <RoleChip role={role} onChange={(value) => onCorrect(withRole(outline, role, value))} />
          </li>
        ))}
      </ul>
      {shown.some(({ ours }) => ours) && (
        <p className="text-ink-soft text-sm">
          What has a dashed edge is our suggestion. Press any part to say it your way.
        </p>
      )}
    </div>
  );
};

const OtherReadings = ({
  others,
  isOpen,
  onCorrect,
}: {
  readonly others: readonly Outline[];
  readonly isOpen: boolean;
  readonly onCorrect: (outline: ChosenOutline) => void;
}) => (
  <details className="group" open={isOpen}>
    <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-berry underline underline-offset-4">
      {others.length === 1 ? 'Another way to tell it' : `${others.length} other ways to tell it`}
    </summary>
    <ul className="mt-1 grid gap-2">
      {others.map((other) => (
        <li key={other.frame}>
          <button
            type="button"
            onClick={() => onCorrect(chosenFrom(other))}
            className="min-h-11 w-full rounded-md border border-line-strong/60 bg-sheet px-4 py-2.5 text-left font-serif leading-snug hover:border-berry"
          >
            <Sentence sentence={other.sentence} />
          </button>
        </li>
      ))}
    </ul>
  </details>
);
