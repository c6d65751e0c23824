/** Texts of the step of the week. */
export const messages = {
  /** Without internet, if no step is saved on the phone. */
  offline: 'If you chose a step, you see it here when you have internet again.',
  chooseDay: 'Choose a day and a time',
  didYou: 'Did you do it?',
  didItHelp: 'Did it help?',
  yes: 'Yes',
  no: 'No',
  rather: 'Rather not say',
  failed: 'Your answer could not be saved. Please try again.',
  /** After the answer, by its code. */
  after: {
    1: 'Good. Do you want to do it again?',
    2: 'Good. Do you want to do it again?',
    3: 'Then another step may be better for you.',
    4: 'That happens. Smaller?',
    5: 'That is fine. What do you want to do next?',
  },
  keep: 'Plan it again',
  smaller: 'Make it smaller',
  change: 'Choose another step',
  rests: 'Thank you. You can choose another step any time.',
  contact: 'Some of your answers show hard days. Choose one person or one number for this week.',
  lookBack: (text: string) => `Four weeks ago you chose: ${text}`,
  /** Below the step. */
  lookBackOpen: 'You chose this four weeks ago.',
  answerAgain: 'Answer only the part that matters again:',
  section: (title: string, minutes: number | undefined) =>
    minutes === undefined ? title : `${title}, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  sinceThen: 'Since then',
} as const;
