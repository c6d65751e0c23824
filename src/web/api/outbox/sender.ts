import { base, pathTo, patterns } from '#contract/paths.ts';
import { type ApiDispatch, api } from '../api.ts';
import { toFailure, isAppRefusal } from '../failure.ts';
import { readSession } from '../session.ts';
import { announce, listen } from './changes.ts';
import { isWaiting, type QueuedSubmission } from './queued-submission.ts';
import { listQueued, markRefused, removeQueued } from './store.ts';

const sealedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Submits encrypted answers. Successful only on 204. */
    submitSealed: build.mutation<unknown, Pick<QueuedSubmission, 'userid' | 'sectionId' | 'sealed'>>({
      query: ({ userid, sectionId, sealed }) => ({
        url: pathTo(patterns.sealed, { userid, sectionId }),
        method: 'POST',
        body: sealed,
        validateStatus: ({ status }) => status === 204,
      }),
    }),
  }),
});

/** `through`: everything that can be sent was sent. `later`: the server is unreachable or busy. */
type QueueState = 'through' | 'later';
type Outcome = 'sent' | 'refused' | 'held' | 'login' | 'later';

/** Milliseconds before the first retry, and the maximum of the exponential backoff. */
const firstWait = 30_000;
const longestWait = 15 * 60_000;

let running: Promise<QueueState> | null = null;
let wait = firstWait;
let notBefore = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Dispatch of the store, whose cached results are outdated after a submission is accepted, also one sent by another
 * tab.
 */
let storeDispatch: ApiDispatch | null = null;
listen((arrived) => {
  if (arrived) storeDispatch?.(api.util.invalidateTags(['Attempts', 'Progress']));
});

/**
 * Sends the queued submissions of the current user in order; only one tab sends at a time. Whatever cannot be sent is
 * retried at the next event, or with exponential backoff. Never rejects.
 * @param patient waits for the backoff: for events that are frequent
 */
export function sendWaiting(dispatch: ApiDispatch, patient = false): Promise<QueueState> {
  storeDispatch = dispatch;
  if (patient && Date.now() < notBefore) return Promise.resolve('later');
  running ??= withLock(() => sendAll(dispatch))
    .catch((): QueueState => 'later')
    .then((course) => {
      running = null;
      plan(course, dispatch);
      return course;
    });
  return running;
}

/** Schedules a retry after a submission was queued because the server was unreachable. */
export function scheduleSend(dispatch: ApiDispatch): void {
  storeDispatch = dispatch;
  if (!running) plan('later', dispatch);
}

/**
 * Lets one tab send at a time if the browser has the Web Locks API. Without it the idempotency key prevents
 * duplicates.
 */
async function withLock(work: () => Promise<QueueState>): Promise<QueueState> {
  if (!navigator.locks) return work();
  return navigator.locks.request(`${base}/outbox`, { ifAvailable: true }, (lock) =>
    lock ? work() : ('through' as const),
  );
}

function plan(course: QueueState, dispatch: ApiDispatch): void {
  clearTimeout(timer);
  if (course === 'through') {
    wait = firstWait;
    notBefore = 0;
    return;
  }
  notBefore = Date.now() + wait;
  timer = setTimeout(() => void sendWaiting(dispatch), wait);
  wait = Math.min(wait * 2, longestWait);
}

async function sendAll(dispatch: ApiDispatch): Promise<QueueState> {
  const tried = new Set<string>();
  for (;;) {
    const userid = readSession()?.userid;
    if (userid === undefined) return 'through';
    const own = await listQueued(userid);
    const submission = own.find((one) => isWaiting(one) && !tried.has(one.id));
    // Another user may have logged in meanwhile.
    if (!submission || readSession()?.userid !== userid) return 'through';
    tried.add(submission.id);
    const afterRefused = own.some((one) => !isWaiting(one) && one.seq < submission.seq);
    const outcome = await sendOne(submission, afterRefused, dispatch);
    if (outcome === 'login') return 'through';
    if (outcome === 'later') return 'later';
  }
}

async function sendOne(
  submission: QueuedSubmission,
  afterRefused: boolean,
  dispatch: ApiDispatch,
): Promise<Outcome> {
  const { id, userid, sectionId, sealed } = submission;
  const call = sealedApi.endpoints.submitSealed.initiate({ userid, sectionId, sealed }, { track: false });
  const { error } = await dispatch(call);
  if (!error) {
    await removeQueued(id);
    announce({ userid, sectionId });
    return 'sent';
  }
  const failure = toFailure(error);
  if (failure.kind !== 'refused') return 'later';
  const { status, code, message } = failure;
  if (status === 401) return 'login';
  // A server that lacks this endpoint, fails or is busy, or the response of a captive portal.
  if (!isAppRefusal(error) || status >= 500 || status === 429 || code === 'address-unknown') return 'later';
  if (status === 403) return 'login';
  // The section may be locked because the submission before it was rejected. The user can answer that section again.
  if (code === 'section-locked' && afterRefused) return 'held';
  await markRefused(id, { code, message });
  announce(null);
  return 'refused';
}
