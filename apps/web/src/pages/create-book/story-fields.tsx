import { READING_AGES } from '@bramblebook/contract/reading';
import { TEXT_LIMITS } from '@bramblebook/contract/text-limits';
import { useShopConfig } from '../../api/shop-config.ts';
import { StyleChoice } from '../../book/style-choice.tsx';
import { ideaWords } from '../../content/model-words.ts';
import { IDEAS, READING_AGE_LABELS } from '../../content/wizard-texts.ts';
import { Choice } from '../../ui/choice.tsx';
import { TextareaField } from '../../ui/field.tsx';
import { DraftOutline } from './draft-outline.tsx';
import type { EntryProps } from './entry-props.ts';

/** Where the idea goes, said where it is written. */
const ModelNote = () => {
  const words = ideaWords(useShopConfig().models);
  return words && <p className="text-[0.9375rem] text-ink-soft">{words}</p>;
};

/** The idea, the reading age and the picture style; all of them may be left as they are. */
export const StoryFields = ({ draft, onChange, error }: EntryProps) => (
  <div className="grid gap-8">
    <div className="grid gap-3">
      <TextareaField
        label="Story idea (optional)"
        name="storyDescription"
        maxLength={TEXT_LIMITS.idea}
        value={draft.storyDescription}
        onChange={(event) => onChange({ storyDescription: event.target.value })}
        placeholder="She loves foxes and is a little afraid of the dark …"
        hint="Name the animals, places and people that should be in it."
        error={error}
      />
      <ModelNote />
      <DraftOutline draft={draft} onChange={onChange} />
      <div>
        <p className="text-[0.9375rem] text-ink-soft">Or borrow one of ours:</p>
        <ul className="mt-2 flex flex-wrap gap-2">
          {IDEAS.map((idea) => (
            <li key={idea}>
              <button
                type="button"
                onClick={() => onChange({ storyDescription: idea })}
                className="min-h-11 rounded-full border border-line-strong/60 bg-sheet px-4 py-2 text-left text-[0.9375rem] leading-snug hover:border-berry hover:text-berry-deep"
              >
                {idea}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
    <div>
      <h2 className="mb-3 text-xl">Reading age</h2>
      <Choice
        label="Reading age"
        options={READING_AGES.map((value) => ({ value, ...READING_AGE_LABELS[value] }))}
        value={draft.readingAge}
        onChange={(readingAge) => onChange({ readingAge })}
        className="grid-cols-2 md:grid-cols-4"
      />
    </div>
    <div>
      <h2 className="mb-3 text-xl">Picture style</h2>
      <StyleChoice artStyle={draft.artStyle} onChange={(artStyle) => onChange({ artStyle })} />
    </div>
  </div>
);
