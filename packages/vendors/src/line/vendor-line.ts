import type { Clock } from '@bramblebook/shop/ports/clock';
import type { ServiceState } from '@bramblebook/shop/ports/service-state';
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleAll,
  handleWhen,
  type IRetryBackoffContext,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { VendorOutage, VendorRefusal } from './vendor-failure.ts';

/** One line of the log for one call: no address, no body, no names, no keys. */
export interface CallReport {
  readonly vendor: string;
  /** What was asked, such as `create payment intent`. */
  readonly call: string;
  readonly outcome: 'done' | 'refused' | VendorOutage['reason'];
  readonly status: number | null;
  readonly tries: number;
  readonly ms: number;
}

export interface LineLimits {
  /** How long one try may take. */
  readonly timeLimitMs: number;
  /** How often a call that may be repeated is made in all. */
  readonly tries: number;
  /** The wait before the second try; it doubles, and a random part of it is left out. */
  readonly firstWaitMs: number;
  /** A vendor that asks for a longer wait is left to the caller's own, later tries. */
  readonly longestWaitMs: number;
  /** Failures in a row after which the vendor is left alone, and for how long. */
  readonly breakAfter: number;
  readonly restMs: number;
}

const USUAL_LIMITS: LineLimits = {
  timeLimitMs: 20_000,
  tries: 3,
  firstWaitMs: 300,
  longestWaitMs: 5_000,
  breakAfter: 6,
  restMs: 30_000,
};

interface VendorCall {
  readonly name: string;
  readonly isRepeatable: boolean;
  /** For one try of a call that takes longer, or may take less, than others of this vendor. */
  readonly timeLimitMs?: number;
}

/** How the shop calls one vendor: with a time limit, again where that is safe, and not while it is down. */
export interface VendorLine {
  readonly vendor: string;
  readonly limits: LineLimits;
  /**
   * Makes a call. `isRepeatable` says that a second one does nothing a first one did not:
   * a question, or an order under the same key. Throws `VendorOutage` or `VendorRefusal`.
   * The signal says that the time is over; it also comes when the call is done.
   */
  ask<T>(call: VendorCall, run: (signal: AbortSignal) => Promise<T>): Promise<T>;
  state(): ServiceState;
}

type Answer<T> = { readonly value: T } | { readonly refusal: VendorRefusal };

const asOutage = (vendor: string, error: unknown): VendorOutage => {
  if (error instanceof VendorOutage) return error;
  if (error instanceof TaskCancelledError)
    return new VendorOutage('no_answer', `${vendor} did not answer in time`, { cause: error });
  if (error instanceof BrokenCircuitError)
    return new VendorOutage('circuit_open', `${vendor} is not asked for a while: it was down`);
  return new VendorOutage('no_answer', `${vendor} could not be reached`, { cause: error });
};

const waitBefore =
  ({ firstWaitMs, longestWaitMs }: LineLimits) =>
  ({ attempt, result }: IRetryBackoffContext<unknown>): number => {
    const asked =
      'error' in result && result.error instanceof VendorOutage ? result.error.retryAfterMs : null;
    const own = Math.min(longestWaitMs, firstWaitMs * 2 ** (attempt - 1));
    return Math.max(asked ?? 0, own * (0.5 + Math.random() / 2));
  };

const isWorthWaitingFor =
  ({ longestWaitMs }: LineLimits) =>
  (error: unknown): boolean => {
    if (error instanceof VendorOutage)
      return error.isWorthTryingAgain && (error.retryAfterMs ?? 0) <= longestWaitMs;
    return !(error instanceof BrokenCircuitError);
  };

const STATES = {
  [CircuitState.Closed]: 'working',
  [CircuitState.Open]: 'down',
  [CircuitState.Isolated]: 'down',
  [CircuitState.HalfOpen]: 'recovering',
} as const;

const policiesFor = (limits: LineLimits) => {
  const breaker: CircuitBreakerPolicy = circuitBreaker(handleAll, {
    halfOpenAfter: limits.restMs,
    breaker: new ConsecutiveBreaker(limits.breakAfter),
  });
  const again = retry(handleWhen(isWorthWaitingFor(limits)), {
    maxAttempts: limits.tries - 1,
    backoff: new DelegateBackoff(waitBefore(limits)),
  });
  const policyOf = ({ isRepeatable, timeLimitMs = limits.timeLimitMs }: VendorCall) => {
    const limited = wrap(breaker, timeout(timeLimitMs, TimeoutStrategy.Aggressive));
    return isRepeatable ? wrap(again, limited) : limited;
  };
  return { breaker, policyOf };
};

/** Opens the line to a vendor. `report` gets one line a call, whatever came of it. */
export const openVendorLine = (options: {
  readonly vendor: string;
  readonly clock: Pick<Clock, 'now'>;
  readonly report: (report: CallReport) => void;
  readonly limits?: Partial<LineLimits>;
}): VendorLine => {
  const { vendor, clock, report } = options;
  const limits: LineLimits = { ...USUAL_LIMITS, ...options.limits };
  const { breaker, policyOf } = policiesFor(limits);
  let since: Date | null = null;
  let lastFailure: string | null = null;
  breaker.onStateChange(() => {
    since = clock.now();
  });

  return {
    vendor,
    limits,
    async ask(call, run) {
      const startedAt = performance.now();
      let tries = 0;
      const tell = (outcome: CallReport['outcome'], status: number | null) => {
        const ms = Math.round(performance.now() - startedAt);
        report({ vendor, call: call.name, outcome, status, tries, ms });
      };
      // A refusal is an answer: only outages are tried again and open the circuit.
      const tryOnce = async (
        signal: AbortSignal,
      ): Promise<Answer<Awaited<ReturnType<typeof run>>>> => {
        tries++;
        try {
          return { value: await run(signal) };
        } catch (error) {
          if (error instanceof VendorRefusal) return { refusal: error };
          throw error;
        }
      };
      const answer = await policyOf(call)
        .execute(({ signal }) => tryOnce(signal))
        .catch((error: unknown) => {
          const outage = asOutage(vendor, error);
          if (outage.reason !== 'circuit_open') lastFailure = outage.message;
          tell(outage.reason, outage.status);
          throw outage;
        });
      if ('refusal' in answer) {
        tell('refused', answer.refusal.status);
        throw answer.refusal;
      }
      tell('done', null);
      return answer.value;
    },
    state: () => ({ service: vendor, state: STATES[breaker.state], since, lastFailure }),
  };
};
