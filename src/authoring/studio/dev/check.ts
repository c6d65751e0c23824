/**
 * Child process of `author.ts` that checks all files without blocking the server. Answers each message with the state,
 * or with the findings of a draft.
 */
import { fileURLToPath } from 'node:url';
import { checkDraft } from '../../check/check-draft.ts';
import { readAuthorState } from './author-state.ts';
import type { CheckRequest } from './check-process.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/, '');

process.on('message', (request: CheckRequest) => {
  try {
    if ('draft' in request) process.send?.({ id: request.id, findings: checkDraft(root, request.draft) });
    else process.send?.({ state: readAuthorState(root) });
  } catch (error) {
    const failed = (error as Error).stack ?? String(error);
    process.send?.('draft' in request ? { id: request.id, failed } : { failed });
  }
});
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit(0));
