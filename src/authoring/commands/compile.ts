/**
 * `npm run compile`: compiles `content` and `questionnaires` for the app. With errors it writes nothing and exits with
 * 1.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { executeCommand } from '#command-line/execute-command.ts';
import { withProgress } from '#command-line/progress.ts';
import { compileContent } from '../compile/compile.ts';
import { ContentError } from '../compile/content-error.ts';

await executeCommand(
  {
    name: 'compile',
    usage: '',
    summary:
      'Compiles content and questionnaires to node_modules/.cache/content. Writes nothing if there are errors.',
    example: '',
  },
  async () => {
    parseArgs();
    const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');
    await withProgress('Compiling the content', () => void compileContent(root));
  },
  { describeError: (error) => (error instanceof ContentError ? error.message : null) },
);
