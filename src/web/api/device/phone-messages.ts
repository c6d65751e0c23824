/** Texts of the question whose phone this is, on the dashboard and the profile page. */
export const phoneMessages = {
  question: 'Whose phone is this?',
  mine: {
    name: 'Mine',
    means:
      'Unfinished answers and what you have read stay on this phone. You can put this site on its home screen.',
  },
  shared: {
    name: 'Shared',
    means:
      'Unfinished answers stay in this tab only. They go when you close it or log out. What you read is not remembered.',
  },
  notKept: 'This browser could not save your choice. Nothing has changed.',
} as const;
