import { apiBase } from '#contract/paths.ts';

/**
 * A response of the fake server: a status without a body, a body with its status (200 by default), a `text` with its
 * Content-Type, 0 for a network failure, 'never' for a request that stays open. `retryAfter` sets the header in seconds.
 */
export type FakeResponse =
  | number
  | 'never'
  | { readonly status?: number; readonly body: unknown; readonly retryAfter?: number }
  | { readonly text: string; readonly type: string };

/**
 * Responses by a part of "METHOD /path" under `{api}`: one, or one per attempt, of which the last is repeated. The first
 * matching part is used; '' matches every request. Without a match the status is 404.
 */
export type FakeResponses = Readonly<Record<string, FakeResponse | readonly FakeResponse[]>>;

/** A `fetch` with fixed responses. `onCall` is called with every request. */
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

/** A request received by the fake server. */
export interface RecordedRequest {
  readonly method: string;
  /** Under `{api}`. */
  readonly path: string;
  /** Null without a body. */
  readonly body: unknown;
  readonly authorization: string | null;
}

/** Reads a request without consuming its body. */
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
