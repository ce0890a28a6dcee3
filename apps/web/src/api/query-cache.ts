/** A read, named by its key: who names the same shares one answer. */
export interface Query<T> {
  /** The first element is the URL. */
  readonly queryKey: readonly unknown[];
  /** How it is read; left out, by the key's URL. */
  readonly queryFn?: (asked: Asked) => Promise<T>;
}

export interface Asked {
  readonly queryKey: readonly unknown[];
  /** Aborted when nobody wants the answer any more. */
  readonly signal: AbortSignal;
}

/** What is known of a read; an error stands beside what was read before it. */
export interface Answer<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
}

/** What is known before anything was asked. */
export const UNASKED: Answer<never> = { data: undefined, error: null };

/** How long an answer that nobody shows is kept, in ms. */
const KEPT_MS = 300_000;

interface Entry {
  query: Query<unknown>;
  answer: Answer<unknown>;
  /** When it was read, by the page's own clock; before everything while it has to be read again. */
  readAt: number;
  asking: { readonly promise: Promise<unknown>; readonly controller: AbortController } | null;
  /** Who shows it, and whether they want it asked again when it changes. */
  readonly listeners: Map<() => void, boolean>;
}

/** The name of a query: equal keys name the same. */
export const nameOf = ({ queryKey }: Query<unknown>): string => JSON.stringify(queryKey);

const isWanted = ({ listeners }: Entry): boolean => [...listeners.values()].includes(true);

/** What was read of the server, shared by all that show it. Each is asked once at a time. */
export class QueryCache {
  readonly #entries = new Map<string, Entry>();
  readonly #readKey: (asked: Asked) => Promise<unknown>;

  constructor(readKey: (asked: Asked) => Promise<unknown>) {
    this.#readKey = readKey;
  }

  /** What is known of a read; the same object until that changes. */
  answerTo<T>(query: Query<T>): Answer<T> {
    return this.#entryOf(query).answer as Answer<T>;
  }

  /** Whether it was never read, in vain, or longer ago than this, in ms. */
  isDue(query: Query<unknown>, staleMs: number): boolean {
    const { answer, readAt } = this.#entryOf(query);
    return answer.data === undefined || performance.now() - readAt >= staleMs;
  }

  /** Tells of every change until the function it gives is called. Where nobody listens any more, asking ends. */
  subscribe(query: Query<unknown>, listener: () => void, wantsItAnew: boolean): () => void {
    const entry = this.#entryOf(query);
    entry.listeners.set(listener, wantsItAnew);
    return () => {
      entry.listeners.delete(listener);
      // Another may begin to listen in the same drawing.
      queueMicrotask(() => entry.listeners.size === 0 && this.#leave(entry));
    };
  }

  /** Reads it, or waits for a reading that is under way; `anew` begins another in its place. */
  ask<T>(query: Query<T>, anew = false): Promise<T> {
    const entry = this.#entryOf(query);
    if (entry.asking && !anew) return entry.asking.promise as Promise<T>;
    entry.asking?.controller.abort();
    const controller = new AbortController();
    const { queryKey, queryFn = this.#readKey } = query;
    const promise = queryFn({ queryKey, signal: controller.signal });
    const asking = { promise, controller };
    entry.asking = asking;
    if (entry.answer.data === undefined) entry.answer = UNASKED;
    const settle = (answer: Answer<unknown>, readAt: number): void => {
      if (entry.asking !== asking) return;
      entry.asking = null;
      this.#take(entry, answer, readAt);
    };
    promise.then(
      (data) => settle({ data, error: null }, performance.now()),
      (error: Error) => settle({ data: entry.answer.data, error }, entry.readAt),
    );
    this.#tell(entry);
    return promise as Promise<T>;
  }

  /** Takes what is known from elsewhere for an answer. */
  set<T>(query: Query<T>, data: T): void {
    this.#take(this.#entryOf(query), { data, error: null }, performance.now());
  }

  /** Has a read asked again: now where it is shown, else when it is shown next. Never fails. */
  async invalidate(query: Query<unknown>): Promise<void> {
    await this.#askAgain([this.#entryOf(query)]);
  }

  /** The same for all whose URL is chosen. */
  async invalidateWhere(isChosen: (url: string) => boolean): Promise<void> {
    await this.#askAgain(this.#chosen(isChosen));
  }

  /** Forgets the answers whose URL is chosen, and asks for those that are shown. */
  async forgetWhere(isChosen: (url: string) => boolean): Promise<void> {
    const entries = this.#chosen(isChosen);
    for (const entry of entries) this.#forget(entry);
    await this.#askAgain(entries);
  }

  /** Forgets everything. */
  clear(): void {
    for (const entry of this.#entries.values()) this.#forget(entry);
    for (const [name, { listeners }] of this.#entries)
      if (listeners.size === 0) this.#entries.delete(name);
  }

  #entryOf(query: Query<unknown>): Entry {
    const name = nameOf(query);
    const known = this.#entries.get(name);
    const entry = known ?? {
      query,
      answer: UNASKED,
      readAt: Number.NEGATIVE_INFINITY,
      asking: null,
      listeners: new Map(),
    };
    // Who only names it does not know how it is read.
    if (query.queryFn) entry.query = query;
    if (!known) this.#entries.set(name, entry);
    return entry;
  }

  #chosen(isChosen: (url: string) => boolean): Entry[] {
    return [...this.#entries.values()].filter(({ query }) => isChosen(String(query.queryKey[0])));
  }

  async #askAgain(entries: readonly Entry[]): Promise<void> {
    for (const entry of entries) entry.readAt = Number.NEGATIVE_INFINITY;
    // An answer that is on its way may be older than what has changed.
    const asked = entries
      .filter(isWanted)
      .map(({ query, answer }) => this.ask(query, answer.data !== undefined));
    await Promise.allSettled(asked);
  }

  #take(entry: Entry, answer: Answer<unknown>, readAt: number): void {
    entry.readAt = readAt;
    const before = entry.answer;
    // What is read again and is the same draws nothing anew.
    const isSame = answer.error === null && before.error === null && isAlike(before, answer);
    if (!isSame) entry.answer = answer;
    this.#tell(entry);
  }

  #forget(entry: Entry): void {
    entry.asking?.controller.abort();
    entry.asking = null;
    this.#take(entry, UNASKED, Number.NEGATIVE_INFINITY);
  }

  #leave(entry: Entry): void {
    entry.asking?.controller.abort();
    entry.asking = null;
    setTimeout(() => {
      const name = nameOf(entry.query);
      if (entry.listeners.size === 0 && this.#entries.get(name) === entry)
        this.#entries.delete(name);
    }, KEPT_MS);
  }

  #tell(entry: Entry): void {
    for (const listener of [...entry.listeners.keys()]) listener();
  }
}

const isAlike = (one: Answer<unknown>, other: Answer<unknown>): boolean =>
  JSON.stringify(one.data) === JSON.stringify(other.data);
