/** Builds the peers' pages with the product's own bundler and React, and serves them as the product's server does. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { build, type Plugin } from 'vite';
import { compressSite } from '../../build/compress.mjs';
import { root } from '../../prepare.mjs';
import { items, options } from './questions.ts';

export const peerNames = ['hand', 'react', 'survey'] as const;
export type PeerName = (typeof peerNames)[number];

/** Where `start.mjs` installs the packages: outside `tools`, whose files are hashed and copied. */
const installed = join(root, 'node_modules/.cache/bench-web');
const sources = join(import.meta.dirname, 'peers');

/** Builds all three into a new folder, so that runs may go on side by side; some seconds. */
export async function buildPeers(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'wellness-check-peers-'));
  for (const name of peerNames) {
    await build({
      root: join(sources, name),
      configFile: false,
      logLevel: 'warn',
      plugins: [questions(), peersPackages(), handPage()],
      resolve: { dedupe: ['react', 'react-dom'] },
      build: {
        outDir: join(folder, name),
        emptyOutDir: true,
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 4000,
      },
    });
    await compressSite(join(folder, name));
  }
  return folder;
}

/** Serves one page of the folder on a port of its own. */
export async function servePeer(
  folder: string,
  name: PeerName,
): Promise<{ address: string; stop(): Promise<void> }> {
  const app = fastify();
  await app.register(fastifyStatic, {
    root: join(folder, name),
    preCompressed: true,
    maxAge: '1y',
    immutable: true,
  });
  return { address: await app.listen({ port: 0, host: 'localhost' }), stop: () => app.close() };
}

/** The items as a module, so that a page carries these words and nothing else of the questionnaire. */
function questions(): Plugin {
  const id = 'virtual:questions';
  return {
    name: 'questions',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (loaded) =>
      loaded === `\0${id}`
        ? `export const items = ${JSON.stringify(items)};\nexport const options = ${JSON.stringify(options)};`
        : null,
  };
}

/** Finds SurveyJS where it was installed. */
function peersPackages(): Plugin {
  return {
    name: 'peers-packages',
    resolveId(source) {
      return source.startsWith('survey-') ? this.resolve(source, join(installed, 'peers.js')) : null;
    },
  };
}

/** The hand-written page holds its styles and its first question. */
function handPage(): Plugin {
  const radios = options.map(
    (label, index) => `<label><input type="radio" name="answer" value="${index + 1}" />${label}</label>`,
  );
  const looks = readFileSync(join(sources, 'page.css'), 'utf8');
  const parts: Record<string, string> = {
    question: items[0]!,
    count: String(items.length),
    options: radios.join(''),
  };
  return {
    name: 'hand-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<!--style-->', `<style>${looks}</style>`)
          .replace(/%(\w+)%/g, (whole, part: string) => parts[part] ?? whole),
    },
  };
}
