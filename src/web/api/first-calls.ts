import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { Store } from 'redux';
import { pathTo, patterns } from '#contract/paths.ts';
import { readName } from '#contract/wire/name.ts';
import { type ReadProgress, readProgress } from '#contract/wire/progress.ts';
import { recordIn } from '#contract/wire/values.ts';
import { action } from './action.ts';
import type { Call, CallError, CallMeta } from './call.ts';
import { sendEarly, sendOrTake } from './early-calls.ts';
import { fetchedForgotten, sessionExpired } from './session.ts';

/**
 * The two calls that a first screen makes: whose account it is, and how far they have come. Their answers are kept in
 * the store without RTK Query, which comes with the screens that ask for more.
 */

/** How one call stands. */
interface Asked<Data = unknown> {
  /** The newest answer, also while another one is awaited. */
  readonly data?: Data;
  /** Of the last try. */
  readonly error?: CallError | { readonly message: string };
  /** When `data` came, in milliseconds since 1970. */
  readonly at: number;
  /** The try under way; null for none. */
  readonly asking: number | null;
  /** Something has changed what it says. */
  readonly outdated?: boolean;
}

/** By the address of the call. */
export type FirstCalls = Readonly<Record<string, Asked>>;

interface First<Data> {
  readonly call: Call;
  /** Throws for an answer that cannot be read, which counts as a failure. */
  read(data: unknown, meta: CallMeta): Data;
}

const nameCall = (userid: string): First<string> => ({
  call: { url: pathTo(patterns.name, { userid }), responseHandler: 'text' },
  read: nameOf,
});

const progressCall = (userid: string): First<ReadProgress> => ({
  call: { url: pathTo(patterns.progress, { userid }) },
  read: readProgress,
});

const stopCall = (userid: string): First<boolean> => ({
  call: { url: pathTo(patterns.consent, { userid }) },
  read: (data) => recordIn(recordIn(data).terms).given === false,
});

/** The name in an answer that was read as text. Throws for anything else, which counts as a failure of the call. */
export function nameOf(text: unknown, meta: CallMeta | undefined): string {
  const name = readName(String(text), meta?.response?.headers.get('Content-Type') ?? '');
  if (name === null) throw new Error('The name lookup answered with something else than a name.');
  return name;
}

const tried = action<{ readonly url: string; readonly asking: number }>('first/tried');
const answered = action<{ readonly url: string; readonly asking: number } & Pick<Asked, 'data' | 'error'>>(
  'first/answered',
);
const outdated = action<string>('first/outdated');
const forgotten = action<string>('first/forgotten');

/** The person's name was changed: whoever shows it asks again. */
export const nameChanged = (userid: string) => outdated(nameCall(userid).call.url);
/** Answers have arrived: whoever shows how far the person has come asks again. */
export const progressChanged = (userid: string) => outdated(progressCall(userid).call.url);

/** The use of the person's data was stopped or resumed: what was known of it no longer holds. */
export const stopForgotten = (userid: string) => forgotten(stopCall(userid).call.url);

const none: FirstCalls = {};

/** Mounted as `state.first`. */
export function firstCallsReducer(state = none, sent?: unknown): FirstCalls {
  if (fetchedForgotten.match(sent)) return none;
  if (tried.match(sent)) {
    const { url, asking } = sent.payload;
    return { ...state, [url]: { at: 0, ...state[url], asking, outdated: false } };
  }
  if (answered.match(sent)) {
    const { url, asking, ...came } = sent.payload;
    const before = state[url];
    // Forgotten meanwhile, or another person's by now.
    if (before?.asking !== asking) return state;
    const data = came.error ? {} : { data: came.data, at: Date.now() };
    return { ...state, [url]: { ...before, error: came.error, ...data, asking: null } };
  }
  if (forgotten.match(sent)) {
    const { [sent.payload]: _, ...others } = state;
    return others;
  }
  if (outdated.match(sent)) {
    const before = state[sent.payload];
    return before ? { ...state, [sent.payload]: { ...before, outdated: true } } : state;
  }
  return state;
}

interface Holder {
  readonly first: FirstCalls;
}

let tries = 0;

/** Asks, unless it is being asked already. */
async function ask<Data>({ dispatch, getState }: Store<Holder>, { call, read }: First<Data>): Promise<void> {
  const { url } = call;
  if (getState().first[url]?.asking != null) return;
  tries += 1;
  const asking = tries;
  dispatch(tried({ url, asking }));
  const { data, error, meta, expired } = await sendOrTake(call);
  if (expired) dispatch(sessionExpired());
  if (error) return void dispatch(answered({ url, asking, error }));
  try {
    dispatch(answered({ url, asking, data: read(data, meta) }));
  } catch (unreadable) {
    dispatch(answered({ url, asking, error: { message: String(unreadable) } }));
  }
}

/** A call as a screen sees it. */
export interface FirstCall<Data> extends Partial<Omit<Asked<Data>, 'asking'>> {
  /** The last try failed. */
  readonly failed: boolean;
  /** Asks once more; resolves when there is an answer or none. */
  again(): Promise<void>;
}

/**
 * @param first the call; null for none
 * @param afresh ask at each visit, also when there is an answer
 */
function useFirst<Data>(
  first: (userid: string) => First<Data>,
  userid: string | null,
  afresh = false,
): FirstCall<Data> {
  const store = useStore<Holder>();
  const url = userid === null ? '' : first(userid).call.url;
  const { asking = null, ...found } = useSelector((state: Holder) => state.first[url]) ?? unasked;
  const missing = found.at === undefined || found.outdated === true;
  const again = async () => {
    if (userid !== null) await ask(store, first(userid));
  };
  useEffect(() => {
    const there = store.getState().first[url];
    if (userid !== null && (afresh || there?.data === undefined)) void ask(store, first(userid));
  }, [store, first, userid, url, afresh]);
  useEffect(() => {
    if (missing && userid !== null) void ask(store, first(userid));
  }, [store, first, userid, missing]);
  return { ...(found as Partial<Asked<Data>>), failed: found.error !== undefined && asking === null, again };
}

const unasked: Partial<Asked> = {};

/** The display name of the profile, asked once and shared by all who show it. */
export const useNameCall = (userid: string | null): FirstCall<string> => useFirst(nameCall, userid);

/** What was taken, asked anew by each screen that opens; until the answer comes, the last one. */
export const useProgressCall = (userid: string): FirstCall<ReadProgress> =>
  useFirst(progressCall, userid, true);

/** Has the person stopped the use of their data? Asked anew by each screen that opens; false until an answer says so. */
export const useStopped = (userid: string | null): boolean => useFirst(stopCall, userid, true).data === true;

/** Sends what the first screen will ask for before it is there. Without a session nothing is sent. */
export function sendFirstCalls(userid: string, which: { readonly progress: boolean }): void {
  sendEarly(nameCall(userid).call);
  if (which.progress) sendEarly(progressCall(userid).call);
}
