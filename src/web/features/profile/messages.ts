import settings from '#compiled/settings.json';
import { removalConfirmationWord } from '#domain/account/removal.ts';

/** Texts of the profile page. */
export const messages = {
  programName: settings.programName,
  title: 'Profile',
  loading: 'Loading your profile...',
  notAvailable: 'Not Available',
  nameFailed: 'We could not load your name. Your account and your results are safe.',
  trying: 'Trying...',
  missingSession: 'You are not logged in, so we cannot load your profile.',
  tryAgain: 'Try again',

  correction: {
    title: 'My profile',
    about: 'What you told us when you registered: name, age, gender and more. You can correct it yourself.',
    open: 'See and correct my profile',
  },

  phone: {
    title: 'This phone',
    mine: 'You said that only you use this phone.',
    shared: 'You said that other people use this phone too.',
  },

  sessions: {
    title: 'Where you are logged in',
    about:
      'Each line is one login in one browser. We do not know which phone or computer it is, or where. A login ends after one day without use, or after seven days if you chose "Remember me".',
    own: 'This browser',
    other: 'Another login',
    details: (started: string, used: string) => `Started ${started}. Last used ${used}.`,
    end: 'Log out there',
    endOthers: 'Log out everywhere else',
    alone: 'You are not logged in anywhere else.',
    ended: 'Done. That login has ended.',
    othersEnded: 'Done. You are logged in only here now.',
    failed: 'This did not work. Please try again.',
    notLoaded: 'We could not load where you are logged in.',
  },

  password: {
    title: 'My password',
    about: 'A new password logs you out everywhere else. We will send you a mail about the change.',
    open: 'Change my password',
    current: 'Current password',
    currentRequired: 'Please type the password that you use now.',
    currentWrong: 'This is not the password that you use now. Nothing was changed.',
    next: 'New password',
    hint: ({ min, max }: { readonly min: number; readonly max: number }) => `${min} to ${max} characters.`,
    confirm: 'New password again',
    same: 'The new password is the same as the old one.',
    submit: 'Save the new password',
    busy: 'Saving...',
    keep: 'Keep my password',
    done: 'Your password is changed. You are logged in only here now.',
    failed: 'Your password could not be changed. Please try again.',
    unreachable:
      'The server did not answer, so we do not know if your password was changed. Please log in again with the new password. If it does not work, use the old one.',
    unsupported: 'This is not available here. Nothing was changed.',
  },

  research: {
    title: 'Use of my answers for research',
    notLoaded: 'We could not load what you agreed to. Nothing was changed.',
    about:
      'If you agree, researchers get your answers and scores, also the earlier ones, with your age group, gender and education. They see a code, not your name.',
    more: 'What researchers get, and what they never get',
    never: 'You have not agreed to this.',
    given: (date: string) =>
      `You agreed on ${date}. You can stop this at any time. New files for researchers are then without your answers. Files made before do not change.`,
    takenBack: (date: string) =>
      `You stopped this on ${date}. New files for researchers are without your answers. Files made before do not change.`,
    releases: 'Your answers, without your name, were part of:',
    release: (date: string, questionnaires: readonly string[]) =>
      questionnaires.length === 0
        ? `Release of ${date}`
        : `Release of ${date} (${questionnaires.join(', ')})`,
    failed: 'This could not be saved. Nothing was changed. Please try again.',
  },

  data: {
    title: 'Download my data',
    about:
      'Your profile, all your answers with their questions, and all your scores, in one file. The file for another health program has only questions, answers and scores.',
    keepSafe: 'The file is not locked. Keep it where only you can read it.',
    html: 'Download a page to read',
    fhir: 'Download for another health program (FHIR)',
    json: 'Download as JSON',
    csv: 'Download as CSV',
    receipt: 'Download the receipt of my consent',
    busy: 'Preparing...',
    saved: 'Your file is ready. Look in the downloads of this device.',
    failed: 'The file could not be made. Please try again.',
    unsupported: 'A download is not available here.',
  },

  nominee: {
    title: 'Someone who may act for you',
    notLoaded: 'We could not load the person you named. Nothing was changed.',
    about:
      'You may name one person you trust. If you die, or can no longer act for yourself, they can ask us about your data, have it corrected or have it deleted. They get no login, and we do not write to them now. Please tell them that you named them.',
    none: 'You have not named anyone.',
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
    removed: 'Removed. You have not named anyone now.',
    failed: 'This could not be saved. Please try again.',
    unsupported: 'This is not available here. Nothing was changed.',
  },

  withdrawal: {
    title: 'Stop the use of my data',
    notLoaded: 'We could not check if your data is in use. Nothing was changed.',
    about:
      'You can stop here without deleting anything. We then keep your data but do not use it. You can start again at any time.',
    stop: 'Stop, but keep my file for me',
    question: 'Stop the use of your data?',
    happens: 'You cannot take assessments, and we no longer use your answers, also not for research.',
    stays: 'Your profile, answers and results stay for you to read, download or delete.',
    toReturn: 'To come back, choose Resume on this page.',
    keep: 'Continue as now',
    whileStopped:
      'Your profile, answers and results are here for you to read, download or delete. Nothing new is added, and nothing is used for research. Answers that are waiting on your phone are sent after you resume.',
    stopped: (date: string) => `You stopped the use of your data on ${date}.`,
    terms: 'When you resume, you agree to the terms again.',
    termsLink: 'Read the terms',
    resumed: 'Welcome back. You can take assessments again. Research stays off until you turn it on.',
    failed: 'This could not be saved. Nothing was changed. Please try again.',
  },

  removal: {
    title: 'Delete my account',
    now: {
      term: 'Deleted at once',
      text: 'Your profile, all your answers and scores, what you told us in the feedback form, and every login. On this device, unfinished answers and what you have read go as well. This cannot be undone.',
    },
    retained: {
      term: 'Kept for one year',
      text: 'A secret code made from your account number, the version of the terms you agreed to, and the dates of registration and deletion. Your name, your address and your answers are not in it. It lets us show that you gave consent and that your data was deleted.',
    },
    separate: {
      term: 'Kept apart from your account',
      text: 'Messages that you sent with the contact form. We delete them after one year, and a complaint one year after it was answered.',
    },
    mail: 'A mail to your address confirms the deletion.',
    open: 'Delete my account',
    word: removalConfirmationWord,
    wordLabel: (word: string) => `Type ${word} to confirm`,
    wordWrong: (word: string) => `Please type ${word} in full.`,
    password: 'Password',
    passwordRequired: 'Password is required.',
    passwordWrong: 'This password is not right. Nothing was deleted.',
    submit: 'Delete permanently',
    busy: 'Deleting...',
    keep: 'Keep my account',
    failed: 'Your account could not be deleted. Please try again.',
    unreachable:
      'The server did not answer, so we do not know if your account was deleted. Please try again.',
    unsupported: 'This is not available here. Nothing was deleted.',
  },

  removed: {
    title: 'Your account is deleted',
    text: 'Your profile, your answers and your scores are deleted from our server. Nothing of them stays on this device.',
    mail: 'A mail to your address confirms it.',
    thanks: 'Thank you for your time here. You can start again at any time.',
    home: 'Go to the home page',
  },
} as const;
