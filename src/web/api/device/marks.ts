import { keys } from './keys.ts';
import { readValue, removeValue, removeValues, writeValue } from './storage.ts';

/** Marks on the device that an assessment is open. Exit clears the marks; the draft stays. */
export function markAssessment(sectionId: string): void {
  writeValue(keys.assessmentMark, 'in progress', sectionId);
}

/** Whether an assessment of this section is open. Sending, Exit, logout and quick exit end it, in any tab. */
export function isMarked(sectionId: string): boolean {
  return readValue(keys.assessmentMark, sectionId) !== null;
}

/** Clears the mark of one section: its assessment was sent. */
export function clearMark(sectionId: string): void {
  removeValue(keys.assessmentMark, sectionId);
}

/** Clears every key that starts with 'assessment_', as the exit dialog must. */
export function clearMarks(): void {
  removeValues(keys.assessmentMark);
}
