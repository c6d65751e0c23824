/** Reads the step that the user chose after a result. */
import type { StepRating } from '../requests.ts';
import { toNumber } from './numbers.ts';
import { toRecord, toText, toTime } from './values.ts';

/** A chosen step as the browser reads it. */
export interface ReadStep {
  readonly sectionId: string;
  readonly text: string;
  /** ISO 8601. */
  readonly time: string;
  /** Null before the user rated it. */
  readonly helped: StepRating | null;
}

/** Reads the response of the step call; null without a step, and for invalid values. */
export function readStep(body: unknown): ReadStep | null {
  const { section_id, text, time, helped } = toRecord(toRecord(body).chosen);
  const [sectionId, words, chosenAt] = [toText(section_id), toText(text), toTime(time)];
  if (sectionId === null || words === null || chosenAt === null) return null;
  return { sectionId, text: words, time: chosenAt, helped: toNumber(helped) as StepRating | null };
}
