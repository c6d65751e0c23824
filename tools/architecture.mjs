/** `npm run architecture`: checks the import rules (.dependency-cruiser.cjs) and writes the diagrams of docs/architecture.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { renderDiagrams } from './architecture-diagrams.mjs';
import { parseCommandLine } from './command-line.mjs';
import { root } from './prepare.mjs';

const { values } = parseCommandLine(
  {
    command: 'npm run architecture',
    usage: '[--check]',
    summary: 'Checks the import rules of src, and writes the diagrams of docs/architecture.md.',
    options: [['--check', 'writes nothing, and fails if the diagrams are out of date']],
    example: '--check',
  },
  { options: { check: { type: 'boolean' } } },
);

const page = join(root, 'docs/architecture.md');
const begin = '<!-- diagrams:begin -->\n';
const end = '<!-- diagrams:end -->';

process.chdir(root);
const { options, forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const { output } = await cruise(
  ['src'],
  { ...options, ruleSet: { forbidden }, validate: true },
  options.enhancedResolveOptions,
  { tsConfig: extractTSConfig(options.tsConfig.fileName) },
);

const { violations, totalCruised } = output.summary;
for (const { rule, from, to } of violations) {
  const { comment } = forbidden.find(({ name }) => name === rule.name);
  console.error(`${rule.name}: ${from} → ${to}\n  ${comment}`);
}
// dependency-cruiser skips TypeScript files if it cannot load the compiler.
const isIncomplete = totalCruised < 100;
if (isIncomplete)
  console.error(`Only ${totalCruised} files of src were read. Check that typescript is installed.`);

const text = readFileSync(page, 'utf8');
const [before, rest] = text.split(begin);
const after = rest?.slice(rest.indexOf(end));
if (!after) throw new Error(`docs/architecture.md lacks ${begin.trim()} or ${end}. Restore them.`);
const updated = `${before}${begin}${renderDiagrams(output.modules)}${after}`;
const isStale = updated !== text;
if (isStale && values.check)
  console.error('The diagrams in docs/architecture.md are out of date. Run npm run architecture.');
else if (isStale) writeFileSync(page, updated);

process.exit(violations.length > 0 || isIncomplete || (isStale && values.check) ? 1 : 0);
