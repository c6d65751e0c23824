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
    meaning: 'The body is no JSON, or body, address, query or a header has the wrong shape.',
  },
  'text-unreadable': {
    status: 400,
    meaning:
      'A text holds the zero character or half of a surrogate pair, which no database can store, or more than 30 combining marks in a row.',
  },
  'body-too-deep': { status: 400, meaning: 'Lists and objects in the body are nested more than 32 deep.' },
  'address-unreadable': { status: 400, meaning: 'The address itself cannot be decoded.' },
  'session-missing': {
    status: 401,
    meaning: 'No token came, or one that is unknown or expired, or whose account is gone.',
  },
  'credentials-wrong': { status: 401, meaning: 'Login: no account has this username and password.' },
  'link-invalid': {
    status: 401,
    meaning: 'The token of a mailed link is missing, unknown, used or expired.',
  },
  'not-owner': { status: 403, meaning: 'The token belongs to another user than the one in the address.' },
  'other-site': { status: 403, meaning: 'A page of another site made a call that changes something.' },
  'sign-up-link-missing': {
    status: 403,
    meaning: 'createUser: no living sign-up link came, or one that was sent to another address.',
  },
  'password-wrong': {
    status: 403,
    meaning: 'Removal or a change of the password: the password is not the one of the account.',
  },
  'consent-withdrawn': {
    status: 403,
    meaning:
      'Submission, survey, step, profile or another consent: the person withdrew the consent to the terms, and has not given it again.',
  },
  'address-unknown': { status: 404, meaning: 'There is no such call.' },
  'section-unknown': { status: 404, meaning: 'There is no section of this id.' },
  'attempt-missing': { status: 404, meaning: 'History: the section was not taken yet.' },
  'registration-unknown': {
    status: 404,
    meaning: 'The registration id is unknown, used or expired; a login gives a new one.',
  },
  'profile-missing': { status: 404, meaning: 'The account has no profile.' },
  'answers-differ': {
    status: 409,
    meaning: 'Submission: other answers came before under the same Idempotency-Key.',
  },
  'version-changed': {
    status: 409,
    meaning: 'Submission: the answers were given to another major version of the instrument.',
  },
  'section-locked': {
    status: 409,
    meaning: 'Submission: a section that this one needs was not completed yet.',
  },
  'section-retired': {
    status: 409,
    meaning: 'Submission: the section is no longer asked; what was stored of it stays readable.',
  },
  'terms-changed': {
    status: 409,
    meaning: 'Registration: other terms are in force than those accepted; `termsVersion` names them.',
  },
  'wording-changed': {
    status: 409,
    meaning: 'Consent: the person saw other words than those in force.',
  },
  'sealing-key-unknown': {
    status: 410,
    meaning: 'Sealed answers: they are sealed to a key that this server never had or has deleted since.',
  },
  'body-too-long': { status: 413, meaning: 'The body is longer than 64 KiB.' },
  'not-json': { status: 415, meaning: 'The body is of another content type than application/json.' },
  'answers-invalid': {
    status: 422,
    meaning:
      'Submission: too few or too many answers, or some off the scale, left out, or given though the question is hidden; `positions` says which.',
  },
  'parcel-unreadable': {
    status: 422,
    meaning:
      'Sealed answers: the box cannot be opened, was sealed for another person or section, or does not hold what it must.',
  },
  'email-invalid': { status: 422, meaning: 'The e-mail address is missing or malformed.' },
  'username-invalid': { status: 422, meaning: 'createUser: the username is missing, too short or too long.' },
  'password-invalid': { status: 422, meaning: 'The new password is missing, too short or too long.' },
  'password-common': { status: 422, meaning: 'The new password is among those that guessers try first.' },
  'password-same': { status: 422, meaning: 'The new password is the one of now.' },
  'confirmation-invalid': {
    status: 422,
    meaning: 'createUser: the repeated password is missing or differs.',
  },
  'field-missing': { status: 422, meaning: 'Profile or contact: a field that is required is empty.' },
  'text-too-long': { status: 422, meaning: 'Profile, contact or survey: a text is too long.' },
  'age-invalid': {
    status: 422,
    meaning:
      'Profile or contact: no age in whole years, or one below 18 or above 120; in the registration one below 18 also deletes the account. Sign-up: a year of birth that means under 18, or an impossible one.',
  },
  'phone-invalid': { status: 422, meaning: 'Profile: the phone number has not ten digits.' },
  'nominee-contact-invalid': {
    status: 422,
    meaning: 'Nominee: the contact is neither a phone number nor an e-mail address.',
  },
  'terms-not-accepted': { status: 422, meaning: 'Registration: the terms were not accepted.' },
  'research-disabled': { status: 422, meaning: 'Consent: answers are not used for research at present.' },
  'step-unknown': {
    status: 422,
    meaning: 'Step: the newest result of the section offers no step at this place.',
  },
  'survey-incomplete': { status: 422, meaning: 'Survey: a question was left out.' },
  'removal-unconfirmed': { status: 422, meaning: 'Removal: the confirming word is not the expected one.' },
  'values-invalid': {
    status: 422,
    meaning: 'Values break a rule. Our server says which; this stands for one that sends no code.',
  },
  'too-many-tries': { status: 429, meaning: 'A limit is reached; `Retry-After` says when it ends.' },
  'attempts-too-many': {
    status: 429,
    meaning: 'Submission: the section was taken 50 times today; `Retry-After` says when the next day begins.',
  },
  'link-worn-out': {
    status: 429,
    meaning: 'createUser: too many names were tried with this link; a new one can be asked for at once.',
  },
  unexpected: { status: 500, meaning: 'The server failed.' },
  'server-busy': {
    status: 503,
    meaning:
      'Too many wait for the database, or the process is behind; `Retry-After` says when they should have had their turn.',
  },
  'server-stopping': { status: 503, meaning: 'Readiness: the process is about to end.' },
  'storage-unavailable': {
    status: 503,
    meaning: 'The database is away, hangs or has no room; try after `Retry-After`.',
  },
  'passwords-busy': {
    status: 503,
    meaning: 'Too many passwords are being checked; try after `Retry-After`.',
  },
  'mail-unavailable': {
    status: 503,
    meaning: 'The mail with the link cannot be queued; try after `Retry-After`.',
  },
  'message-unsent': {
    status: 503,
    meaning: 'Contact: no mail with the message can be queued, and it was not stored.',
  },
} as const satisfies Record<string, ErrorMeaning>;

export type ErrorCode = keyof typeof errors;

/** All error codes, ordered by status. */
export const errorCodes = Object.keys(errors) as readonly ErrorCode[];
