import type { Section } from '../model/section.ts';

/** Sections of a questionnaire in the editor. Keys that no section lists are in the last one. */
export const instrumentSections: readonly Section[] = [
  {
    id: 'card',
    name: 'Card and texts',
    shows: ['title', 'shortTitle', 'description', 'intro', 'presentation', 'look', 'messages'],
  },
  { id: 'scales', name: 'Scales', shows: ['scale', 'scales', 'allowsMissing'] },
  { id: 'items', name: 'Items', shows: ['items'] },
  { id: 'scores', name: 'Scores', shows: ['scores'], hides: ['scores.*.report'] },
  {
    id: 'norms',
    name: 'Norms and cuts',
    shows: ['scores.*.report', 'normsNote'],
    hides: ['scores.*.report.levelTexts'],
  },
  { id: 'texts', name: 'Level texts', shows: ['scores.*.report.levelTexts'] },
  { id: 'feedback', name: 'Feedback and summary', shows: ['feedback', 'history', 'summary'] },
  { id: 'help', name: 'Help', shows: ['help'] },
  { id: 'examples', name: 'Worked examples', shows: ['examples'] },
  { id: 'papers', name: 'Set and papers', shows: ['id', 'version', 'status', 'position', 'routes'] },
];

/** Sections of the reading order in the editor. */
export const readingOrderSections: readonly Section[] = [
  { id: 'chapters', name: 'Chapters and pages', shows: ['chapters'] },
  { id: 'side', name: 'Side pages', shows: ['side'] },
];
