import type { Draft } from './draft.ts';

/** What every entry of the wizard gets, on its own step and in the summary. */
export interface EntryProps {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
  readonly error?: string | undefined;
}
