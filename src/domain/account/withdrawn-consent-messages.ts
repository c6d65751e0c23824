/** Messages for users who withdrew their consent. The profile page has the button `resume`. */
export const withdrawnConsentMessages = {
  alert: 'You stopped the use of your data. Your file is safe. To take an assessment, first choose Resume.',
  link: 'Go to my profile',
  card: 'Stopped. Choose Resume on your profile.',
  resume: 'Resume',
} as const;
