import settings from '#compiled/settings.json';
import { surveyQuestions, surveyStatements } from '#domain/account/survey-questions.ts';

/** Texts of the survey. */
export const messages = {
  programName: settings.programName,
  title: 'Your feedback',
  lead: 'Tell us how this program was for you. It takes about two minutes.',
  mandatory: 'ALL QUESTIONS ARE MANDATORY',
  parts: {
    freeText: {
      title: 'In your words',
      why: 'Please leave out names and addresses.',
      alone: 'Nobody reads this at once, and nobody can send help from here. If you need someone now,',
      needToTalk: 'Need to talk?',
      numbers: 'has free numbers, day and night.',
    },
    help: { title: 'You and others', why: 'There are no right answers here.' },
    statements: { title: 'What was useful', why: 'Tick all that are true for you.' },
  },
  questions: surveyQuestions,
  /** Short names for the error summary. */
  shortQuestions: {
    feedback: 'In your words',
    recommend: 'Telling a friend',
    comfort: 'Asking for help',
    consult: 'Seeing a professional',
    statements: 'What was useful',
  },
  statements: surveyStatements,
  required: 'This field is required',
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  incomplete: 'Please answer all questions.',
  submit: 'Next',
  busy: 'Sending...',
  sent: 'Thank you. Your feedback has been sent.',
  failed: 'Your feedback could not be sent. What you wrote is still here. Please try again.',
  unsupported: 'Feedback cannot be sent from here. What you wrote is still here.',
  missingSession: 'Missing session. Please login again.',
  goOn: 'Continue to My Pattern',
} as const;
