/** The shop's only source of the time; rehearsals move it (CLOCK_OFFSET). */
export interface Clock {
  now(): Date;
  /** The time that authenticators outside go by, where the shop's own is moved. */
  readonly outside?: () => Date;
}
