import type {
  DraftRequest,
  ImportRequest,
  NewFile,
  PageTextsRequest,
  ReviewRequest,
  WriteRequest,
} from '../../../drafts/requests.ts';

/** Thrown for an invalid request body. */
export class RequestError extends Error {}

/**
 * Validates the body of a write request.
 * @throws RequestError
 */
export function parseWriteRequest(body: unknown): WriteRequest {
  const { file, text, basedOn, name } = toRecord(body);
  if (typeof file !== 'string' || !isTextOrNull(text))
    throw new RequestError('A change has file, text and basedOn.');
  return { file, text, basedOn: parseHash(basedOn), ...(isName(name) && { name }) };
}

/**
 * Validates the body of a request to change a review.
 * @throws RequestError
 */
export function parseReviewRequest(body: unknown): ReviewRequest {
  const { file, kind, name, line, text, id, author } = toRecord(body);
  if (typeof file === 'string' && isName(name)) {
    if (kind === 'comment' && typeof line === 'string' && typeof text === 'string')
      return { file, name, kind, line, text };
    if (kind === 'resolve' && typeof id === 'number') return { file, name, kind, id };
    if (kind === 'accept') return { file, name, kind, ...(isName(author) && { author }) };
  }
  throw new RequestError('A review has file, name and a comment, a resolved comment or an acceptance.');
}

const maxNameLength = 100;
const isName = (name: unknown): name is string => typeof name === 'string' && name.length <= maxNameLength;

/**
 * Validates the body of a request to write texts of a translated page.
 * @throws RequestError
 */
export function parsePageTexts(body: unknown): PageTextsRequest {
  const { file, texts, basedOn } = toRecord(body);
  if (typeof file !== 'string') throw new RequestError('A change has file, texts and basedOn.');
  const entries = Object.entries(toRecord(texts)).map(([key, text]): [string, string] => {
    if (typeof text !== 'string') throw new RequestError(`The text "${key}" is not a string.`);
    return [key, text];
  });
  return { file, texts: Object.fromEntries(entries), basedOn: parseHash(basedOn) };
}

function parseHash(hash: unknown): string | null {
  if (hash === null || (typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash))) return hash;
  throw new RequestError('basedOn is not a hash.');
}

/**
 * Validates the body of a draft request.
 * @throws RequestError
 */
export function parseDraftRequest(body: unknown): DraftRequest {
  const { file, text } = toRecord(body);
  if (typeof file !== 'string' || typeof text !== 'string')
    throw new RequestError('A draft has file and text.');
  return { file, text };
}

/**
 * Validates the body of a request for a new file.
 * @throws RequestError
 */
export function parseNewFile(body: unknown): NewFile {
  const { kind, title, chapter, summary, items, scores, scale } = toRecord(body);
  if (
    kind === 'page' &&
    typeof title === 'string' &&
    typeof chapter === 'string' &&
    typeof summary === 'string'
  )
    return { kind, title, chapter, summary };
  const isWhole = typeof title === 'string' && typeof items === 'number' && isTexts(scores);
  if (kind === 'questionnaire' && isWhole && (typeof scale === 'string' || isTexts(scale)))
    return { kind, title, items, scores, scale };
  throw new RequestError('A new file is a page or a questionnaire, with all required values.');
}

/**
 * Validates the body of a request to import a file.
 * @throws RequestError
 */
export function parseImportRequest(body: unknown): ImportRequest {
  const { name, content, form, isWritten } = toRecord(body);
  const isNamed = typeof name === 'string' && /^[^\\/]+\.\w+$/.test(name);
  if (!isNamed || typeof content !== 'string' || typeof isWritten !== 'boolean')
    throw new RequestError('An import has name, content and isWritten.');
  return { name, content, isWritten, ...(typeof form === 'string' && { form }) };
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function toRecord(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null) throw new RequestError('A request is a JSON object.');
  return { ...body };
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';
