/**
 * An outside service did not answer or answered nonsense. What it did is unknown, so the
 * same call is made again later, under the same idempotency key.
 */
export class ServiceOutage extends Error {
  override readonly name = 'ServiceOutage';
  /** Read by the server, which answers `service_unavailable`. */
  readonly code = 'SERVICE_OUTAGE';
  /** How long the service asked to be left alone; null where it did not say. */
  readonly retryAfterMs: number | null = null;
}
