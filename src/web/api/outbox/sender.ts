import { base, pathTo, patterns } from '#contract/paths.ts';
import { type ApiDispatch, api } from '../api.ts';
import { toFailure, isAppServerRejection } from '../failure.ts';
import { readSession } from '../session.ts';
import { publishChange, subscribeToChanges } from './queue-changes.ts';
import { isPendingSubmission, type QueuedSubmission } from './queued-submission.ts';
import { listQueued, markRefused, removeQueued } from './queue-store.ts';

const queuedSubmissionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Submits encrypted answers. Successful only on 204. */
    submitEncrypted: build.mutation<unknown, Pick<QueuedSubmission, 'userid' | 'sectionId' | 'sealed'>>({
      query: ({ userid, sectionId, sealed }) => ({
        url: pathTo(patterns.sealed, { userid, sectionId }),
        method: 'POST',
        body: sealed,
        validateStatus: ({ status }) => status === 204,
      }),
    }),
  }),
});

/** `done`: everything that can be sent was sent. `later`: the server is unreachable or busy. */
type QueueState = 'done' | 'later';
type Outcome = 'sent' | 'refused' | 'blocked' | 'login' | 'later';

/** Milliseconds before the first retry, and the maximum of the exponential backoff. */
const initialDelayMs = 30_000;
const maxDelayMs = 15 * 60_000;

let running: Promise<QueueState> | null = null;
let delayMs = initialDelayMs;
let retryAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Dispatch of the store, whose cached results are outdated after a submission is accepted, also one sent by another
 * tab.
 */
let storeDispatch: ApiDispatch | null = null;
subscribeToChanges((accepted) => {
  if (accepted) storeDispatch?.(api.util.invalidateTags(['Attempts', 'Progress']));
});

/**
 * Sends the queued submissions of the current user in order; only one tab sends at a time. Whatever cannot be sent is
 * retried at the next event, or with exponential backoff. Never rejects.
 * @param waitsForBackoff waits for the backoff: for events that are frequent
 */
export function sendPendingSubmissions(dispatch: ApiDispatch, waitsForBackoff = false): Promise<QueueState> {
  storeDispatch = dispatch;
  if (waitsForBackoff && Date.now() < retryAt) return Promise.resolve('later');
  running ??= withLock(() => sendAll(dispatch))
    .catch((): QueueState => 'later')
    .then((state) => {
      running = null;
      scheduleRetry(state, dispatch);
      return state;
    });
  return running;
}

/** Schedules a retry after a submission was queued because the server was unreachable. */
export function scheduleSend(dispatch: ApiDispatch): void {
  storeDispatch = dispatch;
  if (!running) scheduleRetry('later', dispatch);
}

/**
 * Lets one tab send at a time if the browser has the Web Locks API. Without it the idempotency key prevents
 * duplicates.
 */
async function withLock(task: () => Promise<QueueState>): Promise<QueueState> {
  if (!navigator.locks) return task();
  return navigator.locks.request(`${base}/outbox`, { ifAvailable: true }, (lock) =>
    lock ? task() : ('done' as const),
  );
}

function scheduleRetry(state: QueueState, dispatch: ApiDispatch): void {
  clearTimeout(timer);
  if (state === 'done') {
    delayMs = initialDelayMs;
    retryAt = 0;
    return;
  }
  retryAt = Date.now() + delayMs;
  timer = setTimeout(() => void sendPendingSubmissions(dispatch), delayMs);
  delayMs = Math.min(delayMs * 2, maxDelayMs);
}

async function sendAll(dispatch: ApiDispatch): Promise<QueueState> {
  const triedIds = new Set<string>();
  for (;;) {
    const userid = readSession()?.userid;
    if (userid === undefined) return 'done';
    const submissions = await listQueued(userid);
    const submission = submissions.find((one) => isPendingSubmission(one) && !triedIds.has(one.id));
    // Another user may have logged in meanwhile.
    if (!submission || readSession()?.userid !== userid) return 'done';
    triedIds.add(submission.id);
    const isAfterRefused = submissions.some((one) => !isPendingSubmission(one) && one.seq < submission.seq);
    const outcome = await sendOne(submission, isAfterRefused, dispatch);
    if (outcome === 'login') return 'done';
    if (outcome === 'later') return 'later';
  }
}

async function sendOne(
  submission: QueuedSubmission,
  isAfterRefused: boolean,
  dispatch: ApiDispatch,
): Promise<Outcome> {
  const { id, userid, sectionId, sealed } = submission;
  const call = queuedSubmissionApi.endpoints.submitEncrypted.initiate(
    { userid, sectionId, sealed },
    { track: false },
  );
  const { error } = await dispatch(call);
  if (!error) {
    await removeQueued(id);
    publishChange({ userid, sectionId });
    return 'sent';
  }
  const failure = toFailure(error);
  if (failure.kind !== 'refused') return 'later';
  const { status, code, message } = failure;
  if (status === 401) return 'login';
  // A server that lacks this endpoint, fails or is busy, or the response of a captive portal.
  if (!isAppServerRejection(error) || status >= 500 || status === 429 || code === 'address-unknown')
    return 'later';
  if (status === 403) return 'login';
  // The section may be locked because the submission before it was rejected. The user can answer that section again.
  if (code === 'section-locked' && isAfterRefused) return 'blocked';
  await markRefused(id, { code, message });
  publishChange(null);
  return 'refused';
}
