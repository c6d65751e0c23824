import { base } from '#contract/paths.ts';
import type {
  DraftFindings,
  DraftRequest,
  FileVersion,
  NewFile,
  TryOutcome,
  WriteOutcome,
  WriteRequest,
} from '../../../drafts/requests.ts';

/** The API of the author server for the editor. All methods reject with a message for the author. */
export interface EditorApi {
  read(file: string): Promise<FileVersion>;
  write(request: WriteRequest): Promise<WriteOutcome>;
  check(draft: DraftRequest): Promise<DraftFindings>;
  show(draft: DraftRequest): Promise<TryOutcome>;
  showSaved(draft: DraftRequest): Promise<unknown>;
  make(newFile: NewFile): Promise<{ readonly file: string }>;
}

const gone =
  'The server does not answer. Nothing was saved. Check the terminal of npm run author, and keep this page open.';

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${base}/author/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(gone);
  });
  const reason = (await answer.json().catch(() => ({ message: gone }))) as T & { readonly message?: string };
  // The body of a 409 is the file as it is now.
  if (!answer.ok && answer.status !== 409) throw new Error(reason.message ?? gone);
  return reason;
}

/** The API over HTTP. */
export const editorApi: EditorApi = {
  read: (file) => call('GET', `/file?file=${encodeURIComponent(file)}`),
  write: (request) => call('PUT', '/file', request),
  check: (draft) => call('POST', '/check', draft),
  show: (draft) => call('POST', '/try', draft),
  showSaved: (draft) => call('POST', '/try-saved', draft),
  make: (newFile) => call('POST', '/new', newFile),
};
