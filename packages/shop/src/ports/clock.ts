/** The shop's only source of the time; rehearsals move it (CLOCK_OFFSET). */
export interface Clock {
  now(): Date;
}
