/** Texts of the question whose phone this is, on the dashboard and the profile page. */
export const phoneMessages = {
  question: 'Does anyone else use this phone?',
  shared: {
    name: 'Yes',
    means: 'Unsent answers stay until you leave.',
    more: 'We do not remember what you read. The browser’s list of visited pages does not name your results or the pages you read.',
  },
  mine: {
    name: 'No',
    means: 'Unsent answers stay for 30 days.',
    more: 'We also remember what you have read. You can put this site on the home screen.',
  },
  unanswered: 'Until you answer, we act as if you said Yes.',
  notKept: 'This browser could not save your choice. Nothing has changed.',
} as const;
