/** `npm run derive`: writes the generated types and schemas. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { executeCommand } from '#command-line/execute-command.ts';
import { createDerivedFiles } from './derived-files.ts';

await executeCommand(
  {
    name: 'derive',
    usage: '',
    summary:
      'Writes the files that are generated from others: the schema of questionnaires with the formulas and charts of the code, ' +
      'the table of formulas in its guide, and the types of the schemas.',
    example: '',
  },
  () => {
    parseArgs();
    const root = join(import.meta.dirname, '../..');
    const files = createDerivedFiles();
    for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
    execFileSync(
      join(root, 'node_modules/.bin/biome'),
      ['format', '--write', ...Object.keys(files).filter((path) => !path.endsWith('.md'))],
      { cwd: root },
    );
    return `Written: ${Object.keys(files).join(', ')}`;
  },
  // Errors of the generators need their stack.
  { describeError: () => null },
);
