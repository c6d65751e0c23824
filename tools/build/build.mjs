/** `npm run build`: builds the client into `dist/site`, compressed, and the server into `dist/server`. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { compiledFolder, getBinPath, root, runOrExit, writeBuildStamp } from '../prepare.mjs';
import { parseCommandLine } from '../command-line.mjs';
import { checkBudgets } from './budgets.mjs';
import { buildSite } from './site.mjs';
import { checkFeatures } from './check-features.mjs';

parseCommandLine({
  command: 'npm run build',
  usage: '',
  summary:
    'Checks the content, then builds the client into dist/site and the server into dist/server. Fails if a route is over its size ' +
    'budget (tools/build/budgets.mjs), or if a file needs a newer browser than `browserslist` in package.json.',
  example: '',
});

const dist = join(root, 'dist');
rmSync(dist, { recursive: true, force: true });

await runOrExit(getBinPath('tsx'), ['src/authoring/commands/check-content.ts']);

await buildSite(join(dist, 'site'));
checkBudgets(join(dist, 'site'));
checkFeatures(join(dist, 'site'));

await bundle({
  entryPoints: {
    server: join(root, 'src/server/server.ts'),
    'demo-data': join(root, 'src/server/admin/demo-data.ts'),
    'data-key': join(root, 'src/server/admin/data-key.ts'),
    partition: join(root, 'src/server/admin/partition.ts'),
    backup: join(root, 'src/server/admin/backup.ts'),
    restore: join(root, 'src/server/admin/restore.ts'),
    admin: join(root, 'src/server/admin/admin.ts'),
    'low-priority': join(root, 'src/research/commands/low-priority.ts'),
    export: join(root, 'src/research/commands/export.ts'),
    'verify-export': join(root, 'src/research/commands/verify.ts'),
    quality: join(root, 'src/research/commands/quality.ts'),
    norms: join(root, 'src/research/commands/norms.ts'),
  },
  outdir: join(dist, 'server'),
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  define: { 'process.env.WELLNESS_BUILD_TIME': JSON.stringify(new Date().toISOString()) },
  logLevel: 'warning',
});
cpSync(join(root, 'src/server/db/migrations'), join(dist, 'server/migrations'), { recursive: true });
cpSync(join(compiledFolder, 'server'), join(dist, 'instruments'), { recursive: true });
cpSync(join(compiledFolder, 'plan.json'), join(dist, 'plan.json'));
cpSync(join(compiledFolder, 'settings.json'), join(dist, 'settings.json'));
// Of the translated content, the server needs questionnaires, small steps and helplines.
cpSync(join(compiledFolder, 'translations'), join(dist, 'translations'), {
  recursive: true,
  filter: (path) => !/\/(?:content\.json|instruments|questions|safety-plan|site)$/.test(path),
});
cpSync(join(compiledFolder, 'messages'), join(dist, 'messages'), { recursive: true });
// Versions of questionnaires that stored attempts refer to.
cpSync(join(root, 'questionnaires/published'), join(dist, 'published'), { recursive: true });
// Versions of the consent notice that stored consents refer to.
cpSync(join(root, 'content/consent-notice/published'), join(dist, 'consent-notices'), { recursive: true });
writeBuildStamp();
