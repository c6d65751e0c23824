import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

/** Every file of `src/authoring` that an entry imports, directly or indirectly. */
async function listAuthoringFiles(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [join(root, entry)],
    absWorkingDir: root,
    bundle: true,
    write: false,
    outdir: 'never',
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    external: ['#compiled/*', '*.css', '*.mdx', '*.svg', '*.woff2'],
    loader: { '.json': 'json' },
  });
  return Object.keys(metafile.inputs).filter((file) => file.startsWith('src/authoring/'));
}

test('the server bundle contains no authoring code', async () => {
  expect(await listAuthoringFiles('src/server/server.ts')).toEqual([]);
});

test('the build contains the compiler, but neither the editor nor the authoring page', async () => {
  const usedNames = await listAuthoringFiles('vite.config.ts');
  expect(usedNames).not.toEqual([]);
  expect(usedNames.filter((file) => /^src\/authoring\/(editor|preview)\//.test(file))).toEqual([]);
});

test('the authoring tool contains the editor', async () => {
  expect(await listAuthoringFiles('src/authoring/studio/dev/author.ts')).toContain(
    'src/authoring/studio/editor/author-api.ts',
  );
});
