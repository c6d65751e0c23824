import type { IncomingMessage, ServerResponse } from 'node:http';
import { NotEditableError } from '../../drafts/editable.ts';
import { readEditable, writeEditable } from '../../drafts/file-store.ts';
import type { DraftFindings, DraftRequest, TryOutcome } from '../../drafts/requests.ts';
import { newFile } from './files/new-file.ts';
import { draftRequest, newFileRequest, RequestError, writeRequest } from './files/requests.ts';
import { BodyTooLarge, jsonBody, mostBytes } from './guard/json-body.ts';

/** What the calls of the editor need of the servers around them. */
export interface AuthorApiParts {
  /** The repository's folder. */
  readonly root: string;
  /** What the check says of a text in place of its file. */
  check(draft: DraftRequest): Promise<DraftFindings>;
  /** Lets the running program show a text in place of its file. */
  show(draft: DraftRequest): TryOutcome;
  /** Lets it show the file again. */
  showSaved(file: string): void;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * The calls of the editor, under `{base}/author/api`. Who may ask is judged before (`guard/request-guard.ts`).
 * @param path what stands behind `/api`
 */
export async function answerCall(
  parts: AuthorApiParts,
  path: string,
  request: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const { status, body } = await outcomeOf(parts, path, request).catch(failed);
  answer.statusCode = status;
  answer.setHeader('Content-Type', 'application/json');
  answer.setHeader('Cache-Control', 'no-store');
  answer.end(JSON.stringify(body));
}

async function outcomeOf(parts: AuthorApiParts, path: string, request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams } = new URL(path, 'http://author');
  switch (`${request.method} ${pathname}`) {
    case 'GET /file':
      return ok(readEditable(parts.root, searchParams.get('file') ?? ''));
    case 'PUT /file': {
      const { file, text, basedOn } = writeRequest(await jsonBody(request));
      const written = writeEditable(parts.root, file, text, basedOn);
      return { status: written.outcome === 'conflict' ? 409 : 200, body: written };
    }
    case 'POST /check':
      return ok(await parts.check(editable(parts.root, draftRequest(await jsonBody(request)))));
    case 'POST /try':
      return ok(parts.show(editable(parts.root, draftRequest(await jsonBody(request)))));
    case 'POST /try-saved': {
      parts.showSaved(editable(parts.root, draftRequest(await jsonBody(request))).file);
      return ok({});
    }
    case 'POST /new':
      return ok({ file: newFile(parts.root, newFileRequest(await jsonBody(request))) });
    default:
      return refused(404, 'There is no such call.');
  }
}

/** A draft stands in place of a file that the editor may write. */
function editable(root: string, draft: DraftRequest): DraftRequest {
  readEditable(root, draft.file);
  return draft;
}

const ok = (body: unknown): Answer => ({ status: 200, body });
const refused = (status: number, message: string): Answer => ({ status, body: { message } });

function failed(error: unknown): Answer {
  if (error instanceof NotEditableError) return refused(403, error.message);
  if (error instanceof BodyTooLarge) return refused(413, `A file has at most ${mostBytes} bytes.`);
  if (error instanceof RequestError || error instanceof SyntaxError) return refused(400, error.message);
  return refused(500, (error as Error).message);
}
