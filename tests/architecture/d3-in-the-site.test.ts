import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { root } from '#tools/prepare.mjs';

const web = join(root, 'src/web');
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join(web, file));
const namesIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/from '(d3[^']*)'/g)].map(([, name]) => name);

/** What of each part of d3 the site's own build keeps for all files that import it, by the names it has there. */
async function d3InTheSite(): Promise<Record<string, readonly string[]>> {
  const built = (await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      write: false,
      // The site's entries are not among these files.
      manifest: false,
      rolldownOptions: {
        input: sources.filter((file) => namesIn(file).length > 0),
        preserveEntrySignatures: 'allow-extension',
      },
    },
  })) as Rolldown.RolldownOutput;
  const modules = built.output.flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []));
  const parts = modules.flatMap(([id, { code, renderedExports }]) => {
    const part = /node_modules\/(d3[^/]*)\//.exec(id)?.[1];
    // What is left out leaves one line that says so, in case that somebody calls it.
    return part && code && !code.includes('is left out of the build')
      ? [[part, renderedExports.toSorted()] as const]
      : [];
  });
  return Object.fromEntries(parts);
}

it('brings the scales and shapes of the charts, what these are made of, and nothing else of d3', async () => {
  expect(await d3InTheSite()).toEqual({
    'd3-array': [
      'ascending',
      'bisect',
      'bisectRight',
      'bisector',
      'descending',
      'range',
      'tickIncrement',
      'tickStep',
      'ticks',
    ],
    'd3-interpolate': ['interpolateNumber', 'interpolateRound'],
    'd3-path': ['Path', 'path', 'pathRound'],
    'd3-scale': ['scaleLinear', 'tickFormat'],
    'd3-shape': ['curveLinear', 'line'],
  });
});

it('imports d3 by the package `d3` alone', () => {
  expect([...new Set(sources.flatMap(namesIn))]).toEqual(['d3']);
});
