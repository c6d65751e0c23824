import { keys } from './storage-keys.ts';
import { readValue, removeValue, removeValues, writeValue } from './storage.ts';

/** Saves that an assessment is open. Exit clears the marks; the draft stays. */
export function markAssessmentOpen(sectionId: string): void {
  writeValue(keys.assessmentMark, 'in progress', sectionId);
}

/** Whether an assessment of this section is open. Submission, Exit, logout and quick exit clear the mark in all tabs. */
export function isAssessmentOpen(sectionId: string): boolean {
  return readValue(keys.assessmentMark, sectionId) !== null;
}

/** Clears the mark of one section after its submission. */
export function clearAssessmentMark(sectionId: string): void {
  removeValue(keys.assessmentMark, sectionId);
}

/** Clears all marks, as the exit dialog must. */
export function clearAllAssessmentMarks(): void {
  removeValues(keys.assessmentMark);
}
