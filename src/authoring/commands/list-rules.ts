/** `npm run author:rules`: writes the list of all rules for authors, `docs/author-rules.md`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatRulesPage } from '../rules/rules-page.ts';

writeFileSync(fileURLToPath(new URL('../../../docs/author-rules.md', import.meta.url)), formatRulesPage());
console.log('Written: docs/author-rules.md');
