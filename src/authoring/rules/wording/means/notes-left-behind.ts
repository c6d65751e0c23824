import { createWordingRule } from '../wording-rule.ts';

/** Only matches notes of a deceased person, not "leave a note on the door" or "write a letter to yourself". */
export const notesLeftBehind = createWordingRule({
  id: 'wording/notes-left-behind',
  level: 'error',
  description: 'A text does not mention notes that a person left, or other details of an attempt.',
  examples: [{ bad: 'Before the suicide she left a note.', good: 'It was before the suicide.' }],
  pattern:
    /\b(suicide|death|parting|goodbye|good-bye|farewell|last) (note|letter|message)s?\b|\bfinal (letter|message)s?\b|\bleft (behind )?(an?|the|no|one|two|some|his|her|their|any) (\w+ )?(note|letter|message)s?\b|\b(note|letter|message)s? (behind|before (his|her|their) (suicide|death))\b/gi,
  instead: 'nothing about notes or letters',
  why: 'Details of an attempt are left out.',
  onlyIfSensitive: true,
});
