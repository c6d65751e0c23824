import { base } from '#contract/paths.ts';
import type { ImportOutcome } from '../../../exchange/imports/import-file.ts';
import type {
  DraftFindings,
  DraftRequest,
  FileVersion,
  ImportRequest,
  NewFile,
  DraftPreviewOutcome,
  PageTextsRequest,
  PublishOutcome,
  ReviewRequest,
  ReviewView,
  TranslationView,
  WriteOutcome,
  WriteRequest,
} from '../../../drafts/requests.ts';

/** The API of the author server for reviews. All methods reject with a message for the author. */
export interface ReviewApi {
  readReview(file: string): Promise<ReviewView>;
  changeReview(request: ReviewRequest): Promise<ReviewView>;
}

/** The API of the author server for the editor. All methods reject with a message for the author. */
export interface EditorApi extends ReviewApi {
  read(file: string): Promise<FileVersion>;
  write(request: WriteRequest): Promise<WriteOutcome>;
  check(draft: DraftRequest): Promise<DraftFindings>;
  show(draft: DraftRequest): Promise<DraftPreviewOutcome>;
  showSaved(draft: DraftRequest): Promise<unknown>;
  /** Publishes every saved questionnaire whose version is new. */
  publish(): Promise<PublishOutcome>;
  create(newFile: NewFile): Promise<{ readonly file: string }>;
}

/** The API of the author server for the translation view. */
export interface TranslationApi extends Pick<EditorApi, 'write'> {
  readTranslation(file: string): Promise<TranslationView>;
  writePage(request: PageTextsRequest): Promise<WriteOutcome>;
}

/** The API of the author server for imports. */
export interface ImportApi {
  importForms(request: ImportRequest): Promise<ImportOutcome>;
}

const noConnection =
  'The server does not answer. Nothing was saved. Check the terminal of npm run author, and keep this page open.';

async function sendRequest<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${base}/author/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(noConnection);
  });
  const payload = (await response.json().catch(() => ({ message: noConnection }))) as T & {
    readonly message?: string;
  };
  // The body of a 409 is the file as it is now.
  if (!response.ok && response.status !== 409) throw new Error(payload.message ?? noConnection);
  return payload;
}

/** The API over HTTP. */
export const editorApi: EditorApi = {
  read: (file) => sendRequest('GET', `/file?file=${encodeURIComponent(file)}`),
  write: (request) => sendRequest('PUT', '/file', request),
  check: (draft) => sendRequest('POST', '/check', draft),
  show: (draft) => sendRequest('POST', '/try', draft),
  showSaved: (draft) => sendRequest('POST', '/try-saved', draft),
  publish: () => sendRequest('POST', '/publish', {}),
  create: (newFile) => sendRequest('POST', '/new', newFile),
  readReview: (file) => sendRequest('GET', `/review?file=${encodeURIComponent(file)}`),
  changeReview: (request) => sendRequest('POST', '/review', request),
};

/** The API for translations over HTTP. */
export const translationApi: TranslationApi = {
  write: editorApi.write,
  writePage: (request) => sendRequest('PUT', '/translation', request),
  readTranslation: (file) => sendRequest('GET', `/translation?file=${encodeURIComponent(file)}`),
};

/** The API for imports over HTTP. */
export const importApi: ImportApi = {
  importForms: (request) => sendRequest('POST', '/import', request),
};
