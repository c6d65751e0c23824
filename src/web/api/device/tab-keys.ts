import { asJson, asText, tabKey } from './keys.ts';

/** The part of the table that the boot script does not need: it ends with the tab. */
export const tabKeys = {
  /** Addresses for which the page was loaded anew after a failure, one a line. */
  reloads: tabKey('reloadedFor', asText),
  /** Scroll positions, by history entry. */
  scroll: tabKey('scrolled', asJson<Record<string, number>>),
  /** A registration in this tab was refused for the age. */
  ageRefusal: tabKey('refusedForAge', asText),
  /** Tokens of mailed links. */
  signUpLink: tabKey('signUpLink', asText),
  resetLink: tabKey('resetLink', asText),
  /** Forms that were not sent. */
  profileForm: tabKey('unsentProfile', asJson),
  correctionForm: tabKey('correction', asJson),
  chosenStepForm: tabKey('step', asJson),
  surveyForm: tabKey('survey', asJson),
  /** The boot script saves this form too, under the address of its page. */
  contactForm: tabKey('/contact', asJson),
} as const;
