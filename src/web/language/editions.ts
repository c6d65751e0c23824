import settings from '#compiled/settings.json';
import { isComparable } from '#domain/scoring/change.ts';
import {
  type AttemptTexts,
  canComputeChange,
  type Edition,
  findEdition,
} from '#domain/instrument/translation.ts';

/** Finds the edition of an attempt, with the stages of the translations of this site. */
export function findAttemptEdition(instrumentId: string, attempt: AttemptTexts): Edition {
  return findEdition(settings.languages, instrumentId, attempt);
}

interface VersionedAttempt extends AttemptTexts {
  /** Version of the answered instrument; absent if unknown. */
  readonly version?: string;
}

/** Returns true if the scores of two attempts can be compared: the questions and their language allow it. */
export function areComparable(instrumentId: string, a: VersionedAttempt, b: VersionedAttempt): boolean {
  return (
    isComparable(a.version, b.version) &&
    canComputeChange(findAttemptEdition(instrumentId, a), findAttemptEdition(instrumentId, b))
  );
}
