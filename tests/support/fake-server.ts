import { apiBase } from '#contract/paths.ts';

/**
 * How the fake server answers: a status without a body, a body with its status (200 when left out),
 * `text` as it is with a Content-Type, 0 for a line that is down, 'never' for a call that stays open. `wait` asks for so many seconds of patience.
 */
export type FakeResponse =
  | number
  | 'never'
  | { readonly status?: number; readonly body: unknown; readonly retryAfter?: number }
  | { readonly text: string; readonly type: string };

/**
 * By a part of "METHOD /path" under `{api}`: the answer, or one for each try, the last one for all that
 * follow. The first part that fits counts; '' fits every call. What fits nothing is 404.
 */
export type FakeResponses = Readonly<Record<string, FakeResponse | readonly FakeResponse[]>>;

/** A `fetch` that answers from a list and never leaves this machine. `onCall` hears every call as it goes out. */
export function fakeFetch(answers: FakeResponses, onCall?: (request: Request) => void): typeof fetch {
  const tries = new Map<string, number>();
  return async (input) => {
    const request = input as Request;
    onCall?.(request);
    const call = `${request.method} ${getApiPath(request)}`;
    const part = Object.keys(answers).find((one) => call.includes(one));
    if (part === undefined) return createResponse(404);
    const list = [answers[part]].flat() as FakeResponse[];
    const nth = tries.get(part) ?? 0;
    tries.set(part, nth + 1);
    return createResponse(list[Math.min(nth, list.length - 1)] ?? 404);
  };
}

/** What arrived at the fake server. */
export interface RecordedRequest {
  readonly method: string;
  /** Under `{api}`. */
  readonly path: string;
  /** Null when there is none. */
  readonly body: unknown;
  readonly authorization: string | null;
}

/** Reads one call without using it up. */
export async function readRequest(request: Request): Promise<RecordedRequest> {
  const text = await request.clone().text();
  return {
    method: request.method,
    path: getApiPath(request),
    body: text === '' ? null : JSON.parse(text),
    authorization: request.headers.get('Authorization'),
  };
}

function getApiPath({ url }: Request): string {
  return new URL(url).pathname.replace(apiBase, '');
}

async function createResponse(answer: FakeResponse): Promise<Response> {
  if (answer === 'never') return new Promise(() => {});
  if (answer === 0) throw new TypeError('Failed to fetch');
  if (typeof answer === 'number') return new Response(null, { status: answer });
  if ('text' in answer) return new Response(answer.text, { headers: { 'Content-Type': answer.type } });
  const { status = 200, body, retryAfter } = answer;
  const headers = retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) };
  return new Response(JSON.stringify(body), { status, headers });
}
