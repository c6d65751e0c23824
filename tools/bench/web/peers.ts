/** Builds the peers with the bundler and React of the product, and serves them with brotli like the product. */
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

/** `start.mjs` installs the packages of the peers here. */
const packagesFolder = join(root, 'node_modules/.cache/bench-web');
const sources = join(import.meta.dirname, 'peers');

/** Builds all peers into a new temporary folder, which takes some seconds. */
export async function buildPeers(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'wellness-check-peers-'));
  for (const name of peerNames) {
    await build({
      root: join(sources, name),
      configFile: false,
      logLevel: 'warn',
      plugins: [createQuestionsPlugin(), createPeerPackagesPlugin(), createHandPagePlugin()],
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

/** Serves a peer of the folder on a free port. */
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

/** The questions as a module, so that a bundle has nothing else of the questionnaire. */
function createQuestionsPlugin(): Plugin {
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

/** Resolves the packages of SurveyJS. */
function createPeerPackagesPlugin(): Plugin {
  return {
    name: 'peers-packages',
    resolveId(source) {
      return source.startsWith('survey-') ? this.resolve(source, join(packagesFolder, 'peers.js')) : null;
    },
  };
}

/** Inlines the styles and the first question into the hand-written page. */
function createHandPagePlugin(): Plugin {
  const radios = options.map(
    (label, index) => `<label><input type="radio" name="answer" value="${index + 1}" />${label}</label>`,
  );
  const styles = readFileSync(join(sources, 'page.css'), 'utf8');
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
          .replace('<!--style-->', `<style>${styles}</style>`)
          .replace(/%(\w+)%/g, (whole, part: string) => parts[part] ?? whole),
    },
  };
}
