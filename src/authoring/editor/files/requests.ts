import type { DraftRequest, WriteRequest } from './forms.ts';

/** A request whose body is not what the call takes. */
export class RequestError extends Error {}

/** A body as a request to write. @throws RequestError */
export function writeRequest(body: unknown): WriteRequest {
  const { file, text, basedOn } = record(body);
  if (typeof file !== 'string' || !isTextOrNull(text) || !isTextOrNull(basedOn))
    throw new RequestError('A change has file, text and basedOn.');
  if (basedOn !== null && !/^[0-9a-f]{64}$/.test(basedOn)) throw new RequestError('basedOn is no hash.');
  return { file, text, basedOn };
}

/** A body as a draft. @throws RequestError */
export function draftRequest(body: unknown): DraftRequest {
  const { file, text } = record(body);
  if (typeof file !== 'string' || typeof text !== 'string')
    throw new RequestError('A draft has file and text.');
  return { file, text };
}

function record(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null) throw new RequestError('A request is a JSON object.');
  return { ...body };
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';
