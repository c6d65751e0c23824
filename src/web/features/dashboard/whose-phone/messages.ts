/** Texts after the question whose phone this is. */
export const messages = {
  mine: 'This phone is yours.',
  shared: 'This phone is shared.',
  change: 'You can change this on your',
  profile: 'profile page',
} as const;
