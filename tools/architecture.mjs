/**
 * `npm run architecture`: checks the import rules (.dependency-cruiser.cjs) and writes the diagrams of docs/architecture.md.
 * With `--check` it writes nothing, and fails if the diagrams are out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { renderDiagrams } from './architecture-picture.mjs';
import { root } from './prepare.mjs';

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
// Without TypeScript support the cruiser reads almost no file.
if (totalCruised < 100) console.error(`Only ${totalCruised} files were read.`);

const text = readFileSync(page, 'utf8');
const [before, rest] = text.split(begin);
const after = rest?.slice(rest.indexOf(end));
if (!after) throw new Error(`docs/architecture.md lacks ${begin.trim()} or ${end}.`);
const drawn = `${before}${begin}${renderDiagrams(output.modules)}${after}`;
const isStale = drawn !== text;
if (isStale && process.argv.includes('--check'))
  console.error('The diagrams in docs/architecture.md are out of date. Run npm run architecture.');
else if (isStale) writeFileSync(page, drawn);

const isStaleFault = isStale && process.argv.includes('--check');
process.exit(violations.length > 0 || totalCruised < 100 || isStaleFault ? 1 : 0);
