import { toFailure } from '#api/failure.ts';

/**
 * Returns whether a failed request may still have taken effect: there is no response, or a 5xx, perhaps from a proxy.
 * A retry may then be refused because the first request succeeded.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  const failure = toFailure(error);
  return failure.kind !== 'refused' || failure.status >= 500;
}
