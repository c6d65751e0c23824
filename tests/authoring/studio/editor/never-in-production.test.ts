import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

/** Every file of `src/authoring` that an entry takes along, however far away. */
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

test('the server takes nothing of the authors’ tool along', async () => {
  expect(await listAuthoringFiles('src/server/server.ts')).toEqual([]);
});

test('the build takes along what compiles, and neither the editor nor the authors’ page', async () => {
  const usedNames = await listAuthoringFiles('vite.config.ts');
  expect(usedNames).not.toEqual([]);
  expect(usedNames.filter((file) => /^src\/authoring\/(editor|preview)\//.test(file))).toEqual([]);
});

test('the authors’ tool itself does take the editor along', async () => {
  expect(await listAuthoringFiles('src/authoring/studio/dev/author.ts')).toContain(
    'src/authoring/studio/editor/author-api.ts',
  );
});
