import type { OutlineRole } from '@bramblebook/contract/story-outline';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Input } from '../../ui/input.tsx';

const CHIP = 'inline-flex min-h-11 max-w-full items-center rounded-full border bg-sheet';
const MOST_CHARACTERS = 120;

/**
 * A part of the story and who or what has it: press it to say it differently, or take it
 * out. An empty one asks to be filled. `onChange` gets '' for what is taken out.
 */
export const RoleChip = ({
  role,
  onChange,
}: {
  readonly role: OutlineRole;
  readonly onChange: (value: string) => void;
}) => {
  const [isEditing, setEditing] = useState(false);
  const chip = useRef<HTMLButtonElement>(null);
  const hasEdited = useRef(false);
  useEffect(() => {
    if (isEditing) hasEdited.current = true;
    else if (hasEdited.current) chip.current?.focus();
  }, [isEditing]);

  if (isEditing)
    return (
      <RoleInput
        role={role}
        onDone={(value) => {
          setEditing(false);
          if (value !== role.value) onChange(value);
        }}
      />
    );
  const isEmpty = role.value === '';
  return (
    <span
      className={classNames(
        CHIP,
        isEmpty || role.ours ? 'border-line-strong border-dashed' : 'border-line-strong/60',
      )}
    >
      <button
        ref={chip}
        type="button"
        onClick={() => setEditing(true)}
        className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-2 rounded-full px-4 py-1.5 text-left text-[0.9375rem] leading-snug hover:text-berry-deep"
      >
        {isEmpty ? (
          <>
            <Plus className="size-4 text-berry" aria-hidden="true" />
            <span className="sr-only">Add: </span>
            <span className="text-ink-soft">{role.label}</span>
          </>
        ) : (
          <>
            <span className="text-ink-soft">{role.label}</span>
            <span className={classNames('min-w-0 break-words', !role.ours && 'font-semibold')}>
              {role.value}
            </span>
            <span className="sr-only">{role.ours ? '(our suggestion), change' : ', change'}</span>
          </>
        )}
      </button>
      {!isEmpty && !role.ours && (
        <button
          type="button"
          aria-label={`Take out ${role.value}`}
          onClick={() => {
            onChange('');
            chip.current?.focus();
          }}
          className="-ml-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-ink/8 hover:text-ink"
        >
          <X className="size-4" aria-hidden="true" />
        </button>
      )}
    </span>
  );
};

/** The part's words while they are changed: Enter and leaving keep them, Escape does not. */
const RoleInput = ({
  role,
  onDone,
}: {
  readonly role: OutlineRole;
  readonly onDone: (value: string) => void;
}) => {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => input.current?.select(), []);
  const end = (value: string) => {
    if (isOver.current) return;
    isOver.current = true;
    onDone(value.trim());
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Neither sends the form, nor closes what this stands in.
    event.preventDefault();
    event.stopPropagation();
    end(event.key === 'Enter' ? event.currentTarget.value : role.value);
  };
  return (
    <Input
      ref={input}
      aria-label={role.label}
      placeholder={role.label}
      defaultValue={role.value}
      maxLength={MOST_CHARACTERS}
      onKeyDown={onKey}
      onBlur={(event) => end(event.target.value)}
      className="max-w-xs rounded-full"
    />
  );
};
