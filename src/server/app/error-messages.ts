import { removalConfirmationWord } from '#domain/account/removal.ts';
import { limits } from '#domain/account/limits.ts';
import type { MessageValues } from '#language/message-values.ts';
import type { MessageId, Translate } from '#language/translate.ts';
import type { AgeProblem, AppError, ErrorDetails, ServerErrorCode } from './errors.ts';

/** The ids of error messages without values. */
type PlainMessageId = {
  [Id in MessageId & `server.error.${string}`]: MessageValues[Id] extends undefined ? Id : never;
}[MessageId & `server.error.${string}`];

type Message<C extends ServerErrorCode> =
  | PlainMessageId
  | ((t: Translate, details: ErrorDetails<C>) => string);

/** Messages for people, by error code, without personal data. */
const messages: { readonly [C in ServerErrorCode]: Message<C> } = {
  'request-invalid': 'server.error.requestInvalid',
  'text-unreadable': 'server.error.textUnreadable',
  'body-too-deep': 'server.error.bodyTooDeep',
  'address-unreadable': 'server.error.addressUnreadable',
  'session-missing': 'server.error.sessionMissing',
  'credentials-wrong': 'server.error.credentialsWrong',
  'link-invalid': 'server.error.linkInvalid',
  'not-owner': 'server.error.notOwner',
  'other-site': 'server.error.otherSite',
  'sign-up-link-missing': 'server.error.signUpLinkMissing',
  'password-wrong': 'server.error.passwordWrong',
  'consent-withdrawn': 'server.error.consentWithdrawn',
  'address-unknown': 'server.error.addressUnknown',
  'section-unknown': 'server.error.sectionUnknown',
  'attempt-missing': 'server.error.attemptMissing',
  'registration-unknown': 'server.error.registrationUnknown',
  'profile-missing': 'server.error.profileMissing',
  'answers-differ': 'server.error.answersDiffer',
  'version-changed': 'server.error.versionChanged',
  'answers-before-account': 'server.error.answersBeforeAccount',
  'section-locked': 'server.error.sectionLocked',
  'section-retired': 'server.error.sectionRetired',
  'terms-changed': 'server.error.termsChanged',
  'wording-changed': 'server.error.wordingChanged',
  'sealing-key-unknown': 'server.error.sealingKeyUnknown',
  'body-too-long': 'server.error.bodyTooLong',
  'not-json': 'server.error.notJson',
  'answers-invalid': formatAnswerProblem,
  'parcel-unreadable': 'server.error.parcelUnreadable',
  'email-invalid': (t, { problem }) =>
    problem === 'missing' ? t('server.error.emailMissing') : t('server.error.emailInvalid'),
  'username-invalid': (t, { problem }) =>
    problem === 'missing'
      ? t('server.error.usernameMissing')
      : t('server.error.usernameLength', toTexts(limits.username)),
  'password-invalid': (t, { problem }) =>
    problem === 'missing'
      ? t('server.error.passwordMissing')
      : t('server.error.passwordLength', toTexts(limits.password)),
  'password-common': 'server.error.passwordCommon',
  'password-same': 'server.error.passwordSame',
  'confirmation-invalid': (t, { problem }) =>
    problem === 'missing' ? t('server.error.confirmationMissing') : t('server.error.confirmationDiffers'),
  'field-missing': 'server.error.fieldMissing',
  'text-too-long': (t, { max }) => t('server.error.textTooLong', { max: String(max) }),
  'age-invalid': (t, { problem }) => formatAgeProblem(t, problem),
  'phone-invalid': 'server.error.phoneInvalid',
  'nominee-contact-invalid': 'server.error.nomineeContactInvalid',
  'terms-not-accepted': 'server.error.termsNotAccepted',
  'research-disabled': 'server.error.researchDisabled',
  'step-unknown': 'server.error.stepUnknown',
  'reminder-day-invalid': 'server.error.reminderDayInvalid',
  'understanding-disabled': 'server.error.understandingDisabled',
  'language-unknown': 'server.error.languageUnknown',
  'language-unavailable': 'server.error.languageUnavailable',
  'survey-incomplete': 'server.error.surveyIncomplete',
  'removal-unconfirmed': (t) => t('server.error.removalUnconfirmed', { word: removalConfirmationWord }),
  'link-worn-out': 'server.error.linkWornOut',
  'attempts-too-many': 'server.error.attemptsTooMany',
  'too-many-tries': (t, { retryAfter }) =>
    t('server.error.tooManyTries', { minutes: Math.max(1, Math.ceil(retryAfter / 60)) }),
  unexpected: 'server.error.unexpected',
  'storage-unavailable': 'server.error.storageUnavailable',
  'server-stopping': 'server.error.serverStopping',
  'server-busy': 'server.error.serverBusy',
  'passwords-busy': 'server.error.passwordsBusy',
  'mail-unavailable': 'server.error.mailUnavailable',
  'message-unsent': 'server.error.messageUnsent',
};

/** The message of an error. */
export function formatError<C extends ServerErrorCode>(t: Translate, { code, details }: AppError<C>): string {
  const message: Message<C> = messages[code];
  return typeof message === 'string' ? t(message) : message(t, details);
}

function formatAnswerProblem(t: Translate, details: ErrorDetails<'answers-invalid'>): string {
  const { problem, positions, unit } = details;
  if (problem === 'count')
    return t('server.error.answerCount', {
      expected: String(details.expected),
      received: String(details.received),
    });
  const values = { unit, number: String((positions[0] ?? 0) + 1), others: positions.length - 1 };
  switch (problem) {
    case 'offScale':
      return t('server.error.answerOffScale', values);
    case 'notAsked':
      return t('server.error.answerNotAsked', values);
    default:
      return t('server.error.answerMissing', values);
  }
}

function formatAgeProblem(t: Translate, problem: AgeProblem): string {
  const { min, max } = toTexts(limits.age);
  switch (problem) {
    case 'under':
      return t('server.error.ageUnder', { min });
    case 'contactUnder':
      return t('server.error.contactAgeUnder', { min });
    case 'contactInvalid':
      return t('server.error.contactAgeInvalid');
    case 'birthYearInvalid':
      return t('server.error.birthYearInvalid');
    default:
      return t('server.error.ageInvalid', { max });
  }
}

const toTexts = ({ min, max }: { readonly min: number; readonly max: number }) => ({
  min: String(min),
  max: String(max),
});
