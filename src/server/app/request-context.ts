import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that an async call belongs to. */
interface RequestContext {
  readonly id: string;
  /** The offered language that the client prefers; null if it accepts none of them. */
  readonly language: string | null;
}

const requests = new AsyncLocalStorage<RequestContext>();

/** Runs a function in the async context of a request. */
export function runWithRequest<T>(request: RequestContext, go: () => T): T {
  return requests.run(request, go);
}

/** The id of the current request; null outside of one, as in a job. */
export function getRequestId(): string | null {
  return requests.getStore()?.id ?? null;
}

/** The language of the current request; null outside of one, and if the client accepts no offered language. */
export function getRequestLanguage(): string | null {
  return requests.getStore()?.language ?? null;
}
