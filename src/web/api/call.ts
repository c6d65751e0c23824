import { apiAddress } from './address.ts';
import { takeFirstAnswer } from './first-answers.ts';
import { noteReference } from './reference.ts';
import { readSession } from './session.ts';

/** Milliseconds that an answer may take. */
const timeout = 30_000;
/** Seconds until a busy server is asked again where it names none, and the longest that a person is kept waiting. */
const usualWait = 1;
const longestWait = 4;

/** A call as it is to be sent. */
export interface Call {
  /** Path under `{api}`. */
  readonly url: string;
  /** GET when left out. */
  readonly method?: string;
  /** Appended to the address. */
  readonly params?: Readonly<Record<string, string>>;
  /** Travels as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** It goes out without the token: the summary, login and sign-up. */
  readonly anonymous?: boolean;
  /** It must arrive although the page is being left. */
  readonly keepalive?: boolean;
  /** Which answers are successful; those of the two hundreds when left out. */
  readonly validateStatus?: (response: Response) => boolean;
  /** How the body is read; as JSON or plain text, whichever it is, when left out. */
  readonly responseHandler?: 'text' | ((response: Response) => Promise<unknown>);
}

/** Why a call failed: what the server answered, or that no answer came. `failureOf` reads it. */
export type CallError =
  | { readonly status: number; readonly data: unknown }
  | {
      /** No answer came, or (the last two) one that broke off or cannot be read. */
      readonly status: 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR' | 'CUSTOM_ERROR';
      readonly error: string;
      readonly data?: undefined;
    };

/** What the answer came with. */
export interface CallMeta {
  readonly response?: Response;
}

type Outcome = (
  | { readonly data: unknown; readonly error?: undefined }
  | { readonly error: CallError; readonly data?: undefined }
) & { readonly meta: CallMeta };

/** What came of a call. It never rejects. */
export type Answer = Outcome & {
  /** The server no longer knows the token, and the session is still the one that the call was made in. */
  readonly expired: boolean;
};

/**
 * Sends a call with the token in `Authorization`, as it is; a reading one once more when the server is busy (503), after
 * as long as `Retry-After` asks for, at most 4 seconds: nobody notices but by the wait. What changes something is never
 * repeated by itself. A 401 to a call that should carry the token ends the session (`expired`). Not when another tab has
 * changed the session meanwhile: the answer says nothing of the new one.
 * @param signal ends it before there is an answer
 */
export async function send({ anonymous, ...call }: Call, signal?: AbortSignal): Promise<Answer> {
  const token = anonymous ? undefined : readSession()?.token;
  const withToken = token ? { ...call, headers: { ...call.headers, Authorization: token } } : call;
  let answer = await sendOnce(withToken, signal);
  if ((call.method ?? 'GET') === 'GET' && answer.error?.status === 503) {
    const asked = Number.parseInt(answer.meta.response?.headers.get('Retry-After') ?? '', 10);
    const wait = Math.min(asked >= 0 ? asked : usualWait, longestWait);
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    if (!signal?.aborted) answer = await sendOnce(withToken, signal);
  }
  noteReference(call.url, answer);
  const expired = !anonymous && answer.error?.status === 401 && readSession()?.token === token;
  return { ...answer, expired };
}

async function sendOnce(
  { url, params, body, validateStatus = isOk, responseHandler = readBody, headers, ...rest }: Call,
  signal?: AbortSignal,
): Promise<Outcome> {
  const control = new AbortController();
  const stop = () => control.abort();
  let late = false;
  let meta: CallMeta = {};
  const timer = setTimeout(() => {
    late = true;
    stop();
  }, timeout);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  try {
    const json = body === undefined ? undefined : JSON.stringify(body);
    const request = new Request(`${apiAddress}${url}${params ? `?${new URLSearchParams(params)}` : ''}`, {
      ...rest,
      body: json,
      headers: json === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
      credentials: 'same-origin',
      signal: control.signal,
    });
    const token = request.headers.get('Authorization');
    const first =
      request.method === 'GET' && token !== null ? takeFirstAnswer(request.url, token) : undefined;
    const response = await (first ?? fetch(request));
    meta = { response };
    const data = await (responseHandler === 'text' ? response.text() : responseHandler(response));
    return validateStatus(response) ? { data, meta } : { error: { status: response.status, data }, meta };
  } catch (error) {
    const status = late ? 'TIMEOUT_ERROR' : meta.response ? 'PARSING_ERROR' : 'FETCH_ERROR';
    return { error: { status, error: String(error) }, meta };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

const isOk = ({ ok }: Response) => ok;

/** Bodies may come as JSON or as plain text; both are accepted. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
}
