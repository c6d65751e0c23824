/**
 * Every address of the wire contract, under `{api}`. Schema-free, so that both sides may import it.
 * A pattern is written once; the server registers it, the browser fills it with `pathTo`.
 */
export const patterns = {
  name: '/user/getName/:userid',
  login: '/user/login',
  forgotPassword: '/user/login',
  resetPassword: '/user/resetPassword',
  logout: '/user/logout',
  verifyEmail: '/user/verifyemail',
  createUser: '/user/createUser',
  /** POST takes a registration id, GET and PUT a user id. */
  userInfo: '/user/userInfo/:id',
  profileName: '/user/profile/:userid',
  consent: '/user/consent/:userid',
  /** GET: consents and the notices that were displayed, as one page to keep. Ours. */
  receipt: '/user/consent/:userid/receipt',
  /** GET and PUT: who may act for the person after death or incapacity. Ours. */
  nominee: '/user/nominee/:userid',
  /** GET and POST: notices of a breach of personal data that the person has not confirmed. Ours. */
  notices: '/user/notices/:userid',
  /** GET: where a person is logged in. POST: ends one of these logins, or all others. Ours, as is the next. */
  sessions: '/user/sessions/:userid',
  /** POST: another password in place of the one of now. */
  password: '/user/password/:userid',
  survey: '/user/survey/:userid',
  /** GET and POST: the step that a person chose after a result. Ours. */
  step: '/user/step/:userid',
  exportData: '/user/export/:userid',
  remove: '/user/remove/:userid',
  progress: '/section/progress/:userid',
  submit: '/section/submit/:userid/:sectionId',
  /** GET, without a token: the public key for answers that wait on the phone. Ours, as is the next. */
  sealingKey: '/section/sealingKey',
  /** POST: answers of one section, encrypted to that key. */
  sealed: '/section/sealed/:userid/:sectionId',
  feedback: '/section/feedback/:userid/:sectionId',
  history: '/section/history/:sectionId/:userid',
  summary: '/section/summary/:userid',
  report: '/report/:sectionId/:userid',
  contact: '/contact',
  health: '/health',
  /** GET: does the process live, and should people be sent to it? Ours. */
  live: '/health/live',
  ready: '/health/ready',
  // Named by specification 1, section 7, and called by nobody.
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
 * The pattern with its parameters filled in, each URL-encoded.
 * @param pattern one of `patterns`
 * @param params a value for every `:name` in it
 */
export function pathTo<P extends string>(pattern: P, params: Record<Names<P>, string | number>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, string | number>)[name])),
  );
}

/** Headers of ours; sent only to the page's own origin. */
export const headers = {
  idempotencyKey: 'Idempotency-Key',
  instrumentVersion: 'Instrument-Version',
} as const;

/** The base path of the whole program. */
export const base = '/wellness-check';

/** Where the API answers on our own server. */
export const apiBase = `${base}/api`;

/**
 * The way out as a plain link: the server ends the session and has the browser forget this program. Give such a link
 * `referrerpolicy="strict-origin"`: browsers that do not say where a request comes from are told apart by the referrer.
 */
export const exitAddress = `${base}/exit`;

/**
 * First segments of addresses under `base` that no page and no questionnaire may have, in small letters: the server or
 * the preview answers there with something else. Pages are matched whatever their letter case, so compare likewise.
 */
export const reservedSegments: readonly string[] = ['api', 'author', 'exit', 'static', 'media', 'offline'];

/** Names of the two session cookies and the registration cookie, and of ours that counts what waits on this device. */
export const cookies = {
  token: 'token',
  userid: 'userid',
  registrationId: 'RegistrationId',
  /** How many encrypted answers wait on this device to be sent; absent for none. The exit link spares them. Ours. */
  waiting: 'waiting',
  /** This device logged in before. Set by the server and read by no script. Ours. */
  device: 'device',
} as const;
