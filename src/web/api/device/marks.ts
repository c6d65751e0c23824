import { device } from './storage.ts';

const prefix = 'assessment_';

/** Marks on the device that an assessment is under way. Exit clears them; the draft stays. */
export function markAssessment(sectionId: string): void {
  device.write(`${prefix}${sectionId}`, 'in progress');
}

/** Is an assessment of this section under way? Sending, Exit, logout and quick exit have ended it, in any tab. */
export function isMarked(sectionId: string): boolean {
  return device.read(`${prefix}${sectionId}`) !== null;
}

/** Clears the mark of one section: its assessment was sent. */
export function clearMark(sectionId: string): void {
  device.remove(`${prefix}${sectionId}`);
}

/** Clears every key that starts with 'assessment_', as the exit dialog must. */
export function clearMarks(): void {
  for (const key of device.keys()) if (key.startsWith(prefix)) device.remove(key);
}
