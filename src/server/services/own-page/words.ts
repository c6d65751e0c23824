import settings from '../../../../content/settings.json';

/** Every sentence of the page with a person's own data, but those of questionnaires, profile and survey. */
export const words = {
  title: `My data in ${settings.programName}`,
  lead: `All that ${settings.programName} keeps of you, in words. Nobody gets this page but you. It has your answers in it: keep it where only you can read it.`,
  made: 'Made',
  times: 'Days and times are those of India.',
  noDiagnosis: 'It is for self-awareness only. No score is a diagnosis.',
  parts: {
    about: 'About you',
    agreed: 'What you agreed to',
    answers: 'Your questionnaires',
    steps: 'Steps you chose',
    surveys: 'Your feedback about the program',
    absent: 'What is not in this page',
  },
  account: { email: 'E-mail', username: 'Username', createdAt: 'Account made', registeredAt: 'Registered' },
  noProfile: 'You have not filled in your profile.',
  notGiven: 'not given',
  agreed: {
    caption: 'What you agreed to and took back, in order',
    head: ['What', 'Your word', 'Version of the words', 'When'],
    purposes: {
      terms: 'Terms of Use',
      research: 'Research with my answers, without my name',
      trial: 'A trial of other words',
    },
    given: 'agreed',
    takenBack: 'taken back',
    none: 'Nothing is stored.',
  },
  releases: {
    lead: 'You agreed to research, so your answers, without your name, were part of what researchers got:',
    caption: 'Releases that held your answers',
    head: ['Made', 'Name', 'Questionnaires'],
  },
  helpTitle: 'Need to talk?',
  help: 'You do not have to carry anything alone. These numbers are free.',
  attempt: {
    title: (title: string, moment: string) => `${title}, ${moment}`,
    none: 'You have not answered this one.',
    version: (version: string, age: number) =>
      `Version ${version} of the questions. You were ${age} years old, as far as the program knew.`,
    helpFirst: 'Help came before this result.',
    arm: (trial: string, arm: string) =>
      `You took part in a trial of other words, “${trial}”. The words with this result were those of the group “${arm}”.`,
    armEnded: (trial: string) =>
      `You took part in a trial of other words, “${trial}”. It ended for you with this result, and you read the usual words.`,
    answers: (moment: string) => `Your answers, ${moment}`,
    head: ['Question', 'Your answer'],
    number: (number: number) => `Question ${number}`,
    skipped: 'left out',
    notAsked: 'not asked',
    code: (code: string) => `answer number ${code}`,
    unknown:
      'These questions have changed since, and their words are no longer kept here: your answers are shown as numbers.',
    scores: 'Your scores, and what you could read of them',
    level: 'Level',
    percentile: 'Percentile',
    notCalculated: 'not calculated',
    percentiles: 'A percentile is a rough estimate: so many in 100 people of a reference group scored lower.',
  },
  steps: {
    caption: 'Steps you chose',
    head: ['When', 'Step', 'Did it help?'],
    none: 'You have chosen none.',
    notSaid: 'not asked yet',
  },
  surveys: { sent: 'Sent', none: 'You have sent none.' },
  absent:
    'Messages of the contact form are kept apart from accounts, so nobody can put them here. Passwords are kept only in a form that nobody can read. How long everything is kept stands in the Privacy Policy.',
} as const;
