import settings from '#compiled/settings.json';

/** Texts of the shell that are not needed for the first display. They are in lazy chunks. */
export const lazyMessages = {
  footer: {
    terms: 'Terms of Use',
    privacy: 'Privacy Policy',
    access: 'Accessibility',
    contact: 'Contact Us',
    store: `Download ${settings.programName} on Google Play`,
    fine: 'For self-awareness only. Not a diagnosis or a treatment.',
    home: 'home page',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is no page at this address. Your answers and results are safe.',
    back: 'Go to the dashboard',
  },
  reference: {
    label: 'Reference:',
    hint: 'Please give it if you write to us.',
  },
  /** Texts of the confirmation dialogs. */
  confirmations: {
    exit: {
      title: 'Leave this assessment?',
      lead: 'Your answers are saved on this phone.',
      text: 'Your answers so far stay on this device. You can go on from the dashboard.',
      cancel: 'Cancel',
      confirm: 'Exit',
    },
    /** For a browser that stores nothing. */
    exitUnsaved: {
      title: 'Leave this assessment?',
      lead: '',
      text: 'This device does not keep your answers. If you leave now, they are lost.',
      cancel: 'Cancel',
      confirm: 'Exit',
    },
    logout: {
      title: 'Log out now?',
      lead: '',
      text: 'Some answers on this device are not sent yet. If you log out, they are deleted, so that nobody else can see them.',
      cancel: 'Cancel',
      confirm: 'Logout',
    },
    /** The text is the count of queued submissions. */
    logoutWaiting: { title: 'Log out now?', lead: '', text: '', cancel: 'Cancel', confirm: 'Logout' },
  },
} as const;
