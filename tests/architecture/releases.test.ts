import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveStableNames } from '#tools/build/releases/stable-names.mjs';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'node_modules/.cache/releases', String(process.pid));

/** The names of scripts and styles of a build in which every `from` of one module reads `to`. */
async function release(module = '', from = '', to = ''): Promise<string[]> {
  const outDir = join(folder, `${readdirSync(folder).length}`);
  let changed = module === '';
  await build({
    root,
    logLevel: 'error',
    plugins: [
      {
        name: 'change-one-sentence',
        enforce: 'pre',
        transform(code, id) {
          if (module === '' || !id.split('?')[0]?.endsWith(module) || !code.includes(from)) return null;
          changed = true;
          return code.replaceAll(from, to);
        },
      },
    ],
    build: { outDir, emptyOutDir: true, copyPublicDir: false },
  });
  if (!changed) throw new Error(`${module} does not say "${from}" any more: choose another sentence.`);
  giveStableNames(outDir);
  return ['js', 'css'].flatMap((kind) => readdirSync(join(outDir, 'static', kind)));
}

// Each case is a build of its own: half a minute on a quiet machine, with `npm run test:all`.
describe.runIf(process.env.TEST_ALL === '1')('a release that changes one thing', () => {
  let first: string[];
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    first = await release();
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['a sentence of a reading page', 'content/reading/step-up/stepUp1.mdx', ' the ', ' this '],
    ['the card of a questionnaire', 'content/questions/S1.json', 'I ', 'I  '],
    [
      'a string of the questionnaires',
      'src/web/features/questionnaire/strings.ts',
      'Save and leave',
      'Keep and leave',
    ],
    ['a string that several screens share', 'src/web/features/site/strings.ts', ' you', '  you'],
    ['a style', 'src/web/ui/empty/empty.module.css', 'display', 'color: red; display'],
  ])('renames three files at most: %s', async (_what, module, from, to) => {
    const next = await release(module, from, to);
    const renamed = next.filter((file) => !first.includes(file));
    expect(next).toHaveLength(first.length);
    expect(renamed.length).toBeGreaterThan(0);
    expect(renamed.length).toBeLessThanOrEqual(3);
  });
});
