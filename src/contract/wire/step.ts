/** Reads the step that the user chose after a result. */
import type { Helped } from '../requests.ts';
import { numberIn } from './numbers.ts';
import { recordIn, textIn, timeIn } from './values.ts';

/** A chosen step as the browser reads it. */
export interface ReadStep {
  readonly sectionId: string;
  readonly text: string;
  /** ISO 8601. */
  readonly time: string;
  /** Null before the user rated it. */
  readonly helped: Helped | null;
}

/** Reads the response of the step call; null without a step, and for invalid values. */
export function readStep(body: unknown): ReadStep | null {
  const { section_id, text, time, helped } = recordIn(recordIn(body).chosen);
  const [sectionId, words, chosenAt] = [textIn(section_id), textIn(text), timeIn(time)];
  if (sectionId === null || words === null || chosenAt === null) return null;
  return { sectionId, text: words, time: chosenAt, helped: numberIn(helped) as Helped | null };
}
