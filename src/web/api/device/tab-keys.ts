import { parseJsonOrNull, parseText, createTabKey } from './storage-keys.ts';

/** Where this tab has displayed urgent help, and for which answers. */
interface DisplayedHelp {
  /** Path and position in the history, so that a reload and a tab of the page are the same page. */
  readonly page: string;
  /** Time of the answers, ISO 8601; null if unknown. */
  readonly time: string | null;
}

/** Keys in session storage that the boot script does not need. */
export const tabKeys = {
  /** Addresses whose failure has reloaded the page, one per line. */
  reloads: createTabKey('reloadedFor', parseText),
  /** Scroll positions, by history entry. */
  scroll: createTabKey('scrolled', parseJsonOrNull<Record<string, number>>),
  /** A registration in this tab was rejected because of the age. */
  ageRefusal: createTabKey('refusedForAge', parseText),
  /** Urgent help was displayed in this visit. */
  urgentHelp: createTabKey('shownOnce', parseJsonOrNull<DisplayedHelp>),
  /** Tokens of links in mails. */
  signUpLink: createTabKey('signUpLink', parseText),
  resetLink: createTabKey('resetLink', parseText),
  /** Values of unsent forms. */
  profileForm: createTabKey('unsentProfile', parseJsonOrNull),
  correctionForm: createTabKey('correction', parseJsonOrNull),
  planForm: createTabKey('plan', parseJsonOrNull),
  surveyForm: createTabKey('survey', parseJsonOrNull),
  /** Questions about a result page were displayed in this tab. */
  understandingAsked: createTabKey('understanding', parseText),
  /** The boot script also writes this form, under the path of its page. */
  contactForm: createTabKey('/contact', parseJsonOrNull),
} as const;
