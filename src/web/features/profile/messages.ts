import settings from '#compiled/settings.json';
import { removalWord } from '#domain/account/removal.ts';

/** Texts of the profile page. */
export const messages = {
  programName: settings.programName,
  title: 'Profile',
  loading: 'Loading your profile...',
  notAvailable: 'Not Available',
  nameFailed: 'We could not load your name. Your account and your results are safe.',
  trying: 'Trying...',
  missingSession: 'No session: the profile cannot be fetched.',
  tryAgain: 'Try again',

  correction: {
    title: 'My profile',
    about:
      'What you told us when you registered: name, age, gender and the rest. You can put it right yourself.',
    open: 'See and correct my profile',
  },

  phone: {
    title: 'This phone',
    unanswered:
      'You have not said yet. Unfinished answers and what you have read stay here for up to 30 days.',
    mine: 'Now: this phone is yours.',
    shared: 'Now: this phone is shared.',
  },

  sessions: {
    title: 'Where you are logged in',
    about:
      'Each line is one login in one browser. We do not note which phone or computer it is, nor where. A login ends by itself after a day without use, or after seven days where "Remember me" was chosen.',
    own: 'This browser',
    other: 'Another login',
    details: (started: string, used: string) => `Began ${started}. Last used ${used}.`,
    end: 'Log out there',
    endOthers: 'Log out everywhere else',
    alone: 'You are logged in nowhere else.',
    ended: 'Done. That login has ended.',
    othersEnded: 'Done. You are logged in only here now.',
    failed: 'This could not be done just now. Please try again.',
    notLoaded: 'We could not load where you are logged in.',
  },

  password: {
    title: 'My password',
    about:
      'A new password logs you out everywhere else. A mail to your address tells you that it was changed.',
    open: 'Change my password',
    current: 'Current password',
    currentRequired: 'Please type the password that you use now.',
    currentWrong: 'This is not the password that you use now. Nothing was changed.',
    next: 'New password',
    hint: ({ min, max }: { readonly min: number; readonly max: number }) => `${min} to ${max} characters.`,
    confirm: 'New password, once more',
    same: 'The new password is the same as the old one.',
    submit: 'Save the new password',
    busy: 'Saving...',
    keep: 'Keep my password',
    done: 'Your password is changed. You are logged in only here now.',
    failed: 'Your password could not be changed just now. Please try again.',
    unreachable:
      'No answer came from the server, so we do not know whether your password was changed. Please log in again with the new one; if it does not work, use the old one.',
    unsupported: 'This server does not offer this. Nothing was changed.',
  },

  research: {
    title: 'Use of my answers for research',
    notLoaded: 'We could not load what you agreed to. Nothing was changed.',
    about:
      'If you agree, researchers get your answers and scores, those from before too, with your age group, gender and education. A code stands in place of your name.',
    more: 'What leaves, and what never does',
    never: 'You have not agreed to this.',
    given: (date: string) =>
      `You agreed on ${date}. You can take this back at any time. New releases are then without you; those made before stay as they are.`,
    takenBack: (date: string) =>
      `You took this back on ${date}. New releases are without you. Those made before stay as they are.`,
    releases: 'Your answers, without your name, were part of:',
    release: (date: string, questionnaires: readonly string[]) =>
      questionnaires.length === 0
        ? `Release of ${date}`
        : `Release of ${date} (${questionnaires.join(', ')})`,
    failed: 'This could not be saved just now. Nothing was changed. Please try again.',
  },

  data: {
    title: 'Download my data',
    about:
      'Your profile, every answer with the words of its question, and every score, in one file. The one for another health program has questions, answers and scores alone.',
    keepSafe: 'The file is not locked. Keep it where only you can read it.',
    html: 'Download a page to read',
    fhir: 'Download for another health program (FHIR)',
    json: 'Download as JSON',
    csv: 'Download as CSV',
    receipt: 'Download the receipt of my consent',
    busy: 'Preparing...',
    saved: 'Your file is ready. Look in the downloads of this device.',
    failed: 'The file could not be made just now. Please try again.',
    unsupported: 'This server does not offer a download.',
  },

  nominee: {
    title: 'Someone who may act for you',
    notLoaded: 'We could not load whom you named. Nothing was changed.',
    about:
      'You may name one person you trust. If you die, or can no longer act for yourself, they can ask us about your data, have it corrected or have it deleted. They get no login, and we do not write to them now. Please tell them that you named them.',
    none: 'You have named no one.',
    add: 'Name someone',
    change: 'Change this',
    name: 'Their name',
    relation: 'Who they are to you',
    relationHint: 'For example sister, husband or friend.',
    contact: 'Their phone number or e-mail address',
    contactHint: 'We use it only to check who they are when they write to us.',
    nameRequired: 'Please type their name.',
    relationRequired: 'Please say who they are to you.',
    submit: 'Save',
    busy: 'Saving...',
    keep: 'Leave it as it is',
    done: 'Saved.',
    remove: 'Remove this person',
    removeQuestion: 'Remove this person?',
    removeText: 'They can then no longer act for you. You can name someone again at any time.',
    keepNominee: 'Keep this person',
    removed: 'Removed. You have named no one now.',
    failed: 'This could not be saved just now. Please try again.',
    unsupported: 'This server does not offer this. Nothing was changed.',
  },

  withdrawal: {
    title: 'Stop the use of my data',
    notLoaded: 'We could not load whether the use of your data goes on. Nothing was changed.',
    about:
      'You can stop here without deleting anything. Your file then rests, and you can go on whenever you like.',
    stop: 'Stop, but keep my file for me',
    question: 'Stop the use of your data?',
    happens: 'You can take no assessments, and your answers are no longer used, not for research either.',
    stays: 'Your profile, answers and results stay for you to read, download or delete.',
    toReturn: 'To come back, choose Resume on this page.',
    keep: 'Go on as now',
    whileStopped:
      'Your profile, answers and results are here for you to read, download or delete. Nothing new is added, and nothing is used for research. Answers that wait on your phone are sent after you resume.',
    stopped: (date: string) => `You stopped the use of your data on ${date}.`,
    terms: 'When you resume, you agree to the terms again.',
    termsLink: 'Read the terms',
    resumed: 'Welcome back. You can take assessments again. Research stays off until you turn it on.',
    failed: 'This could not be saved just now. Nothing was changed. Please try again.',
  },

  removal: {
    title: 'Delete my account',
    now: {
      term: 'Deleted at once',
      text: 'Your profile, all your answers and scores, what you told us in the feedback form, and every login. On this device, unfinished answers and what you have read go as well. This cannot be undone.',
    },
    retained: {
      term: 'Kept for one year',
      text: 'A sealed code made from your account number, the version of the terms you agreed to, and the dates of registration and deletion. Your name, your address and your answers are not in it. It lets us show that you gave consent and that your data was deleted.',
    },
    separate: {
      term: 'Kept apart from your account',
      text: 'Messages that you sent with the contact form. They go after one year, a complaint one year after it was answered.',
    },
    mail: 'A mail to your address confirms the deletion.',
    open: 'Delete my account',
    word: removalWord,
    wordLabel: (word: string) => `Type ${word} to confirm`,
    wordWrong: (word: string) => `Please type ${word} in full.`,
    password: 'Password',
    passwordRequired: 'Password is required.',
    passwordWrong: 'This password is not right. Nothing was deleted.',
    submit: 'Delete for good',
    busy: 'Deleting...',
    keep: 'Keep my account',
    failed: 'Your account could not be deleted just now. Please try again.',
    unreachable:
      'No answer came from the server, so we do not know whether your account was deleted. Please try again.',
    unsupported: 'This server does not offer this. Nothing was deleted.',
  },

  removed: {
    title: 'Your account is deleted',
    text: 'Your profile, your answers and your scores are gone from our server. This program keeps nothing of them on this device.',
    mail: 'A mail to your address confirms it.',
    thanks: 'Thank you for the time you spent here. You can begin anew whenever you like.',
    home: 'Go to the home page',
  },
} as const;
