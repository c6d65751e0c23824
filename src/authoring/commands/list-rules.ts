/** `npm run author:rules`: writes `docs/author-rules.md`, the list of all rules, and the table of `docs/voice.md`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { executeCommand } from '#command-line/execute-command.ts';
import { formatRulesPage } from '../rules/rules-page.ts';
import { fillPhraseTable } from '../rules/voice-table.ts';

const toPath = (file: string) => fileURLToPath(new URL(`../../../${file}`, import.meta.url));

await executeCommand(
  {
    name: 'author:rules',
    usage: '',
    summary:
      'Writes docs/author-rules.md, the list of all rules for authors, and the table of docs/voice.md.',
    example: '',
  },
  () => {
    parseArgs();
    writeFileSync(toPath('docs/author-rules.md'), formatRulesPage());
    const voice = toPath('docs/voice.md');
    writeFileSync(voice, fillPhraseTable(readFileSync(voice, 'utf8')));
    return 'Written: docs/author-rules.md, docs/voice.md';
  },
);
