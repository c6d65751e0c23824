import settings from '#compiled/settings.json';

/** Every text of the survey about the program. The order of options and statements is their code: keep it. */
export const strings = {
  programName: settings.programName,
  title: 'Your feedback',
  lead: 'Tell us how this program was for you. It takes about two minutes.',
  mandatory: 'ALL QUESTIONS ARE MANDATORY',
  parts: {
    words: {
      title: 'In your words',
      why: 'Please leave out names and addresses.',
      alone:
        'Nobody reads this right away, and nobody can answer a call for help here. If you need someone now,',
      needToTalk: 'Need to talk?',
      numbers: 'has free numbers for any hour.',
    },
    help: { title: 'You and others', why: 'There are no right answers here.' },
    statements: { title: 'What was useful', why: 'Tick as many as fit.' },
  },
  questions: {
    feedback: 'What did you find helpful in this program, and what should we change?',
    recommend: 'How likely are you to tell a friend about this program?',
    comfort: 'How comfortable would you be asking a professional for help with your wellbeing?',
    consult: 'How likely are you to see a mental health professional within the next 3 months?',
    statements: 'Which of these are true for you? Tick at least one.',
  },
  /** Short names for the list of open questions. */
  shortQuestions: {
    feedback: 'In your words',
    recommend: 'Telling a friend',
    comfort: 'Asking for help',
    consult: 'Seeing a professional',
    statements: 'What was useful',
  },
  recommend: ['Very Likely', 'Likely', 'Unsure', 'Unlikely', 'Very Unlikely'],
  statements: [
    'The questions made me pause and look at how I am doing.',
    'My results were easy to understand.',
    'I learnt something new about my own wellbeing.',
    'The results fit with how I see my days.',
    'I found at least one small thing that I want to try.',
    'The reading pages were worth my time.',
    'I would come back to see what has changed.',
    'So far the program has not been of much use to me.',
  ],
  required: 'This field is required',
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  incomplete: 'Please answer all questions.',
  submit: 'Next',
  busy: 'Sending...',
  sent: 'Thank you. Your feedback has been sent.',
  failed: 'Your feedback could not be sent. What you wrote is still here. Please try again.',
  notTaken: 'Your feedback could not be sent: this server does not take it. What you wrote is still here.',
  missingSession: 'Missing session. Please login again.',
  goOn: 'Go on to My Pattern',
} as const;
