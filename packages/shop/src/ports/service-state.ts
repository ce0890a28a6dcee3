/** How an outside service fares, for the system status. */
export interface ServiceState {
  /** Such as `stripe`. */
  readonly service: string;
  /** `down`: not asked for a while, because it failed again and again; `recovering`: asked once to see. */
  readonly state: 'working' | 'down' | 'recovering';
  /** Since when; null when it has worked from the start. */
  readonly since: Date | null;
  /** The last failure in a few words, without secrets or personal data; null when there was none. */
  readonly lastFailure: string | null;
}
