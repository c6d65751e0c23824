import settings from '#compiled/settings.json';

/** Texts of the plan. */
export const messages = {
  product: settings.programName,
  loading: 'Loading your choices...',
  failed: 'We could not load this page. Please try again.',
  tryAgain: 'Try again',
  trying: 'Trying...',
  unsupported: 'This is not available here.',
  dashboard: 'Go to the dashboard',
  trouble: 'What troubles you most now?',
  suggested: (label: string) => `${label} · from your answers`,
  step: 'Choose one small step',
  contactStep: 'Some of your answers show hard days. Choose one step towards a person',
  kept: 'The step you chose',
  other: 'Choose something else',
  day: 'Which day?',
  when: 'When?',
  where: 'Where?',
  ifNot: 'What if it does not work?',
  save: 'Save my plan',
  saving: 'Saving...',
  offline: 'There is no internet now. Your choices stay on this page. Save again when you have internet.',
  changed: 'Your results have changed. Please choose a step again.',
  notSaved: 'Your plan could not be saved. Please try again.',
  done: 'Your plan is saved',
  reminder: 'You find it on the dashboard.',
  change: 'Change it',
  unsafe: {
    title: 'Not safe at home?',
    text: 'If someone at home hurts you or frightens you, these people listen and can help.',
  },
} as const;
