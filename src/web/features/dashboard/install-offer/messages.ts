import settings from '#compiled/settings.json';

/** Texts of the install offer. */
export const messages = {
  title: 'Open this from your home screen?',
  text: `An icon named “${settings.homeScreenName}” opens your dashboard, also without the internet. Neither name nor icon says what it is for.`,
  byHand: 'In Safari, tap Share, then “Add to Home Screen”.',
  yes: 'Add the icon',
  no: 'No, thank you',
  answered: 'You will not be asked about the home screen again.',
} as const;
