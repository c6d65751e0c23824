/** Texts about the year of birth. Texts before a refusal do not mention the age limit. */
export const ageMessages = {
  lead: 'First your year of birth, then your e-mail. After that you choose a username and a password.',
  label: 'Year of birth',
  hint: 'Four digits. We do not store it.',
  next: 'Next',
  check: 'Please check your age and year of birth.',
  deleted: 'Your account has been deleted, with everything that you entered.',
} as const;
