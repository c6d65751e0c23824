/** `npm run author`: parses the arguments and starts the servers of the author app. */
import { parseArgs } from 'node:util';
import { executeCommand } from '#command-line/execute-command.ts';

await executeCommand(
  {
    name: 'author',
    usage: '',
    summary:
      'Opens an editor for pages and questionnaires, with preview and findings, on temporary data. Set AUTHOR_PORT for another port ' +
      'than 5174, and AUTHOR_OPEN=no to open no browser. Ctrl+C stops it.',
    example: '',
  },
  async () => {
    parseArgs();
    await import('./author.ts');
  },
);
