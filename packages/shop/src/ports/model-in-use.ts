/** A model that the shop is set up with. */
export interface ModelInUse {
  /** As set up, such as `openai:gpt-story-5`. */
  readonly name: string;
  /** The day its maker switches it off, such as `2027-06-30`; null where that is not set up. */
  readonly retires: string | null;
}
