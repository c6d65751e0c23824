import { asJson, asText, tabKey } from './keys.ts';

/** Keys in session storage that the boot script does not need. */
export const tabKeys = {
  /** Addresses whose failure has reloaded the page, one per line. */
  reloads: tabKey('reloadedFor', asText),
  /** Scroll positions, by history entry. */
  scroll: tabKey('scrolled', asJson<Record<string, number>>),
  /** A registration in this tab was rejected because of the age. */
  ageRefusal: tabKey('refusedForAge', asText),
  /** Tokens of links in mails. */
  signUpLink: tabKey('signUpLink', asText),
  resetLink: tabKey('resetLink', asText),
  /** Values of unsent forms. */
  profileForm: tabKey('unsentProfile', asJson),
  correctionForm: tabKey('correction', asJson),
  chosenStepForm: tabKey('step', asJson),
  surveyForm: tabKey('survey', asJson),
  /** The boot script also writes this form, under the path of its page. */
  contactForm: tabKey('/contact', asJson),
} as const;
