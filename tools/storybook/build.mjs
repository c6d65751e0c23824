/**
 * `npm run storybook:build`: the workbench as a static site in `storybook-static`, for any path of any static server and
 * without a line. Fails when it grows too large or asks for something from elsewhere. `--open` also looks at it in a
 * browser that reaches nothing else.
 */
import { rmSync } from 'node:fs';
import { ensureInstalled, runOrExit, getBinPath } from '../prepare.mjs';
import { siteFolderName, maxBytes, inspectSite, siteFolder } from './site.mjs';

await ensureInstalled();
rmSync(siteFolder, { recursive: true, force: true });
await runOrExit(getBinPath('storybook'), [
  'build',
  '--quiet',
  '--disable-telemetry',
  '--output-dir',
  siteFolderName,
]);

const { files, bytes, outward } = inspectSite(siteFolder);
const mb = (value) => `${(value / 1e6).toFixed(1)} MB`;
console.log(`${siteFolderName}: ${files} files, ${mb(bytes)} of ${mb(maxBytes)}`);
for (const found of outward) console.error(`It loads what is not in it: ${found}`);
if (bytes > maxBytes)
  console.error('It is too large. Films and pictures weigh most: du -a storybook-static | sort -n');
let failed = bytes > maxBytes || outward.length > 0;

if (process.argv.includes('--open')) {
  const { checkSite: openSite } = await import('./open-site.mjs');
  const wrong = await openSite();
  for (const line of wrong) console.error(line);
  console.log(
    wrong.length === 0 ? 'Opened under a path and without a line: in order' : 'Opened: NOT in order',
  );
  failed ||= wrong.length > 0;
}
process.exit(failed ? 1 : 0);
