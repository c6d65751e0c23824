import { apiBase } from '#contract/paths.ts';

/**
 * How the fake server answers: a status without a body, a body with its status (200 when left out),
 * `text` as it is with a Content-Type, 0 for a line that is down, 'never' for a call that stays open. `wait` asks for so many seconds of patience.
 */
export type Answer =
  | number
  | 'never'
  | { readonly status?: number; readonly body: unknown; readonly wait?: number }
  | { readonly text: string; readonly type: string };

/**
 * By a part of "METHOD /path" under `{api}`: the answer, or one for each try, the last one for all that
 * follow. The first part that fits counts; '' fits every call. What fits nothing is 404.
 */
export type Answers = Readonly<Record<string, Answer | readonly Answer[]>>;

/** A `fetch` that answers from a list and never leaves this machine. `onCall` hears every call as it goes out. */
export function fakeFetch(answers: Answers, onCall?: (request: Request) => void): typeof fetch {
  const tries = new Map<string, number>();
  return async (input) => {
    const request = input as Request;
    onCall?.(request);
    const call = `${request.method} ${pathOf(request)}`;
    const part = Object.keys(answers).find((one) => call.includes(one));
    if (part === undefined) return reply(404);
    const list = [answers[part]].flat() as Answer[];
    const nth = tries.get(part) ?? 0;
    tries.set(part, nth + 1);
    return reply(list[Math.min(nth, list.length - 1)] ?? 404);
  };
}

/** What arrived at the fake server. */
export interface Call {
  readonly method: string;
  /** Under `{api}`. */
  readonly path: string;
  /** Null when there is none. */
  readonly body: unknown;
  readonly authorization: string | null;
}

/** Reads one call without using it up. */
export async function readCall(request: Request): Promise<Call> {
  const text = await request.clone().text();
  return {
    method: request.method,
    path: pathOf(request),
    body: text === '' ? null : JSON.parse(text),
    authorization: request.headers.get('Authorization'),
  };
}

function pathOf({ url }: Request): string {
  return new URL(url).pathname.replace(apiBase, '');
}

async function reply(answer: Answer): Promise<Response> {
  if (answer === 'never') return new Promise(() => {});
  if (answer === 0) throw new TypeError('Failed to fetch');
  if (typeof answer === 'number') return new Response(null, { status: answer });
  if ('text' in answer) return new Response(answer.text, { headers: { 'Content-Type': answer.type } });
  const { status = 200, body, wait } = answer;
  const headers = wait === undefined ? undefined : { 'Retry-After': String(wait) };
  return new Response(JSON.stringify(body), { status, headers });
}
