import { profileOptions } from './profile.ts';

/** Questions of the feedback survey, for the screens and the data export. */
export const surveyQuestions = {
  feedback: 'What did you find helpful in this program, and what should we change?',
  recommend: 'How likely are you to tell a friend about this program?',
  comfort: 'How comfortable would you be asking a professional for help with your wellbeing?',
  consult: 'How likely are you to see a mental health professional within the next 3 months?',
  statements: 'Which of these are true for you? Tick at least one.',
} as const;

/** Options of the rating questions. The code is the position, from 1: never reorder them. */
export const surveyScales = {
  recommend: ['Very Likely', 'Likely', 'Unsure', 'Unlikely', 'Very Unlikely'],
  comfort: profileOptions.comfort,
  consult: profileOptions.likelihood,
} as const;

/** Options of the multiple-choice question. The code is the position, from 0: never reorder them. */
export const surveyStatements = [
  'The questions made me pause and look at how I am doing.',
  'My results were easy to understand.',
  'I learnt something new about my own wellbeing.',
  'The results fit with how I see my days.',
  'I found at least one small thing that I want to try.',
  'The reading pages were worth my time.',
  'I would come back to see what has changed.',
  'So far the program has not been of much use to me.',
] as const;
