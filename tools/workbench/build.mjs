/** `npm run storybook:build`: builds Storybook as a static site in `storybook-static`. */
import { rmSync } from 'node:fs';
import { parseCommandLine } from '../command-line.mjs';
import { ensureInstalled, getBinPath, runOrExit } from '../prepare.mjs';
import { inspectSite, maxBytes, siteFolder, siteFolderName } from './site.mjs';

const formatMB = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
const { values } = parseCommandLine(
  {
    command: 'npm run storybook:build',
    usage: '[--open]',
    summary:
      `Builds Storybook into ${siteFolderName}, for any path of any static server, also offline. Fails if the site is larger than ` +
      `${formatMB(maxBytes)} or loads files of another host.`,
    options: [['--open', 'also checks the site in a browser without other connections']],
    example: '--open',
  },
  { options: { open: { type: 'boolean' } } },
);

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
console.log(`${siteFolderName}: ${files} files, ${formatMB(bytes)} of ${formatMB(maxBytes)}`);
for (const reference of outward)
  console.error(`${siteFolderName}/${reference} is not part of the site. Use a relative path.`);
if (bytes > maxBytes)
  console.error(
    `${siteFolderName} is too large. Find the largest files, often videos and images: du -a ${siteFolderName} | sort -n`,
  );
let failed = bytes > maxBytes || outward.length > 0;

if (values.open) {
  const { checkSite } = await import('./check-site.mjs');
  const problems = await checkSite();
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? 'Browser check ok' : 'Browser check FAILED');
  failed ||= problems.length > 0;
}
process.exit(failed ? 1 : 0);
