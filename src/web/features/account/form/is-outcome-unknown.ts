import { toFailure } from '#api/failure.ts';

/**
 * May a call that failed have done its work all the same? No answer came, or one of something that stands in between:
 * then a "no" to the next try is perhaps a yes to this one.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  const failure = toFailure(error);
  return failure.kind !== 'refused' || failure.status >= 500;
}
