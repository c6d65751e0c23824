import { helpLinkMessages } from '#help/link-messages.ts';
import { defaultName } from '#domain/account/display-name.ts';

/** Texts of the shell. Those of `docs/specification` are verbatim. */
export const messages = {
  missingSession: 'Missing session. Please login again.',
  broken: {
    title: 'This part did not load',
    text: 'The internet may have stopped, or there is a new version. Your answers are saved on this device. Loading the page again usually helps.',
    still: 'The page still does not open. Please check your internet and try again.',
    reload: 'Load the page again',
    detail: 'What happened',
  },
  loading: 'One moment',
  nav: {
    main: 'Main',
    dashboard: 'Dashboard',
    team: 'Team',
    contact: 'Contact Us',
    login: 'Login / Register',
    myPattern: 'My Pattern',
    resources: 'Resources',
    profile: 'Profile',
    logout: 'Logout',
    openMenu: 'Menu',
    formatAccountLabel: (name: string) => `Account of ${name}`,
    nameLoading: '...',
    nameFallback: defaultName,
  },
  help: {
    button: 'Need to talk?',
    short: 'Help',
    title: 'Someone to talk to',
    lead: 'These numbers are free. Your phone makes the call. This page sends nothing.',
    call: (number: string) => `Call ${number}`,
    checked: (date: string) => `Last checked on ${date}.`,
    ...helpLinkMessages,
  },
  quickExit: {
    button: 'Quick exit',
    removed: 'Removed from this phone:',
    removedData: 'unfinished answers, what you have read, and your login. An empty page opens.',
    instead: 'To keep your answers, use “Save and leave”.',
    kept: 'Not removed:',
    keptData:
      'finished answers and results, and the browser’s list of visited pages. To clear that list in Chrome: menu (three dots), History, “Delete browsing data”.',
    go: 'Leave now',
  },
} as const;
