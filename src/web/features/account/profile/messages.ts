/** Texts of the registration profile. Those of specification 1, sections 5 and 8 are exact. */
export const profileMessages = {
  title: 'Registration',
  lead: 'These questions help us compare your results with people of your age. You need not give your real name.',
  required: 'This field is required',
  mustAccept: 'You must accept the terms',
  incomplete: 'Please fill all required fields and accept terms.',
  noId: 'User ID not found. Please log in again.',
  failed: 'Failed to submit registration. Please try again.',
  mayBeStored:
    'We do not know if your last try worked. Your registration may already be complete. Log in to check.',
  success: 'Registration Successful! Redirecting to login...',
  loggedIn: (username: string | null) =>
    username === null
      ? '✅ Registration successful! You are logged in.'
      : `✅ Registration successful! You are logged in as ${username}.`,
  submit: 'Submit',
  busy: 'Submitting...',
  parts: {
    about: {
      title: 'About you',
      why: 'We use your age to compare you with people of your age. We show your name only to you. Gender and education tell us who uses this program, and may help to compare. You can leave out your gender.',
    },
    more: {
      title: 'More about you',
      why: 'The next questions tell us who uses this program, and who finds it easy to ask for help. They do not change your results. You can leave out all of them. You can answer them later on your profile page.',
    },
    life: {
      title: 'Your life and work',
      why: 'This tells us who uses this program. You can leave out any of it. It does not change your results. Short answers are enough.',
    },
    help: {
      title: 'Seeking help',
      why: 'This tells us who finds it easy to ask for help and who does not. You can leave out any of it. It does not change your results, and nobody contacts you because of it. There are no right answers.',
    },
    consent: {
      title: 'Consent',
      why: 'We can store your answers only if you agree. You can stop this at any time on your profile page.',
    },
  },
  /** Last option of a question that can be declined. */
  declined: 'Rather not say',
  /** The choice to answer the questions that can be left out, or to decline all of them. */
  more: {
    legend: (questions: number) =>
      `There are ${questions} more questions. They take about 2 minutes. Do you want to answer them?`,
    yes: 'Yes, show me the questions',
    no: 'Rather not say to all of these',
  },
  /** Plain words below the specified names of an education. */
  educationHints: {
    'High School': 'Class 9 and 10',
    'Pre-University': 'Class 11 and 12',
    'Under graduation': "Bachelor's degree",
    'Post graduation': "Master's degree or higher",
    'Primary school': 'Up to class 5',
    'Middle school': 'Up to class 8',
  } as Readonly<Record<string, string>>,
  workHint: 'In a few words. For example: teacher, farmer, shop, housework.',
  phoneHint: 'We do not use your number. You can leave this empty, or delete it.',
  place: (part: number, parts: number, answered: number, of: number) =>
    `Part ${part} of ${parts}. ${answered} of ${of} answered.`,
  /** Short names for the error summary, where the label is a whole question. */
  shortLabels: {
    more: 'More questions',
    terms: 'Terms',
    work: 'Work',
    currentStatus: 'Current status',
    soughtHelpBefore: 'Help sought before',
    currentlyHavingIssues: 'Dealing with a problem now',
    currentlySeekingHelp: 'Seeking help now',
    comfortSeekingHelp: 'Comfort with seeking help',
    likelihoodConsulting: 'Likelihood of consulting',
  },
  consent:
    'I have read the terms and conditions of participating and give my consent with full awareness. To read them,',
  termsLink: 'click here',
  newTab: '(opens in a new tab)',
} as const;

/** Texts of the screen to correct the profile. */
export const correctionMessages = {
  title: 'My profile',
  lead: 'What you told us when you registered. You can correct anything that is wrong or has changed.',
  age: 'Your earlier results do not change. We use a corrected age in your summary now, and from your next assessment.',
  loading: 'Loading your profile...',
  notAvailable: 'Not Available',
  notLoaded: 'We could not load your profile. It is safe on the server, and nothing was changed.',
  lacking: 'This is not available here. Nothing was changed.',
  tryAgain: 'Try again',
  incomplete: 'Please check the marked fields.',
  save: 'Save',
  busy: 'Saving...',
  saved: 'Your profile is saved.',
  failed: 'Your profile could not be saved. What you typed is still here. Please try again.',
  back: 'Back to the profile page',
} as const;
