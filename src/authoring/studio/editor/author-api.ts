import type { IncomingMessage, ServerResponse } from 'node:http';
import { NotEditableError } from '../../drafts/editable.ts';
import { publishQuestionnaires } from '../../drafts/publish-questionnaires.ts';
import { readEditable, writeEditable } from '../../drafts/file-store.ts';
import { changeReview, readReviewView } from '../../drafts/review/handle-review.ts';
import { addToHistory, parseSavedInstrument } from '../../drafts/review/review-file.ts';
import { importForms } from '../../exchange/imports/import-file.ts';
import type {
  DraftFindings,
  DraftRequest,
  DraftPreviewOutcome,
  ImportRequest,
  WriteOutcome,
  WriteRequest,
} from '../../drafts/requests.ts';
import { createFile } from './files/new-file.ts';
import {
  parseDraftRequest,
  parseImportRequest,
  parseNewFile,
  parsePageTexts,
  parseReviewRequest,
  parseWriteRequest,
  RequestError,
} from './files/requests.ts';
import { readTranslation } from './translation/read-translation.ts';
import { readTranslatedPage, writeTranslatedPage } from './translation/translated-page.ts';
import { BodyTooLargeError, readJsonBody, maxBytes } from './guard/json-body.ts';

/** Dependencies of the editor API. */
export interface AuthorApiOptions {
  /** Folder of the repository. */
  readonly root: string;
  /** Checks a draft that replaces its file. */
  check(draft: DraftRequest): Promise<DraftFindings>;
  /** Displays a draft in the preview. */
  show(draft: DraftRequest): DraftPreviewOutcome;
  /** Displays the saved file in the preview. */
  showSaved(file: string): void;
}

interface ApiResponse {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Handles a request to `{base}/author/api`. `guard/request-guard.ts` checks access before.
 * @param path path after `/api`
 */
export async function handleApiRequest(
  parts: AuthorApiOptions,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, body } = await handleRequest(parts, path, request).catch(createFailure);
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Cache-Control', 'no-store');
  response.end(JSON.stringify(body));
}

async function handleRequest(
  parts: AuthorApiOptions,
  path: string,
  request: IncomingMessage,
): Promise<ApiResponse> {
  const { pathname, searchParams } = new URL(path, 'http://author');
  switch (`${request.method} ${pathname}`) {
    case 'GET /file':
      return createOk(readEditable(parts.root, searchParams.get('file') ?? ''));
    case 'GET /translation': {
      const file = searchParams.get('file') ?? '';
      const read = file.endsWith('.mdx') ? readTranslatedPage : readTranslation;
      return createOk(read(parts.root, file));
    }
    case 'PUT /translation':
      return createWritten(writeTranslatedPage(parts.root, parsePageTexts(await readJsonBody(request))));
    case 'PUT /file':
      return createWritten(writeWithHistory(parts.root, parseWriteRequest(await readJsonBody(request))));
    case 'GET /review':
      return createOk(readReviewView(parts.root, requireQuestionnaire(searchParams.get('file') ?? '')));
    case 'POST /review': {
      const change = parseReviewRequest(await readJsonBody(request));
      requireQuestionnaire(change.file);
      return createOk(rejectAsRequest(() => changeReview(parts.root, change, new Date())));
    }
    case 'POST /check':
      return createOk(
        await parts.check(requireEditable(parts.root, parseDraftRequest(await readJsonBody(request)))),
      );
    case 'POST /try':
      return createOk(
        parts.show(requireEditable(parts.root, parseDraftRequest(await readJsonBody(request)))),
      );
    case 'POST /try-saved': {
      parts.showSaved(requireEditable(parts.root, parseDraftRequest(await readJsonBody(request))).file);
      return createOk({});
    }
    case 'POST /import':
      return importFile(parts.root, parseImportRequest(await readJsonBody(request, maxImportBytes)));
    case 'POST /new':
      return createOk({ file: createFile(parts.root, parseNewFile(await readJsonBody(request))) });
    case 'POST /publish':
      return createOk(publishQuestionnaires(parts.root));
    default:
      return createRefusal(404, 'There is no such call.');
  }
}

/** In bytes: a file of 5 MB in Base64. */
const maxImportBytes = 7_000_000;

/** The name of a file that the import does not support, or a form that it does not have, is an error of the author. */
async function importFile(
  root: string,
  { name, content, form, isWritten }: ImportRequest,
): Promise<ApiResponse> {
  const bytes = Buffer.from(content, 'base64');
  try {
    return createOk(await importForms(root, { name, bytes }, { form }, isWritten));
  } catch (error) {
    throw new RequestError((error as Error).message);
  }
}

/** Writes a file, and adds a change of a questionnaire to its history. */
function writeWithHistory(root: string, { file, text, basedOn, name = '' }: WriteRequest): WriteOutcome {
  const result = writeEditable(root, file, text, basedOn);
  const instrument = parseSavedInstrument(result.outcome === 'written' ? text : null);
  if (instrument && name.trim() !== '' && isQuestionnaire(file))
    addToHistory(root, file, instrument, { action: 'changed', name: name.trim() }, new Date());
  return result;
}

/** Not an overlay edition, which has its own status. */
const isQuestionnaire = (file: string) => /^questionnaires\/[^/.]+\.json$/.test(file);

function requireQuestionnaire(file: string): string {
  if (!isQuestionnaire(file)) throw new NotEditableError(file);
  return file;
}

/** An error of a review is one that its author can correct. */
function rejectAsRequest<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new RequestError((error as Error).message);
  }
}

/** Drafts are only accepted for editable files. */
function requireEditable(root: string, draft: DraftRequest): DraftRequest {
  readEditable(root, draft.file);
  return draft;
}

const createWritten = (result: WriteOutcome): ApiResponse => ({
  status: result.outcome === 'conflict' ? 409 : 200,
  body: result,
});
const createOk = (body: unknown): ApiResponse => ({ status: 200, body });
const createRefusal = (status: number, message: string): ApiResponse => ({ status, body: { message } });

function createFailure(error: unknown): ApiResponse {
  if (error instanceof NotEditableError) return createRefusal(403, error.message);
  if (error instanceof BodyTooLargeError) return createRefusal(413, `A file has at most ${maxBytes} bytes.`);
  if (error instanceof RequestError || error instanceof SyntaxError) return createRefusal(400, error.message);
  return createRefusal(500, (error as Error).message);
}
