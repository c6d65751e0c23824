/**
 * The check of the authors' page, a child of `author.ts`: it reads and weighs every file, while the parent goes on
 * serving pages. It is told what is served, and answers with the state.
 */
import { fileURLToPath } from 'node:url';
import { authorState, type Served } from './author-state.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

process.on('message', (served: Served) => {
  try {
    process.send?.({ state: authorState(root, served) });
  } catch (error) {
    process.send?.({ failed: (error as Error).stack ?? String(error) });
  }
});
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit(0));
