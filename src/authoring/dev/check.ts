/**
 * The check of the authors' page, a child of `author.ts`: it reads and weighs every file, while the parent goes on
 * serving pages. It answers each message with the state.
 */
import { fileURLToPath } from 'node:url';
import { authorState } from './author-state.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

process.on('message', () => {
  try {
    process.send?.({ state: authorState(root) });
  } catch (error) {
    process.send?.({ failed: (error as Error).stack ?? String(error) });
  }
});
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit(0));
