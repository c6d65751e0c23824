/** Texts after the question whose phone this is. */
export const messages = {
  mine: 'Saved: only you use this phone.',
  shared: 'Saved: other people use this phone too.',
  change: 'You can change this on your',
  profile: 'profile page',
} as const;
