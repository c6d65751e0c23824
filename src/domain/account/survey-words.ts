import { profileOptions } from './profile.ts';

/** What the survey about the program asks. Screens and a person's own copy say it alike. */
export const surveyQuestions = {
  feedback: 'What did you find helpful in this program, and what should we change?',
  recommend: 'How likely are you to tell a friend about this program?',
  comfort: 'How comfortable would you be asking a professional for help with your wellbeing?',
  consult: 'How likely are you to see a mental health professional within the next 3 months?',
  statements: 'Which of these are true for you? Tick at least one.',
} as const;

/** The words of its scales. The order is the code, from 1: keep it. */
export const surveyScales = {
  recommend: ['Very Likely', 'Likely', 'Unsure', 'Unlikely', 'Very Unlikely'],
  comfort: profileOptions.comfort,
  consult: profileOptions.likelihood,
} as const;

/** What may be ticked. The order is the code, from 0: keep it. */
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
