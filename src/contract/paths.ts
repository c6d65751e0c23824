/**
 * All paths of the API under `{api}`, without schemas, so that both sides can import them. The server registers a
 * pattern; the browser fills it with `pathTo`.
 */
export const patterns = {
  name: '/user/getName/:userid',
  login: '/user/login',
  forgotPassword: '/user/login',
  resetPassword: '/user/resetPassword',
  logout: '/user/logout',
  verifyEmail: '/user/verifyemail',
  createUser: '/user/createUser',
  /** POST with a registration id, GET and PUT with a user id. */
  userInfo: '/user/userInfo/:id',
  profileName: '/user/profile/:userid',
  consent: '/user/consent/:userid',
  /** GET: consents and displayed notices as one HTML page. Not in the specification. */
  receipt: '/user/consent/:userid/receipt',
  /** GET and PUT: the nominee. Not in the specification. */
  nominee: '/user/nominee/:userid',
  /** GET and POST: breach notices that the user has not confirmed. Not in the specification. */
  notices: '/user/notices/:userid',
  /** GET: sessions of the user. POST: ends one session, or all others. Not in the specification, as the next. */
  sessions: '/user/sessions/:userid',
  /** POST: changes the password, with the current one. */
  password: '/user/password/:userid',
  /** POST: the language of the app and of mails. Not in the specification. */
  language: '/user/language/:userid',
  survey: '/user/survey/:userid',
  /** GET and POST: the step that the user chose after a result. Not in the specification. */
  step: '/user/step/:userid',
  /** GET and POST: the day of a reminder mail. Not in the specification. */
  reminder: '/user/reminder/:userid',
  /** POST: counts an answer about a result page, without the user. Not in the specification. */
  understanding: '/understanding',
  exportData: '/user/export/:userid',
  remove: '/user/remove/:userid',
  progress: '/section/progress/:userid',
  submit: '/section/submit/:userid/:sectionId',
  /** GET, without a token: the public key for queued submissions. Not in the specification, as the next. */
  sealingKey: '/section/sealingKey',
  /** POST: an encrypted submission of one section. */
  sealed: '/section/sealed/:userid/:sectionId',
  feedback: '/section/feedback/:userid/:sectionId',
  history: '/section/history/:sectionId/:userid',
  summary: '/section/summary/:userid',
  /** GET: the answers of the newest attempt at a section. Not in the specification. */
  ownAnswers: '/section/answers/:sectionId/:userid',
  report: '/report/:sectionId/:userid',
  contact: '/contact',
  health: '/health',
  /** GET: liveness and readiness. Not in the specification. */
  live: '/health/live',
  ready: '/health/ready',
  // In specification 1, section 7, but not used.
  sectionResponse: '/sectionresponce',
  sectionScore: '/sectionScore',
  individualResponse: '/individualResponse',
  addResponse: '/addResponse',
} as const;

type Names<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/**
 * Fills the parameters of a pattern, URL-encoded.
 * @param pattern one of `patterns`
 * @param params a value for every `:name` in it
 */
export function pathTo<P extends string>(pattern: P, params: Record<Names<P>, string | number>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, string | number>)[name])),
  );
}

/** Custom headers. The client sends them only to its own origin. */
export const headers = {
  idempotencyKey: 'Idempotency-Key',
  instrumentVersion: 'Instrument-Version',
  /** Language of the displayed questions, such as `hi`. */
  contentLanguage: 'Content-Language',
  /** `?1` if the browser has translated the page of the questions (RFC 9651), else `?0`. */
  browserTranslated: 'Browser-Translated',
} as const;

/** The base path of the app. */
export const base = '/wellness-check';

/** The base path of the API on the same server. */
export const apiBase = `${base}/api`;

/**
 * The quick exit as a link: the server ends the session and clears the data of the browser. Links need
 * `referrerpolicy="strict-origin"`, because the server checks the referrer of browsers without Sec-Fetch-Site.
 */
export const exitAddress = `${base}/exit`;

/**
 * First path segments under `base` that pages and questionnaires must not use, in lower case. Routes ignore case, so
 * compare in lower case.
 */
export const reservedSegments: readonly string[] = ['api', 'author', 'exit', 'static', 'media', 'offline'];

/** Cookies: session token, user id, registration id, and two that are not in the specification. */
export const cookies = {
  /** The language of the pages, as a BCP 47 tag. Not in the specification. */
  language: 'language',
  token: 'token',
  userid: 'userid',
  registrationId: 'RegistrationId',
  /**
   * Number of queued submissions on the device; absent for none. The quick exit keeps them. Not in the specification.
   */
  waiting: 'waiting',
  /** Set by the sign-up and by each login; HttpOnly. Not in the specification. */
  device: 'device',
} as const;
