import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { base } from '#contract/paths.ts';

const address = '/@content-reload';
const virtual = '\0content-reload.js';

/**
 * A saved questionnaire or heading of a page reloads the program, and nothing else that this server shows: the page
 * of the authors, in which the program stands in a frame, stays as it is and is told where the frame has gone. A
 * page whose text alone changed takes that in without a reload.
 */
export function createContentReloadPlugin(): Plugin {
  let root = '';
  return {
    name: 'content-reload',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (source) => (source === address ? virtual : null),
    load: (id) => (id === virtual ? script : null),
    transformIndexHtml: {
      order: 'pre',
      handler: (_html, { path }) =>
        path.includes('/author/')
          ? []
          : [{ tag: 'script', attrs: { type: 'module', src: address }, injectTo: 'head-prepend' as const }],
    },
    hotUpdate: {
      // After every other plugin has said what is stale, Vite's own list of globbed files among them.
      order: 'post',
      handler({ file, modules }) {
        const path = relative(root, file).replaceAll('\\', '/');
        if (!/^(content|questionnaires)\//.test(path)) return;
        const live = modules.filter((module) => module.isSelfAccepting);
        // A JSON file of which nothing else was compiled: it is broken, or says what it said.
        if (path.endsWith('.json') && modules.length === 0) return;
        if (path.endsWith('.mdx') && modules.every((module) => live.includes(module) || !module.id))
          return live;
        const graph = this.environment.moduleGraph;
        for (const module of modules) graph.invalidateModule(module);
        if (this.environment.name === 'client') {
          this.environment.hot.send('content:changed', { file: path });
        }
        return [];
      },
    },
  };
}

/** Runs in the program's pages. A running questionnaire keeps its draft, so nobody need be asked before a reload. */
const script = `
let reloads = false;
// A reload would call back a page that is on its way; that one comes fresh anyway.
let leaves = false;
window.navigation?.addEventListener('navigate', ({ destination }) => (leaves ||= !destination.sameDocument));
window.navigation?.addEventListener('navigateerror', () => (leaves = false));
addEventListener('beforeunload', (event) => reloads && event.stopImmediatePropagation(), { capture: true });
import.meta.hot.on('content:changed', () => {
  if (leaves) return;
  reloads = true;
  location.reload();
});
if (parent !== window) {
  const tell = () => {
    const at = location.pathname.slice(${base.length}) + location.search + location.hash;
    parent.postMessage({ previewAt: at }, location.origin);
  };
  window.navigation?.addEventListener('currententrychange', tell);
  addEventListener('popstate', tell);
  tell();
}
`;
