/**
 * All error codes of the API, as a closed list. Services throw a code, `plugins/errors.ts` of the server adds status
 * and message, and clients switch on the code. The browser imports only the type `ErrorCode`.
 */

interface ErrorMeaning {
  /** HTTP status. */
  readonly status: number;
  /** The meaning for readers of the API docs. */
  readonly meaning: string;
}

/** Error codes by name. `positions`, `termsVersion` and `Retry-After` accompany some of them. */
export const errors = {
  'request-invalid': {
    status: 400,
    meaning: 'The body is not valid JSON, or the body, path, query or a header does not match its schema.',
  },
  'text-unreadable': {
    status: 400,
    meaning:
      'A string contains a NUL character, a lone surrogate, or more than 30 consecutive combining marks.',
  },
  'body-too-deep': {
    status: 400,
    meaning: 'Arrays and objects in the body are nested more than 32 levels deep.',
  },
  'address-unreadable': { status: 400, meaning: 'The path is not a valid percent-encoded URL.' },
  'session-missing': {
    status: 401,
    meaning: 'The session token is missing, unknown or expired, or its account was deleted.',
  },
  'credentials-wrong': { status: 401, meaning: 'Login: the username or the password is wrong.' },
  'link-invalid': {
    status: 401,
    meaning: 'The token of an e-mailed link is missing, unknown, used or expired.',
  },
  'not-owner': {
    status: 403,
    meaning: 'The session token belongs to a user other than the one in the path.',
  },
  'other-site': { status: 403, meaning: 'A cross-site request that changes data was rejected.' },
  'sign-up-link-missing': {
    status: 403,
    meaning: 'createUser: the sign-up token is missing or expired, or was sent to another e-mail address.',
  },
  'password-wrong': {
    status: 403,
    meaning: 'Account deletion or password change: the current password is wrong.',
  },
  'consent-withdrawn': {
    status: 403,
    meaning:
      'Submission, survey, step, reminder, understanding, profile or consent: the user has withdrawn the consent to the terms.',
  },
  'address-unknown': { status: 404, meaning: 'No route matches the method and path.' },
  'section-unknown': { status: 404, meaning: 'No section has this id.' },
  'attempt-missing': { status: 404, meaning: 'History: the user has no attempt at this section.' },
  'registration-unknown': {
    status: 404,
    meaning: 'The registration id is unknown, used or expired. A login returns a new one.',
  },
  'profile-missing': { status: 404, meaning: 'The account has no profile.' },
  'answers-differ': {
    status: 409,
    meaning: 'Submission: the `Idempotency-Key` was used with different answers.',
  },
  'version-changed': {
    status: 409,
    meaning: 'Submission: the answers belong to another major version of the instrument.',
  },
  'section-locked': {
    status: 409,
    meaning: 'Submission: a section that this one requires is not completed.',
  },
  'answers-before-account': {
    status: 409,
    meaning:
      'Encrypted submission with `beforeAccount`: the section is not the one in the settings, the answers or the account are older than 48 hours, or the section has an attempt.',
  },
  'section-retired': {
    status: 409,
    meaning: 'Submission: the section is retired. Its stored attempts can still be read.',
  },
  'terms-changed': {
    status: 409,
    meaning: 'Registration: the accepted terms are not the current version, which is in `termsVersion`.',
  },
  'wording-changed': {
    status: 409,
    meaning: 'Consent: the displayed consent text is not the current version.',
  },
  'sealing-key-unknown': {
    status: 410,
    meaning: 'Encrypted submission: the key is unknown or was deleted.',
  },
  'body-too-long': { status: 413, meaning: 'The body is larger than 64 KiB.' },
  'not-json': { status: 415, meaning: 'The content type of the body is not application/json.' },
  'answers-invalid': {
    status: 422,
    meaning:
      'Submission: the number of answers is wrong, or answers are invalid, missing, or belong to hidden questions. `positions` lists them.',
  },
  'parcel-unreadable': {
    status: 422,
    meaning:
      'Encrypted submission: the ciphertext cannot be decrypted, belongs to another user or section, or its content is invalid.',
  },
  'email-invalid': { status: 422, meaning: 'The e-mail address is missing or malformed.' },
  'username-invalid': { status: 422, meaning: 'createUser: the username is missing, too short or too long.' },
  'password-invalid': { status: 422, meaning: 'The new password is missing, too short or too long.' },
  'password-common': { status: 422, meaning: 'The new password is too common.' },
  'password-same': { status: 422, meaning: 'The new password is the same as the current one.' },
  'confirmation-invalid': {
    status: 422,
    meaning: 'createUser: the repeated password does not match.',
  },
  'field-missing': { status: 422, meaning: 'Profile, nominee or contact: a required field is empty.' },
  'text-too-long': { status: 422, meaning: 'Profile, nominee, contact or survey: a text is too long.' },
  'age-invalid': {
    status: 422,
    meaning:
      'Profile or contact: the age is not a whole number from 18 to 120. At registration, an age below 18 also deletes the account. Sign-up: the year of birth is invalid, or means an age below 18.',
  },
  'phone-invalid': { status: 422, meaning: 'Profile: the phone number does not have ten digits.' },
  'nominee-contact-invalid': {
    status: 422,
    meaning: 'Nominee: the contact is neither a phone number nor an e-mail address.',
  },
  'terms-not-accepted': { status: 422, meaning: 'Registration: the terms were not accepted.' },
  'research-disabled': { status: 422, meaning: 'Consent: the use of answers for research is disabled.' },
  'step-unknown': {
    status: 422,
    meaning:
      'Step: the newest results do not offer this step, there is no smaller version, or the day is not within a week.',
  },
  'reminder-day-invalid': {
    status: 422,
    meaning: 'Reminder: the day is not from tomorrow to 90 days ahead, in India.',
  },
  'understanding-disabled': {
    status: 422,
    meaning: 'Understanding: the questions about result pages are disabled.',
  },
  'language-unknown': { status: 422, meaning: 'Understanding: the section is not in this language.' },
  'language-unavailable': { status: 422, meaning: 'Language: the app is not offered in this language.' },
  'survey-incomplete': { status: 422, meaning: 'Survey: an answer is missing.' },
  'removal-unconfirmed': { status: 422, meaning: 'Account deletion: the confirmation word is wrong.' },
  'values-invalid': {
    status: 422,
    meaning: 'A value is invalid. Only assigned by clients, to a 422 without a code.',
  },
  'too-many-tries': {
    status: 429,
    meaning: 'A rate limit is exceeded. `Retry-After` has the time until it is reset.',
  },
  'attempts-too-many': {
    status: 429,
    meaning:
      'Submission: the limit of 50 attempts per section and day is exceeded. `Retry-After` has the time until the next day.',
  },
  'link-worn-out': {
    status: 429,
    meaning:
      'createUser: too many usernames were tried with this link. A new link can be requested immediately.',
  },
  unexpected: { status: 500, meaning: 'Internal server error.' },
  'server-busy': {
    status: 503,
    meaning: 'The server is overloaded. Retry after `Retry-After`.',
  },
  'server-stopping': { status: 503, meaning: 'Readiness: the process is shutting down.' },
  'storage-unavailable': {
    status: 503,
    meaning: 'The database is unreachable, does not respond or is full. Retry after `Retry-After`.',
  },
  'passwords-busy': {
    status: 503,
    meaning: 'Too many concurrent password checks. Retry after `Retry-After`.',
  },
  'mail-unavailable': {
    status: 503,
    meaning: 'The e-mail with the link cannot be queued. Retry after `Retry-After`.',
  },
  'message-unsent': {
    status: 503,
    meaning: 'Contact: the message cannot be queued as an e-mail, and was not stored.',
  },
} as const satisfies Record<string, ErrorMeaning>;

/** The name of an error, sent in each error response. */
export type ErrorCode = keyof typeof errors;

/** All error codes, ordered by status. */
export const errorCodes = Object.keys(errors) as readonly ErrorCode[];
