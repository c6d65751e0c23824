/** Texts after the question whose phone this is. */
export const messages = {
  means: 'If you choose Shared, unfinished answers and the pages you read are not kept on this phone.',
  mine: 'This phone is yours.',
  shared: 'This phone is shared.',
  change: 'You can change this on your',
  profile: 'profile page',
} as const;
