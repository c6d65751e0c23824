/** Texts of the shell that most visits never display. They are in lazy chunks. */
export const lazyMessages = {
  notFound: {
    title: 'Page not found',
    text: 'There is no page at this address. Your answers and results are where they were.',
    back: 'Go to the dashboard',
  },
  reference: {
    label: 'Reference:',
    hint: 'Please quote it if you write to us.',
  },
  /** Texts of the confirmation dialogs. */
  confirmations: {
    exit: {
      title: 'Leave this assessment?',
      text: 'Your answers so far stay on this device. You can go on from the dashboard.',
      cancel: 'Cancel',
      confirm: 'Exit',
    },
    logout: {
      title: 'Log out now?',
      text: 'There are answers on this device that were not sent yet. Logging out removes them, so that the next person here does not find them.',
      cancel: 'Cancel',
      confirm: 'Logout',
    },
    /** The text is the count of queued submissions. */
    logoutWaiting: { title: 'Log out now?', text: '', cancel: 'Cancel', confirm: 'Logout' },
  },
} as const;
