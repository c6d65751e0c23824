import type { Section } from '../model/section.ts';

/** How a trial is laid out for its author. What the schema learns beside these stands in the last one. */
export const trialSections: readonly Section[] = [
  { id: 'asked', name: 'What people are asked', shows: ['title', 'tried', 'same', 'consent', 'textVersion'] },
  { id: 'arms', name: 'Arms', shows: ['arms'] },
  { id: 'end', name: 'Stop rule and harm', shows: ['stopRule', 'harm'] },
  { id: 'papers', name: 'Questionnaire and days', shows: ['id', 'instrument', 'major', 'starts', 'ends'] },
];
