/** `npm run author:rules`: writes `docs/author-rules.md`, the list of all rules for authors. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { executeCommand } from '#command-line/execute-command.ts';
import { formatRulesPage } from '../rules/rules-page.ts';

await executeCommand(
  {
    name: 'author:rules',
    usage: '',
    summary: 'Writes docs/author-rules.md, the list of all rules for authors.',
    example: '',
  },
  () => {
    parseArgs();
    writeFileSync(
      fileURLToPath(new URL('../../../docs/author-rules.md', import.meta.url)),
      formatRulesPage(),
    );
    return 'Written: docs/author-rules.md';
  },
);
