import { removalConfirmationWord } from '#domain/account/removal.ts';
import { limits } from '#domain/account/limits.ts';
import type { PlainMessageId, Translate } from '#language/translate.ts';
import { translateStoredText } from '../instruments/translated.ts';
import type { Locale } from '../language/languages.ts';
import type { AgeProblem, AppError, ErrorDetails, ServerErrorCode } from './errors.ts';

/** The language of a message. */
type ErrorLocale = Pick<Locale, 't' | 'language'>;

type Message<C extends ServerErrorCode> =
  | PlainMessageId
  | ((locale: ErrorLocale, details: ErrorDetails<C>) => string);

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
  'email-invalid': ({ t }, { problem }) =>
    problem === 'missing' ? t('domain.rules.emailRequired') : t('domain.rules.emailInvalid'),
  'username-invalid': ({ t }, { problem }) =>
    problem === 'missing'
      ? t('domain.rules.usernameRequired')
      : t('domain.rules.usernameLength', limits.username),
  'password-invalid': ({ t }, { problem }) =>
    problem === 'missing'
      ? t('domain.rules.passwordRequired')
      : t('domain.rules.passwordLength', limits.password),
  'password-common': 'server.error.passwordCommon',
  'password-same': 'server.error.passwordSame',
  'confirmation-invalid': ({ t }, { problem }) =>
    problem === 'missing' ? t('domain.rules.confirmRequired') : t('domain.rules.confirmDiffers'),
  'field-missing': 'domain.rules.required',
  'text-too-long': ({ t }, { max }) => t('server.error.textTooLong', { max: String(max) }),
  'age-invalid': ({ t }, { problem }) => formatAgeProblem(t, problem),
  'phone-invalid': 'domain.rules.phone',
  'nominee-contact-invalid': 'domain.rules.nomineeContact',
  'terms-not-accepted': 'server.error.termsNotAccepted',
  'research-disabled': 'server.error.researchDisabled',
  'step-unknown': 'server.error.stepUnknown',
  'reminder-day-invalid': 'server.error.reminderDayInvalid',
  'understanding-disabled': 'server.error.understandingDisabled',
  'language-unknown': 'server.error.languageUnknown',
  'language-unavailable': 'server.error.languageUnavailable',
  'survey-incomplete': 'server.error.surveyIncomplete',
  'removal-unconfirmed': ({ t }) => t('server.error.removalUnconfirmed', { word: removalConfirmationWord }),
  'link-worn-out': 'server.error.linkWornOut',
  'attempts-too-many': 'server.error.attemptsTooMany',
  'too-many-tries': ({ t }, { retryAfter }) =>
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
export function formatError<C extends ServerErrorCode>(
  locale: ErrorLocale,
  { code, details }: AppError<C>,
): string {
  const message: Message<C> = messages[code];
  return typeof message === 'string' ? locale.t(message) : message(locale, details);
}

function formatAnswerProblem({ t, language }: ErrorLocale, details: ErrorDetails<'answers-invalid'>): string {
  const { problem, positions } = details;
  const unit = translateStoredText(language, details.unit);
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
  const { min, max } = limits.age;
  switch (problem) {
    case 'under':
      return t('domain.rules.adultsOnly', { min });
    case 'contactUnder':
      return t('domain.rules.contactAge', { min });
    case 'contactInvalid':
      return t('domain.rules.age');
    case 'birthYearInvalid':
      return t('domain.rules.birthYear');
    default:
      return t('domain.rules.ageUpTo', { max });
  }
}
